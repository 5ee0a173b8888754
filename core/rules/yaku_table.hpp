// The yaku as the rule sets print them: han closed and open, or a limit. Houses start from here and change what
// differs.
#pragma once

#include "rules/rule_set.hpp"

namespace tensu {

using YakuTable = std::array<YakuRule, kYaku>;

/// Every yaku with its usual worth, switched on and stated.
[[nodiscard]] constexpr YakuTable usualYaku() noexcept {
  YakuTable table{};
  const auto han = [&table](std::int8_t closed, std::int8_t open, auto... yaku) {
    ((table[static_cast<std::size_t>(yaku)] = {true, Status::stated, closed, open, Limit::none}), ...);
  };
  const auto limit = [&table](Limit named, auto... yaku) {
    ((table[static_cast<std::size_t>(yaku)] = {true, Status::stated, 0, 0, named}), ...);
  };
  using enum Yaku;
  han(1, 0, riichi, ippatsu, menzen_tsumo, pinfu, iipeikou);
  han(2, 0, double_riichi, chiitoitsu);
  han(3, 0, ryanpeikou);
  han(1, 1, tanyao, haku, hatsu, chun, seat_wind, round_wind, red_five, rinshan, chankan, haitei, houtei, kanburi);
  han(2, 1, sanshoku_doujun, ittsuu, chanta, isshoku_sanjun);
  han(2, 2, toitoi, sanankou, sanshoku_doukou, sankantsu, honroutou, shousangen, sanrenkou);
  han(3, 2, honitsu, junchan);
  han(5, 5, uumensai);
  han(6, 5, chinitsu);
  limit(Limit::mangan, nagashi_mangan, shiisanpuutaa);
  limit(Limit::yakuman, renhou, tenhou, chiihou, kokushi, chuuren, suuankou, suukantsu, ryuuiisou, chinroutou,
        tsuuiisou, daisangen, shousuushii, daisuushii, beni_kujaku, banryoku_ittenkou, daisharin, isshoku_yonjun,
        fuusetsu_getsuka);
  return table;
}

/// The table without some of its yaku.
template <class... Each>
[[nodiscard]] constexpr YakuTable without(YakuTable table, Status status, Each... yaku) noexcept {
  ((table[static_cast<std::size_t>(yaku)].on = false, table[static_cast<std::size_t>(yaku)].status = status), ...);
  return table;
}

/// The usual yaku without the local ones, renhou and a red five that is one: what common tables play.
[[nodiscard]] constexpr YakuTable commonYaku() noexcept {
  using enum Yaku;
  return without(usualYaku(), Status::stated, red_five, kanburi, isshoku_sanjun, sanrenkou, uumensai, shiisanpuutaa,
                 renhou, beni_kujaku, banryoku_ittenkou, daisharin, isshoku_yonjun, fuusetsu_getsuka);
}

}  // namespace tensu
