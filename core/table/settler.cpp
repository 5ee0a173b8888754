#include "table/settler.hpp"

#include "table/values.hpp"

namespace tensu::table {
namespace {

/// Where the wins are no list, which is refused as such.
constexpr int kUnknownCount = -1;

}  // namespace

void TableSettler::start(const RoundRequest& request, const CompiledRules& rules) noexcept {
  rules_ = &rules;
  round_ = {};
  settlement_ = {};
  piece_ = 0;
  wins_.clear();
  facts_.clear();
  scores_.clear();
  now_ = {};
  lost_ = false;
  values_.clear();
  order_.clear();
  hands_.clear();
  winCount_ = request.wins.presence == Presence::given ? request.wins.count : kUnknownCount;
  readRound(request, rules.rules, round_, values_);
  battle_ = ledger::Battle(rules.rules.sichuan, round_.game.dealer);
}

void TableSettler::hand(const HandRequest& request) noexcept {
  Win win;
  win.piece = ++piece_;
  win.facts = factsOf(request, rules().players);
  if (rules().family == Family::sichuan) {
    takeBattleHand(request, win);
  } else {
    takeHand(request, win);
  }
  wins_.push_back(win);
}

void TableSettler::known(const KnownWinRequest& request) noexcept {
  Win win;
  win.piece = ++piece_;
  win.known = true;
  win.facts = factsOf(request, rules().players);
  Problems found;
  readKnown(request, rules(), round_.honba, win.base, found);
  values_.addAll(found, win.piece);
  wins_.push_back(win);
}

bool TableSettler::settle() noexcept {
  if (rules().family == Family::sichuan) {
    endAction();
    if (!refused()) {
      ledger::settle(battle_, round_.game, rules(), settlement_);
    }
    return !refused();
  }
  checkOutcome();
  if (!refused()) {
    countHands();
  }
  if (!refused()) {
    settleRound();
  }
  return !refused();
}

const Problems& TableSettler::problems() const noexcept {
  return !values_.empty() ? values_ : !order_.empty() ? order_ : hands_;
}

bool TableSettler::hasWins() const noexcept {
  return round_.outcome == ledger::Outcome::wins || round_.outcome == ledger::Outcome::battle;
}

const HandScore* TableSettler::scoreOf(std::size_t win) const noexcept {
  return wins_[win].known ? nullptr : &scores_[wins_[win].score];
}

std::span<const WinFacts> TableSettler::factsFrom(std::size_t first) noexcept {
  facts_.clear();
  for (std::size_t i = first; i < wins_.size(); ++i) {
    facts_.push_back(wins_[i].facts);
  }
  return {facts_.begin(), facts_.size()};
}

HandScore* TableSettler::newScore() noexcept {
  return scores_.push_back(HandScore{}) ? &scores_.back() : nullptr;
}

}  // namespace tensu::table
