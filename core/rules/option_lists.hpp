// Lists of option keys that several houses share.
#pragma once

#include <array>

namespace tensu {

template <std::size_t A, std::size_t B>
[[nodiscard]] constexpr std::array<const char*, A + B> joined(const std::array<const char*, A>& first,
                                                              const std::array<const char*, B>& second) {
  std::array<const char*, A + B> all{};
  for (std::size_t i = 0; i < A + B; ++i) {
    all[i] = i < A ? first[i] : second[i - A];
  }
  return all;
}

/// Options that every house of the riichi family has.
inline constexpr std::array<const char*, 45> kRiichiOptions = {"tanyao_closed",
                                                               "kuitan",
                                                               "shousangen",
                                                               "renhou",
                                                               "renhou_scope",
                                                               "chiihou_by",
                                                               "uumensai_form",
                                                               "fuusetsu_wind",
                                                               "wait_fu",
                                                               "double_wind_fu",
                                                               "chiitoi_fu",
                                                               "pinfu_tsumo",
                                                               "open_pinfu_fu",
                                                               "rinshan_tsumo_fu",
                                                               "kiriage",
                                                               "kazoe",
                                                               "yakuman_stack",
                                                               "double_suuankou_tanki",
                                                               "double_kokushi_13",
                                                               "double_chuuren_9",
                                                               "double_daisuushii",
                                                               "min_han",
                                                               "min_han_5honba",
                                                               "red_fives",
                                                               "flowers",
                                                               "kan_ura",
                                                               "honba",
                                                               "floor_zero",
                                                               "kokushi_furiten",
                                                               "kokushi_robs_ankan",
                                                               "pao",
                                                               "pao_scope",
                                                               "dealer_stays_by",
                                                               "dealer_stays_tenpai",
                                                               "nagashi",
                                                               "noten",
                                                               "abort_four_winds",
                                                               "abort_four_riichi",
                                                               "abort_four_kans",
                                                               "abort_nine_terminals",
                                                               "below_zero",
                                                               "end_points",
                                                               "start_points",
                                                               "game",
                                                               "kuikae"};
/// Options that need a third player.
inline constexpr std::array<const char*, 2> kManyPlayerOptions = {"multi_ron", "triple_ron"};
inline constexpr std::array<const char*, 1> kTwoPlayerOptions = {"two_player_tsumo"};
inline constexpr std::array<const char*, 1> kChomboOptions = {"chombo_with_win"};

inline constexpr auto kFourPlayerOptions = joined(kRiichiOptions, kManyPlayerOptions);

}  // namespace tensu
