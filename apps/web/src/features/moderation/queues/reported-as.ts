/** The reasons of reports, as moderators read them. */
export const REPORTED_AS: Record<string, string> = {
  broken: "does not work",
  unkind: "is unkind",
  unsafe: "does not feel safe",
  cheating: "cheats",
  copyright: "someone else's work",
  other: "something else",
};
