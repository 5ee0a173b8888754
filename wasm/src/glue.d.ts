// What the Emscripten module exports: see bindings.cpp.

/** Every list of ids by its name: answers are numbers that point into them. */
export interface Ids {
  codes: string[];
  fields: string[];
  detailKeys: string[];
  words: string[];
  flags: string[];
  checks: string[];
  yaku: string[];
  limits: string[];
  shapes: string[];
  waits: string[];
  fu: string[];
  reasons: string[];
  rows: string[];
  meldTypes: string[];
  lineKeys: string[];
  outcomes: string[];
  aborts: string[];
  offences: string[];
  actionTypes: string[];
  recordBytes: number;
  version: string;
}

export interface Cell {
  fu: number;
  han: number;
  dealer: boolean;
  ron: boolean;
  each: number[];
}

export interface Glue {
  input(): Int32Array;
  output(): Int32Array;
  records(): Uint8Array;
  ids(): Ids;
  rules(): unknown;
  describe(slot: number): unknown;
  table(slot: number): Cell[];
  setRules(slot: number): boolean;
  score(slot: number, adapt: boolean): void;
  waits(slot: number): void;
  discards(slot: number): void;
  ready(slot: number): void;
  points(slot: number): void;
  pack(slot: number, place: number): void;
  packBadRules(place: number): void;
  scoreRecords(count: number): void;
  canWin(slot: number, passed: number): void;
  plan(slot: number): void;
  roundStart(slot: number): void;
  roundHand(): void;
  roundKnown(): void;
  roundAction(): void;
  roundWallHand(): void;
  roundWallKnown(): void;
  roundSettle(slot: number): void;
  readLine(): void;
  writeLine(): void;
}

declare function create(options: { wasmBinary?: BufferSource; locateFile?: (name: string) => string }): Promise<Glue>;
export default create;
