const RULES: [what: RegExp, instead: string][] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, "[address]"],
  [/\beyJ[\w-]+\.[\w.-]*/g, "[token]"],
  [/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi, "[id]"],
  [/(\/profile\/)[^\s/?#"')]+/g, "$1[name]"],
  // What follows a question mark or a hash in an address may be a search, a code or a whole session.
  [/((?:https?:\/|blob:\S*|\s|^)\/[^\s?#"')]*)[?#][^\s"')]*/g, "$1"],
];

/** A text without what may be somebody's: addresses of mail, tokens, numbers of accounts, names, queries. */
export function scrubText(text: string): string {
  return RULES.reduce((rest, [what, instead]) => rest.replace(what, instead), text);
}
