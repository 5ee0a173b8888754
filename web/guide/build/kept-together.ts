const TILES_AND_STOP = /(<span class="tiles" role="img"[^>]*>(?:(?!<\/span>).)*<\/span>)([.,:;)。、，．：；）])/gs;

/** A stop after drawn tiles stays on their line: a browser may break after a drawing whatever follows. */
export const keptTogether = (page: string): string => page.replace(TILES_AND_STOP, '<span class="kept">$1$2</span>');
