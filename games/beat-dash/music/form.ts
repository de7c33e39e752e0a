import { SONGS } from "#beat-dash/rules/songs.ts";

/** The parts of the tune from here on are the same songs in the tempo and the form of a remix. */
export const REMIX_PARTS = SONGS.length;

export const SECTION = { intro: 0, verse: 1, build: 2, drop: 3, pause: 4, ending: 5 } as const;

/** What a bar is in the form of its song. */
export type Place = {
  section: number;
  /** Bars since the section began, and bars until the next one begins. */
  at: number;
  left: number;
  /** From the last drop on. */
  isLate: boolean;
  /** The drops before, or this one among them, from 0. */
  drop: number;
  isSilent: boolean;
  isHalf: boolean;
  /** The tune plays the hits of the bar that follows. */
  isCall: boolean;
};

const LOUDEST = "3";
const AGAIN = "222233332222333311223333";
/** A remix goes through a song of its own making, again and again. */
const REMIX_MOOD = `0111222233332222333311223333${AGAIN.repeat(13)}`;
const INTRO_BARS = 2;
/** A quiet stretch of so many bars is built up over two bars, a shorter one over one. */
const LONG_BARS = 4;

export const moodOf = (part: number): string => SONGS[part]?.mood ?? REMIX_MOOD;

const SIGNS: Readonly<Record<string, string>> = { "-": "0", c: "1", h: LOUDEST, C: LOUDEST };
/** How loud each bar is, 0 to 3. */
export const loudnessOf = (part: number): string => moodOf(part).replace(/\D/g, (sign) => SIGNS[sign]!);

const forms: (readonly Place[])[] = [];

export function placeOfBar(part: number, bar: number): Place {
  const form = (forms[part] ??= formOf(part));
  return form[Math.max(0, Math.min(form.length - 1, bar))]!;
}

/** The form of a song, read from how loud its bars are: intro, verse, build, drop, pause, and so on to the ending. */
function formOf(part: number): Place[] {
  const [signs, mood] = [moodOf(part), loudnessOf(part)];
  const sections = Array.from(mood, (loud, bar) => {
    if (bar === mood.length - 1 && part < REMIX_PARTS) return SECTION.ending;
    if (loud === LOUDEST) return SECTION.drop;
    const [next, before] = [mood.indexOf(LOUDEST, bar), mood.lastIndexOf(LOUDEST, bar)];
    if (next - bar <= (next - before > LONG_BARS ? 2 : 1)) return SECTION.build;
    if (bar < INTRO_BARS) return SECTION.intro;
    return loud < "2" && (before > 0 || loud === "0") ? SECTION.pause : SECTION.verse;
  });
  const last = sections.lastIndexOf(SECTION.drop);
  let [at, drop] = [0, -1];
  return sections.map((section, bar) => {
    at = section === sections[bar - 1] ? at + 1 : 0;
    if (section === SECTION.drop && at === 0) drop += 1;
    const sign = signs[bar]!;
    const end = sections.findIndex((each, later) => later > bar && each !== section);
    const left = (end < 0 ? sections.length : end) - bar;
    return {
      section,
      at,
      left,
      isLate: section !== SECTION.build && bar + left > last,
      drop: Math.max(0, drop),
      isSilent: sign === "-",
      isHalf: sign === "h",
      isCall: sign === "c" || sign === "C",
    };
  });
}
