import type { Engine, Problem, Refused, RoundResult, Rules } from 'tensu';
import { keep, recall } from '../../../widget/state/device.ts';
import { History } from '../../../widget/state/history.ts';
import { rulesOf } from '../../../widget/state/house.ts';
import { emptyGame, type Game, houseOf } from './game.ts';
import { emptyHand, type HandEntry, settledPart } from './hand.ts';
import { type Played, play, type Situation, settleHand } from './play.ts';
import { readGame, readHand, writeGame } from './saved.ts';

const GAME_KEY = 'sheet';
const DRAFT_KEY = 'sheet-hand';
/** The game that the kept one took the place of. */
const PAST_KEY = 'sheet-before';

/** What was entered: the game, the hand in the form, and which earlier one that is. */
interface Entered {
  game: Game;
  draft: HandEntry;
  correcting?: number;
  /** What was in the form before an earlier hand was opened there. */
  waiting?: HandEntry;
}

export interface Notice {
  text: string;
  /** What the person is to copy by hand. */
  copy?: string;
}

/** What one score sheet holds, with everything that follows from it. */
export class SheetSession {
  entered: Entered = { game: emptyGame(), draft: emptyHand() };
  played: Played;
  /** What the hand in the form comes to at its place in the game. */
  preview?: RoundResult | Refused;
  notice?: Notice;
  /** Whether the hand in the form was to be added and could not be. */
  refused = false;
  /** Whether the device keeps the game beyond this visit. */
  kept = true;
  /** A game that is to be kept beside the one that took its place. */
  private replaced?: Game;
  private readonly history = new History<Entered>();

  constructor(
    readonly engine: Engine,
    private readonly changed: (edited: boolean) => void,
  ) {
    const game = recallGame(engine, GAME_KEY);
    if (game) {
      this.entered = { game, ...recallDraft(game) };
      for (const before of stepsTo(game, recallGame(engine, PAST_KEY))) this.history.add(before);
    }
    this.played = play(engine, this.entered.game);
    this.work();
  }

  get canUndo(): boolean {
    return this.history.hasPast;
  }

  get canRedo(): boolean {
    return this.history.hasFuture;
  }

  get rules(): Rules {
    const { rules, set } = this.entered.game;
    return rulesOf(rules, set);
  }

  /** How the table stands before the hand in the form. */
  get before(): Situation | undefined {
    const { correcting } = this.entered;
    return correcting === undefined ? this.played.now : this.played.hands[correcting]?.before;
  }

  /** The refusals of the hand in the form, once it was to be added. */
  get problems(): readonly Problem[] {
    return this.refused && this.preview && !this.preview.ok ? this.preview.problems : [];
  }

  /** Changes the hand in the form, which is no step back of its own: nothing of the game changes by it. */
  readonly edit = (change: Partial<HandEntry>): void => {
    this.notice = undefined;
    this.entered = { ...this.entered, draft: { ...this.entered.draft, ...change } };
    this.settle();
  };

  /** Changes the game around its hands. Changes of one field in a row are one step back. */
  readonly arrange = (change: Partial<Game>, field = ''): void => {
    const game = { ...this.entered.game, ...change };
    const samePlaces = houseOf(this.engine, game).players === this.played.house.players;
    this.step({ ...this.entered, game, ...(samePlaces ? {} : { draft: emptyHand() }) }, field);
  };

  /** Puts the hand of the form into the game, or says why it cannot be settled. */
  readonly add = (): void => {
    const { game, draft, correcting } = this.entered;
    this.refused = this.preview?.ok !== true;
    if (this.refused) {
      this.changed(false);
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
    if (hand) this.step({ game, draft: hand, correcting: at, waiting: correcting === undefined ? draft : waiting });
  };

  /** Ends a correction without it. */
  readonly leave = (): void => this.goOn(this.entered.game);

  readonly takeOut = (at: number): void => {
    const { game } = this.entered;
    this.goOn({ ...game, hands: game.hands.toSpliced(at, 1) });
  };

  /** A new game of the same table. */
  readonly startAnew = (): void => {
    this.replaced = this.entered.game;
    this.step({ game: { ...this.entered.game, hands: [] }, draft: emptyHand() });
  };

  /** Takes a game that was written elsewhere; one step back is the game from before. */
  readonly take = (text: string): boolean => {
    const game = readGame(this.engine, text);
    if (!game) return false;
    this.replaced = this.entered.game;
    this.step({ game, draft: emptyHand() });
    return true;
  };

  /** Shows a game of somebody else's. The device keeps the reader's own until this one is changed. */
  readonly show = (text: string): boolean => {
    const game = readGame(this.engine, text);
    if (!game) return false;
    this.history.add(this.entered);
    this.replaced = this.entered.game;
    this.entered = { game, draft: emptyHand() };
    this.work();
    this.changed(false);
    return true;
  };

  readonly undo = (): void => {
    this.replaced = undefined;
    this.restore(this.history.back(this.entered));
  };

  readonly redo = (): void => this.restore(this.history.forth(this.entered));

  readonly say = (text: string, copy?: string): void => {
    this.notice = { text, copy };
    this.changed(false);
  };

  /** The form is for the next hand again. */
  private goOn(game: Game): void {
    this.step({ game, draft: this.entered.waiting ?? emptyHand() });
  }

  private restore(entered: Entered | undefined): void {
    if (!entered) return;
    this.entered = entered;
    this.notice = undefined;
    this.refused = false;
    this.settle();
  }

  private step(entered: Entered, field = ''): void {
    this.history.add(this.entered, field);
    this.restore(entered);
  }

  private settle(): void {
    this.work();
    const { game, ...hand } = this.entered;
    if (this.replaced && this.replaced.hands.length > 0) keep(PAST_KEY, writeGame(this.replaced));
    this.replaced = undefined;
    this.kept = keep(GAME_KEY, writeGame(game));
    keep(DRAFT_KEY, JSON.stringify(hand));
    this.changed(true);
  }

  private work(): void {
    const { game, draft } = this.entered;
    this.played = play(this.engine, game);
    const { before } = this;
    this.preview = before && settleHand(this.engine, game, this.played.house, before, settledPart(draft));
    if (this.preview?.ok !== false) this.refused = false;
  }
}

const recallGame = (engine: Engine, key: string): Game | undefined => readGame(engine, recall(key) ?? '');

/** The hand that was half entered, and which one of the game it corrects. */
function recallDraft({ hands }: Game): Omit<Entered, 'game'> {
  try {
    const { draft, correcting, waiting } = JSON.parse(recall(DRAFT_KEY) ?? '');
    const hand = readHand(draft) ?? emptyHand();
    return hands[correcting] ? { draft: hand, correcting, waiting: readHand(waiting) } : { draft: hand };
  } catch {
    return { draft: emptyHand() };
  }
}

/** The steps by which a game came about: the one before it, then its hands, each with what was in the form. */
function stepsTo(game: Game, past: Game | undefined): Entered[] {
  const before = past ? [{ game: past, draft: emptyHand() }] : [];
  const own = game.hands.map((hand, at) => ({ game: { ...game, hands: game.hands.slice(0, at) }, draft: hand }));
  return [...before, ...own];
}
