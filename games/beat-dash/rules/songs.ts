import { MOODS } from "#beat-dash/music/moods.ts";
import { readCourse, type Course } from "./course.ts";

/**
 * A song: how many frames its beat lasts, its course in phrases of four bars, and what each bar of the tune is: 0 to 3 for how
 * much plays, `-` for silence, `h` for a drop with half as many drums, and `c` or `C` for a call, soft or as loud as a drop:
 * the tune plays the hits of the bar that follows.
 */
export type Song = { title: string; beat: number; phrases: readonly string[]; mood: string };

/** The signs are explained in course.ts. */
const COURSES: readonly Omit<Song, "mood">[] = [
  {
    title: "First Quack",
    beat: 30,
    phrases: [
      "........ o...o... o...o... o...j...",
      "o..b..o. o...j... o...o... o.o.o.j.",
      "o.o.o.j. ..*.o.o. o.o.o.j. u...n.o.",
      "o.b.o... ..^..... o.b.j... o.o.o.j.",
      "o.o.o.j. u.o.n.o. o.*.b.j. ........",
    ],
  },
  {
    title: "Puddle Pop",
    beat: 28,
    phrases: [
      "........ ....b... o..o..o. ..b.....",
      "j..o..g. ....b... o..o..g. ..j..j..",
      "o..o..g. ..p..... o..o.g.. j.o..j..",
      "....b... o..o.o.. ..b..... o.o..g..",
      "o..o.o.. ..p...j. o.o..o.. G...j.*.",
      "o..j..g. ..^...j. o.*.G... ........",
    ],
  },
  {
    title: "Speaker Stairs",
    beat: 28,
    phrases: [
      "........ ..u..u.. b.o...n. b...n...",
      "u..u.... h=====.. n...n... ..h===..",
      "u.u.u.j. n.n.n.o. u..u.u.j .n.n.n..",
      "..h===.. ..h=.h=. j..o..j. ..b..j..",
      "u..u.u.j .n.j.n.j .n.o..*. u..j.n..",
      "u.u.u.j. h===n.n. n.j.u.j. n.j.*.b.",
      "^....... u..u.u.j .n.j.n.j ........",
    ],
  },
  {
    title: "Trumpet Flight",
    beat: 26,
    phrases: [
      "........ ..o..j.. ....j... o..o....",
      "..u..j.. n...*... j...j... ........",
      "~~~~3~y~ 4~y~3~w~ 2~w~3~x~ 4~x~3~~~",
      "........ ..o..j.. ..^..... ..j.....",
      "j..j..j. ........ ~~~~3~y~ 4~y~3~w~",
      "2~w~3~x~ 4~x~2~~~ ....j... o.*...b.",
      "j..j..j. ........ j.j.o.d. j..j..j.",
      "~~~~3~x~ 4~x~2~w~ 2~w~3~y~ ........",
    ],
  },
  {
    title: "Disco Pond",
    beat: 26,
    phrases: [
      "........ o.o.o..o ..b.o.g. o..o.o..",
      "..*.b.j. ........ ..o.b..o ....b.j.",
      "%%f%%%f% %%f%%%f% ..j..j.. j.b.j..j",
      ".b.j..o. f%f%f%f% f%%f%%%% ..p...j.",
      "d..j.j.. ........ ^....... ..u.b..o",
      "..n.b.j. j..d.... j..j..j. j.b.j..j",
      ".b.j.j.. f%f%f%f% f%%f%%f% %f%%f%f%",
      "f%f%f%f% ..G...j. j..d..j. j.*.j.d.",
      "d..d.j.. ........",
    ],
  },
  {
    title: "Midnight Metronome",
    beat: 24,
    phrases: [
      "........ o....... o...o... o..j....",
      "..o...j. h====... j....... j..h==..",
      "d..j..j. ..b.d.j. d..h==.. j.G...j.",
      "u..j..n. ..^..... ..b..... ...d....",
      "..j..d.. h=====.. j..j..j. d..j.d..",
      "..b.d.j. G...d.j. h==.h==. j.*.d.j.",
      "u..j.n.j ........ ..b..d.. j.......",
      "h==.h==. j..j..j. ~~~~2~~~ 4~~~2~~~",
      "4~~~3~~~ 2~~~~~~~ ....j.d. d..j.d..",
      "..*.h==. d..d.j.d .d.d..d. ........",
    ],
  },
  {
    title: "After Party",
    beat: 20,
    phrases: [
      "........ o..o..o. j...o... ..b.o...",
      "o...o... ..j..... j...j... j..j..j.",
      "........ d..d..j. ....b... j..j.d..",
      "........ d..j..d. d..d..j. j..j.d.d",
      "........ ..^..... j..d.... j..j..j.",
      "~~~~2~~~ 4~~~2~~~ 3~~~5~~~ 3~~~~~~~",
      "....d... d..d..d. ..*.b.j. d..d..d.",
      "........ u...n... ..h==.j. p...j...",
      "h==.h==. j..j..j. %%%%%%%% f%%f%%f%",
      "%%%%%%%% f%%f%f%% ....b... u..d.n..",
      "f%%f%%f% f%%f%f%% ........ ........",
      "d..d..d. j.*.d.d. d..d.d.. ........",
    ],
  },
  {
    title: "Encore",
    beat: 20,
    phrases: [
      "........ o.o.o..o ..o..o.. o.j..o..",
      "..b.o... ........ ....j... ..h=.o..",
      "..G..... h==.j... j.j..j.. u..j.n..",
      "u..h=n.j ..d..d.. u.j.n.d. d..h==..",
      "........ ..^..... j..j.... j.j..j..",
      "~~~~4~~~ 2~~~4~~~ 2~~~4~~~ 1~~~~~~~",
      "....d... d.j..d.j ..*.b.j. h=.h=.d.",
      "........ d..d.... ..d..... ...d....",
      "j...j... j.j..j.. ~~~~2~~~ 5~~~2~~~",
      "4~~~3~~~ 1~~~~~~~ ....d.d. d.j..h=.",
      "........ ........ u..d.n.. u.h==n..",
      "j.*.d.d. G....d.. d..d..d. ........",
    ],
  },
  {
    title: "Goose Rave",
    beat: 22,
    phrases: [
      "........ o..o..o. o...j... o.....b.",
      "j...o... o..j.... o..o..j. d..d..j.",
      "d..d..j. j..j.j.. %f%f%f%% %f%f%f%%",
      "........ ..b.j... j...d... j..j..j.",
      "~~~~4~~~ 2~~~4~~~ 2~~~4~~~ 3~~~~~~~",
      "....d... d..d..j. ..*.b.j. d..d..j.",
      "..^..... u.o.n... j..j..j. j..j.j..",
      "d..d..j. d..d..j. G...G... d..d..d.",
      "j..j.d.d .d.d..d. ........ ........",
      "f%%f%%f% %f%%f%f% f%%f%%f% %f%f%f%%",
      "j.*.d.j. d..d.j.d .d.d..d. ........",
    ],
  },
  {
    title: "Last Dance",
    beat: 20,
    phrases: [
      "........ o..o..o. ..b.j... o..o....",
      "o..o..j. o.o..d.. u..j.n.d ..j.d.j.",
      "d..j.d.. j.j.d.d. d..d.d.. ........",
      "~~~~4~~~ 2~~~5~~~ 1~~~4~~~ 2~~~~~~~",
      "........ ..^..... j..d.... j..j..j.",
      "j.b.j..d .b.j.d.. f%f%f%f% f%%f%f%%",
      "f%%f%f%% %f%f%%%% d.d.j.d. d..d.d..",
      "........ d..j.... h==.h==. j..j..j.",
      "~~~~2~~~ 5~~~1~~~ 4~~~2~~~ 3~~~~~~~",
      "....d... d..d.d.. ..*.d.d. u..d.n.d",
      "........ ........ G...h==. u..h=n..",
      "j.*.d.d. f%f%f%%% f%%f%%f% ........",
    ],
  },
];

export const SONGS: readonly Song[] = COURSES.map((song, at) => ({ ...song, mood: MOODS[at]! }));

const courses: (Course | undefined)[] = [];

/** The course of a song, or of its take, which has more drums. */
export function songCourse(song: number, isTake = false): Course {
  return (courses[isTake ? SONGS.length + song : song] ??= readCourse(barsOf(song, isTake)));
}

function barsOf(song: number, isTake: boolean): string[] {
  const { phrases, mood } = SONGS[song]!;
  const bars = phrases.join(" ").split(" ");
  return isTake ? addDrums(bars, mood) : bars;
}

/** Room for one more drum in the middle: nothing is jumped from, over or under until the duck is down again. */
const ROOM = /^[^G^*~%][.ojdg]\.\.\.[^n*%=][^n%]$/;
const LOUD_BARS = /[23h]/;

/** Puts a drum wherever the band is loud and the duck has nothing to do for two beats. */
function addDrums(bars: readonly string[], mood: string): string[] {
  const steps = Array.from(bars.join(""));
  for (let step = 8; step < steps.length - 8; step += 2) {
    const bar = step >> 3;
    const isAnswer = /c/i.test(mood[bar - 1]!);
    if (!LOUD_BARS.test(mood[bar]!) || isAnswer || bars[bar]!.includes("~")) continue;
    if (ROOM.test(steps.slice(step - 3, step + 4).join(""))) steps[step] = "o";
  }
  return bars.map((_, bar) => steps.slice(bar * 8, bar * 8 + 8).join(""));
}
