import type { Engine, Problem, Refused, RoundResult, Rules } from 'tensu';
import type { Kept } from '../../keeping/kept.ts';
import { type Entered, rulesOfGame } from './entered.ts';
import { type Game, houseOf } from './game.ts';
import { emptyHand, type HandEntry, settledPart } from './hand.ts';
import { type Played, play, type Situation, settleHand } from './play.ts';

/** What follows from what is entered. */
interface Worked {
  from: Entered;
  played: Played;
  /** What the hand in the form comes to at its place in the game. */
  preview?: RoundResult | Refused;
}

/** What can be done on one score sheet, with everything that follows from what is entered. */
export class SheetSession {
  /** The form whose hand was to be added and could not be. */
  private refused?: Pick<Entered, 'game' | 'correcting'>;
  private known?: Worked;

  constructor(
    readonly engine: Engine,
    readonly kept: Kept<Entered>,
    private readonly redraw: () => void,
  ) {}

  get entered(): Entered {
    return this.kept.value;
  }

  get played(): Played {
    return this.worked.played;
  }

  get preview(): Worked['preview'] {
    return this.worked.preview;
  }

  get rules(): Rules {
    return rulesOfGame(this.entered.game);
  }

  /** How the table stands before the hand in the form. */
  get before(): Situation | undefined {
    return beforeForm(this.entered, this.played);
  }

  /** The refusals of the hand in the form, once it was to be added. */
  get problems(): readonly Problem[] {
    const { game, correcting } = this.entered;
    const asked = this.refused?.game === game && this.refused.correcting === correcting;
    return asked && this.preview?.ok === false ? this.preview.problems : [];
  }

  /** Changes the hand in the form, which is no step back of its own: nothing of the game changes by it. */
  readonly edit = (change: Partial<HandEntry>): void => {
    this.kept.note({ draft: { ...this.entered.draft, ...change } });
    if (this.preview?.ok) this.refused = undefined;
  };

  /** Changes the game around its hands. Changes of one field in a row are one step back. */
  readonly arrange = (change: Partial<Game>, field = ''): void => {
    const game = { ...this.entered.game, ...change };
    const samePlaces = houseOf(this.engine, game).players === this.played.house.players;
    this.kept.edit({ game, ...(samePlaces ? {} : { draft: emptyHand() }) }, field);
  };

  /** Puts the hand of the form into the game, or says why it cannot be settled. */
  readonly add = (): void => {
    const { game, draft, correcting } = this.entered;
    if (!this.preview?.ok) {
      this.refused = { game, correcting };
      this.redraw();
      return;
    }
    const hand = settledPart(draft);
    const hands = correcting === undefined ? [...game.hands, hand] : game.hands.with(correcting, hand);
    this.goOn({ ...game, hands });
  };

  /** Opens a hand of the game in the form; what was there waits. */
  readonly correct = (at: number): void => {
    const { game, draft, correcting, waiting } = this.entered;
    const hand = game.hands[at];
    if (hand) this.kept.edit({ draft: hand, correcting: at, waiting: correcting === undefined ? draft : waiting });
  };

  /** Ends a correction without it. */
  readonly leave = (): void => this.goOn(this.entered.game);

  readonly takeOut = (at: number): void => {
    const { game } = this.entered;
    this.goOn({ ...game, hands: game.hands.toSpliced(at, 1) });
  };

  /** Ends the game before the rules do, or goes on with it. */
  readonly end = (ended: boolean): void => this.arrange({ ended });

  /** A new game of the same table. */
  readonly startAnew = (): void => {
    const game = { ...this.entered.game, hands: [], ended: false };
    this.kept.edit({ game, draft: emptyHand(), correcting: undefined, waiting: undefined });
  };

  /** The form is for the next hand again. */
  private goOn(game: Game): void {
    const draft = this.entered.waiting ?? emptyHand();
    this.kept.edit({ game, draft, correcting: undefined, waiting: undefined });
  }

  private get worked(): Worked {
    if (this.known?.from !== this.entered) this.known = work(this.engine, this.entered, this.known);
    return this.known;
  }
}

const beforeForm = ({ correcting }: Entered, { now, hands }: Played): Situation | undefined =>
  correcting === undefined ? now : hands[correcting]?.before;

/** The game is played anew only where it is another than `last`. */
function work(engine: Engine, entered: Entered, last: Worked | undefined): Worked {
  const { game, draft } = entered;
  const played = last?.from.game === game ? last.played : play(engine, game);
  const before = beforeForm(entered, played);
  const preview = before && settleHand(engine, game, played.house, before, settledPart(draft));
  return { from: entered, played, preview };
}
