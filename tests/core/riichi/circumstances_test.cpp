// The flags that exclude each other and what they need, typed in a second time.
#include "riichi/circumstances.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "support/hands.hpp"
#include "support/rules.hpp"
#include "support/tiles.hpp"

namespace tensu::test {
namespace {

using Names = std::set<std::string>;

const std::map<std::string, Names> kPairs = {
    {"riichi", {"double-riichi"}},
    {"ippatsu", {"rinshan", "kanburi"}},
    {"rinshan", {"haitei"}},
    {"chankan", {"houtei", "kanburi"}},
    {"tenhou", {"riichi", "double-riichi", "chiihou", "rinshan", "chankan", "haitei", "houtei", "kanburi"}},
    {"chiihou", {"riichi", "double-riichi", "rinshan", "chankan", "haitei", "houtei", "kanburi"}},
    {"renhou", {"riichi", "rinshan", "chankan", "haitei", "houtei", "kanburi"}},
    {"shiisanpuutaa", {"riichi", "double-riichi", "ippatsu", "rinshan", "chankan", "haitei", "houtei", "kanburi"}},
    {"nagashi-mangan",
     {"ippatsu", "tenhou", "chiihou", "renhou", "shiisanpuutaa", "rinshan", "chankan", "haitei", "houtei", "kanburi"}},
};

/// What a flag cannot be with, or needs. `chiihou` and `renhou` have more by option.
const std::map<std::string, Names> kNeeds = {
    {"riichi", {"open-meld"}},
    {"double-riichi", {"open-meld"}},
    {"ippatsu", {"no-riichi"}},
    {"rinshan", {"ron", "no-kan"}},
    {"chankan", {"tsumo", "same-tile"}},
    {"chankan-ankan", {"tsumo", "same-tile", "not-orphans"}},
    {"haitei", {"ron"}},
    {"houtei", {"tsumo"}},
    {"kanburi", {"tsumo"}},
    {"tenhou", {"ron", "child", "meld"}},
    {"chiihou", {"dealer", "meld"}},
    {"renhou", {"meld"}},
    {"shiisanpuutaa", {"ron", "meld"}},
    {"nagashi-mangan", {"ron", "simple-discarded"}},
};

/// A robbed concealed kan is a robbed kan.
std::string asListed(const std::string& flag) {
  return flag == "chankan-ankan" ? "chankan" : flag;
}

bool listed(const std::string& a, const std::string& b) {
  const auto found = kPairs.find(asListed(a));
  return found != kPairs.end() && found->second.count(asListed(b)) > 0;
}

std::vector<Flag> riichiFlags() {
  std::vector<Flag> flags;
  for (std::uint8_t i = 0; i < kFlags; ++i) {
    if (!kSichuanFlags.has(static_cast<Flag>(i))) {
      flags.push_back(static_cast<Flag>(i));
    }
  }
  return flags;
}

std::string nameOf(Flag flag) {
  return kFlagIds[static_cast<std::size_t>(flag)];
}

struct Conflicts {
  /// Pairs of flags, the lower first.
  std::set<std::pair<Flag, Flag>> flags;
  /// A flag and a circumstance.
  std::set<std::pair<std::string, std::string>> others;
};

Conflicts conflictsOf(const Hand& hand, const CompiledRules& rules) {
  Problems problems;
  riichi::checkCircumstances(hand, rules.rules, problems);
  Conflicts conflicts;
  for (const Problem& problem : problems.list()) {
    CHECK(problem.code == Code::flag_conflict);
    REQUIRE(problem.details.size() == 2);
    const auto flag = static_cast<Flag>(problem.details[0].value());
    const Detail& other = problem.details[1];
    if (other.type() == Detail::Type::flag) {
      const auto second = static_cast<Flag>(other.value());
      CHECK(conflicts.flags.insert({std::min(flag, second), std::max(flag, second)}).second);
    } else {
      CHECK(conflicts.others.insert({nameOf(flag), kWordIds[static_cast<std::size_t>(other.value())]}).second);
    }
  }
  return conflicts;
}

struct Situation {
  Win win = Win::tsumo;
  std::uint8_t seat = 1;
  std::uint8_t from = 2;
  std::vector<MeldType> melds{};
};

Hand handIn(const Situation& situation, std::initializer_list<Flag> flags) {
  Hand hand;
  const std::size_t tiles = 14 - 3 * situation.melds.size();
  for (const TileCode code : codesOf(u"12345678m123456p")) {
    if (hand.concealedCount < tiles) {
      hand.concealed[hand.concealedCount++] = code;
    }
  }
  Kind kind = kEast;
  for (const MeldType type : situation.melds) {
    hand.melds[hand.meldCount++] = {.type = type, .first = kind++};
  }
  Flags set;
  for (const Flag flag : flags) {
    set.set(flag);
  }
  hand.flags = set.bits();
  hand.win = situation.win;
  hand.seat = situation.seat;
  hand.from = situation.win == Win::ron ? situation.from : kNobody;
  return hand;
}

/// Under which circumstances a hand is, by the words of kNeeds.
Names wordsOf(const Situation& situation, const Hand& hand, bool declared) {
  Names words = {situation.win == Win::ron ? "ron" : "tsumo", situation.seat == 0 ? "dealer" : "child", "not-orphans"};
  bool kan = false;
  for (const MeldType type : situation.melds) {
    words.insert("meld");
    if (type != MeldType::ankan) {
      words.insert("open-meld");
    }
    kan = kan || (type != MeldType::chi && type != MeldType::pon);
  }
  if (!kan) {
    words.insert("no-kan");
  }
  if (!declared) {
    words.insert("no-riichi");
  }
  if (situation.win == Win::ron && hand.from != 0) {
    words.insert("other-discarder");
  }
  return words;
}

template <class Use>
void forEachSituation(Use use) {
  const std::vector<std::vector<MeldType>> melds = {
      {}, {MeldType::ankan}, {MeldType::pon}, {MeldType::kan}, {MeldType::kakan}, {MeldType::ankan, MeldType::pon}};
  for (const Win win : {Win::tsumo, Win::ron}) {
    for (const std::uint8_t seat : std::initializer_list<std::uint8_t>{0, 1}) {
      for (const std::uint8_t from : std::initializer_list<std::uint8_t>{0, 3}) {
        for (const auto& each : melds) {
          if (from != seat) {
            use(Situation{win, seat, from, each});
          }
        }
      }
    }
  }
}

}  // namespace

TEST_CASE("exactly the listed pairs of flags exclude each other", "[riichi]") {
  for (const char* scope : {"ron", "first_round"}) {
    const bool byRon = std::string(scope) == "ron";
    const CompiledRules rules = rulesOf("tenhou", std::string(R"({"renhou_scope":")") + scope + "\"}");
    for (const Flag a : riichiFlags()) {
      for (const Flag b : riichiFlags()) {
        if (a >= b) {
          continue;
        }
        bool expected = listed(nameOf(a), nameOf(b)) || listed(nameOf(b), nameOf(a));
        // Of the whole go-around tenhou and chiihou may stand beside it, a double riichi only by ron from a later seat.
        const Names others = {nameOf(a), nameOf(b)};
        const bool first = others.count("tenhou") + others.count("chiihou") > 0;
        if (others.count("renhou") > 0 && (first || others.count("double-riichi") > 0)) {
          expected = byRon || others.count("double-riichi") > 0;
        }
        const Conflicts found = conflictsOf(handIn({.win = Win::tsumo}, {a, b}), rules);
        INFO(nameOf(a) << " " << nameOf(b) << " " << scope);
        CHECK(found.flags.size() == (expected ? 1U : 0U));
        CHECK(found.flags.count({a, b}) == (expected ? 1U : 0U));
      }
    }
  }
}

TEST_CASE("a double riichi beside renhou needs a discard of a later seat", "[riichi]") {
  const CompiledRules rules = rulesOf("tenhou", R"({"renhou_scope":"first_round"})");
  for (std::uint8_t seat = 0; seat < 4; ++seat) {
    for (std::uint8_t from = 0; from < 4; ++from) {
      const Hand hand = handIn({.win = Win::ron, .seat = seat, .from = from}, {Flag::renhou, Flag::double_riichi});
      CHECK((seat == from || conflictsOf(hand, rules).flags.empty() == (from > seat)));
    }
  }
}

TEST_CASE("every flag conflicts with exactly the circumstances that are listed", "[riichi]") {
  for (const char* by : {"tsumo", "ron"}) {
    for (const char* scope : {"ron", "first_round"}) {
      const CompiledRules rules =
          rulesOf("tenhou", std::string(R"({"chiihou_by":")") + by + R"(","renhou_scope":")" + scope + "\"}");
      std::map<std::string, Names> needs = kNeeds;
      needs["chiihou"].merge(std::string(by) == "ron" ? Names{"tsumo", "other-discarder"} : Names{"ron"});
      needs["renhou"].merge(std::string(scope) == "ron" ? Names{"tsumo", "dealer"} : Names{});
      forEachSituation([&](const Situation& situation) {
        for (const Flag flag : riichiFlags()) {
          const Hand hand = handIn(situation, {flag});
          const bool declared = flag == Flag::riichi || flag == Flag::double_riichi;
          std::set<std::pair<std::string, std::string>> expected;
          for (const std::string& word : wordsOf(situation, hand, declared)) {
            if (needs[nameOf(flag)].count(word) > 0) {
              expected.insert({nameOf(flag), word});
            }
          }
          INFO(nameOf(flag) << " seat " << int{situation.seat} << " from " << int{situation.from});
          CHECK(conflictsOf(hand, rules).others == expected);
        }
      });
    }
  }
}

TEST_CASE("a robbed tile is the only one the winner holds", "[riichi]") {
  const CompiledRules rules = rulesOf("makopi-house");
  const auto conflicts = [&](std::u16string_view tiles, Flag flag) {
    Hand hand;
    for (const TileCode code : codesOf(tiles)) {
      hand.concealed[hand.concealedCount++] = code;
    }
    hand.win = Win::ron;
    hand.from = 2;
    hand.seat = 1;
    Flags set;
    set.set(flag);
    hand.flags = set.bits();
    return conflictsOf(hand, rules).others;
  };
  CHECK(conflicts(u"12367m567p23499s8m", Flag::chankan).empty());
  CHECK(conflicts(u"12367m567p23499s3m", Flag::chankan).count({"chankan", "same-tile"}) == 1);
  CHECK(conflicts(u"119m19p19s123456z7z", Flag::chankan_ankan).empty());
  CHECK(conflicts(u"19m19p19s1234567z1m", Flag::chankan_ankan).count({"chankan-ankan", "same-tile"}) == 1);
  CHECK(conflicts(u"12367m567p23499s8m", Flag::chankan_ankan).count({"chankan-ankan", "not-orphans"}) == 1);
}

TEST_CASE("nagashi mangan has no simple among its discards, and no own meld where the rule set says so", "[riichi]") {
  const auto conflicts = [](std::string_view house, KindMask discards, std::vector<MeldType> melds) {
    Hand hand = handIn({.melds = std::move(melds)}, {Flag::nagashi_mangan});
    hand.seat = 1;
    hand.discards = discards;
    return conflictsOf(hand, rulesOf(house)).others;
  };
  CHECK(conflicts("makopi-house", kOrphans, {}).empty());
  for (int kind = 0; kind < kKinds; ++kind) {
    const bool simple = (kSimples & maskOf(kind)) != 0;
    CHECK(conflicts("makopi-house", maskOf(kind), {}).empty() != simple);
  }
  for (const MeldType type : {MeldType::ankan, MeldType::pon}) {
    CHECK(conflicts("makopi-house", kOrphans, {type}).empty());
    CHECK(conflicts("web-tile", kOrphans, {type}).count({"nagashi-mangan", "meld"}) == 1);
  }
}

TEST_CASE("ura indicators need riichi", "[riichi]") {
  const CompiledRules rules = rulesOf("tenhou");
  const auto conflicts = [&](std::initializer_list<Flag> flags) {
    Hand hand = handIn({}, flags);
    hand.doraCount = hand.uraCount = 1;
    return conflictsOf(hand, rules).others.count({"riichi", "ura"});
  };
  CHECK(conflicts({}) == 1);
  CHECK(conflicts({Flag::haitei}) == 1);
  CHECK(conflicts({Flag::riichi}) == 0);
  CHECK(conflicts({Flag::double_riichi}) == 0);
}

TEST_CASE("a robbed tile that a meld holds too is a conflict, however few tiles are concealed", "[riichi]") {
  const Json hand = handOf("3z (333z)", {{"win", {{"by", "ron"}, {"from", 2}}}, {"flags", Json::array({"chankan"})}});
  CHECK(problemsOf(scored(rulesOf("tenhou"), hand).problems, hand) == "tile_count concealed, flag_conflict flags");
}

TEST_CASE("of tiles that cannot be counted no one is said to be held twice", "[riichi]") {
  const Json hand =
      handOf("77777z (123m) (123m)", {{"win", {{"by", "ron"}, {"from", 2}}}, {"flags", Json::array({"chankan"})}});
  CHECK(problemsOf(scored(rulesOf("tenhou"), hand).problems, hand) ==
        "tile_count concealed, too_many_copies concealed");
}

TEST_CASE("a win without sets has no complete shape among its checks", "[riichi]") {
  const auto speaksOfShape = [](const CompiledRules& rules, const Json& hand) {
    const HandScore score = scored(rules, hand);
    REQUIRE(score.ok);
    return std::ranges::count(score.checks, CheckId::complete_shape, &Check::id) == 1;
  };
  const Json nagashi = {{"flags", Json::array({"nagashi-mangan"})}, {"discards", "19m19p19s1234567z"}};
  CHECK(speaksOfShape(rulesOf("web-tile"), handOf("123m567p234678s44m")));
  CHECK(!speaksOfShape(rulesOf("web-tile"), handOf("123m567p234678s4m", nagashi)));
  const Json unconnected = {{"seat", 1}, {"flags", Json::array({"shiisanpuutaa"})}};
  CHECK(!speaksOfShape(rulesOf("web-tile"), handOf("147m258p369s1234z4z", unconnected)));
}

}  // namespace tensu::test
