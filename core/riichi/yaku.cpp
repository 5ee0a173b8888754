#include "riichi/yaku.hpp"

#include <array>
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

/// What a yaku looks at. Those of the hand and its flags are asked once for all readings; and none is asked where there
/// is no sequence, no triplet of honours, or fewer than three triplets to speak of.
enum class Of : std::uint8_t { flags, hand, reading, sequences, honour_triplets, three_triplets };

/// One of these flags, or a predicate.
struct YakuRow {
  constexpr YakuRow(Yaku id, Flags any) noexcept : yaku(id), flags(any) {}
  constexpr YakuRow(Yaku id, Of what, bool (*predicate)(const View&) noexcept) noexcept
      : yaku(id), of(what), holds(predicate) {}
  Yaku yaku;
  Flags flags;
  Of of = Of::flags;
  bool (*holds)(const View&) noexcept = nullptr;
};

using enum Yaku;

// In the order of the tables. A new yaku is a name in yaku_id.hpp, a row here and its worth in rules/yaku_table.hpp.
constexpr YakuRow kTable[] = {
    {riichi, Flags::of(Flag::riichi, Flag::double_riichi)},
    {double_riichi, Flags::of(Flag::double_riichi)},
    {ippatsu, Flags::of(Flag::ippatsu)},
    {menzen_tsumo, Of::hand, [](const View& v) noexcept { return v.hand.closed && v.hand.win == Win::tsumo; }},
    {pinfu, Of::reading, isPinfu},
    {tanyao, Of::hand,
     [](const View& v) noexcept { return within(v.hand.kinds, kSimples) && (v.hand.closed || v.rules.kuitan); }},
    {iipeikou, Of::sequences, [](const View& v) noexcept { return v.hand.closed && doubledSequences(v) > 0; }},
    {haku, Of::honour_triplets, [](const View& v) noexcept { return hasTriplet(v, kWhite); }},
    {hatsu, Of::honour_triplets, [](const View& v) noexcept { return hasTriplet(v, kGreen); }},
    {chun, Of::honour_triplets, [](const View& v) noexcept { return hasTriplet(v, kRed); }},
    {seat_wind, Of::honour_triplets, [](const View& v) noexcept { return hasTriplet(v, v.hand.seatWind); }},
    {round_wind, Of::honour_triplets, [](const View& v) noexcept { return hasTriplet(v, v.hand.roundWind); }},
    {red_five, Of::hand,
     [](const View& v) noexcept { return v.rules.redFives == RedFives::two_pin_yaku && v.hand.reds > 0; }},
    {rinshan, Flags::of(Flag::rinshan)},
    {chankan, Flags::of(Flag::chankan, Flag::chankan_ankan)},
    {haitei, Flags::of(Flag::haitei)},
    {houtei, Flags::of(Flag::houtei)},
    {kanburi, Flags::of(Flag::kanburi)},
    {sanshoku_doujun, Of::sequences, hasSanshokuDoujun},
    {ittsuu, Of::sequences, hasIttsuu},
    {chanta, Of::sequences, [](const View& v) noexcept { return isOutside(v, kOrphans); }},
    {chiitoitsu, Of::reading, [](const View& v) noexcept { return v.reading.shape == Shape::seven_pairs; }},
    {toitoi, Of::three_triplets, [](const View& v) noexcept { return v.reading.sequences.none(); }},
    {sanankou, Of::three_triplets,
     [](const View& v) noexcept { return std::popcount(v.reading.concealedTriplets) >= 3; }},
    {sanshoku_doukou, Of::three_triplets, hasSanshokuDoukou},
    {sankantsu, Of::hand, [](const View& v) noexcept { return std::popcount(v.hand.kans) >= 3; }},
    {honroutou, Of::reading,
     [](const View& v) noexcept {
       return v.reading.shape != Shape::thirteen_orphans && within(v.hand.kinds, kOrphans);
     }},
    {shousangen, Of::honour_triplets,
     [](const View& v) noexcept { return tripletsAmong(v, kDragons) == 2 && pairAmong(v, kDragons); }},
    {isshoku_sanjun, Of::sequences, [](const View& v) noexcept { return v.reading.sequences.atLeast(3) != 0; }},
    {sanrenkou, Of::three_triplets, hasSanrenkou},
    {ryanpeikou, Of::sequences, [](const View& v) noexcept { return v.hand.closed && doubledSequences(v) == 2; }},
    {honitsu, Of::hand, [](const View& v) noexcept { return suitsIn(v.hand.kinds) == 1; }},
    {junchan, Of::sequences, [](const View& v) noexcept { return isOutside(v, kTerminals); }},
    {uumensai, Of::reading, isUumensai},
    {chinitsu, Of::hand,
     [](const View& v) noexcept { return suitsIn(v.hand.kinds) == 1 && (v.hand.kinds & kHonours) == 0; }},
    {nagashi_mangan, Of::reading, [](const View& v) noexcept { return v.reading.shape == Shape::none; }},
    {shiisanpuutaa, Of::reading, [](const View& v) noexcept { return v.reading.shape == Shape::unconnected; }},
    {renhou, Flags::of(Flag::renhou)},
    {tenhou, Flags::of(Flag::tenhou)},
    {chiihou, Flags::of(Flag::chiihou)},
    {kokushi, Of::reading, [](const View& v) noexcept { return v.reading.shape == Shape::thirteen_orphans; }},
    {chuuren, Of::hand, isChuuren},
    {suuankou, Of::three_triplets,
     [](const View& v) noexcept { return std::popcount(v.reading.concealedTriplets) == 4; }},
    {suukantsu, Of::hand, [](const View& v) noexcept { return std::popcount(v.hand.kans) == 4; }},
    {ryuuiisou, Of::hand, [](const View& v) noexcept { return within(v.hand.kinds, kGreenTiles); }},
    {chinroutou, Of::hand, [](const View& v) noexcept { return within(v.hand.kinds, kTerminals); }},
    {tsuuiisou, Of::hand, [](const View& v) noexcept { return within(v.hand.kinds, kHonours); }},
    {daisangen, Of::three_triplets, [](const View& v) noexcept { return tripletsAmong(v, kDragons) == 3; }},
    {shousuushii, Of::three_triplets,
     [](const View& v) noexcept { return tripletsAmong(v, kWinds) == 3 && pairAmong(v, kWinds); }},
    {daisuushii, Of::three_triplets, [](const View& v) noexcept { return tripletsAmong(v, kWinds) == 4; }},
    {beni_kujaku, Of::hand, [](const View& v) noexcept { return within(v.hand.kinds, kPeacockTiles); }},
    {banryoku_ittenkou, Of::reading,
     [](const View& v) noexcept { return within(v.hand.kinds, kBanryokuTiles) && v.reading.pair == kRed; }},
    {daisharin, Of::reading, isDaisharin},
    {isshoku_yonjun, Of::sequences, [](const View& v) noexcept { return v.reading.sequences.atLeast(4) != 0; }},
    {fuusetsu_getsuka, Of::three_triplets, isFuusetsuGetsuka},
};

template <std::size_t... Row>
consteval bool inOrder(std::index_sequence<Row...>) {
  return sizeof...(Row) == kYaku && ((kTable[Row].yaku == static_cast<Yaku>(Row)) && ...);
}
constexpr auto kRows = std::make_index_sequence<std::size(kTable)>{};
static_assert(inOrder(kRows));

/// The yaku that each flag gives, and nothing for bits that are none.
constexpr std::array<YakuMask, 32> kYakuOfFlag = []() consteval {
  std::array<YakuMask, 32> yaku{};
  for (const YakuRow& row : kTable) {
    for (std::size_t flag = 0; flag < kFlags; ++flag) {
      yaku[flag] |= row.flags.has(static_cast<Flag>(flag)) ? maskOf(row.yaku) : 0;
    }
  }
  return yaku;
}
();

/// The rows are known at compile time, so that every predicate is inlined here and none is called through a pointer.
template <Of What, std::size_t Row>
YakuMask holdingRow(const View& view) noexcept {
  if constexpr (kTable[Row].of == What) {
    return YakuMask{kTable[Row].holds(view)} << Row;
  }
  return 0;
}
template <Of What, std::size_t... Row>
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

YakuMask holdingInEveryReading(const HandView& hand, const RiichiRules& rules) noexcept {
  constexpr Reading kAny;
  YakuMask yaku = holdingRows<Of::hand>({hand, kAny, rules}, kRows);
  forEach(hand.flags, [&yaku](Flag flag) { yaku |= kYakuOfFlag[static_cast<std::size_t>(flag)]; });
  return yaku;
}

YakuMask holdingInReading(const View& view) noexcept {
  const KindMask triplets = view.reading.triplets;
  YakuMask yaku = holdingRows<Of::reading>(view, kRows);
  yaku |= view.reading.sequences.none() ? 0 : holdingRows<Of::sequences>(view, kRows);
  yaku |= (triplets & kHonours) == 0 ? 0 : holdingRows<Of::honour_triplets>(view, kRows);
  yaku |= std::popcount(triplets) < 3 ? 0 : holdingRows<Of::three_triplets>(view, kRows);
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
