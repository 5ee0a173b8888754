#include "line/line.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <string>

#include "catch.hpp"
#include "support/json_request.hpp"

namespace tensu::test {
namespace {

/// A line that was read, kept together with its text.
class ReadLine {
public:
  explicit ReadLine(std::u16string_view text) : text_(text) {
    Problems problems;
    REQUIRE(parseLine(text_, *line_, problems));
  }
  const Line* operator->() const { return line_.get(); }
  const Line& operator*() const { return *line_; }

private:
  std::u16string text_;
  std::unique_ptr<Line> line_ = std::make_unique<Line>();
};

/// A meld by itself.
struct OwnMeld {
  MeldType type{};
  std::u16string tiles;
  int seatsBack = 0;
  std::u16string called;
};

std::u16string written(const Line& line) {
  const auto text = std::make_unique<LineText>();
  formatLine(line, *text);
  return std::u16string(text->view());
}

OwnMeld meldOf(std::u16string_view text) {
  const ReadLine line(text);
  REQUIRE(line->melds.size() == 1);
  const LineMeld& meld = line->melds[0];
  return {meld.type, std::u16string(meld.tiles), meld.seatsBack, std::u16string(meld.called)};
}

/// The words of a line may come in any order.
std::map<LineKey, std::u16string> wordsOf(const Line& line) {
  std::map<LineKey, std::u16string> words;
  for (const LineWord& word : line.words) {
    words[word.key] = std::u16string(word.value);
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
  const ReadLine line(text);
  const ReadLine again(written(*line));
  CHECK(same(*line, *again));
  CHECK(written(*again) == written(*line));
}

struct Fault {
  Code code{};
  std::int64_t position = 0;
  Word reason{};
};

Fault faultOf(std::u16string_view text) {
  const auto line = std::make_unique<Line>();
  Problems problems;
  REQUIRE_FALSE(parseLine(text, *line, problems));
  const Problem& problem = problems.list()[0];
  CHECK(problem.field == Field::text);
  REQUIRE(problem.details.size() == 2);
  return {problem.code, problem.details[0].value(), static_cast<Word>(problem.details[1].value())};
}

}  // namespace

TEST_CASE("the example of the interface", "[line]") {
  const ReadLine line(
      u"234p55s (123m) [7777z] 5s win=tsumo seat=1 round=S flags=riichi,ippatsu dora=3m honba=1 "
      u"rules=makopi-house;kiriage=false");
  CHECK(line->concealed == u"234p55s5s");
  REQUIRE(line->melds.size() == 2);
  CHECK(line->melds[0].type == MeldType::chi);
  CHECK(line->melds[0].tiles == u"123m");
  CHECK(line->melds[1].type == MeldType::ankan);
  REQUIRE(line->words.size() == 7);
  CHECK(line->words[0].key == LineKey::win);
  CHECK(line->words[6].value == u"makopi-house;kiriage=false");
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
  const OwnMeld before = meldOf(u"(<1 123m)");
  CHECK(before.seatsBack == 1);
  CHECK(before.called == u"1m");
  CHECK(before.tiles == u"123m");
  const OwnMeld middle = meldOf(u"(5<2 55z)");
  CHECK(middle.seatsBack == 2);
  CHECK(middle.called == u"5z");
  const OwnMeld tileAlone = meldOf(u"(4< 06p)");
  CHECK(tileAlone.seatsBack == kUnmarked);
  CHECK(tileAlone.called == u"0p");
  const OwnMeld seatAlone = meldOf(u"(555z<3)");
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
        u"melds= points=1,2,3,4 active=0,1 lack=s", u"12(345m)3m"}) {
    roundTrip(text);
  }
}

TEST_CASE("words are written in one order, whatever order they came in", "[line]") {
  CHECK(written(*ReadLine(u"rules=tenhou seat=1 11z win=ron from=2")) == u"11z win=ron from=2 seat=1 rules=tenhou");
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

TEST_CASE("what one part of a line says twice or beside the others is a fault", "[line]") {
  const Fault marks = faultOf(u"11z (<1 2<2 22m)");
  CHECK(marks.code == Code::bad_value);
  CHECK(marks.position == 9);
  CHECK(marks.reason == Word::twice);
  CHECK(faultOf(u"(<1 222m\uFF1C2)").position == 8);
  const Fault melds = faultOf(u"11z melds=junk");
  CHECK(melds.code == Code::bad_value);
  CHECK(melds.position == 4);
  CHECK(melds.reason == Word::unknown);
}

TEST_CASE("what stands within a group of tiles or within a tile leaves a space there", "[line]") {
  CHECK(ReadLine(u"345p5678 (222m) s666z5s")->concealed == u"345p5678 s666z5s");
  CHECK(ReadLine(u"34p55(234m)[7777z]23s4s")->concealed == u"34p55 23s4s");
  CHECK(ReadLine(u"34p55 seat=1 23s")->concealed == u"34p55 23s");
  CHECK(ReadLine(u"\uFF15 (234m) 5s")->concealed == u"\uFF15 5s");
  CHECK(ReadLine(u"\xD83C(234m)\xDC00")->concealed == u"\xD83C \xDC00");
  CHECK(ReadLine(u"34p (234m) 23s4s")->concealed == u"34p23s4s");
}

TEST_CASE("a text that is too long is no line, and one that just fits is written whole", "[line]") {
  const Fault longer = faultOf(std::u16string(kLongestLine + 1, u'1'));
  CHECK(longer.code == Code::bad_value);
  CHECK(longer.position == kLongestLine);
  CHECK(longer.reason == Word::out_of_range);
  std::u16string melds;
  for (std::size_t i = 0; i < kMostLineMelds; ++i) {
    melds += u"(kan:1m)";
  }
  melds += u"55z";
  const ReadLine most(std::u16string(kLongestLine - melds.size(), u'f') + melds);
  CHECK(written(*most).size() == kLongestLine + kMostLineMelds);
  roundTrip(written(*most).substr(2 * kMostLineMelds));
}

TEST_CASE("more melds than any hand could have are refused", "[line]") {
  std::u16string melds;
  for (std::size_t i = 0; i < kMostLineMelds; ++i) {
    melds += u"(111z)";
  }
  CHECK(ReadLine(melds)->melds.size() == kMostLineMelds);
  const Fault more = faultOf(melds + u"(111z)(111z");
  CHECK(more.code == Code::bad_value);
  CHECK(more.position == static_cast<std::int64_t>(melds.size()));
  CHECK(more.reason == Word::out_of_range);
}

TEST_CASE("a text that has no room for more takes none", "[line]") {
  const auto text = std::make_unique<LineText>();
  for (std::size_t i = 0; i < LineText::kMost; ++i) {
    text->add(u'1');
  }
  text->add(u'2');
  text->insert(0, u"3");
  CHECK(text->size() == LineText::kMost);
  CHECK(text->view().front() == u'1');
  CHECK(text->view().back() == u'1');
}

}  // namespace tensu::test
