#include "line/line.hpp"

#include <algorithm>
#include <map>

#include "catch.hpp"
#include "support/json_request.hpp"

namespace tensu::test {
namespace {

Line lineOf(std::u16string_view text) {
  Line line;
  Problems problems;
  REQUIRE(parseLine(text, line, problems));
  return line;
}

LineMeld meldOf(std::u16string_view text) {
  const Line line = lineOf(text);
  REQUIRE(line.melds.size() == 1);
  return line.melds[0];
}

/// The words of a line may come in any order.
std::map<LineKey, std::u16string> wordsOf(const Line& line) {
  std::map<LineKey, std::u16string> words;
  for (const LineWord& word : line.words) {
    words[word.key] = word.value;
  }
  return words;
}

bool same(const LineMeld& a, const LineMeld& b) {
  return a.type == b.type && a.tiles == b.tiles && a.seatsBack == b.seatsBack && a.called == b.called;
}

bool same(const Line& a, const Line& b) {
  return a.concealed == b.concealed && wordsOf(a) == wordsOf(b) &&
         std::equal(a.melds.begin(), a.melds.end(), b.melds.begin(), b.melds.end(),
                    [](const LineMeld& one, const LineMeld& other) { return same(one, other); });
}

void roundTrip(std::u16string_view text) {
  const Line line = lineOf(text);
  const std::u16string written = formatLine(line);
  const Line again = lineOf(written);
  CHECK(same(line, again));
  CHECK(formatLine(again) == written);
}

struct Fault {
  Code code{};
  std::int64_t position = 0;
  Word reason{};
};

Fault faultOf(std::u16string_view text) {
  Line line;
  Problems problems;
  REQUIRE_FALSE(parseLine(text, line, problems));
  const Problem& problem = problems.list()[0];
  CHECK(problem.field == Field::text);
  REQUIRE(problem.details.size() == 2);
  return {problem.code, problem.details[0].value, static_cast<Word>(problem.details[1].value)};
}

}  // namespace

TEST_CASE("the example of the interface", "[line]") {
  const Line line = lineOf(
      u"234p55s (123m) [7777z] 5s win=tsumo seat=1 round=S flags=riichi,ippatsu dora=3m honba=1 "
      u"rules=makopi-house;kiriage=false");
  CHECK(line.concealed == u"234p55s5s");
  REQUIRE(line.melds.size() == 2);
  CHECK(line.melds[0].type == MeldType::chi);
  CHECK(line.melds[0].tiles == u"123m");
  CHECK(line.melds[1].type == MeldType::ankan);
  REQUIRE(line.words.size() == 7);
  CHECK(line.words[0].key == LineKey::win);
  CHECK(line.words[6].value == u"makopi-house;kiriage=false");
}

TEST_CASE("melds by their brackets and tiles", "[line]") {
  CHECK(meldOf(u"(123m)").type == MeldType::chi);
  CHECK(meldOf(u"(555z)").type == MeldType::pon);
  CHECK(meldOf(u"(055p)").type == MeldType::pon);
  CHECK(meldOf(u"(5555z)").type == MeldType::kan);
  CHECK(meldOf(u"[5555z]").type == MeldType::ankan);
  CHECK(meldOf(u"(555z+5z)").type == MeldType::kakan);
  CHECK(meldOf(u"(555z+5z)").tiles == u"5555z");
  CHECK(meldOf(u"(chi:555z)").type == MeldType::chi);
  CHECK(meldOf(u"(chi:555z)").tiles == u"555z");
  CHECK(meldOf(u"(白白白)").type == MeldType::pon);
}

TEST_CASE("the called tile and its seat", "[line]") {
  const LineMeld before = meldOf(u"(<1 123m)");
  CHECK(before.seatsBack == 1);
  CHECK(before.called == u"1m");
  CHECK(before.tiles == u"123m");
  const LineMeld middle = meldOf(u"(5<2 55z)");
  CHECK(middle.seatsBack == 2);
  CHECK(middle.called == u"5z");
  const LineMeld tileAlone = meldOf(u"(4< 06p)");
  CHECK(tileAlone.seatsBack == kUnmarked);
  CHECK(tileAlone.called == u"0p");
  const LineMeld seatAlone = meldOf(u"(555z<3)");
  CHECK(seatAlone.seatsBack == 3);
  CHECK(seatAlone.called.empty());
  CHECK(meldOf(u"(555z)").seatsBack == kUnmarked);
  CHECK(meldOf(u"(🀀<1 🀀🀀)").called == u"🀀");
}

TEST_CASE("what is parsed and written is parsed the same again", "[line]") {
  for (const char16_t* text :
       {u"", u"123m456p789s11z", u"1m 2m 3m", u"234p55s (123m) [7777z] 5s", u"(<1 123m) (5<2 55z) (555z+5z) [0555p]",
        u"(555s<3)", u"(4< 06p)", u"(chi:555z) (pon:123m) (kan:12m)", u"(5<1 55z+5z)", u"東東東 (🀀🀀🀀) win=ron from=2",
        u"１２３ｍ (４５６ｐ)", u"win=tsumo", u"(🀀<1 🀀🀀)", u"rules=tenhou;kiriage=true;min_han=2 win=ron from=0 seat=3",
        u"melds=x points=1,2,3,4 active=0,1 lack=s"}) {
    roundTrip(text);
  }
}

TEST_CASE("words are written in one order, whatever order they came in", "[line]") {
  CHECK(formatLine(lineOf(u"rules=tenhou seat=1 11z win=ron from=2")) == u"11z win=ron from=2 seat=1 rules=tenhou");
}

TEST_CASE("faults of a line are named with their place", "[line]") {
  const Fault open = faultOf(u"11z (123m");
  CHECK(open.code == Code::bad_notation);
  CHECK(open.position == 4);
  CHECK(open.reason == Word::unclosed);
  CHECK(faultOf(u"11z 123m)").position == 8);
  CHECK(faultOf(u"11z win=ron]").position == 11);
  CHECK(faultOf(u"[123m) 11z").position == 0);
  CHECK(faultOf(u"11z ] win=ron").position == 4);
  const Fault unknown = faultOf(u"11z wins=ron");
  CHECK(unknown.code == Code::bad_value);
  CHECK(unknown.position == 4);
  CHECK(unknown.reason == Word::unknown);
  const Fault twice = faultOf(u"seat=1 11z seat=2");
  CHECK(twice.code == Code::bad_value);
  CHECK(twice.position == 11);
}

}  // namespace tensu::test
