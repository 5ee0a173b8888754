import type { Seat } from 'tensu';
import type { Language } from '../../text/languages.ts';
import type { OptionWords } from '../../text/options/words.ts';
import type { TableWords } from '../../text/round/words.ts';
import type { BattleWords } from '../../text/table/battle/languages.ts';
import { Phrases } from '../../widget/phrases.ts';
import { inSentence } from '../keeping/name.ts';
import type { Battle } from './state/battle.ts';

/** Phrases of the game from Sichuan that call the places of the table by the names of those who sit there. */
export class TablePhrases extends Phrases<TableWords> {
  constructor(
    lang: Language,
    words: TableWords,
    override readonly options: OptionWords,
    private readonly own: BattleWords,
    private readonly names: Battle['names'],
  ) {
    super(lang, inSichuan(words, own), true, options);
  }

  override seat(seat: Seat): string {
    return inSentence(this.names[seat] ?? '') || this.fill(this.own.seat, { number: seat + 1 });
  }

  /** What is told of a seat, behind its name. */
  ofSeat(seat: Seat, what: string): string {
    return this.fill(this.own.ofSeat, { seat: this.seat(seat), what });
  }
}

/** The calculator says these words as players of riichi do; here they are as those of Sichuan say them. */
const inSichuan = (words: TableWords, own: BattleWords): TableWords => ({
  ...words,
  meld: { ...words.meld, kan: own.kan, ankan: own.ankan, kakan: own.kakan },
  tile: { ...words.tile, s: own.sou },
  reason: { ...words.reason, ron: own.ron },
});
