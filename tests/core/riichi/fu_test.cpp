#include "riichi/fu.hpp"

#include "support/hands.hpp"
#include "support/rules.hpp"
#include "support/tiles.hpp"

namespace tensu::test {
namespace {

/// The items of the best reading: `closed-ron 30, triplet 8 9s`.
std::string itemsOf(const CompiledRules& rules, const HandScore& score) {
  const riichi::HandView hand = riichi::viewOf(score.hand);
  const riichi::View view{hand, score.riichi.best.reading, rules.rules.riichi};
  const bool pinfu = (score.riichi.best.yaku & maskOf(Yaku::pinfu)) != 0;
  std::string text;
  int sum = 0;
  for (const riichi::FuItem& item : riichi::fuItemsOf(view, pinfu)) {
    text += text.empty() ? "" : ", ";
    text += riichi::kFuIds[static_cast<std::size_t>(item.id)];
    text += ' ';
    text += std::to_string(item.fu);
    if (item.kind != kNoKind) {
      Copies34 one{};
      one[item.kind] = 1;
      text += ' ';
      text += written(one);
    }
    sum += item.fu;
  }
  const int rounded = view.reading.shape == Shape::standard ? (sum + 9) / 10 * 10 : sum;
  CHECK(score.riichi.best.fu == rounded);
  CHECK(riichi::fuOf(view, pinfu) == rounded);
  return text;
}

void has(const std::string& items, const std::string& tiles, const Json& more, std::string_view options = "{}") {
  const CompiledRules rules = rulesOf("tenhou", options);
  const HandScore score = scored(rules, handOf(tiles, more));
  INFO(tiles << " " << more.dump());
  REQUIRE(score.ok);
  CHECK(itemsOf(rules, score) == items);
}

Json ron(const char* flags = "[\"riichi\"]") {
  Json more = byRon(2);
  more["flags"] = Json::parse(flags);
  return more;
}
Json tsumo(const char* flags = "[]") {
  return {{"flags", Json::parse(flags)}};
}

}  // namespace

TEST_CASE("the fu of sets, open and concealed, simples and others", "[riichi]") {
  has("closed-ron 30, triplet 4 2s, wait-tanki 2", "123m567p222s345s4m4m", ron());
  has("closed-ron 30, triplet 8 9s, wait-tanki 2", "123m567p234999s4m4m", ron());
  has("closed-ron 30, triplet 8 4z, wait-tanki 2", "123m567p234s444z4m4m", ron());
  has("closed-ron 30, kan 16 2s, wait-tanki 2", "123m567p345s4m4m [2222s]", ron());
  has("closed-ron 30, kan 32 9s, wait-tanki 2", "123m567p234s4m4m [9999s]", ron());
  has("base 20, triplet 2 2s, wait-tanki 2", "123m567p345s4m4m (222s)", ron("[\"houtei\"]"));
  has("base 20, triplet 4 9s, wait-tanki 2", "123m567p234s4m4m (999s)", ron("[\"houtei\"]"));
  has("base 20, kan 8 2s, wait-tanki 2", "123m567p345s4m4m (2222s)", ron("[\"houtei\"]"));
  has("base 20, kan 16 9s, wait-tanki 2", "123m567p234s4m4m (9999s)", ron("[\"houtei\"]"));
}

TEST_CASE("a triplet completed by ron counts as open, one that is drawn as concealed", "[riichi]") {
  has("closed-ron 30, triplet 2 4m", "123m567p234s44m99s4m", ron());
  has("closed-ron 30, triplet 4 9s", "123m567p234s44m99s9s", ron());
  has("base 20, triplet 4 4m, tsumo 2", "123m567p234s44m99s4m", tsumo());
  has("base 20, triplet 8 9s, tsumo 2", "123m567p234s44m99s9s", tsumo());
}

TEST_CASE("the fu of the pair", "[riichi]") {
  has("closed-ron 30, pair 2 5z", "12367m567p234s55z8m", ron());
  has("closed-ron 30, pair 2 6z", "12367m567p234s66z8m", ron());
  has("closed-ron 30, pair 2 7z", "12367m567p234s77z8m", ron());
  has("closed-ron 30, pair 2 2z", "12367m567p234s22z8m", ron());
  has("closed-ron 30, pair 2 1z", "12367m567p234s11z8m", ron());
  has("closed-ron 30", "12367m567p234s33z8m", ron());
  Json dealer = ron();
  dealer["seat"] = 0;
  has("closed-ron 30, pair 4 1z", "12367m567p234s11z8m", dealer);
  has("closed-ron 30, pair 2 1z", "12367m567p234s11z8m", dealer, R"({"double_wind_fu":2})");
  Json south = ron();
  south["round"] = "S";
  has("closed-ron 30, pair 4 2z", "12367m567p234s22z8m", south);
}

TEST_CASE("the fu of the wait", "[riichi]") {
  has("closed-ron 30", "12367m567p23499s8m", ron());
  has("closed-ron 30, wait-kanchan 2", "12368m567p23499s7m", ron());
  has("closed-ron 30, wait-penchan 2", "12389m567p23499s7m", ron());
  has("closed-ron 30, wait-penchan 2", "12678m567p23499s3m", ron());
  has("closed-ron 30, wait-tanki 2", "1235678m567p234s8m", ron());
  has("closed-ron 30", "1235678m567p234s8m", ron(), R"({"wait_fu":"as_printed"})");
  has("closed-ron 30, triplet 2 4m, wait-shanpon 2", "123m567p234s44m99s4m", ron(), R"({"wait_fu":"as_printed"})");
  has("closed-ron 30, wait-kanchan 2", "12368m567p23499s7m", ron(), R"({"wait_fu":"as_printed"})");
}

TEST_CASE("the fu of the way of winning", "[riichi]") {
  has("base 20", "12367m567p23499s8m", tsumo());
  has("base 20, tsumo 2", "12367m567p23499s8m", tsumo(), R"({"pinfu_tsumo":false})");
  has("base 20, tsumo 2", "12367m567p23499s8m", tsumo(), R"({"yaku.pinfu":false})");
  has("base 20, tsumo 2", "67m567p23499s8m (123m)", tsumo("[\"haitei\"]"));
  has("base 20, open-pinfu 2", "67m567p23499s8m (123m)", ron("[\"houtei\"]"));
  has("base 20", "67m567p23499s8m (123m)", ron("[\"houtei\"]"), R"({"open_pinfu_fu":false})");
  has("base 20, kan 8 8m, tsumo 2, wait-kanchan 2", "123m57p23499s6p (8888m)", tsumo("[\"rinshan\"]"));
  has("base 20, kan 8 8m, wait-kanchan 2", "123m57p23499s6p (8888m)", tsumo("[\"rinshan\"]"),
      R"({"rinshan_tsumo_fu":false})");
}

TEST_CASE("seven pairs have their own fu, and orphans none", "[riichi]") {
  has("chiitoitsu 25", "1155m2288p3399s4z4z", ron());
  has("chiitoitsu 25", "1155m2288p3399s4z4z", tsumo());
  has("chiitoitsu 30", "1155m2288p3399s4z4z", ron(), R"({"chiitoi_fu":30})");
  const CompiledRules rules = rulesOf("tenhou");
  const HandScore orphans = scored(rules, handOf("119m19p19s123456z7z"));
  CHECK(orphans.riichi.best.fu == 0);
  const riichi::HandView hand = riichi::viewOf(orphans.hand);
  CHECK(riichi::fuOf({hand, orphans.riichi.best.reading, rules.rules.riichi}, false) == 0);
}

}  // namespace tensu::test
