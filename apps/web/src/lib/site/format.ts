// The site is written in English. The browser's own `Intl` would do too, but its first use takes longer than all the
// rest of a page's code: some 20 ms on a desktop, 80 on a school's Chromebook.
const MONTHS = "January February March April May June July August September October November December".split(" ");

/** 1240 as "1,240". Whole numbers only. */
export function formatNumber(value: number): string {
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
}

/** "November 2026", wherever the reader is. */
export function formatMonth(at: string): string {
  const date = new Date(at);
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** "15 November 2026", where the reader is. */
export function formatDate(at: string): string {
  const date = new Date(at);
  return `${date.getDate()} ${MONTHS[date.getMonth()]} ${date.getFullYear()}`;
}

/** "15 Nov", where the reader is. */
export function formatDay(at: string): string {
  const date = new Date(at);
  return `${date.getDate()} ${MONTHS[date.getMonth()]!.slice(0, 3)}`;
}
