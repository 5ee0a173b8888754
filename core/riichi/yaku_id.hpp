// The yaku by name, in the order of the tables.
#pragma once

#include <array>
#include <cstdint>

namespace tensu {

enum class Yaku : std::uint8_t {
  riichi,
  double_riichi,
  ippatsu,
  menzen_tsumo,
  pinfu,
  tanyao,
  iipeikou,
  haku,
  hatsu,
  chun,
  seat_wind,
  round_wind,
  red_five,
  rinshan,
  chankan,
  haitei,
  houtei,
  kanburi,
  sanshoku_doujun,
  ittsuu,
  chanta,
  chiitoitsu,
  toitoi,
  sanankou,
  sanshoku_doukou,
  sankantsu,
  honroutou,
  shousangen,
  isshoku_sanjun,
  sanrenkou,
  ryanpeikou,
  honitsu,
  junchan,
  uumensai,
  chinitsu,
  nagashi_mangan,
  shiisanpuutaa,
  renhou,
  tenhou,
  chiihou,
  kokushi,
  chuuren,
  suuankou,
  suukantsu,
  ryuuiisou,
  chinroutou,
  tsuuiisou,
  daisangen,
  shousuushii,
  daisuushii,
  beni_kujaku,
  banryoku_ittenkou,
  daisharin,
  isshoku_yonjun,
  fuusetsu_getsuka,
};

inline constexpr int kYaku = 55;
inline constexpr std::array<const char*, kYaku> kYakuIds = {
    "riichi",          "double-riichi",  "ippatsu",         "menzen-tsumo",
    "pinfu",           "tanyao",         "iipeikou",        "haku",
    "hatsu",           "chun",           "seat-wind",       "round-wind",
    "red-five",        "rinshan",        "chankan",         "haitei",
    "houtei",          "kanburi",        "sanshoku-doujun", "ittsuu",
    "chanta",          "chiitoitsu",     "toitoi",          "sanankou",
    "sanshoku-doukou", "sankantsu",      "honroutou",       "shousangen",
    "isshoku-sanjun",  "sanrenkou",      "ryanpeikou",      "honitsu",
    "junchan",         "uumensai",       "chinitsu",        "nagashi-mangan",
    "shiisanpuutaa",   "renhou",         "tenhou",          "chiihou",
    "kokushi",         "chuuren",        "suuankou",        "suukantsu",
    "ryuuiisou",       "chinroutou",     "tsuuiisou",       "daisangen",
    "shousuushii",     "daisuushii",     "beni-kujaku",     "banryoku-ittenkou",
    "daisharin",       "isshoku-yonjun", "fuusetsu-getsuka"};

/// A set of yaku, bit i for the yaku of number i.
using YakuMask = std::uint64_t;

[[nodiscard]] constexpr YakuMask maskOf(Yaku yaku) noexcept {
  return YakuMask{1} << static_cast<unsigned>(yaku);
}
template <class... Each>
[[nodiscard]] constexpr YakuMask maskOf(Yaku first, Each... others) noexcept {
  return maskOf(first) | maskOf(others...);
}

/// Named limits in rising order, so that they compare.
enum class Limit : std::uint8_t { none, mangan, haneman, baiman, sanbaiman, yakuman };
inline constexpr std::array<const char*, 6> kLimitIds = {"", "mangan", "haneman", "baiman", "sanbaiman", "yakuman"};

}  // namespace tensu
