#include "support/tiles.hpp"

#include <numeric>

namespace tensu::test {
namespace {

int& at(Copies34& copies, int kind) {
  return copies[static_cast<std::size_t>(kind)];
}

/// Whether tiles are sets alone: the lowest tile is in a triplet or starts a sequence.
bool plainlySets(Copies34& copies) {
  int lowest = 0;
  while (lowest < kKinds && at(copies, lowest) == 0) {
    ++lowest;
  }
  if (lowest == kKinds) {
    return true;
  }
  if (at(copies, lowest) >= 3) {
    at(copies, lowest) -= 3;
    const bool rest = plainlySets(copies);
    at(copies, lowest) += 3;
    if (rest) {
      return true;
    }
  }
  if (lowest >= 27 || lowest % 9 > 6 || at(copies, lowest + 1) == 0 || at(copies, lowest + 2) == 0) {
    return false;
  }
  for (int i = 0; i < 3; ++i) {
    --at(copies, lowest + i);
  }
  const bool rest = plainlySets(copies);
  for (int i = 0; i < 3; ++i) {
    ++at(copies, lowest + i);
  }
  return rest;
}

/// Adds a set at random where there are copies left for it.
bool addSet(Dice& dice, Copies34& hand, KindMask kinds) {
  const int kind = anyOf(dice, kinds);
  if (dice.coin()) {
    if (at(hand, kind) > 1) {
      return false;
    }
    at(hand, kind) += 3;
    return true;
  }
  if (kind >= 27) {
    return false;
  }
  const int start = kind / 9 * 9 + dice.roll(7);
  for (int i = 0; i < 3; ++i) {
    if (at(hand, start + i) > 3) {
      return false;
    }
  }
  for (int i = 0; i < 3; ++i) {
    ++at(hand, start + i);
  }
  return true;
}

}  // namespace

Copies34 drawn(Dice& dice, int tiles, KindMask kinds) {
  std::vector<int> wall;
  for (int kind = 0; kind < kKinds; ++kind) {
    for (int copy = 0; copy < kCopies && (kinds >> kind & 1) != 0; ++copy) {
      wall.push_back(kind);
    }
  }
  Copies34 hand{};
  for (int i = 0; i < tiles; ++i) {
    const auto place = static_cast<std::size_t>(dice.roll(static_cast<int>(wall.size())));
    ++at(hand, wall[place]);
    wall[place] = wall.back();
    wall.pop_back();
  }
  return hand;
}

int anyOf(Dice& dice, KindMask kinds) {
  int kind = dice.roll(kKinds);
  while ((kinds >> kind & 1) == 0) {
    kind = dice.roll(kKinds);
  }
  return kind;
}

Copies34 completeHand(Dice& dice, int sets, KindMask kinds) {
  Copies34 hand{};
  at(hand, anyOf(dice, kinds)) = 2;
  for (int made = 0; made < sets;) {
    made += addSet(dice, hand, kinds) ? 1 : 0;
  }
  return hand;
}

void disturb(Dice& dice, Copies34& hand, int tiles) {
  for (int changed = 0; changed < tiles;) {
    const int from = dice.roll(kKinds);
    const int to = dice.roll(kKinds);
    if (at(hand, from) > 0 && at(hand, to) < kCopies) {
      --at(hand, from);
      ++at(hand, to);
      ++changed;
    }
  }
}

int tilesOf(const Copies34& copies) {
  return std::accumulate(copies.begin(), copies.end(), 0);
}

bool plainlyStandard(Copies34 copies) {
  for (int kind = 0; kind < kKinds; ++kind) {
    if (at(copies, kind) < 2) {
      continue;
    }
    at(copies, kind) -= 2;
    if (plainlySets(copies)) {
      return true;
    }
    at(copies, kind) += 2;
  }
  return false;
}

bool plainlyPairs(const Copies34& copies, bool fours) {
  int pairs = 0;
  for (const int number : copies) {
    if (number != 0 && number != 2 && !(fours && number == 4)) {
      return false;
    }
    pairs += number / 2;
  }
  return pairs == 7;
}

bool plainlyOrphans(const Copies34& copies) {
  for (int kind = 0; kind < kKinds; ++kind) {
    const bool orphan = kind >= 27 || kind % 9 == 0 || kind % 9 == 8;
    if ((copies[static_cast<std::size_t>(kind)] > 0) != orphan) {
      return false;
    }
  }
  return tilesOf(copies) == 14;
}

std::string written(const Copies34& copies) {
  std::string text;
  for (int suit = 0; suit < 4; ++suit) {
    const std::size_t before = text.size();
    for (int rank = 0; rank < (suit == 3 ? 7 : 9); ++rank) {
      text.append(static_cast<std::size_t>(copies[static_cast<std::size_t>(suit * 9 + rank)]),
                  static_cast<char>('1' + rank));
    }
    if (text.size() > before) {
      text += "mpsz"[suit];
    }
  }
  return text;
}

}  // namespace tensu::test
