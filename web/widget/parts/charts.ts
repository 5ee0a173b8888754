/** The tables that stand by themselves in a page. */
export { chartStyles as styles } from '../styles/chart.ts';
export { paymentChart } from '../view/payment-chart.ts';
export { rowChart, yakuChart } from '../view/yaku-chart.ts';
