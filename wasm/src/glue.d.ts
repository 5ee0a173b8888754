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

/** Objects come by embind; what takes and gives only whole numbers is called directly, truth as 0 and 1. */
export interface Glue {
  input(): Int32Array;
  output(): Int32Array;
  records(): Uint8Array;
  ids(): Ids;
  rules(): unknown;
  describe(slot: number): unknown;
  table(slot: number): Cell[];
  /** 1 when the rules are ready, 0 when they cannot be had. */
  _tensu_setRules(slot: number): number;
  _tensu_score(slot: number, adapt: number): void;
  _tensu_waits(slot: number): void;
  _tensu_discards(slot: number): void;
  _tensu_ready(slot: number): void;
  _tensu_points(slot: number): void;
  _tensu_pack(slot: number, place: number): void;
  _tensu_packBadRules(place: number): void;
  _tensu_scoreRecords(count: number): void;
  _tensu_canWin(slot: number, passed: number): void;
  _tensu_plan(slot: number): void;
  _tensu_roundStart(slot: number): void;
  _tensu_roundHand(): void;
  _tensu_roundKnown(): void;
  _tensu_roundAction(): void;
  _tensu_roundWallHand(): void;
  _tensu_roundWallKnown(): void;
  _tensu_roundSettle(slot: number): void;
  _tensu_readLine(): void;
  _tensu_writeLine(): void;
}

interface Options {
  wasmBinary?: BufferSource;
  locateFile?(name: string): string;
  printErr?(text: string): void;
}

declare function create(options: Options): Promise<Glue>;
export default create;
