#include "riichi/yaku.hpp"

#include <bit>
#include <iterator>
#include <utility>

namespace tensu::riichi {
namespace {

constexpr KindMask kGreenTiles =
    maskOf(19) | maskOf(20) | maskOf(21) | maskOf(23) | maskOf(25) | maskOf(kGreen);  // 2 3 4 6 8 sou and green
constexpr KindMask kPeacockTiles =
    maskOf(18) | maskOf(22) | maskOf(24) | maskOf(26) | maskOf(kRed);  // 1 5 7 9 sou, red
constexpr KindMask kBanryokuTiles = (kGreenTiles & ~maskOf(kGreen)) | maskOf(kRed);
constexpr Kind kOnePin = 9;
constexpr Kind kFivePin = 13;

/// One bit for each place where a sequence starts: at 1, 4 and 7 of the lowest suit; at 1 and 7 of every suit.
constexpr std::uint64_t kStraight = 01001001;
constexpr std::uint64_t kEdgesOfSuit = 01000001;
constexpr std::uint64_t kEdges =
    kEdgesOfSuit | kEdgesOfSuit << kBitsPerSuitOfSequences | kEdgesOfSuit << (2 * kBitsPerSuitOfSequences);

constexpr bool within(KindMask kinds, KindMask allowed) noexcept {
  return (kinds & ~allowed) == 0;
}
constexpr int suitsIn(KindMask kinds) noexcept {
  return ((kinds & kMan) != 0 ? 1 : 0) + ((kinds & kPin) != 0 ? 1 : 0) + ((kinds & kSou) != 0 ? 1 : 0);
}
constexpr bool isStandardShape(const View& v) noexcept {
  return v.reading.shape == Shape::standard;
}
constexpr int doubledSequences(const View& v) noexcept {
  return std::popcount(v.reading.sequences.atLeast(2)) + std::popcount(v.reading.sequences.atLeast(4));
}
/// Sets and pair all hold one of these kinds. Only asked of a reading with a sequence.
constexpr bool isOutside(const View& v, KindMask ends) noexcept {
  const std::uint64_t sequences = v.reading.sequences.atLeast(1);
  return (sequences & ~kEdges) == 0 && within(v.reading.triplets, ends) && (maskOf(v.reading.pair) & ends) != 0;
}
constexpr bool hasTriplet(const View& v, int kind) noexcept {
  return (v.reading.triplets & maskOf(kind)) != 0;
}
constexpr int tripletsAmong(const View& v, KindMask kinds) noexcept {
  return std::popcount(v.reading.triplets & kinds);
}
constexpr bool pairAmong(const View& v, KindMask kinds) noexcept {
  return v.reading.pair != kNoKind && (maskOf(v.reading.pair) & kinds) != 0;
}

bool isPinfu(const View& v) noexcept {
  return v.hand.closed && isStandardShape(v) && v.reading.triplets == 0 && v.reading.wait == Wait::ryanmen &&
         !isValuePair(v.reading.pair, v.hand) && (v.rules.pinfuTsumo || v.hand.win == Win::ron);
}

bool hasSanshokuDoujun(const View& v) noexcept {
  const std::uint64_t starts = v.reading.sequences.atLeast(1);
  constexpr std::uint64_t kOneSuit = (std::uint64_t{1} << kBitsPerSuitOfSequences) - 1;
  return (starts & starts >> kBitsPerSuitOfSequences & starts >> (2 * kBitsPerSuitOfSequences) & kOneSuit) != 0;
}

bool hasIttsuu(const View& v) noexcept {
  const std::uint64_t starts = v.reading.sequences.atLeast(1);
  for (int suit = 0; suit < kSuits; ++suit) {
    const std::uint64_t straight = kStraight << (suit * kBitsPerSuitOfSequences);
    if ((starts & straight) == straight) {
      return true;
    }
  }
  return false;
}

bool hasSanshokuDoukou(const View& v) noexcept {
  const KindMask t = v.reading.triplets;
  return (t & t >> kRanks & t >> (2 * kRanks) & kMan) != 0;
}

bool hasSanrenkou(const View& v) noexcept {
  constexpr KindMask kFirstOfThree = 0x7F | 0x7F << 9 | 0x7F << 18;
  const KindMask t = v.reading.triplets;
  return (t & t >> 1 & t >> 2 & kFirstOfThree) != 0;
}

bool isUumensai(const View& v) noexcept {
  if (v.rules.uumensaiForm == UumensaiForm::loose) {
    return suitsIn(v.hand.kinds) == kSuits && (v.hand.kinds & kWinds) != 0 && (v.hand.kinds & kDragons) != 0;
  }
  return tripletsAmong(v, kMan) == 1 && tripletsAmong(v, kPin) == 1 && tripletsAmong(v, kSou) == 1 &&
         tripletsAmong(v, kDragons) == 1 && v.reading.pair == v.hand.seatWind;
}

/// What a suit must hold of each rank for chuuren: 1112345678999.
constexpr SuitCounts kNineGates = 0311111113;

bool isChuuren(const View& v) noexcept {
  if (v.hand.melds > 0 || suitsIn(v.hand.kinds) != 1 || (v.hand.kinds & kHonours) != 0) {
    return false;
  }
  const SuitCounts suit = v.hand.concealed.suit(suitOf(v.hand.winningKind));
  for (int rank = 0; rank < kRanks; ++rank) {
    if (countAt(suit, rank) < countAt(kNineGates, rank)) {
      return false;
    }
  }
  return true;
}

bool isDaisharin(const View& v) noexcept {
  const KindMask lowest = v.hand.kinds & (~v.hand.kinds + 1);
  return v.reading.shape == Shape::seven_pairs && within(v.hand.kinds, kPin) && v.hand.kinds == lowest * 0x7F;
}

bool isFuusetsuGetsuka(const View& v) noexcept {
  const KindMask winds =
      v.rules.fuusetsuWind == FuusetsuWind::any ? kWinds : maskOf(v.hand.seatWind) | maskOf(v.hand.roundWind);
  return hasTriplet(v, kWhite) && hasTriplet(v, kOnePin) && hasTriplet(v, kFivePin) && tripletsAmong(v, winds) > 0;
}

/// What a yaku cannot do without: where there is none of it, its predicate is not even asked.
enum class Needs : std::uint8_t { nothing, flags, sequences, triplets };

struct YakuRow {
  Yaku yaku;
  Needs needs;
  bool (*holds)(const View&) noexcept;
};

template <Flag Which>
constexpr bool flagged(const View& v) noexcept {
  return v.hand.flags.has(Which);
}

using enum Yaku;

// In the order of the tables. A new yaku is a name in yaku_id.hpp, a row here and its worth in rules/yaku_table.hpp.
constexpr YakuRow kTable[] = {
    {riichi, Needs::flags,
     [](const View& v) noexcept { return v.hand.flags.any(Flags::of(Flag::riichi, Flag::double_riichi)); }},
    {double_riichi, Needs::flags, flagged<Flag::double_riichi>},
    {ippatsu, Needs::flags, flagged<Flag::ippatsu>},
    {menzen_tsumo, Needs::nothing, [](const View& v) noexcept { return v.hand.closed && v.hand.win == Win::tsumo; }},
    {pinfu, Needs::nothing, isPinfu},
    {tanyao, Needs::nothing,
     [](const View& v) noexcept { return within(v.hand.kinds, kSimples) && (v.hand.closed || v.rules.kuitan); }},
    {iipeikou, Needs::sequences, [](const View& v) noexcept { return v.hand.closed && doubledSequences(v) > 0; }},
    {haku, Needs::triplets, [](const View& v) noexcept { return hasTriplet(v, kWhite); }},
    {hatsu, Needs::triplets, [](const View& v) noexcept { return hasTriplet(v, kGreen); }},
    {chun, Needs::triplets, [](const View& v) noexcept { return hasTriplet(v, kRed); }},
    {seat_wind, Needs::triplets, [](const View& v) noexcept { return hasTriplet(v, v.hand.seatWind); }},
    {round_wind, Needs::triplets, [](const View& v) noexcept { return hasTriplet(v, v.hand.roundWind); }},
    {red_five, Needs::nothing,
     [](const View& v) noexcept { return v.rules.redFives == RedFives::two_pin_yaku && v.hand.reds > 0; }},
    {rinshan, Needs::flags, flagged<Flag::rinshan>},
    {chankan, Needs::flags,
     [](const View& v) noexcept { return v.hand.flags.any(Flags::of(Flag::chankan, Flag::chankan_ankan)); }},
    {haitei, Needs::flags, flagged<Flag::haitei>},
    {houtei, Needs::flags, flagged<Flag::houtei>},
    {kanburi, Needs::flags, flagged<Flag::kanburi>},
    {sanshoku_doujun, Needs::sequences, hasSanshokuDoujun},
    {ittsuu, Needs::sequences, hasIttsuu},
    {chanta, Needs::sequences, [](const View& v) noexcept { return isOutside(v, kOrphans); }},
    {chiitoitsu, Needs::nothing, [](const View& v) noexcept { return v.reading.shape == Shape::seven_pairs; }},
    {toitoi, Needs::triplets, [](const View& v) noexcept { return v.reading.sequences.none(); }},
    {sanankou, Needs::triplets, [](const View& v) noexcept { return std::popcount(v.reading.concealedTriplets) >= 3; }},
    {sanshoku_doukou, Needs::triplets, hasSanshokuDoukou},
    {sankantsu, Needs::triplets, [](const View& v) noexcept { return std::popcount(v.hand.kans) >= 3; }},
    {honroutou, Needs::nothing,
     [](const View& v) noexcept {
       return v.reading.shape != Shape::thirteen_orphans && within(v.hand.kinds, kOrphans);
     }},
    {shousangen, Needs::triplets,
     [](const View& v) noexcept { return tripletsAmong(v, kDragons) == 2 && pairAmong(v, kDragons); }},
    {isshoku_sanjun, Needs::sequences, [](const View& v) noexcept { return v.reading.sequences.atLeast(3) != 0; }},
    {sanrenkou, Needs::triplets, hasSanrenkou},
    {ryanpeikou, Needs::sequences, [](const View& v) noexcept { return v.hand.closed && doubledSequences(v) == 2; }},
    {honitsu, Needs::nothing, [](const View& v) noexcept { return suitsIn(v.hand.kinds) == 1; }},
    {junchan, Needs::sequences, [](const View& v) noexcept { return isOutside(v, kTerminals); }},
    {uumensai, Needs::nothing, isUumensai},
    {chinitsu, Needs::nothing,
     [](const View& v) noexcept { return suitsIn(v.hand.kinds) == 1 && (v.hand.kinds & kHonours) == 0; }},
    {nagashi_mangan, Needs::nothing, [](const View& v) noexcept { return v.reading.shape == Shape::none; }},
    {shiisanpuutaa, Needs::nothing, [](const View& v) noexcept { return v.reading.shape == Shape::unconnected; }},
    {renhou, Needs::flags, flagged<Flag::renhou>},
    {tenhou, Needs::flags, flagged<Flag::tenhou>},
    {chiihou, Needs::flags, flagged<Flag::chiihou>},
    {kokushi, Needs::nothing, [](const View& v) noexcept { return v.reading.shape == Shape::thirteen_orphans; }},
    {chuuren, Needs::nothing, isChuuren},
    {suuankou, Needs::triplets, [](const View& v) noexcept { return std::popcount(v.reading.concealedTriplets) == 4; }},
    {suukantsu, Needs::triplets, [](const View& v) noexcept { return std::popcount(v.hand.kans) == 4; }},
    {ryuuiisou, Needs::nothing, [](const View& v) noexcept { return within(v.hand.kinds, kGreenTiles); }},
    {chinroutou, Needs::nothing, [](const View& v) noexcept { return within(v.hand.kinds, kTerminals); }},
    {tsuuiisou, Needs::nothing, [](const View& v) noexcept { return within(v.hand.kinds, kHonours); }},
    {daisangen, Needs::triplets, [](const View& v) noexcept { return tripletsAmong(v, kDragons) == 3; }},
    {shousuushii, Needs::triplets,
     [](const View& v) noexcept { return tripletsAmong(v, kWinds) == 3 && pairAmong(v, kWinds); }},
    {daisuushii, Needs::triplets, [](const View& v) noexcept { return tripletsAmong(v, kWinds) == 4; }},
    {beni_kujaku, Needs::nothing, [](const View& v) noexcept { return within(v.hand.kinds, kPeacockTiles); }},
    {banryoku_ittenkou, Needs::nothing,
     [](const View& v) noexcept { return within(v.hand.kinds, kBanryokuTiles) && v.reading.pair == kRed; }},
    {daisharin, Needs::nothing, isDaisharin},
    {isshoku_yonjun, Needs::sequences, [](const View& v) noexcept { return v.reading.sequences.atLeast(4) != 0; }},
    {fuusetsu_getsuka, Needs::triplets, isFuusetsuGetsuka},
};

template <std::size_t... Row>
consteval bool inOrder(std::index_sequence<Row...>) {
  return sizeof...(Row) == kYaku && ((kTable[Row].yaku == static_cast<Yaku>(Row)) && ...);
}
static_assert(inOrder(std::make_index_sequence<std::size(kTable)>{}));

/// The rows are known at compile time, so that every predicate is inlined here and none is called through a pointer.
template <Needs What, std::size_t Row>
YakuMask holdingRow(const View& view) noexcept {
  if constexpr (kTable[Row].needs == What) {
    return YakuMask{kTable[Row].holds(view)} << Row;
  }
  return 0;
}
template <Needs What, std::size_t... Row>
YakuMask holdingRows(const View& view, std::index_sequence<Row...>) noexcept {
  return (holdingRow<What, Row>(view) | ...);
}

/// Any yaku of the first mask takes the place of those of the second.
struct Replacement {
  YakuMask by;
  YakuMask replaced;
};

constexpr Replacement kReplacements[] = {
    {maskOf(double_riichi), maskOf(riichi)}, {maskOf(ryanpeikou, isshoku_sanjun), maskOf(iipeikou)},
    {maskOf(junchan), maskOf(chanta)},       {maskOf(honroutou), maskOf(chanta, junchan)},
    {maskOf(chinitsu), maskOf(honitsu)},     {maskOf(tenhou, chiihou), maskOf(renhou)},
};

}  // namespace

YakuMask holding(const View& view) noexcept {
  constexpr auto kRows = std::make_index_sequence<std::size(kTable)>{};
  YakuMask yaku = holdingRows<Needs::nothing>(view, kRows);
  yaku |= view.hand.flags.bits() != 0 ? holdingRows<Needs::flags>(view, kRows) : 0;
  yaku |= view.reading.sequences.none() ? 0 : holdingRows<Needs::sequences>(view, kRows);
  yaku |= view.reading.triplets != 0 ? holdingRows<Needs::triplets>(view, kRows) : 0;
  return yaku;
}

YakuMask withoutReplaced(YakuMask yaku, const RiichiRules& rules) noexcept {
  for (const Replacement& each : kReplacements) {
    if ((yaku & each.by) != 0) {
      yaku &= ~each.replaced;
    }
  }
  if (rules.shousangen == Shousangen::inside && (yaku & maskOf(shousangen)) != 0) {
    yaku &= ~maskOf(haku, hatsu, chun);
  }
  return yaku;
}

int unitsOf(Yaku yaku, const View& view) noexcept {
  const auto twice = [](bool yes) { return yes ? 2 : 1; };
  switch (yaku) {
    case suuankou:
      return twice(view.rules.doubleSuuankouTanki && view.reading.wait == Wait::tanki);
    case kokushi:
      return twice(view.rules.doubleKokushi13 && view.reading.wait == Wait::kokushi13);
    case chuuren: {
      Counts waiting = view.hand.concealed;
      waiting.remove(view.hand.winningKind);
      return twice(view.rules.doubleChuuren9 && waiting.suit(suitOf(view.hand.winningKind)) == kNineGates);
    }
    case daisuushii:
      return twice(view.rules.doubleDaisuushii);
    default:
      return 1;
  }
}

bool isValuePair(Kind pair, const HandView& hand) noexcept {
  return pair == hand.seatWind || pair == hand.roundWind || pair >= kWhite;
}

}  // namespace tensu::riichi
