// What the Emscripten modules export: see bindings.cpp and table_bindings.cpp.

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

/** What takes and gives only whole numbers is called directly, truth as 0 and 1; places in memory are in bytes. */
export interface HandGlue {
  /** Views of the engine's whole memory, made anew when it grows. */
  readonly HEAP32: Int32Array;
  readonly HEAPU8: Uint8Array;
  _tensu_input(): number;
  _tensu_inputLength(): number;
  _tensu_output(): number;
  _tensu_outputLength(): number;
  _tensu_ids(): void;
  _tensu_ruleSets(): void;
  _tensu_describe(slot: number): void;
  _tensu_table(slot: number): void;
  /** 1 when the rules are ready, 0 when they cannot be had. */
  _tensu_setRules(slot: number): number;
  _tensu_score(slot: number, adapt: number): void;
  _tensu_waits(slot: number): void;
  _tensu_discards(slot: number): void;
  _tensu_ready(slot: number): void;
  _tensu_points(slot: number): void;
  _tensu_readLine(): void;
  _tensu_writeLine(): void;
}

export interface Glue extends HandGlue {
  _tensu_records(): number;
  _tensu_recordsLength(): number;
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
}

export interface Options {
  wasmBinary?: BufferSource;
  locateFile?(name: string): string;
  printErr?(text: string): void;
}

declare function create(options: Options): Promise<Glue>;
export default create;
