// A whole hand at the table, handed over piece by piece and settled at the end, or refused with every problem of the
// first stage that has any. Nothing is half settled. Where the rules come from is said at ledger/round.hpp and
// ledger/battle.hpp.
#pragma once

#include "engine.hpp"
#include "ledger/battle.hpp"
#include "ledger/round.hpp"
#include "table/action.hpp"
#include "table/wins.hpp"

namespace tensu::table {

class TableSettler {
public:
  /// Begins a round. Each of the five calls below hands over one more piece, 1, 2 and so on where a problem says which
  /// it is about; 0 is the round itself. The rules are looked at until the end.
  void start(const RoundRequest& request, const CompiledRules& rules) noexcept;
  /// The next action of a battle; its wins or hands follow.
  void action(const ActionRequest& request) noexcept;
  /// The next win of the round or of the action. The round's counters, pot and points stand for those of the hand.
  void hand(const HandRequest& request) noexcept;
  void known(const KnownWinRequest& request) noexcept;
  /// The next hand of a wall's end: 13 tiles, or what is known of them.
  void wallHand(const HandRequest& request) noexcept;
  void wallKnown(const WallHandRequest& request) noexcept;

  /// When everything has been handed over: true when it is settled, else `problems` say why not.
  [[nodiscard]] bool settle() noexcept;

  /// The first stage that found any: the values of the round and its known wins, the order of things, the hands.
  [[nodiscard]] const Problems& problems() const noexcept;
  [[nodiscard]] const ledger::Settlement& settlement() const noexcept { return settlement_; }
  /// Whether the outcome has wins to show.
  [[nodiscard]] bool hasWins() const noexcept;
  [[nodiscard]] std::size_t wins() const noexcept { return wins_.size(); }
  /// The score of a win in the order of the request, its ledger what it got at the table; null for a known one.
  [[nodiscard]] const HandScore* scoreOf(std::size_t win) const noexcept;

private:
  struct Win {
    WinFacts facts;
    std::uint8_t piece = 0;
    bool known = false;
    /// Of a known one, as readKnown says.
    int base = 0;
    /// The place of its hand in `scores_`.
    std::size_t score = 0;
  };
  /// The winners of a battle so far, and as many again as one action hands over.
  static constexpr std::size_t kMaxWins = 8;

  /// An action that is being handed over.
  struct Current {
    bool open = false;
    std::uint8_t piece = 0;
    std::size_t firstWin = 0;
    Action action;
    ledger::WallHands hands;
  };

  [[nodiscard]] const RuleSet& rules() const noexcept { return rules_->rules; }
  [[nodiscard]] bool refused() const noexcept { return !(values_.empty() && order_.empty() && hands_.empty()); }
  [[nodiscard]] std::span<const WinFacts> factsFrom(std::size_t first) noexcept;
  [[nodiscard]] HandScore* newScore() noexcept;

  // The riichi family: settler_round.cpp.
  void takeHand(const HandRequest& request, Win& win) noexcept;
  void checkOutcome() noexcept;
  void countHands() noexcept;
  void settleRound() noexcept;

  // A battle: settler_battle.cpp.
  [[nodiscard]] bool canFollow() const noexcept { return values_.empty() && order_.empty() && !lost_; }
  void takeBattleHand(const HandRequest& request, Win& win) noexcept;
  void addWallHand(ledger::WallHand hand, Whole seat, Problems& found) noexcept;
  void endAction() noexcept;
  template <class Played>
  void play(const Played& played) noexcept;
  void playWins() noexcept;
  [[nodiscard]] bool mayPlayWins() noexcept;
  void checkKnownFlags(const Win& win) noexcept;
  [[nodiscard]] ledger::BattleWin battleWinOf(const Win& win) const noexcept;

  const CompiledRules* rules_ = nullptr;
  ledger::Round round_;
  ledger::Battle battle_;
  ledger::Settlement settlement_;
  std::uint8_t piece_ = 0;
  int winCount_ = 0;
  StaticVector<Win, kMaxWins> wins_;
  StaticVector<WinFacts, kMaxWins> facts_;
  StaticVector<HandScore, ledger::kMaxWinners> scores_;
  Current now_;
  /// A win did not say whose it is, for which its hand is refused: the battle cannot be followed any further.
  bool lost_ = false;
  Problems values_;
  Problems order_;
  Problems hands_;
};

}  // namespace tensu::table
