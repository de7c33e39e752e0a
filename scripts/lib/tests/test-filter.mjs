/**
 * Whether the arguments of `npm test` are for Playwright: `npm test -- e2e/journeys/routes -g /streak`.
 * @param {string[]} args
 */
export const isForBrowser = (args) => args.some((arg) => arg.startsWith("e2e/"));
