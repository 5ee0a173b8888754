#include "intake/intake.hpp"

#include <algorithm>
#include <bit>

#include "intake/adapt.hpp"
#include "intake/tiles.hpp"
#include "riichi/circumstances.hpp"
#include "sichuan/circumstances.hpp"

namespace tensu::intake {
namespace {

/// Whether concealed tiles can be counted by kind: a request with far too many is refused without that.
bool countable(const TileList& tiles) noexcept {
  std::array<int, kKinds> copies{};
  bool few = tiles.total <= kHandTiles && tiles.copies[kFlower] == 0;
  for (CodeMask left = tiles.codes & ~codeBit(kFlower); left != 0; left &= left - 1) {
    const auto code = static_cast<TileCode>(std::countr_zero(left));
    few = (copies[kindOf(code)] += tiles.copies[code]) <= kCopies && few;
  }
  return few;
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
    if (!problems.empty() && !countable(parsed.concealed)) {
      parsed.hand.concealedCount = 0;
    }
    checkCircumstances(parsed.hand, kindsOf(parsed.concealed.codes), rules, question.win, problems, checks);
  }
  if (seen != nullptr) {
    *seen = seenIn(parsed);
  }
  return problems.empty();
}

bool recheck(const Hand& hand, const RuleSet& rules, Problems& problems, Checks& checks) noexcept {
  refuseCount(hand.concealedCount + 3 * hand.meldCount, tilesWanted(hand, rules, {}), problems);
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
