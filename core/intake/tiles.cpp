#include "intake/tiles.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <functional>

#include "base/sort.hpp"

namespace tensu::intake {
namespace {

/// Whether tiles are what a meld of this type holds; `out` gets the kind it starts at and its red fives.
bool formsMeld(const TileList& tiles, MeldType type, Meld& out, Word& why) noexcept {
  why = Word::wrong_number;
  if (tiles.total != tilesOf(type)) {
    return false;
  }
  std::array<Kind, 4> kinds;
  kinds.fill(kNoKind);
  out.reds = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(tilesOf(type)); ++i) {
    const TileCode code = tiles.tiles[i];
    // A flower is no tile of a set; it is refused by its own code.
    kinds[i] = code == kFlower ? kNoKind : kindOf(code);
    out.reds = static_cast<std::uint8_t>(out.reds + (isRedFive(code) ? 1 : 0));
  }
  sortFew(kinds.data(), kinds.data() + kinds.size(), std::less<>());
  out.first = kinds[0];
  if (type == MeldType::chi) {
    why = Word::not_a_run;
    return isSuited(kinds[2]) && suitOf(kinds[0]) == suitOf(kinds[2]) && kinds[1] == kinds[0] + 1 &&
           kinds[2] == kinds[1] + 1;
  }
  why = Word::not_alike;
  return kinds[0] == kinds[static_cast<std::size_t>(tilesOf(type)) - 1] && kinds[0] != kNoKind;
}

class TileChecker {
public:
  TileChecker(Parsed& parsed, const RuleSet& rules, const Question& question, Problems& problems) noexcept
      : parsed_(parsed),
        hand_(parsed.hand),
        rules_(rules),
        question_(question),
        problems_(problems),
        inPlay_(codesInPlay(rules)) {}

  void check() noexcept {
    kinds();
    melds();
    count();
    copies();
    indicators();
    fill();
  }

private:
  void kindsOf(const TileList& tiles, Field field, bool flowersToo, int index = 0) noexcept {
    const CodeMask allowed = flowersToo ? inPlay_ : inPlay_ & ~codeBit(kFlower);
    for (CodeMask left = tiles.codes & ~allowed; left != 0; left &= left - 1) {
      problems_.add(Code::tile_kind, field, index, details(tile(static_cast<TileCode>(std::countr_zero(left)))));
    }
  }

  void kinds() noexcept {
    kindsOf(parsed_.concealed, Field::concealed, false);
    int index = 0;
    for (const ParsedMeld& meld : parsed_.melds) {
      kindsOf(meld.tiles, Field::meld_tiles, false, index++);
    }
    kindsOf(parsed_.dora, Field::dora, true);
    kindsOf(parsed_.ura, Field::ura, true);
    kindsOf(parsed_.discards, Field::discards, false);
    if (parsed_.flowers > 0 && !rules_.riichi.flowers) {
      problems_.add(Code::tile_kind, Field::flowers, details(tile(kFlower)));
    }
  }

  void badMeld(Field field, int index, Word why) noexcept {
    problems_.add(Code::bad_meld, field, index, details(reason(why)));
  }

  void melds() noexcept {
    int index = 0;
    for (const ParsedMeld& meld : parsed_.melds) {
      const Meld out = meld.type == kUnknownMeldType ? unknown(index) : known(meld, index);
      if (hand_.meldCount < kMaxMelds) {
        hand_.melds[hand_.meldCount++] = out;
      }
      ++index;
    }
  }

  /// Of a meld that may be any, nothing is said but that it is one: a concealed kan hinders the least.
  Meld unknown(int index) noexcept {
    badMeld(Field::meld_type, index, Word::unknown);
    return {.type = MeldType::ankan, .first = kNoKind};
  }

  Meld known(const ParsedMeld& meld, int index) noexcept {
    Meld out{.type = static_cast<MeldType>(meld.type)};
    Word why{};
    if (!formsMeld(meld.tiles, out.type, out, why)) {
      badMeld(Field::meld_tiles, index, why);
      out.first = kNoKind;
    }
    from(meld, out, index);
    return out;
  }

  void from(const ParsedMeld& meld, Meld& out, int index) noexcept {
    const bool concealed = !isOpen(out.type);
    if (meld.called != kTileCodes) {
      if (concealed) {
        badMeld(Field::meld_called, index, Word::not_called);
      } else if (meld.tiles.copies[meld.called] == 0) {
        badMeld(Field::meld_called, index, Word::not_among);
      }
    }
    if (meld.from.missing()) {
      return;
    }
    const int before = (hand_.seat + rules_.players - 1) % rules_.players;
    const bool other = meld.from.within(0, rules_.players - 1) && meld.from.value() != hand_.seat;
    if (concealed) {
      badMeld(Field::meld_from, index, Word::not_called);
    } else if (!other || (out.type == MeldType::chi && meld.from.value() != before)) {
      badMeld(Field::meld_from, index, Word::not_from_here);
    } else {
      out.from = static_cast<std::uint8_t>(meld.from.value());
    }
  }

  void count() noexcept {
    const int have = parsed_.concealed.total + 3 * parsed_.meldCount;
    refuseCount(have, tilesWanted(hand_, rules_, question_), problems_);
  }

  void copies() noexcept {
    CodeMask codes = parsed_.concealed.codes | parsed_.dora.codes | parsed_.ura.codes;
    for (const ParsedMeld& meld : parsed_.melds) {
      codes |= meld.tiles.codes;
    }
    codes |= parsed_.flowers > 0 ? codeBit(kFlower) : 0;
    for (; codes != 0; codes &= codes - 1) {
      const auto code = static_cast<TileCode>(std::countr_zero(codes));
      int sum = parsed_.concealed.copies[code] + parsed_.dora.copies[code] + parsed_.ura.copies[code];
      for (const ParsedMeld& meld : parsed_.melds) {
        sum += meld.tiles.copies[code];
      }
      if (code == kFlower) {
        // Without flowers set aside it is the indicators alone.
        const Field field = parsed_.flowers > 0 ? Field::flowers : Field::dora;
        refuseTooMany(code, sum + parsed_.flowers, field, rules_, problems_);
      } else if (sum > 1) {
        // One alone is never too many.
        refuseTooMany(code, sum, Field::concealed, rules_, problems_);
      }
    }
  }

  void indicators() noexcept {
    if (parsed_.dora.total > kMaxIndicators) {
      tooMany(Field::dora, Word::too_many_dora, parsed_.dora.total, kMaxIndicators);
    }
    const bool onlyOne = !rules_.riichi.kanUra;
    if (parsed_.ura.total > parsed_.dora.total) {
      tooMany(Field::ura, Word::more_ura_than_dora, parsed_.ura.total, parsed_.dora.total);
    } else if (onlyOne && parsed_.ura.total > 1) {
      tooMany(Field::ura, Word::one_ura, parsed_.ura.total, 1);
    }
  }

  void tooMany(Field field, Word why, int have, int most) noexcept {
    problems_.add(Code::too_many_indicators, field,
                  details(reason(why), number(DetailKey::count, have), number(DetailKey::max, most)));
  }

  template <std::size_t Size>
  static std::uint8_t copy(const TileList& from, std::array<TileCode, Size>& to) noexcept {
    std::copy_n(from.tiles.begin(), Size, to.begin());
    return static_cast<std::uint8_t>(std::min(from.total, static_cast<int>(Size)));
  }

  void fill() noexcept {
    hand_.concealedCount = copy(parsed_.concealed, hand_.concealed);
    hand_.doraCount = copy(parsed_.dora, hand_.dora);
    hand_.uraCount = copy(parsed_.ura, hand_.ura);
    hand_.flowers = static_cast<std::uint8_t>(std::min(parsed_.flowers, kCopies));
    hand_.discards = tensu::kindsOf(parsed_.discards.codes);
  }

  Parsed& parsed_;
  Hand& hand_;
  const RuleSet& rules_;
  const Question& question_;
  Problems& problems_;
  CodeMask inPlay_;
};

}  // namespace

void refuseTooMany(TileCode code, int copies, Field field, const RuleSet& rules, Problems& problems) noexcept {
  const int most = copiesOf(rules, code);
  // A tile that the rule set does not have at all is refused by its own code.
  if (most > 0 && copies > most) {
    problems.add(Code::too_many_copies, field,
                 details(tile(code), number(DetailKey::count, copies), number(DetailKey::max, most)));
  }
}

void refuseCount(int have, int wanted, Problems& problems) noexcept {
  if (have != wanted) {
    problems.add(Code::tile_count, Field::concealed,
                 details(number(DetailKey::count, have), number(DetailKey::expected, wanted)));
  }
}

int tilesWanted(const Hand& hand, const RuleSet& rules, const Question& question) noexcept {
  const bool nagashi = rules.family == Family::riichi && hand.has(Flag::nagashi_mangan) &&
                       rules.riichi.yaku[static_cast<std::size_t>(Yaku::nagashi_mangan)].on;
  return nagashi && question.win ? kHandTiles - 1 : question.tiles;
}

void checkTiles(Parsed& parsed, const RuleSet& rules, const Question& question, Problems& problems) noexcept {
  TileChecker(parsed, rules, question, problems).check();
}

}  // namespace tensu::intake
