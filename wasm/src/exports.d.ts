// What the engines export, and how they name things: see bindings.cpp and table_bindings.cpp.

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
  version: string;
}

/** Those of tables and records besides. */
export interface TableIds {
  outcomes: string[];
  aborts: string[];
  offences: string[];
  actionTypes: string[];
  recordBytes: number;
}

export interface Cell {
  fu: number;
  han: number;
  dealer: boolean;
  ron: boolean;
  each: number[];
}

/** Takes and gives only whole numbers, truth as 0 and 1; places in memory are in bytes. */
export interface HandExports {
  readonly memory: WebAssembly.Memory;
  /** Called once, before anything else. */
  _initialize(): void;
  tensu_input(): number;
  tensu_inputLength(): number;
  tensu_output(): number;
  tensu_outputLength(): number;
  tensu_ids(): void;
  tensu_ruleSets(): void;
  tensu_describe(slot: number): void;
  tensu_table(slot: number): void;
  /** 1 when the rules are ready, 0 when they cannot be had. */
  tensu_setRules(slot: number): number;
  tensu_score(slot: number, adapt: number): void;
  tensu_waits(slot: number): void;
  tensu_discards(slot: number): void;
  tensu_ready(slot: number): void;
  tensu_points(slot: number): void;
  tensu_readLine(): void;
  tensu_writeLine(): void;
}

export interface Exports extends HandExports {
  tensu_tableIds(): void;
  tensu_records(): number;
  tensu_recordsLength(): number;
  tensu_pack(slot: number, place: number): void;
  tensu_packBadRules(place: number): void;
  tensu_scoreRecords(count: number): void;
  tensu_canWin(slot: number, passed: number): void;
  tensu_plan(slot: number): void;
  tensu_roundStart(slot: number): void;
  tensu_roundHand(): void;
  tensu_roundKnown(): void;
  tensu_roundAction(): void;
  tensu_roundWallHand(): void;
  tensu_roundWallKnown(): void;
  tensu_roundSettle(slot: number): void;
}
