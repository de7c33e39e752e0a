const RULES: [what: RegExp, instead: string][] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, "[address]"],
  [/\beyJ[\w-]+\.[\w.-]*/g, "[token]"],
  [/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi, "[id]"],
  [/(\/profile\/)[^\s/?#"')]+/g, "$1[name]"],
  // A query or a fragment may contain a search, a code or a whole session.
  [/((?:https?:\/|blob:\S*|\s|^)\/[^\s?#"')]*)[?#][^\s"')]*/g, "$1"],
];

/** Removes personal data from a text: e-mail addresses, tokens, account ids, names, queries. */
export function scrubText(text: string): string {
  return RULES.reduce((rest, [what, instead]) => rest.replace(what, instead), text);
}
