import type { Description, RuleSetInfo } from 'tensu';

/** A rule set as far as its options depend on it. */
interface Governing {
  players: RuleSetInfo['players'];
  description: Description;
}

/** What must be so in a rule set before an option changes anything there. */
type Need = (rules: Governing) => boolean;

const yaku =
  (id: string): Need =>
  ({ description }) =>
    description.yaku.some((one) => one.id === id && one.on);

const unless =
  (key: string, value: string | boolean): Need =>
  ({ description }) =>
    description.options.some((option) => option.key === key && option.value !== value);

const players =
  (least: number): Need =>
  (rules) =>
    rules.players >= least;

const all =
  (...needs: Need[]): Need =>
  (rules) =>
    needs.every((need) => need(rules));

/** Where a need is not met the option has a value all the same, which says nothing of the table. */
export const NEEDS: Record<string, Need> = {
  tanyao_closed: yaku('tanyao'),
  kuitan: yaku('tanyao'),
  shousangen: yaku('shousangen'),
  renhou_scope: unless('renhou', 'off'),
  chiihou_by: yaku('chiihou'),
  uumensai_form: yaku('uumensai'),
  fuusetsu_wind: yaku('fuusetsu-getsuka'),
  chiitoi_fu: yaku('chiitoitsu'),
  pinfu_tsumo: yaku('pinfu'),
  double_suuankou_tanki: all(yaku('suuankou'), unless('yakuman_stack', false)),
  double_kokushi_13: all(yaku('kokushi'), unless('yakuman_stack', false)),
  double_chuuren_9: all(yaku('chuuren'), unless('yakuman_stack', false)),
  double_daisuushii: all(yaku('daisuushii'), unless('yakuman_stack', false)),
  kokushi_furiten: yaku('kokushi'),
  kokushi_robs_ankan: yaku('kokushi'),
  // Of two players the one who pays is liable anyway.
  pao: players(3),
  pao_scope: all(players(3), unless('pao', false)),
  dealer_stays_by: all(players(3), unless('multi_ron', 'nearest')),
  nagashi: yaku('nagashi-mangan'),
  abort_four_winds: players(4),
  abort_four_riichi: players(4),
  below_zero: unless('floor_zero', true),
};

/** Whether a rule set has the option, and its value says something of the table. */
export function applies(rules: Governing, key: string): boolean {
  return rules.description.options.some((option) => option.key === key) && (NEEDS[key]?.(rules) ?? true);
}
