// A hand of the riichi family at the table.
#include "table/settler.hpp"

namespace tensu::table {

void TableSettler::takeHand(const HandRequest& request, Win& win) noexcept {
  if (request.flags.has(Flag::nagashi_mangan) && rules().table.nagashi != Nagashi::win) {
    Problems found;
    found.add(Code::bad_value, Field::flags,
              details(reason(Word::not_in_rules), flag(DetailKey::flag, Flag::nagashi_mangan)));
    values_.addAll(found, win.piece);
  }
  HandScore* score = newScore();
  if (score == nullptr) {
    return;
  }
  win.score = scores_.size() - 1;
  HandRequest asked = request;
  asked.honba = Whole(round_.honba);
  asked.deposits = {};
  asked.pointsPresence = Presence::missing;
  if (intake::takeHand(asked, rules(), {}, score->hand, score->problems, score->checks)) {
    win.facts.tile = score->hand.winningTile();
  }
  hands_.addAll(score->problems, win.piece);
}

/// What the wins say of each other, and of those who are to pay a penalty.
void TableSettler::checkOutcome() noexcept {
  if (round_.outcome != ledger::Outcome::wins) {
    return;
  }
  const std::span<const WinFacts> facts = factsFrom(0);
  for (const Word why : objectionsTo(facts, winCount_, rules().players)) {
    values_.add(Code::bad_outcome, Field::outcome_wins, details(reason(why)));
  }
  for (const WinFacts& win : facts) {
    int index = 0;
    for (const ledger::Penalty& penalty : round_.penalties) {
      if (ledger::isChombo(penalty.offence) && penalty.seat == win.seat) {
        values_.add(Code::bad_value, Field::penalty_seat, index, details(reason(Word::winner)));
      }
      ++index;
    }
  }
  if (hands_.empty() && !onOneTile(facts)) {
    order_.add(Code::bad_outcome, Field::outcome_wins, details(reason(Word::different_tiles)));
  }
}

void TableSettler::countHands() noexcept {
  for (const Win& win : wins_) {
    if (!win.known) {
      HandScore& score = scores_[win.score];
      countTaken(score.hand, HandCounts(score.hand), *rules_, true, score);
      hands_.addAll(score.problems, win.piece);
    }
  }
}

void TableSettler::settleRound() noexcept {
  for (const Win& win : wins_) {
    ledger::RiichiWin worth;
    if (win.known) {
      worth.base = win.base;
      worth.seat = win.facts.seat;
      worth.win = win.facts.win;
      worth.from = win.facts.from;
    } else {
      const HandScore& score = scores_[win.score];
      worth = riichiWinOf(score.hand, score.riichi.best, rules());
    }
    round_.wins.push_back(worth);
  }
  ledger::WinLedgers ledgers;
  ledger::settle(round_, rules(), settlement_, ledgers);
  for (std::size_t i = 0; i < wins_.size(); ++i) {
    if (!wins_[i].known) {
      scores_[wins_[i].score].ledger = ledgers[i];
    }
  }
}

}  // namespace tensu::table
