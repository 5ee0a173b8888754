const TILES_AND_STOP = /(<span class="tiles" role="img"[^>]*>(?:(?!<\/span>).)*<\/span>)([.,:;)。、，．：；）])/gs;

/** A stop after drawn tiles stays on their line: a browser may break after a drawing whatever follows. */
const kept = (html: string): string => html.replace(TILES_AND_STOP, '<span class="kept">$1$2</span>');

/** Indentation before a tag is for the layouts alone; in a block of code there are no tags. */
const flat = (html: string): string => html.replace(/\n +</g, '\n<');

/** A page as it is written down. */
export const finished = (html: string): string => flat(kept(html));
