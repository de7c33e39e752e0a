/** A line of a stack trace, also inside JSON. Without the quote, "at once" before a time in a page's data would be one. */
export const STACK = /\n\s*at \S+ \(|\bat (?:async )?(?:\S+ \()?[^\s"]+:\d+:\d+/;
