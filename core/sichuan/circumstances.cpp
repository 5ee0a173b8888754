#include "sichuan/circumstances.hpp"

#include "intake/conflicts.hpp"

namespace tensu::sichuan {
namespace {

using enum Flag;
using intake::Circumstances;
using intake::Exclusion;
using intake::Hindrance;

constexpr Exclusion kExclusions[] = {
    {rob_kong, Flags::of(last_tile)},
    {heaven, Flags::of(kong_bloom, last_tile)},
    {earth, Flags::of(kong_bloom, last_tile)},
};

constexpr Hindrance kHindrances[] = {
    {rob_kong, Word::tsumo},   {rob_kong, Word::same_tile}, {kong_bloom, Word::ron}, {kong_bloom, Word::no_kan},
    {after_kong, Word::tsumo}, {heaven, Word::ron},         {heaven, Word::child},   {heaven, Word::meld},
    {earth, Word::ron},        {earth, Word::dealer},       {earth, Word::meld},
};

/// What the way of winning and the seats say, and the melds where the tiles are known.
Circumstances circumstancesOf(const Hand& hand, bool tilesKnown) noexcept {
  Circumstances now;
  now.note(hand.win == Win::ron ? Word::ron : Word::tsumo, true);
  now.note(hand.seat == hand.dealer ? Word::dealer : Word::child, true);
  now.note(Word::meld, hand.meldCount > 0);
  now.note(Word::no_kan, tilesKnown && !holdsKan(hand));
  now.note(Word::same_tile, hand.concealedCount > 0 && holdsAnotherWinningTile(hand));
  return now;
}

void checkFlags(const Hand& hand, bool tilesKnown, Problems& problems) noexcept {
  intake::ConflictChecker checker(Flags(hand.flags), circumstancesOf(hand, tilesKnown), problems);
  checker.excluded(kExclusions);
  checker.hindered(kHindrances);
}

bool isActive(const Hand& hand, unsigned seat) noexcept {
  return (hand.active >> seat & 1) != 0;
}

void checkPlayers(const Hand& hand, Problems& problems, Checks& checks) noexcept {
  if (!isActive(hand, hand.seat)) {
    problems.add(Code::not_active, Field::active, details(number(DetailKey::seat, hand.seat)));
  }
  if (hand.win == Win::ron) {
    const bool active = isActive(hand, hand.from);
    checks.push_back({CheckId::active_discarder, active, details(number(DetailKey::seat, hand.from))});
    if (!active) {
      problems.add(Code::not_active, Field::win_from, details(number(DetailKey::seat, hand.from)));
    }
    return;
  }
  const bool payers = (hand.active & ~(1 << hand.seat) & 0xF) != 0;
  checks.push_back({CheckId::payers, payers, {}});
  if (!payers) {
    problems.add(Code::no_payers, Field::active);
  }
}

void checkMelds(const Hand& hand, Problems& problems, Checks& checks) noexcept {
  bool chi = false;
  for (std::size_t i = 0; i < hand.meldCount; ++i) {
    const Meld& meld = hand.melds[i];
    if (meld.type == MeldType::chi) {
      chi = true;
      problems.add(Code::chi_not_allowed, Field::meld_type, static_cast<int>(i), {});
    }
    if (meld.first < kKinds && (maskOf(meld.first) & lackKinds(hand)) != 0) {
      problems.add(Code::lack_suit_meld, Field::meld_tiles, static_cast<int>(i), {});
    }
  }
  checks.push_back({CheckId::no_chi, !chi, {}});
}

}  // namespace

void checkCircumstances(const Hand& hand, KindMask concealed, bool winAsked, Problems& problems,
                        Checks& checks) noexcept {
  checkMelds(hand, problems, checks);
  if (!winAsked) {
    return;
  }
  const KindMask left = concealed & lackKinds(hand);
  const Details tiles = left != 0 ? details(kinds(left)) : Details{};
  checks.push_back({CheckId::lack_suit_cleared, left == 0, tiles});
  if (left != 0) {
    problems.add(Code::lack_suit_remains, Field::concealed, tiles);
  }
  checkPlayers(hand, problems, checks);
  checkFlags(hand, true, problems);
}

void checkKnownFlags(const Hand& hand, Problems& problems) noexcept {
  checkFlags(hand, false, problems);
}

}  // namespace tensu::sichuan
