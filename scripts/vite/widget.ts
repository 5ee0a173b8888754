import { oneScript } from './common.ts';

export default oneScript('web/widget/index.ts', 'tensu.js', 'dist/widget');
