import { calls } from './glossary/calls.ts';
import { limits } from './glossary/limits.ts';
import { payments } from './glossary/payments.ts';
import { penalties } from './glossary/penalties.ts';
import { rounds } from './glossary/rounds.ts';
import { scoring } from './glossary/scoring.ts';
import { shapes } from './glossary/shapes.ts';
import { sichuan } from './glossary/sichuan.ts';
import type { TermGroup } from './glossary/term.ts';
import { tiles } from './glossary/tiles.ts';
import { waits } from './glossary/waits.ts';
import { winning } from './glossary/winning.ts';

/** The terms of riichi and Sichuan mahjong by subject, from the tiles to the payments. Yaku have a page of their own. */
export const GLOSSARY: TermGroup[] = [
  tiles,
  shapes,
  waits,
  calls,
  winning,
  scoring,
  limits,
  payments,
  rounds,
  penalties,
  sichuan,
];
