#include "riichi/score.hpp"

#include <algorithm>

#include "support/hands.hpp"
#include "support/rules.hpp"
#include "support/tiles.hpp"

namespace tensu::test {
namespace {

using riichi::Counted;

HandScore score(const std::string& tiles, Json more = Json::object(), std::string_view house = "tenhou",
                std::string_view options = "{}") {
  return scored(rulesOf(house, options), handOf(tiles, std::move(more)));
}

std::string yakuIds(const HandScore& score) {
  std::string text;
  for (const std::string& id : yakuOf(score)) {
    text += text.empty() ? "" : " ";
    text += id;
  }
  return text;
}

/// Which of two readings counts: most points, a named limit hand, more han, more fu, more yaku, the earlier of the
/// table.
bool comesBefore(const Counted& a, const Counted& b) {
  const auto key = [](const Counted& c) { return std::tuple(c.points, c.named, c.han, c.fu, std::popcount(c.yaku)); };
  if (key(a) != key(b)) {
    return key(a) > key(b);
  }
  const YakuMask differing = a.yaku ^ b.yaku;
  return differing != 0 && (a.yaku & (differing & ~(differing - 1))) != 0;
}

}  // namespace

TEST_CASE("the reading with the most points wins, and the others are listed", "[riichi]") {
  const HandScore pairs = score("112233m112233p9s9s", byRon(2));
  CHECK(yakuIds(pairs) == "ryanpeikou junchan");
  REQUIRE(pairs.riichi.alternatives.size() == 1);
  CHECK(pairs.riichi.alternatives[0].reading.shape == Shape::seven_pairs);
  CHECK(pairs.riichi.alternatives[0].points == 1600);
  // 222 333 444 as triplets, or 234 three times with pinfu.
  const HandScore triplets = score("222333444m99p78s9s", byRon(2));
  CHECK(yakuIds(triplets) == "sanankou");
  REQUIRE(triplets.riichi.alternatives.size() == 1);
}

TEST_CASE("four equal sequences are two pairs of them", "[riichi]") {
  CHECK(yakuIds(score("111122223333m4z4z", byRon(2))) == "chanta ryanpeikou honitsu");
}

TEST_CASE("a check that is passed says no more", "[riichi]") {
  const CompiledRules rules = rulesOf("tenhou");
  const HandScore whole = scored(rules, handOf("234m567p234678s44m", byRon(2)));
  REQUIRE(whole.ok);
  const auto* check = std::ranges::find(whole.checks, CheckId::not_furiten, &Check::id);
  REQUIRE(check != whole.checks.end());
  CHECK(check->ok);
  CHECK(check->details.empty());
}

TEST_CASE("every place of the winning tile is tried", "[riichi]") {
  // 4m ends 234, a two-sided wait, or stands in the middle of 345.
  const HandScore twoSided = score("23345m678p45688s4m", byRon(2));
  CHECK(yakuIds(twoSided) == "pinfu tanyao");
  CHECK(twoSided.riichi.best.reading.wait == Wait::ryanmen);
  REQUIRE(twoSided.riichi.alternatives.size() == 1);
  CHECK(twoSided.riichi.alternatives[0].reading.wait == Wait::kanchan);
  // 1 1 1 2 and 3m: 123 with the pair 11.
  const HandScore edge = score("1112m789p123s999p3m", byRon(2));
  CHECK(edge.riichi.best.reading.wait == Wait::penchan);
}

TEST_CASE("at equal points the order of the settled details decides", "[riichi]") {
  // Seven han either way: the triplets have 40 fu, the sequences 30.
  const HandScore fu = score("111222333m9m9m (123m)", byRon(2));
  CHECK(fu.riichi.best.fu == 40);
  CHECK(yakuIds(fu) == "sanankou chinitsu");
  REQUIRE(fu.riichi.alternatives.size() >= 1);
  CHECK(fu.riichi.alternatives[0].points == fu.riichi.best.points);
  CHECK(fu.riichi.alternatives[0].han == fu.riichi.best.han);
  CHECK(fu.riichi.alternatives[0].fu == 30);
  // Of the readings that lose two have fifty fu and one yaku of two han: that of the table's earlier row comes first.
  for (const char* tiles : {"999m999p6667899s9s", "111m111p1123444s1s"}) {
    const auto others = score(tiles, byRon(2)).riichi.alternatives;
    REQUIRE(others.size() == 2);
    CHECK(others[0].fu == 50);
    CHECK(others[0].yaku == maskOf(Yaku::sanankou));
    CHECK(others[1].fu == 50);
    CHECK(others[1].yaku == maskOf(Yaku::sanshoku_doukou));
  }
}

TEST_CASE("a named limit hand goes before a counted one of the same points", "[riichi]") {
  // Ittsuu, and dora: 8p leads to two 9p, 6m to one 7m.
  const auto renhou = [](const char* dora) {
    Json more = byRon(2);
    more["flags"] = {"renhou"};
    more["dora"] = dora;
    return score("123456789m99p46s5s", more, "tenhou", R"({"renhou":"mangan"})");
  };
  CHECK(yakuIds(renhou("")) == "renhou");
  const HandScore equal = renhou("8p6m");
  CHECK(yakuIds(equal) == "renhou");
  CHECK(equal.riichi.dora.total() == 0);
  REQUIRE(equal.riichi.alternatives.size() == 1);
  CHECK(equal.riichi.alternatives[0].points == equal.riichi.best.points);
  CHECK(equal.riichi.alternatives[0].han == 5);
  CHECK_FALSE(equal.riichi.alternatives[0].named);
  const HandScore more = renhou("8p8p6m");
  CHECK(yakuIds(more) == "ittsuu");
  CHECK(more.riichi.best.limit == Limit::haneman);
}

TEST_CASE("dora of every kind are counted apart", "[riichi]") {
  Json more = byRon(2);
  more["flags"] = {"riichi"};
  more["dora"] = "8s3m";
  more["ura"] = "8s4p";
  const HandScore all = score("123m067p234999s4m4m", more);
  CHECK(all.riichi.dora.dora == 5);
  // 9s again three, and the red five is a five too.
  CHECK(all.riichi.dora.ura == 4);
  CHECK(all.riichi.dora.aka == 1);
  CHECK(all.riichi.dora.flower == 0);
  CHECK(all.riichi.best.han == 11);
  const HandScore melds = score("123m4m4m567p789p (0555s)", [] {
    Json kan = byRon(2);
    kan["dora"] = "44s";
    kan["flags"] = {"houtei"};
    return kan;
  }());
  CHECK(melds.riichi.dora.dora == 8);
  CHECK(melds.riichi.dora.aka == 1);
}

TEST_CASE("a red five points like a plain one", "[riichi]") {
  Json more = byRon(2);
  more["flags"] = {"riichi"};
  more["dora"] = "0p";
  CHECK(score("123m567p234999s4m4m", more).riichi.dora.dora == 1);
}

TEST_CASE("flowers are dora, one more for each flower among the indicators", "[riichi]") {
  const auto flowers = [](int aside, const char* dora) {
    Json more = {{"flowers", aside}, {"dora", dora}};
    return score("123m567p234999s4m4m", more, "web-tile", R"({"flowers":true})").riichi.dora.flower;
  };
  CHECK(flowers(0, "") == 0);
  CHECK(flowers(3, "") == 3);
  CHECK(flowers(3, "f") == 6);
  CHECK(flowers(2, "ff") == 6);
  CHECK(flowers(0, "ff") == 0);
}

TEST_CASE("with a yakuman nothing else is counted", "[riichi]") {
  Json more = byRon(2);
  more["flags"] = {"riichi"};
  more["dora"] = "8s";
  const HandScore kokushi = score("119m19p19s123456z7z", more);
  CHECK(yakuIds(kokushi) == "kokushi");
  CHECK(kokushi.riichi.dora.total() == 0);
  CHECK(kokushi.riichi.best.han == 13);
  CHECK(kokushi.riichi.best.fu == 0);
}

TEST_CASE("alternatives come best first, none above the best and at most five", "[riichi]") {
  Dice dice(51);
  std::size_t most = 0;
  for (int round = 0; round < 3000; ++round) {
    // One suit and a few honours: the hands with the most readings.
    Hand hand;
    Copies34 copies = drawn(dice, 14, kMan | kDragons);
    for (int tries = 0; tries < 200 && !plainlyStandard(copies); ++tries) {
      copies = drawn(dice, 14, kMan | maskOf(kRed));
    }
    const CompiledRules rules = rulesOf("web-tile");
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
      for (int i = 0; i < copies[kind]; ++i) {
        hand.concealed[hand.concealedCount++] = static_cast<TileCode>(kind);
      }
    }
    HandScore answer;
    scoreTaken(hand, rules, true, answer);
    if (!answer.ok) {
      continue;
    }
    const auto& list = answer.riichi.alternatives;
    most = std::max(most, list.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
      CHECK_FALSE(comesBefore(list[i], i == 0 ? answer.riichi.best : list[i - 1]));
    }
    HandScore without;
    scoreTaken(hand, rules, false, without);
    CHECK(without.riichi.alternatives.empty());
    CHECK(without.riichi.best.points == answer.riichi.best.points);
    CHECK(without.riichi.best.yaku == answer.riichi.best.yaku);
  }
  CHECK(most >= 3);
  CHECK(most <= riichi::kMaxAlternatives);
}

TEST_CASE("of many readings the five best losers are listed", "[riichi]") {
  // Seven pairs, and three pairs of a ryanpeikou with several waits; renhou reads each of them once more.
  const HandScore many = score("2233445566778s8s", {{"seat", 0}, {"flags", {"renhou"}}}, "web-tile");
  const auto& list = many.riichi.alternatives;
  REQUIRE(list.size() == 5);
  CHECK(many.riichi.best.limit == Limit::sanbaiman);
  for (std::size_t i = 0; i < list.size(); ++i) {
    CHECK_FALSE(comesBefore(list[i], i == 0 ? many.riichi.best : list[i - 1]));
  }
  CHECK(list[0].points >= 24000);
  CHECK(list[4].points >= 24000);
}

TEST_CASE("each yaku shows its han, and a doubled yakuman two", "[riichi]") {
  const auto shown = [](const HandScore& answer, const CompiledRules& rules, Yaku yaku) {
    const riichi::HandView hand = riichi::viewOf(answer.hand);
    return riichi::hanShown(yaku, {hand, answer.riichi.best.reading, rules.rules.riichi}, rules.worths);
  };
  const CompiledRules tenhou = rulesOf("tenhou");
  const HandScore open = scored(tenhou, handOf("345678m2m2m (123m) (999m)"));
  CHECK(shown(open, tenhou, Yaku::chinitsu) == 5);
  const HandScore closed = scored(tenhou, handOf("123345678999m2m2m"));
  CHECK(shown(closed, tenhou, Yaku::chinitsu) == 6);
  const CompiledRules doubled = rulesOf("tenhou", R"({"double_suuankou_tanki":true})");
  const HandScore tanki = scored(doubled, handOf("222m888p333999s4m4m"));
  CHECK(shown(tanki, doubled, Yaku::suuankou) == 26);
  CHECK(shown(tanki, tenhou, Yaku::suuankou) == 13);
  const CompiledRules alone = rulesOf("wcoom-riichi");
  CHECK(shown(scored(alone, handOf("222m888p333999s4m4m")), alone, Yaku::suuankou) == 13);
  const CompiledRules web = rulesOf("web-tile", R"({"red_fives":"two_pin_yaku"})");
  const HandScore reds = scored(web, handOf("123m678p234999s0p0p"));
  CHECK(shown(reds, web, Yaku::red_five) == 2);
  Json first = {{"flags", {"renhou"}}};
  const HandScore renhou = scored(web, handOf("123m678p234999s1p1p", first));
  CHECK(shown(renhou, web, Yaku::renhou) == 8);
}

TEST_CASE("two sequences that the winning tile completes alike are one reading", "[riichi]") {
  const HandScore score = scored(rulesOf("tenhou"), handOf("34567m234p678s99p5m"));
  REQUIRE(score.ok);
  CHECK(score.riichi.best.reading.wait == Wait::ryanmen);
  CHECK(score.riichi.alternatives.empty());
}

}  // namespace tensu::test
