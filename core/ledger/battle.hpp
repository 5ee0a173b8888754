// The Sichuan blood battle as it is played: kongs, wins and the wall's end one after the other, who paid what, and who
// is still in. Source: the rules guide of mahjchina. What that leaves open is assumed, and most of it is an option of
// SichuanRules.
#pragma once

#include "ledger/game.hpp"
#include "problem.hpp"

namespace tensu::ledger {

struct Kong {
  std::uint8_t seat = 0;
  /// kan, ankan or kakan.
  MeldType kind = MeldType::kan;
  /// The discarder of an exposed kong.
  std::uint8_t from = 0;
  /// An added kong made with a tile held since an earlier turn.
  bool late = false;
  /// Its tile, or kTileCodes where that is not told.
  TileCode tile = kTileCodes;
};

struct BattleWin {
  std::uint8_t seat = 0;
  Win win = Win::tsumo;
  std::uint8_t from = 0;
  Flags flags;
  /// What a payer of a ron pays.
  int value = 0;
};
using BattleWins = StaticVector<BattleWin, kMaxPlayers>;

/// A hand at the wall's end.
struct WallHand {
  std::uint8_t seat = 0;
  bool ready = false;
  bool pig = false;
  /// The highest base that a ready hand could still win with.
  int base = 0;
};
using WallHands = StaticVector<WallHand, kMaxPlayers>;

/// Why an action cannot be at this point.
struct Fault {
  static constexpr int kWholeAction = -1;
  Code code = Code::bad_action;
  Details details{};
  /// Which of the action's wins it is about.
  int win = kWholeAction;
};
using Faults = StaticVector<Fault, 16>;

class Battle {
public:
  Battle() noexcept = default;
  Battle(const SichuanRules& rules, std::uint8_t dealer) noexcept : rules_(rules), dealer_(dealer) {}

  /// What forbids the next action (bad_action, flag_conflict); it may be played when that is nothing. The values of its
  /// fields must be sound, and several wins be on one tile.
  [[nodiscard]] Faults faultsOf(const Kong& kong) const noexcept;
  [[nodiscard]] Faults faultsOf(const BattleWins& wins) const noexcept;
  [[nodiscard]] Faults faultsOf(const WallHands& hands) const noexcept;

  void play(const Kong& kong) noexcept;
  void play(const BattleWins& wins) noexcept;
  void play(const WallHands& hands) noexcept;

  /// How many actions have been played.
  [[nodiscard]] int step() const noexcept { return step_; }
  /// Bit s for a seat that has not won.
  [[nodiscard]] std::uint8_t active() const noexcept { return active_; }
  [[nodiscard]] bool over() const noexcept { return wallEnded_ || winners() == kMaxPlayers - 1; }
  /// Who deals after a battle that is over.
  [[nodiscard]] std::uint8_t nextDealer() const noexcept { return winners() > 0 ? nextDealer_ : dealer_; }
  [[nodiscard]] const RoundLedger& ledger() const noexcept { return ledger_; }

private:
  static constexpr int kMostKongs = 4;

  /// A kong and what each seat paid for it, as long as that can still be given back.
  struct PaidKong {
    std::uint8_t seat = 0;
    TileCode tile = kTileCodes;
    std::array<std::uint8_t, kMaxPlayers> paid{};
  };

  [[nodiscard]] int winners() const noexcept;
  [[nodiscard]] bool isActive(int seat) const noexcept { return (active_ >> seat & 1) != 0; }
  [[nodiscard]] int kongsOf(int seat) const noexcept;
  /// The seat whose kong was the action just before, or kMaxPlayers.
  [[nodiscard]] int kongBefore() const noexcept { return afterKong_ ? kongs_.back().seat : kMaxPlayers; }
  [[nodiscard]] Fault fault(Word why) const noexcept;
  [[nodiscard]] Fault fault(Word why, int seat) const noexcept;
  [[nodiscard]] bool isClosed(Faults& faults) const noexcept;
  void checkFlags(const BattleWins& wins, Faults& faults) const noexcept;
  void line(Account from, Account to, int points, Reason reason) noexcept;
  void settleKongBefore(std::uint8_t nearest) noexcept;
  void giveBackKongs(const WallHands& hands) noexcept;
  void payPigs(const WallHands& hands) noexcept;
  void payChaJiao(const WallHands& hands) noexcept;
  void endAction(bool kong) noexcept;

  SichuanRules rules_;
  std::uint8_t dealer_ = 0;
  std::uint8_t active_ = 0xF;
  std::uint8_t step_ = 0;
  bool afterKong_ = false;
  bool wallEmpty_ = false;
  bool wallEnded_ = false;
  std::uint8_t nextDealer_ = 0;
  StaticVector<PaidKong, kMaxPlayers * kMostKongs> kongs_;
  RoundLedger ledger_;
};

/// Settles one that has been played; `next` is there when it is over.
void settle(const Battle& battle, const GameState& game, const RuleSet& rules, Settlement& out) noexcept;

}  // namespace tensu::ledger
