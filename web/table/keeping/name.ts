/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;

/** A name as it stands in a sentence: one that is written from the right moves nothing of what stands around it. */
export function inSentence(name: string): string {
  const plain = name.trim();
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
