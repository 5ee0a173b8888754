#include "engine.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "shape/distance.hpp"
#include "support/distance.hpp"
#include "support/hands.hpp"
#include "support/rules.hpp"
#include "support/tiles.hpp"

namespace tensu::test {
namespace {

std::string writtenCode(TileCode code) {
  const Kind kind = kindOf(code);
  std::string text(1, isRedFive(code) ? '0' : static_cast<char>('1' + rankOf(kind)));
  return text += "mpsz"[suitOf(kind)];
}

/// All that an answer says, as one text.
std::string summary(const HandScore& score, const Json& request) {
  const riichi::Counted& best = score.riichi.best;
  const Json all = {score.ok,
                    problemsOf(score.problems, request),
                    yakuOf(score),
                    best.han,
                    best.fu,
                    best.base,
                    best.yakuman,
                    static_cast<int>(best.reading.wait),
                    score.riichi.dora.total(),
                    score.riichi.alternatives.count(),
                    score.sichuan.value,
                    score.sichuan.roots,
                    static_cast<int>(score.sichuan.best.row),
                    linesOf(score.ledger)};
  return all.dump();
}

/// Adds melds of these kinds as words, none of a kind that is held already.
std::string someMelds(Dice& dice, int number, KindMask kinds, Copies34 held) {
  std::string text;
  while (number > 0) {
    const int kind = anyOf(dice, kinds);
    if (std::exchange(held[static_cast<std::size_t>(kind)], 4) > 0) {
      continue;
    }
    Copies34 tiles{};
    tiles[static_cast<std::size_t>(kind)] = dice.coin() ? 3 : 4;
    const bool concealed = tiles[static_cast<std::size_t>(kind)] == 4 && dice.coin();
    text += concealed ? " [" : " (";
    text += written(tiles);
    text += concealed ? "]" : ")";
    --number;
  }
  return text;
}

/// 13 tiles with melds that are ready or nearly, and something around them.
Json someReadyHand(Dice& dice, const CompiledRules& rules) {
  const bool sichuan = rules.rules.family == Family::sichuan;
  const int lack = dice.roll(3);
  const KindMask kinds = sichuan ? rules.rules.kinds & ~(kMan << (9 * lack)) : kAllKinds;
  const int melds = dice.roll(4);
  Copies34 copies = completeHand(dice, 4 - melds, kinds);
  --copies[static_cast<std::size_t>(anyOf(dice, packed(copies).atLeast(1)))];
  disturb(dice, copies, dice.roll(3) / 2);
  const std::string text = written(copies) + someMelds(dice, melds, kinds, copies);
  Json more = {{"seat", dice.roll(rules.rules.players)}, {"honba", dice.roll(6)}};
  if (sichuan) {
    more["lack"] = std::string(1, "mps"[lack]);
    return handOf(text, more);
  }
  const Json flags = {Json::array(), {"riichi"}, {"haitei"}, {"houtei"}, {"rinshan"}, {"riichi", "ippatsu"}};
  more["flags"] = flags[static_cast<std::size_t>(dice.roll(6))];
  more["dora"] = writtenCode(static_cast<TileCode>(dice.roll(kKinds)));
  if (dice.roll(4) == 0) {
    more["discards"] = "19m5p5z";
  }
  return handOf(text, more);
}

/// The same request with a fourteenth tile.
Json with(Json hand, TileCode tile, Win win, int players) {
  hand["concealed"] = hand["concealed"].get<std::string>() + writtenCode(tile);
  hand["win"] = {{"by", win == Win::ron ? "ron" : "tsumo"}};
  if (win == Win::ron) {
    hand["win"]["from"] = (hand["seat"].get<int>() + 1) % players;
  }
  return hand;
}

/// Whether the tiles are a win, even one that may not be taken or has no yaku.
bool isWin(const HandScore& score) {
  const auto& list = score.problems.list();
  return score.ok || std::any_of(list.begin(), list.end(), [](const Problem& problem) {
           return problem.code == Code::furiten || problem.code == Code::no_yaku ||
                  problem.code == Code::below_minimum_han;
         });
}

/// Each wait scores as the hand of 14 tiles; every tile that is no wait is no win.
void waitsAgree(const CompiledRules& rules, Json hand) {
  hand.erase("win");
  WaitsAnswer answer;
  waitsOfHand(JsonHand(hand).request(), rules, answer);
  INFO(rules.house->id << " " << hand.dump());
  if (!answer.ok) {
    const std::string found = problemsOf(answer.problems, hand);
    CHECK(found.find("concealed") != std::string::npos);
    return;
  }
  std::set<TileCode> waits;
  for (const WaitTile& wait : answer.waits) {
    CHECK(waits.insert(wait.tile).second);
    for (const Win win : {Win::ron, Win::tsumo}) {
      HandScore score;
      scoreWait(answer, wait.tile, win, rules, score);
      const Json full = with(hand, wait.tile, win, rules.rules.players);
      CHECK(summary(score, full) == summary(scored(rules, full), full));
    }
  }
  CHECK((answer.shanten == 0 || answer.waits.empty()));
  for (std::uint8_t code = 0; code < kFlower; ++code) {
    if (waits.count(code) == 0) {
      CHECK_FALSE(isWin(scored(rules, with(hand, code, Win::tsumo, rules.rules.players))));
    }
  }
}

DiscardsAnswer discardsOf(const CompiledRules& rules, const Json& hand) {
  DiscardsAnswer answer;
  discardsOfHand(JsonHand(hand).request(), rules, answer);
  return answer;
}

WaitsAnswer waitsOf(const CompiledRules& rules, const Json& hand) {
  WaitsAnswer answer;
  waitsOfHand(JsonHand(hand).request(), rules, answer);
  return answer;
}

}  // namespace

TEST_CASE("every wait scores as the hand of 14 tiles, and no other tile wins", "[engine]") {
  Dice dice(81);
  for (const House* house : houses()) {
    const CompiledRules rules = rulesOf(house->id);
    for (int round = 0; round < 150; ++round) {
      waitsAgree(rules, someReadyHand(dice, rules));
    }
  }
}

TEST_CASE("how many of a wait are left", "[engine]") {
  const auto left = [](const Json& hand) {
    std::map<std::string, int> found;
    for (const WaitTile& wait : waitsOf(rulesOf("tenhou"), hand).waits) {
      found[writtenCode(wait.tile)] = wait.left;
    }
    return found;
  };
  using Left = std::map<std::string, int>;
  CHECK(left(handOf("23m456p789s11155z")) == Left{{"1m", 4}, {"4m", 4}});
  // Red fives are told apart from plain ones.
  CHECK(left(handOf("46m456p789s11155z")) == Left{{"0m", 1}, {"5m", 3}});
  CHECK(left(handOf("46m406p789s11155z")) == Left{{"0m", 1}, {"5m", 3}});
  CHECK(left(handOf("23m456p789s11155z",
                    {{"dora", "1m4m"}, {"ura", "4m"}, {"flags", {"riichi"}}, {"discards", "44m"}})) ==
        Left{{"1m", 3}, {"4m", 0}});
  CHECK(left(handOf("23m456p789s55z (444m)")) == Left{{"1m", 4}, {"4m", 1}});
  // All four in the hand: no wait at all; all four seen elsewhere: a wait of which none is left.
  CHECK(left(handOf("23m456p55z [4444m] (789s)")) == Left{{"1m", 4}});
  CHECK(left(handOf("1112345678999m")).size() == 10);
  // A red five that a meld holds comes no more, in whichever meld it is.
  CHECK(left(handOf("46p123m78911s (055p)")) == Left{{"5p", 1}});
  CHECK(left(handOf("46p78911s (123m) (055p)")) == Left{{"5p", 1}});
}

TEST_CASE("a wait by ron is paid by the seat that is named, else by the next one", "[engine]") {
  const CompiledRules rules = rulesOf("tenhou");
  const auto payer = [&](const Json& hand) {
    const WaitsAnswer waits = waitsOf(rules, hand);
    HandScore score;
    scoreWait(waits, kRed, Win::ron, rules, score);
    REQUIRE(score.ledger.lines().size() == 1);
    return int{score.ledger.lines()[0].from};
  };
  Json hand = handOf("123m456p789s1177z");
  hand.erase("win");
  CHECK(payer(hand) == 2);
  hand["win"] = {{"by", "ron"}, {"from", 0}};
  CHECK(payer(hand) == 0);
  hand["win"] = {{"by", "tsumo"}};
  hand["seat"] = 3;
  CHECK(payer(hand) == 0);
}

TEST_CASE("thirteen tiles are asked for", "[engine]") {
  CHECK(waitsOf(rulesOf("tenhou"), handOf("23m456p789s11155z")).ok);
  CHECK(problemsOf(waitsOf(rulesOf("tenhou"), handOf("123m456p789s11155z")).problems, {}) == "tile_count concealed");
  CHECK(problemsOf(discardsOf(rulesOf("tenhou"), handOf("23m456p789s11155z")).problems, {}) == "tile_count concealed");
  CHECK(waitsOf(rulesOf("tenhou"), handOf("147m258p369s1234z")).shanten == 6);
  CHECK(waitsOf(rulesOf("tenhou"), handOf("147m258p369s1234z")).waits.empty());
}

TEST_CASE("neither waits nor discards look at the way of winning", "[engine]") {
  for (const Json& win :
       {Json("nothing"), Json{{"by", "nothing"}}, Json{{"by", "ron"}}, Json{{"by", "ron"}, {"from", 9}}}) {
    CHECK(waitsOf(rulesOf("tenhou"), handOf("23m456p789s11155z", {{"win", win}})).ok);
    CHECK(discardsOf(rulesOf("tenhou"), handOf("23m456p789s111556z", {{"win", win}})).ok);
  }
}

TEST_CASE("discards by distance, then by tiles left, then in order", "[engine]") {
  static const PlainDistance plainly;
  Dice dice(82);
  const CompiledRules rules = rulesOf("wcoom-riichi");
  for (int round = 0; round < 6; ++round) {
    Copies34 copies = completeHand(dice);
    disturb(dice, copies, 2 + dice.roll(3));
    const DiscardsAnswer answer = discardsOf(rules, handOf(written(copies)));
    INFO(written(copies));
    REQUIRE(answer.ok);
    KindMask held = 0;
    for (std::size_t i = 0; i < answer.discards.size(); ++i) {
      const DiscardTile& each = answer.discards[i];
      held |= maskOf(each.tile);
      Copies34 rest = copies;
      --rest[each.tile];
      const Distance distance = plainly.of(rest, Goal{});
      CHECK(each.shanten == distance.missing - 1);
      CHECK(each.accepts == distance.accepts);
      int left = 0;
      for (std::size_t kind = 0; kind < kKinds; ++kind) {
        left += (distance.accepts >> kind & 1) != 0 ? 4 - copies[kind] : 0;
      }
      CHECK(each.left == left);
      if (i > 0) {
        const DiscardTile& before = answer.discards[i - 1];
        CHECK(std::tuple(before.shanten, -before.left, before.tile) < std::tuple(each.shanten, -each.left, each.tile));
      }
    }
    CHECK(held == packed(copies).atLeast(1));
  }
}

TEST_CASE("a red five and a plain one are two discards", "[engine]") {
  const DiscardsAnswer answer = discardsOf(rulesOf("tenhou"), handOf("05m123p456789s111z"));
  std::vector<std::string> tiles;
  for (const DiscardTile& each : answer.discards) {
    tiles.push_back(writtenCode(each.tile));
  }
  const auto place = [&tiles](const char* tile) { return std::find(tiles.begin(), tiles.end(), tile) - tiles.begin(); };
  CHECK(tiles.size() == 12);
  CHECK(place("5m") + 1 == place("0m"));
}

TEST_CASE("a lack tile must be discarded first", "[engine]") {
  const CompiledRules rules = rulesOf("mahjchina-sichuan");
  const DiscardsAnswer answer = discardsOf(rules, handOf("123456m234p55p78s9s", {{"seat", 0}, {"lack", "s"}}));
  REQUIRE(answer.ok);
  CHECK(answer.discards.size() == 3);
  for (const DiscardTile& each : answer.discards) {
    CHECK(suitOf(each.tile) == 2);
    CHECK((each.accepts & (kSou | kHonours)) == 0);
  }
  CHECK(discardsOf(rules, handOf("123456m234p55p789s", {{"seat", 0}, {"lack", "m"}})).discards.size() == 6);
  CHECK(discardsOf(rules, handOf("123456m234p55p789p", {{"seat", 0}, {"lack", "s"}})).discards.size() == 13);
}

TEST_CASE("ready hands wait for what completes them, and are worth the best of it", "[engine]") {
  Dice dice(83);
  const CompiledRules rules = rulesOf("mahjchina-sichuan");
  int readyHands = 0;
  for (int round = 0; round < 400; ++round) {
    Json hand = someReadyHand(dice, rules);
    ReadyAnswer answer;
    readyOfHand(JsonHand(hand).request(), rules, answer);
    if (!answer.ok) {
      continue;
    }
    KindMask waits = 0;
    int base = 0;
    for (std::uint8_t kind = 0; kind < kSuitedKinds; ++kind) {
      const HandScore score = scored(rules, with(hand, kind, Win::tsumo, 4));
      waits |= KindMask{score.ok} << kind;
      base = std::max(base, score.ok ? score.sichuan.base : 0);
    }
    INFO(hand.dump());
    CHECK(answer.ready.waits == waits);
    CHECK(answer.ready.ready == (waits != 0));
    CHECK(answer.ready.base == base);
    readyHands += waits != 0 ? 1 : 0;
  }
  CHECK(readyHands > 20);
}

TEST_CASE("ready is asked of Sichuan hands alone", "[engine]") {
  ReadyAnswer answer;
  readyOfHand(JsonHand(handOf("23m456p789s11155z")).request(), rulesOf("tenhou"), answer);
  CHECK_FALSE(answer.ok);
  CHECK(problemsOf(answer.problems, {}) == "bad_rules rules");
}

TEST_CASE("rules that cannot be had are not compiled", "[engine]") {
  CompiledRules rules;
  Problems problems;
  CHECK_FALSE(compileRules(u"nowhere", {}, rules, problems));
  CHECK(problemsOf(problems, {}) == "bad_rules rules");
}

}  // namespace tensu::test
