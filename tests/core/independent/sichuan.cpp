#include "independent/sichuan.hpp"

#include <algorithm>

namespace tensu::independent {
namespace {

struct Row {
  const char* id;
  int value;
  bool fits;
};

/// What the tiles say, whatever the row.
struct Facts {
  bool standard = false;
  bool noSequence = false;
  bool oneSuit = false;
  bool hook = false;
  bool pairs = false;
  int roots = 0;
};

Facts factsOf(const Hand& hand) {
  Facts facts;
  const Copies concealed = copiesOf(hand.concealed);
  const Copies all = copiesOf(allTiles(hand));
  for (const std::vector<Group>& way : partings(concealed)) {
    facts.standard = true;
    facts.noSequence =
        facts.noSequence || std::none_of(way.begin(), way.end(), [](const Group& group) { return group.sequence(); });
  }
  std::set<int> suits;
  for (int kind = 0; kind < 27; ++kind) {
    const int here = all[static_cast<std::size_t>(kind)];
    if (here > 0) {
      suits.insert(kind / 9);
    }
    facts.roots += here >= 4 ? 1 : 0;
  }
  facts.oneSuit = suits.size() == 1;
  facts.hook = hand.melds.size() == 4;
  facts.pairs = hand.melds.empty() && sevenPairs(concealed, true);
  return facts;
}

/// The best row; of two alike the later one.
bool bestRow(const Facts& facts, std::string& id, int& value) {
  const bool triplets = facts.standard && facts.noSequence;
  const bool hook = facts.standard && facts.hook;
  const std::vector<Row> rows = {
      {"plain", 1, facts.standard},
      {"all-triplets", 2, triplets},
      {"flush", 4, facts.standard && facts.oneSuit},
      {"flush-all-triplets", 8, triplets && facts.oneSuit},
      {"golden-hook", 4, hook},
      {"flush-golden-hook", 8, hook && facts.oneSuit},
      {"seven-pairs", 4, facts.pairs},
      {"flush-seven-pairs", 8, facts.pairs && facts.oneSuit},
      {"dragon-seven-pairs", 4, facts.pairs && facts.roots > 0},
  };
  bool any = false;
  for (const Row& row : rows) {
    if (row.fits && (!any || row.value >= value)) {
      any = true;
      id = row.id;
      value = row.value;
    }
  }
  return any;
}

int timesTwo(int number, int times) {
  return times == 0 ? number : timesTwo(2 * number, times - 1);
}

int valueOf(const Verdict& verdict, const Hand& hand, const Rules& rules) {
  int events = 0;
  for (const char* id : {"kong-bloom", "after-kong", "rob-kong", "last-tile"}) {
    events += hand.has(id) ? 1 : 0;
  }
  const bool inside = rules.is("event_cap", "inside");
  const int from = inside ? verdict.uncapped : verdict.base;
  int value = rules.is("event_value", "double") ? timesTwo(from, events) : from + events;
  value = inside ? std::min(8, value) : value;
  const bool heavenly = rules.is("heavenly", "max") && (hand.has("heaven") || hand.has("earth"));
  return heavenly ? std::max(8, value) : value;
}

bool holdsSuit(const Hand& hand, int suit) {
  const std::vector<int> tiles = allTiles(hand);
  return std::any_of(tiles.begin(), tiles.end(), [suit](int code) { return code / 9 == suit; });
}

}  // namespace

Verdict scoreSichuan(const Hand& hand, const Rules& rules) {
  Verdict verdict;
  if (holdsSuit(hand, hand.lack)) {
    verdict.problems.insert("lack_suit_remains");
    return verdict;
  }
  const Facts facts = factsOf(hand);
  int row = 0;
  if (!bestRow(facts, verdict.row, row)) {
    verdict.problems.insert("not_winning");
    return verdict;
  }
  verdict.roots = facts.roots;
  verdict.uncapped = timesTwo(row, facts.roots);
  verdict.base = std::min(8, verdict.uncapped);
  verdict.value = valueOf(verdict, hand, rules);
  verdict.deltas.assign(4, 0);
  for (int payer = 0; payer < 4; ++payer) {
    const bool pays = payer != hand.seat && (hand.tsumo ? hand.active.count(payer) > 0 : payer == hand.from);
    const int amount = pays ? verdict.value + (hand.tsumo ? 1 : 0) : 0;
    verdict.deltas[static_cast<std::size_t>(payer)] -= amount;
    verdict.deltas[static_cast<std::size_t>(hand.seat)] += amount;
  }
  return verdict;
}

WallEnd wallEndOf(const Hand& hand, const Rules& rules) {
  WallEnd end;
  end.pig = rules.is("pig_definition", "lack_suit") ? holdsSuit(hand, hand.lack)
                                                    : holdsSuit(hand, 0) && holdsSuit(hand, 1) && holdsSuit(hand, 2);
  const Copies killing = copiesOf(rules.is("dead_wait", "own_tiles") ? allTiles(hand) : hand.concealed);
  for (int kind = 0; kind < 27; ++kind) {
    Hand won = hand;
    won.concealed.push_back(kind);
    Verdict verdict;
    int row = 0;
    const Facts facts = factsOf(won);
    if (killing[static_cast<std::size_t>(kind)] < 4 && !holdsSuit(won, hand.lack) && bestRow(facts, verdict.row, row)) {
      end.waits.insert(kind);
      end.base = std::max(end.base, std::min(8, timesTwo(row, facts.roots)));
    }
  }
  end.ready = !end.waits.empty();
  return end;
}

}  // namespace tensu::independent
