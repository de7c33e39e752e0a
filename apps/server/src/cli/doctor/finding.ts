/** One result of a check. Trouble keeps the site from working; a note is worth knowing. */
export type Finding = { check: string; state: "ok" | "note" | "trouble"; says: string };

export const ok = (check: string, says: string): Finding => ({ check, state: "ok", says });
export const note = (check: string, says: string): Finding => ({ check, state: "note", says });
export const trouble = (check: string, says: string): Finding => ({ check, state: "trouble", says });
