/** Yaku of which a rule set's source says the name and the worth, but not the shape: that is the one widely known. */
const ASSUMED_SHAPES: Record<string, readonly string[]> = {
  'web-tile': [
    'kanburi',
    'isshoku-sanjun',
    'sanrenkou',
    'uumensai',
    'shiisanpuutaa',
    'beni-kujaku',
    'banryoku-ittenkou',
    'isshoku-yonjun',
    'fuusetsu-getsuka',
  ],
};

export const isShapeAssumed = (rules: string, yaku: string): boolean => ASSUMED_SHAPES[rules]?.includes(yaku) ?? false;
