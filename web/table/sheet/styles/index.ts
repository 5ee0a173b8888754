import { controls } from '../../../widget/styles/controls.ts';
import { tables } from '../../../widget/styles/tables.ts';
import { theme } from '../../../widget/styles/theme.ts';
import { keepingStyles } from '../../keeping/styles.ts';
import { chartStyles } from './chart.ts';
import { formStyles } from './form.ts';
import { layout } from './layout.ts';
import { print } from './print.ts';
import { recordStyles } from './record.ts';

export const styles = [theme, controls, tables, keepingStyles, layout, formStyles, recordStyles, chartStyles, print];
