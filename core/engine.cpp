#include "engine.hpp"

#include <algorithm>
#include <bit>

#include "base/sort.hpp"
#include "intake/checker.hpp"
#include "ledger/sichuan_win.hpp"
#include "riichi/waits.hpp"
#include "shape/waits.hpp"

namespace tensu {
namespace {

constexpr YakuMask kLiableYaku = maskOf(Yaku::daisangen, Yaku::daisuushii);

/// The part of the base that the liable player answers for, 0 when nobody does.
int liableBase(const Hand& hand, const RiichiRules& rules, const riichi::Counted& best) noexcept {
  const YakuMask liable = best.yaku & kLiableYaku;
  if (!rules.pao || hand.liable == kNobody || best.limit != Limit::yakuman || !best.named || liable == 0) {
    return 0;
  }
  if (rules.paoScope == PaoScope::whole || !rules.yakumanStack) {
    return best.base;
  }
  const riichi::HandView view = riichi::viewOf(hand);
  int units = 0;
  for (YakuMask left = liable; left != 0; left &= left - 1) {
    units += riichi::unitsOf(static_cast<Yaku>(std::countr_zero(left)), {view, best.reading, rules});
  }
  return units * riichi::kYakumanBase;
}

void settleRiichi(const Hand& hand, const RuleSet& rules, Scored& out) noexcept {
  ledger::RiichiWin win = riichiWinOf(hand, out.riichi.best, rules);
  if (!win.nagashi || rules.table.nagashi == Nagashi::win) {
    win.honba = hand.honba;
    win.pot = std::int64_t{hand.deposits} * ledger::kStick;
  }
  ledger::Points points;
  if (rules.riichi.floorZero && hand.hasPoints != 0) {
    std::copy(hand.points.begin(), hand.points.end(), points.begin());
    win.points = &points;
  }
  ledger::settle(win, rules, out.ledger);
}

/// Whether the question is one for this family; else it is refused.
bool isFor(Family family, const CompiledRules& rules, Problems& problems) noexcept {
  if (rules.rules.family != family) {
    problems.add(Code::bad_rules, Field::rules, details(reason(Word::not_here)));
  }
  return rules.rules.family == family;
}

Goal goalOf(const Hand& hand, const CompiledRules& rules) noexcept {
  return rules.rules.family == Family::sichuan ? sichuan::goalOf(hand) : riichi::goalOf(hand);
}

/// Copies of a code that nobody has seen yet.
int unseen(TileCode code, const intake::Seen& seen, const RuleSet& rules) noexcept {
  return std::max(0, copiesOf(rules, code) - seen[code]);
}

void lookForWaits(const Hand& hand, const intake::Seen& seen, const CompiledRules& rules, WaitsAnswer& out) noexcept {
  const Counts held = concealedCounts(hand);
  out.shanten = distanceOf(held, goalOf(hand, rules)).missing - 1;
  const KindMask waits = rules.rules.family == Family::sichuan ? sichuan::waitsOf(hand, rules.rules.sichuan)
                                                               : waitingKinds(held, riichi::goalOf(hand));
  const auto copies = intake::copiesHeld(hand);
  for (std::uint8_t code = 0; code < kFlower; ++code) {
    const int all = copiesOf(rules.rules, code);
    const bool mayCome = copies[code] < all || rules.rules.family == Family::sichuan;
    if (all > 0 && mayCome && (waits & maskOf(kindOf(code))) != 0) {
      out.waits.push_back({code, unseen(code, seen, rules.rules)});
    }
  }
}

/// Plain fives and red ones stand beside each other in the order of the tiles.
constexpr int orderOf(TileCode code) noexcept {
  return 2 * kindOf(code) + (isRedFive(code) ? 1 : 0);
}

int leftOf(KindMask kinds, const intake::Seen& seen, const RuleSet& rules) noexcept {
  int left = 0;
  for (KindMask rest = kinds; rest != 0; rest &= rest - 1) {
    const auto kind = static_cast<Kind>(std::countr_zero(rest));
    left += unseen(kind, seen, rules);
    if (holdsFive(kind, false)) {
      left += unseen(static_cast<TileCode>(kRedFive + suitOf(kind)), seen, rules);
    }
  }
  return left;
}

DiscardTile discardOf(TileCode code, const Distance& distance, const intake::Seen& seen,
                      const RuleSet& rules) noexcept {
  DiscardTile out;
  out.tile = code;
  out.shanten = distance.missing - 1;
  out.accepts = distance.accepts & rules.kinds;
  out.left = leftOf(out.accepts, seen, rules);
  return out;
}

bool comesFirst(const DiscardTile& a, const DiscardTile& b) noexcept {
  if (a.shanten != b.shanten) return a.shanten < b.shanten;
  if (a.left != b.left) return a.left > b.left;
  return orderOf(a.tile) < orderOf(b.tile);
}

}  // namespace

bool compileRules(std::u16string_view base, std::span<const GivenOption> options, CompiledRules& out,
                  Problems& problems) noexcept {
  BuiltRules built;
  if (!buildRules(base, options, built, problems)) {
    return false;
  }
  out = {built.house, built.rules, riichi::worthsOf(built.rules.riichi)};
  return true;
}

void scoreHand(const HandRequest& request, const CompiledRules& rules, const ScoreWish& wish, HandScore& out) noexcept {
  const intake::Question question{.adapt = wish.adapt};
  if (intake::takeHand(request, rules.rules, question, out.hand, out.problems, out.checks)) {
    scoreTaken(out.hand, rules, wish.alternatives, out);
  }
}

void countTaken(const Hand& hand, const HandCounts& counts, const CompiledRules& rules, bool whole,
                Scored& out) noexcept {
  if (rules.rules.family == Family::sichuan) {
    out.ok = sichuan::score(hand, rules.rules.sichuan, whole, out.sichuan, out.problems, out.checks);
  } else {
    out.ok = riichi::score(hand, counts, rules.rules, rules.worths, whole, out.riichi, out.problems,
                           whole ? &out.checks : nullptr);
  }
}

void scoreTaken(const Hand& hand, const HandCounts& counts, const CompiledRules& rules, bool whole,
                Scored& out) noexcept {
  countTaken(hand, counts, rules, whole, out);
  if (!out.ok) {
    return;
  }
  if (rules.rules.family == Family::sichuan) {
    ledger::settle(ledger::SichuanWin{out.sichuan.value, hand.seat, hand.win, hand.from, hand.active}, out.ledger);
  } else {
    settleRiichi(hand, rules.rules, out);
  }
}

ledger::RiichiWin riichiWinOf(const Hand& hand, const riichi::Counted& best, const RuleSet& rules) noexcept {
  ledger::RiichiWin win;
  win.base = best.base;
  win.liableBase = liableBase(hand, rules.riichi, best);
  win.liable = hand.liable;
  win.seat = hand.seat;
  win.win = hand.win;
  win.from = hand.from;
  win.nagashi = best.reading.shape == Shape::none;
  return win;
}

void waitsOfHand(const HandRequest& request, const CompiledRules& rules, WaitsAnswer& out) noexcept {
  const intake::Question question{.tiles = kHandTiles - 1, .win = false};
  intake::Seen seen{};
  Checks checks;
  out.ok = intake::takeHand(request, rules.rules, question, out.hand, out.problems, checks, &seen);
  if (out.ok) {
    lookForWaits(out.hand, seen, rules, out);
  }
}

void scoreWait(const WaitsAnswer& waits, TileCode tile, Win win, const CompiledRules& rules, HandScore& out) noexcept {
  out.hand = waits.hand;
  out.hand.concealed[out.hand.concealedCount++] = tile;
  out.hand.win = win;
  if (out.hand.from == kNobody) {
    out.hand.from = static_cast<std::uint8_t>((out.hand.seat + 1) % rules.rules.players);
  }
  if (intake::recheck(out.hand, rules.rules, out.problems, out.checks)) {
    scoreTaken(out.hand, rules, true, out);
  }
}

void discardsOfHand(const HandRequest& request, const CompiledRules& rules, DiscardsAnswer& out) noexcept {
  const intake::Question question{.win = false};
  intake::Seen seen{};
  Checks checks;
  Hand hand;
  out.ok = intake::takeHand(request, rules.rules, question, hand, out.problems, checks, &seen);
  if (!out.ok) {
    return;
  }
  // A lack tile must go before anything else may.
  const bool sichuan = rules.rules.family == Family::sichuan;
  const Counts held = concealedCounts(hand);
  const KindMask forced = sichuan ? held.atLeast(1) & sichuan::lackKinds(hand) : 0;
  const Goal goal = goalOf(hand, rules);
  const DistanceWithout without(held, goal);
  CodeMask done = 0;
  for (std::size_t i = 0; i < hand.concealedCount; ++i) {
    const TileCode code = hand.concealed[i];
    if ((done & codeBit(code)) != 0 || (forced != 0 && (forced & maskOf(kindOf(code))) == 0)) {
      continue;
    }
    done |= codeBit(code);
    out.discards.push_back(discardOf(code, without.kind(kindOf(code)), seen, rules.rules));
  }
  sortFew(out.discards.begin(), out.discards.end(), comesFirst);
}

void readyOfHand(const HandRequest& request, const CompiledRules& rules, ReadyAnswer& out) noexcept {
  if (!isFor(Family::sichuan, rules, out.problems)) {
    return;
  }
  const intake::Question question{.tiles = kHandTiles - 1, .win = false};
  Checks checks;
  Hand hand;
  out.ok = intake::takeHand(request, rules.rules, question, hand, out.problems, checks);
  if (out.ok) {
    out.ready = sichuan::readyOf(hand, rules.rules.sichuan);
  }
}

void canWin(const HandRequest& request, Whole passed, const CompiledRules& rules, CanWinAnswer& out) noexcept {
  if (!isFor(Family::sichuan, rules, out.problems)) {
    return;
  }
  const std::int32_t declined = intake::Checker(out.problems).needed(passed, Field::passed, 0, intake::kMostPoints);
  if (!out.problems.empty()) {
    return;
  }
  HandScore score;
  scoreHand(request, rules, {.alternatives = false}, score);
  out.ok = score.ok;
  out.problems = score.problems;
  if (out.ok) {
    out.income = score.ledger.deltaOf(score.hand.seat);
    out.needed = score.hand.win == Win::tsumo ? 0 : std::int64_t{declined} + 1;
    out.allowed = out.income >= out.needed;
  }
}

bool pointsOf(const PointsRequest& request, const CompiledRules& rules, riichi::Payments& out,
              Problems& problems) noexcept {
  if (!isFor(Family::riichi, rules, problems)) {
    return false;
  }
  if (!request.dealer.within(0, 1)) {
    problems.add(Code::bad_value, Field::dealer,
                 details(reason(request.dealer.missing() ? Word::missing : Word::wrong_kind)));
  }
  const bool known = request.by.within(0, 1);
  if (!known) {
    problems.add(Code::bad_value, Field::by, details(reason(request.by.missing() ? Word::missing : Word::unknown)));
  }
  // All that is wrong is told at once; only which fu there can be depends on how the hand was won.
  const riichi::PointsQuery query{request.han, known ? request.fu : Whole(30), request.yakuman,
                                  request.dealer.within(1, 1), request.by.within(1, 1) ? Win::ron : Win::tsumo};
  return riichi::pointsOf(query, rules.rules, out, problems) && problems.empty();
}

}  // namespace tensu
