// Spellings of a meld on a line that few people write: every one is read, and written so that it is read the same.
#include <memory>
#include <string>

#include "catch.hpp"
#include "line/line.hpp"

namespace tensu::test {
namespace {

/// The only meld of a line, kept together with it.
class ReadMeld {
public:
  explicit ReadMeld(std::u16string_view text) {
    Problems problems;
    REQUIRE(parseLine(text, *line_, problems));
    REQUIRE(line_->melds.size() == 1);
  }
  const LineMeld& operator*() const { return line_->melds[0]; }
  const LineMeld* operator->() const { return &line_->melds[0]; }

private:
  std::unique_ptr<Line> line_ = std::make_unique<Line>();
};

ReadMeld read(std::u16string_view text) {
  return ReadMeld(text);
}

std::u16string written(const LineMeld& meld) {
  const auto line = std::make_unique<Line>();
  line->melds.push_back(meld);
  const auto text = std::make_unique<LineText>();
  formatLine(*line, *text);
  return std::u16string(text->view());
}

std::u16string again(std::u16string_view text) {
  return written(*read(text));
}

}  // namespace

TEST_CASE("a meld of tiles that cannot be read is a chi, until scoring refuses it", "[line]") {
  CHECK(read(u"(12x)")->type == MeldType::chi);
  CHECK(read(u"()")->type == MeldType::chi);
  CHECK(read(u"(fff)")->type == MeldType::chi);
  CHECK(read(u"(5zff)")->type == MeldType::chi);
  CHECK(again(u"(12x)") == u"(12x)");
}

TEST_CASE("a word before a colon that is no type belongs to the tiles", "[line]") {
  CHECK(read(u"(pong:555z)")->tiles == u"pong:555z");
  CHECK(read(u"(kakan:5555z)")->type == MeldType::kakan);
}

TEST_CASE("tiles that begin like a type have their own before them", "[line]") {
  for (const char16_t* text : {u"(kakan:kakan:119m+)", u"(chi:pon:555z)", u"[ankan:chi:5555z]", u"(chi:<1 chi:555z)"}) {
    CHECK(again(text) == text);
  }
  CHECK(read(u"[ankan:chi:5555z]")->type == MeldType::ankan);
  CHECK(read(u"[ankan:chi:5555z]")->tiles == u"chi:5555z");
}

TEST_CASE("a mark at the end, without a seat or before nothing", "[line]") {
  CHECK(read(u"(555z<)")->seatsBack == kUnmarked);
  CHECK(read(u"(555z<)")->called.empty());
  CHECK(read(u"(555z< )")->called.empty());
  CHECK(read(u"(<5)")->seatsBack == 5);
  CHECK(read(u"(< 5)")->called.empty());
  CHECK(read(u"(5<1 5)")->called.empty());
  CHECK(read(u"(5<15z)")->tiles == u"55z");
}

TEST_CASE("a called tile of one character", "[line]") {
  CHECK(read(u"(白<2 白白)")->called == u"白");
  CHECK(read(u"(P<1 PP)")->called == u"P");
  // Half of a tile, as text that was cut off has it.
  CHECK(read(u"(🀀🀀<1 \xD83C)")->called == u"\xD83C");
  CHECK(again(u"(白<2 白白)") == u"(<2 白白白)");
}

TEST_CASE("a full-width meld keeps its digits, and its plus stands before the last of them", "[line]") {
  CHECK(read(u"(<1 １２３ｍ)")->called == u"１ｍ");
  CHECK(again(u"(５５５ｚ+５ｚ)") == u"(５５５ｚ+５ｚ)");
  CHECK(read(u"(５５５ｚ+５ｚ)")->tiles == u"５５５５ｚ");
}

TEST_CASE("full-width signs are those of a line", "[line]") {
  CHECK(read(u"（123m）")->type == MeldType::chi);
  CHECK(read(u"［5555z］")->type == MeldType::ankan);
  CHECK(read(u"(123m）")->tiles == u"123m");
  CHECK(read(u"（５５５ｚ＋５ｚ）")->type == MeldType::kakan);
  CHECK(read(u"（５５５ｚ＋５ｚ）")->tiles == u"５５５５ｚ");
  const ReadMeld called = read(u"（1＜２\u300023m）");
  CHECK(called->seatsBack == 2);
  CHECK(called->called == u"2m");
  CHECK(called->tiles == u"123m");
  CHECK(again(u"11z（1＜２ 23m）") == u"(1<2 23m)");
  Line line;
  Problems problems;
  CHECK_FALSE(parseLine(u"11z （123m］ ＝", line, problems));
}

TEST_CASE("an added kan in other spellings has its plus at the end", "[line]") {
  CHECK(again(u"(白白白+白)") == u"(白白白白+)");
  CHECK(read(u"(白白白白+)")->type == MeldType::kakan);
  CHECK(read(u"(+5z)")->tiles == u"5z");
  CHECK(read(u"(555z+)")->tiles == u"555z");
  CHECK(read(u"(555z+5m)")->tiles == u"555z5m");
  CHECK(read(u"(白+5z)")->tiles == u"白5z");
  CHECK(again(u"(555z+5m)") == u"(555z5m+)");
  CHECK(again(u"(5z+)") == u"(5z+)");
}

TEST_CASE("a called tile in another spelling is found among the tiles", "[line]") {
  const auto called = [](const char16_t* tiles, const char16_t* tile) {
    return written({MeldType::pon, tiles, 1, tile});
  };
  CHECK(called(u"555z", u"白") == u"(<1 555z)");
  CHECK(called(u"055p", u"5p") == u"(0<1 55p)");
  CHECK(called(u"055p", u"0p") == u"(<1 055p)");
  // What is not among them leaves the seat alone.
  CHECK(called(u"555z", u"6z") == u"(555z<1)");
  CHECK(called(u"555z", u"x") == u"(555z<1)");
  CHECK(called(u"555z", u"55z") == u"(555z<1)");
  CHECK(called(u"ppp", u"5z") == u"(pon:ppp<1)");
}

TEST_CASE("what is called and is no tile keeps its place in an added kan", "[line]") {
  CHECK(again(u"(64<1 +s)") == u"(kakan:64<1 s)");
  CHECK(again(u"(kakan:64<1 s)") == u"(kakan:64<1 s)");
  CHECK(again(u"(<1 555z+5z)") == u"(<1 555z+5z)");
}

TEST_CASE("a bracket inside a bracket is a fault, and reading goes on with it", "[line]") {
  const auto faults = [](std::u16string_view text) {
    Line line;
    Problems problems;
    CHECK_FALSE(parseLine(text, line, problems));
    return std::pair(problems.list().size(), line.melds.size());
  };
  CHECK(faults(u"(12(345m)") == std::pair<std::size_t, std::size_t>(1, 1));
  CHECK(faults(u"(12[5555z]") == std::pair<std::size_t, std::size_t>(1, 1));
  CHECK(faults(u"(12] (345m)") == std::pair<std::size_t, std::size_t>(1, 1));
}

TEST_CASE("a meld may follow tiles without a space between", "[line]") {
  Line line;
  Problems problems;
  REQUIRE(parseLine(u"11z(123m)22z[5555z]", line, problems));
  CHECK(line.concealed == u"11z22z");
  CHECK(line.melds.size() == 2);
}

}  // namespace tensu::test
