#include "intake/intake.hpp"

#include <algorithm>

#include "intake/adapt.hpp"
#include "intake/tiles.hpp"
#include "riichi/circumstances.hpp"
#include "sichuan/circumstances.hpp"

namespace tensu::intake {
namespace {

/// The kinds among concealed tiles, however many there are of each.
KindMask kindsIn(const TileList& tiles) noexcept {
  KindMask kinds = 0;
  for (std::uint8_t code = 0; code < kFlower; ++code) {
    kinds |= KindMask{tiles.copies[code] > 0} << kindOf(code);
  }
  return kinds;
}

/// Whether concealed tiles can be counted by kind: a request with far too many is refused without that.
bool countable(const TileList& tiles) noexcept {
  std::array<int, kKinds> copies{};
  for (std::uint8_t code = 0; code < kFlower; ++code) {
    copies[kindOf(code)] += tiles.copies[code];
  }
  const bool few = std::all_of(copies.begin(), copies.end(), [](int number) { return number <= kCopies; });
  return few && tiles.total <= kHandTiles && tiles.copies[kFlower] == 0;
}

void checkCircumstances(const Hand& hand, KindMask concealed, const RuleSet& rules, bool win, Problems& problems,
                        Checks& checks) noexcept {
  if (rules.family == Family::sichuan) {
    sichuan::checkCircumstances(hand, concealed, win, problems, checks);
  } else if (win) {
    riichi::checkCircumstances(hand, rules, problems);
  }
}

Seen seenIn(const Parsed& parsed) noexcept {
  Seen seen{};
  for (std::size_t code = 0; code < kTileCodes; ++code) {
    int sum = parsed.concealed.copies[code] + parsed.dora.copies[code] + parsed.ura.copies[code] +
              parsed.discards.copies[code];
    for (const ParsedMeld& meld : parsed.melds) {
      sum += meld.tiles.copies[code];
    }
    seen[code] = static_cast<std::uint16_t>(std::min(sum, kCopies));
  }
  return seen;
}

}  // namespace

Copies copiesHeld(const Hand& hand) noexcept {
  Copies copies{};
  for (std::size_t i = 0; i < hand.concealedCount; ++i) {
    ++copies[hand.concealed[i]];
  }
  const Counts melds = meldCounts(hand);
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    copies[kind] += melds[static_cast<int>(kind)];
  }
  for (std::size_t i = 0; i < hand.meldCount; ++i) {
    const Meld& meld = hand.melds[i];
    if (meld.reds > 0) {
      const std::size_t suit = static_cast<std::size_t>(suitOf(meld.first));
      copies[kRedFive + suit] += meld.reds;
      copies[kindOf(static_cast<TileCode>(kRedFive + suit))] -= meld.reds;
    }
  }
  return copies;
}

bool takeHand(const HandRequest& request, const RuleSet& rules, const Question& question, Hand& hand,
              Problems& problems, Checks& checks, Seen* seen) noexcept {
  Parsed parsed;
  const bool read = question.adapt ? readValues(atThisTable(request, rules, checks), rules, question, parsed, problems)
                                   : readValues(request, rules, question, parsed, problems);
  if (!read) {
    return false;
  }
  if (question.adapt) {
    adaptFives(parsed, rules, checks);
  }
  checkTiles(parsed, rules, question, problems);
  hand = parsed.hand;
  if (parsed.meldCount <= kMaxMelds) {
    // Nothing is said of a winning tile among tiles that cannot be counted.
    Hand known = hand;
    known.concealedCount = countable(parsed.concealed) ? hand.concealedCount : 0;
    checkCircumstances(known, kindsIn(parsed.concealed), rules, question.win, problems, checks);
  }
  if (seen != nullptr) {
    *seen = seenIn(parsed);
  }
  return problems.empty();
}

bool recheck(const Hand& hand, const RuleSet& rules, Problems& problems, Checks& checks) noexcept {
  const int have = hand.concealedCount + 3 * hand.meldCount;
  const int wanted = tilesWanted(hand, rules, {});
  if (have != wanted) {
    problems.add(Code::tile_count, Field::concealed,
                 details(number(DetailKey::count, have), number(DetailKey::expected, wanted)));
  }
  Copies copies = copiesHeld(hand);
  for (std::size_t i = 0; i < hand.doraCount; ++i) {
    ++copies[hand.dora[i]];
  }
  for (std::size_t i = 0; i < hand.uraCount; ++i) {
    ++copies[hand.ura[i]];
  }
  for (std::uint8_t code = 0; code < kFlower; ++code) {
    refuseTooMany(code, copies[code], Field::concealed, rules, problems);
  }
  checkCircumstances(hand, concealedCounts(hand).atLeast(1), rules, true, problems, checks);
  return problems.empty();
}

}  // namespace tensu::intake
