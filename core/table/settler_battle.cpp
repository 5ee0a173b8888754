// A battle: each action is looked at when it has been handed over in full, and played where it can be.
#include "intake/checker.hpp"
#include "sichuan/circumstances.hpp"
#include "table/settler.hpp"

namespace tensu::table {

void TableSettler::action(const ActionRequest& request) noexcept {
  endAction();
  now_ = {};
  now_.open = true;
  now_.piece = ++piece_;
  now_.firstWin = wins_.size();
  Problems found;
  readAction(request, rules(), now_.action, found);
  values_.addAll(found, now_.piece);
}

/// A hand is won among those who are still in.
void TableSettler::takeBattleHand(const HandRequest& request, Win& win) noexcept {
  HandScore* score = canFollow() ? newScore() : nullptr;
  if (score == nullptr) {
    // One winner too many is refused when the action is complete.
    return;
  }
  win.score = scores_.size() - 1;
  HandRequest asked = request;
  asked.activePresence = Presence::given;
  asked.active = battle_.active();
  const intake::Question question{.dealer = round_.game.dealer};
  if (intake::takeHand(asked, rules(), question, score->hand, score->problems, score->checks)) {
    win.facts.tile = score->hand.winningTile();
    scoreTaken(score->hand, *rules_, true, *score);
  }
  hands_.addAll(score->problems, win.piece);
}

void TableSettler::wallHand(const HandRequest& request) noexcept {
  Problems found;
  ledger::WallHand hand;
  addWallHand(hand, request.seat, found);
  values_.addAll(found, ++piece_);
  if (!canFollow()) {
    return;
  }
  Problems problems;
  Checks checks;
  Hand tiles;
  const intake::Question question{.tiles = kHandTiles - 1, .win = false};
  if (intake::takeHand(request, rules(), question, tiles, problems, checks)) {
    const sichuan::Ready ready = sichuan::readyOf(tiles, rules().sichuan);
    now_.hands.back() = {now_.hands.back().seat, ready.ready, ready.pig, ready.base};
  }
  hands_.addAll(problems, piece_);
}

void TableSettler::wallKnown(const WallHandRequest& request) noexcept {
  Problems found;
  ledger::WallHand hand;
  readWallHand(request, hand, found);
  if (!isNothing(request)) {
    addWallHand(hand, request.seat, found);
  }
  values_.addAll(found, ++piece_);
}

void TableSettler::addWallHand(ledger::WallHand hand, Whole seat, Problems& found) noexcept {
  intake::Checker check(found);
  hand.seat = static_cast<std::uint8_t>(check.needed(seat, Field::seat, 0, kMaxPlayers - 1));
  for (const ledger::WallHand& other : now_.hands) {
    if (seat.usable() && other.seat == hand.seat) {
      check.refuse(Field::seat, Word::twice);
    }
  }
  now_.hands.push_back(hand);
}

void TableSettler::endAction() noexcept {
  if (!now_.open) {
    return;
  }
  now_.open = false;
  if (!canFollow()) {
    return;
  }
  switch (now_.action.type) {
    case ActionType::kong:
      play(now_.action.kong);
      return;
    case ActionType::win:
      playWins();
      return;
    default:
      play(now_.hands);
  }
}

/// Plays it, or says what forbids it: of the action as a whole, or of the flags of one of its wins.
template <class Played>
void TableSettler::play(const Played& played) noexcept {
  const ledger::Faults faults = battle_.faultsOf(played);
  for (const ledger::Fault& fault : faults) {
    const bool whole = fault.win == ledger::Fault::kWholeAction;
    Problems found;
    found.add(fault.code, whole ? Field::piece : Field::flags, fault.details);
    order_.addAll(found, whole ? now_.piece : wins_[now_.firstWin + static_cast<std::size_t>(fault.win)].piece);
  }
  if (faults.empty()) {
    battle_.play(played);
  }
}

void TableSettler::playWins() noexcept {
  if (!mayPlayWins()) {
    return;
  }
  ledger::BattleWins wins;
  for (std::size_t i = now_.firstWin; i < wins_.size(); ++i) {
    wins.push_back(battleWinOf(wins_[i]));
  }
  play(wins);
}

/// Looks at what the wins say of themselves and of each other.
bool TableSettler::mayPlayWins() noexcept {
  const std::span<const WinFacts> facts = factsFrom(now_.firstWin);
  Objections objections = objectionsTo(facts, now_.action.count, kMaxPlayers);
  if (!onOneTile(facts)) {
    objections.push_back(Word::different_tiles);
  }
  Problems found;
  for (const Word why : objections) {
    found.add(Code::bad_action, Field::piece, details(reason(why), number(DetailKey::step, battle_.step())));
  }
  order_.addAll(found, now_.piece);
  for (std::size_t i = now_.firstWin; i < wins_.size(); ++i) {
    lost_ = lost_ || !wins_[i].facts.complete();
    if (wins_[i].known) {
      checkKnownFlags(wins_[i]);
    }
  }
  return canFollow();
}

void TableSettler::checkKnownFlags(const Win& win) noexcept {
  Hand hand;
  hand.seat = win.facts.seat;
  hand.dealer = round_.game.dealer;
  hand.win = win.facts.win;
  hand.flags = win.facts.flags.bits();
  Problems conflicts;
  sichuan::checkKnownFlags(hand, conflicts);
  order_.addAll(conflicts, win.piece);
}

ledger::BattleWin TableSettler::battleWinOf(const Win& win) const noexcept {
  ledger::BattleWin out;
  out.seat = win.facts.seat;
  out.win = win.facts.win;
  out.from = win.facts.win == tensu::Win::ron ? win.facts.from : win.facts.seat;
  out.flags = win.facts.flags;
  out.value = win.known ? sichuan::valueOf(win.base, win.base, win.facts.flags, rules().sichuan)
                        : scores_[win.score].sichuan.value;
  return out;
}

}  // namespace tensu::table
