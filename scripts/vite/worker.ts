import { oneScript } from './common.ts';

export default oneScript('web/guide/client/worker.ts', 'worker.js', 'build/site-worker');
