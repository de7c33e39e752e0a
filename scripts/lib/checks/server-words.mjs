// The gateway knows no rules of the product. A word may begin anywhere but in the middle of another one.
const RULE_WORD = /(?<![A-Za-z])(?:coin|streak|shop|COIN|STREAK|SHOP)|Coin|Streak|Shop/;
const INNOCENT = /coincid\w*/gi;

/**
 * @param {string} text
 * @returns {{ line: number, word: string }[]}
 */
export function findRuleWords(text) {
  return text.split("\n").flatMap((line, index) => {
    const word = RULE_WORD.exec(line.replace(INNOCENT, ""))?.[0];
    return word ? [{ line: index + 1, word }] : [];
  });
}
