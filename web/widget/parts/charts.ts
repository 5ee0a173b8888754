/** The tables that stand by themselves in a page. */
export { chartStyles as styles } from '../styles/chart.ts';
export { chart } from '../view/chart.ts';
