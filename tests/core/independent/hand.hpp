// A won hand in the plainest form: lists of tile codes, texts for whatever has a name.
#pragma once

#include <array>
#include <set>
#include <string>
#include <vector>

#include "support/json_request.hpp"

namespace tensu::independent {

using test::Json;

struct Meld {
  /// As in a request: chi, pon, kan, ankan, kakan.
  std::string type;
  /// The codes of its tiles.
  std::vector<int> tiles;
  int from = -1;
};

struct Hand {
  /// Codes, the winning tile last.
  std::vector<int> concealed;
  std::vector<Meld> melds;
  bool tsumo = true;
  int from = -1;
  int seat = 0;
  /// 0–3 for E S W N.
  int round = 0;
  std::set<std::string> flags;
  std::vector<int> dora;
  std::vector<int> ura;
  std::vector<int> discards;
  int flowers = 0;
  int honba = 0;
  int deposits = 0;
  /// One a seat, or none.
  std::vector<long> points;
  int liable = -1;
  /// Sichuan: 0–2 for man, pin, sou.
  int lack = -1;
  std::set<int> active;

  [[nodiscard]] bool has(const std::string& flag) const { return flags.count(flag) > 0; }
};

/// What a hand is worth, or why it is worth nothing. `base`, `deltas`, `problems` are of both families.
struct Verdict {
  /// Codes of refusals; none when the hand is scored.
  std::set<std::string> problems;
  std::set<std::string> yaku;
  int han = 0;
  int fu = 0;
  std::string limit;
  int yakuman = 0;
  int dora = 0;
  int base = 0;
  std::vector<long> deltas;
  std::string row;
  int roots = 0;
  int uncapped = 0;
  int value = 0;
};

using Copies = std::array<int, 34>;

/// The kind of a code: a red five is a five.
[[nodiscard]] int plainKind(int code);
[[nodiscard]] bool isRed(int code);
/// The codes of hand and melds.
[[nodiscard]] std::vector<int> allTiles(const Hand& hand);
[[nodiscard]] Copies copiesOf(const std::vector<int>& codes);
/// Codes as text: `5m0p7zf`.
[[nodiscard]] std::string written(const std::vector<int>& codes);
/// The hand as a request, without rules.
[[nodiscard]] Json requestOf(const Hand& hand);

}  // namespace tensu::independent
