import { controls } from './controls.ts';
import { faces } from './faces.ts';
import { layout } from './layout.ts';
import { paymentStyles } from './payments.ts';
import { print } from './print.ts';
import { resultStyles } from './result.ts';
import { tables } from './tables.ts';
import { theme } from './theme.ts';
import { tiles } from './tiles.ts';

export const styles = [theme, layout, faces, tables, tiles, controls, resultStyles, paymentStyles, print];
