#include "ledger/game.hpp"

#include <algorithm>

#include "base/sort.hpp"

namespace tensu::ledger {
namespace {

constexpr std::uint8_t kWest = 2;
using Winds = std::array<std::uint8_t, 4>;

constexpr Winds windsOf(Game game) noexcept {
  return game == Game::east_north ? Winds{0, 3, 1, 2} : Winds{0, 1, 2, 3};
}

int orderIn(const Winds& winds, std::uint8_t wind) noexcept {
  return static_cast<int>(std::find(winds.begin(), winds.end(), wind) - winds.begin());
}

std::uint8_t placeOf(int seat, const GameState& game, const RuleSet& rules) noexcept {
  return static_cast<std::uint8_t>(rules.family == Family::sichuan ? seat : (game.dealer + seat) % rules.players);
}

/// The seat whose place it is, where seats are counted from the dealer.
std::uint8_t seatAt(int place, const GameState& game, const RuleSet& rules) noexcept {
  return static_cast<std::uint8_t>((place - game.dealer + rules.players) % rules.players);
}

bool anybody(const Points& points, int players, auto holds) noexcept {
  return std::any_of(points.begin(), points.begin() + players, holds);
}

/// After the last hand, when the dealer does not stay: where somebody must hold enough the game goes on without it, up
/// to the end of the West round.
bool endsAfterLastHand(const GameState& game, int round, const RuleSet& rules, const Points& points) noexcept {
  const std::int32_t enough = rules.table.endPoints;
  return enough == 0 || round > orderIn(windsOf(rules.table.game), kWest) ||
         (game.hasPoints && anybody(points, rules.players, [enough](std::int64_t held) { return held >= enough; }));
}

}  // namespace

Next nextOf(const GameState& game, const Deal& deal, const RuleSet& rules, const Points& points) noexcept {
  const Winds winds = windsOf(rules.table.game);
  Next next;
  next.dealerStays = deal.stays;
  next.dealer = static_cast<std::uint8_t>((game.dealer + (deal.stays ? 0 : 1)) % rules.players);
  next.honba = deal.honba;
  next.replay = deal.replay;
  const bool roundEnds = !deal.stays && next.dealer == game.firstDealer;
  const int round = orderIn(winds, game.round) + (roundEnds ? 1 : 0);
  next.round = winds[static_cast<std::size_t>(std::min(round, 3))];
  const bool broke = rules.table.belowZero == BelowZero::game_over && game.hasPoints &&
                     anybody(points, rules.players, [](std::int64_t held) { return held < 0; });
  next.gameOver = broke || (game.lastHand && !deal.stays && endsAfterLastHand(game, round, rules, points));
  return next;
}

std::uint8_t firstSeat(const GameState& game, const RuleSet& rules, const Points& points) noexcept {
  Next next;
  rank(game, rules, points, next);
  return seatAt(next.ranks[0], game, rules);
}

void rank(const GameState& game, const RuleSet& rules, const Points& points, Next& next) noexcept {
  const auto players = static_cast<std::size_t>(rules.players);
  Points held{};
  for (std::size_t seat = 0; seat < players; ++seat) {
    held[placeOf(static_cast<int>(seat), game, rules)] = points[seat];
  }
  for (std::size_t i = 0; i < players; ++i) {
    next.ranks[i] = static_cast<std::uint8_t>((game.firstDealer + i) % players);
  }
  sortFew(next.ranks.data(), next.ranks.data() + players,
          [&held](std::uint8_t a, std::uint8_t b) { return held[a] > held[b]; });
  for (std::size_t i = 0; i < players; ++i) {
    next.final[next.ranks[i]] = held[next.ranks[i]] + game.uma[i] + (i == 0 ? game.oka : 0);
  }
  next.ranked = true;
}

}  // namespace tensu::ledger
