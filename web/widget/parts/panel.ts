/** The house rules: their options, own rules and facts. */
export { optionStyles as styles } from '../styles/options.ts';
export { optionsPanel } from '../view/options-panel.ts';
