import type { HandGlue, Options } from './glue.d.ts';

declare function create(options: Options): Promise<HandGlue>;
export default create;
