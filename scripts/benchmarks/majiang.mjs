// The yardstick: the same hands scored by majiang-core.
import Majiang from '@kobalab/majiang-core';
import { rate } from './rate.mjs';

const MPSZ = /^(\d+[mpsz])+$/;
const KNOWN = /^(riichi|double-riichi|ippatsu|rinshan|chankan|haitei|houtei|tenhou|chiihou)$/;

/** The tiles of mpsz notation in majiang-core's, the suit first: 12m3p → m1 m2 p3. */
function tiles(mpsz = '') {
  return [...mpsz.matchAll(/(\d+)([mpsz])/g)].flatMap(([, digits, suit]) => [...digits].map((digit) => suit + digit));
}

function meld({ type, tiles: written }) {
  const [, digits, suit] = written.match(/(\d+)([mpsz])/);
  if (type === 'ankan') return suit + digits;
  if (type === 'kakan') return `${suit + digits.slice(0, 3)}=${digits[3]}`;
  return suit + digits + (type === 'chi' ? '-' : '=');
}

/** The arguments of majiang-core's `hule` for a request, or nothing where it does not know what the request speaks of. */
function translate(hand) {
  const flags = new Set(hand.flags);
  if (![hand.concealed, ...(hand.melds ?? []).map((called) => called.tiles)].every((text) => MPSZ.test(text)))
    return undefined;
  if (![...flags].every((flag) => KNOWN.test(flag)) || hand.liable !== undefined) return undefined;
  const concealed = tiles(hand.concealed);
  const ron = hand.win.by === 'ron';
  const won = concealed.at(-1);
  const text = [(ron ? concealed.slice(0, -1) : concealed).join(''), ...(hand.melds ?? []).map(meld)].join(',');
  return [
    Majiang.Shoupai.fromString(text),
    ron ? `${won}=` : null,
    Majiang.Util.hule_param({
      zhuangfeng: 'ESWN'.indexOf(hand.round ?? 'E'),
      menfeng: hand.seat ?? 0,
      lizhi: flags.has('double-riichi') ? 2 : Number(flags.has('riichi')),
      yifa: flags.has('ippatsu'),
      qianggang: flags.has('chankan'),
      lingshang: flags.has('rinshan'),
      haidi: flags.has('haitei') ? 1 : flags.has('houtei') ? 2 : 0,
      tianhu: flags.has('tenhou') ? 1 : flags.has('chiihou') ? 2 : 0,
      baopai: tiles(hand.dora),
      fubaopai: hand.ura ? tiles(hand.ura) : null,
      changbang: hand.honba ?? 0,
      lizhibang: hand.deposits ?? 0,
    }),
  ];
}

/** Nothing where no hand is one that majiang-core scores. */
export function measureMajiang(hands) {
  const calls = hands.map(translate).filter((call) => call && Majiang.Util.hule(...call)?.defen);
  if (calls.length === 0) return [];
  return [
    rate('majiang-hule', calls.length, 'hands/s', () => {
      for (const call of calls) Majiang.Util.hule(...call);
    }),
  ];
}
