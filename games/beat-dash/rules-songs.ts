import { readCourse, type Course } from "./rules-course.ts";

/** A song: how many frames its beat lasts, its course in phrases of four bars, and for each bar how much of the tune plays (0 to 3). */
export type Song = { title: string; beat: number; phrases: readonly string[]; mood: string };

/** The signs are explained in rules-course.ts. */
export const SONGS: readonly Song[] = [
  {
    title: "First Quack",
    beat: 30,
    mood: "01112222333311223333",
    phrases: [
      "........ ....j... ....j... j...j...",
      "....j... j...j... ....g... j...g...",
      "....u... ..*.n... u...j... n...j...",
      "..*...b. ..j...j. j...g... j...j...",
      "..u..... j...n... j...j.*. ........",
    ],
  },
  {
    title: "Puddle Pop",
    beat: 28,
    mood: "011122223333112223333333",
    phrases: [
      "........ ..j...j. ..j...g. ..g...j.",
      "..p..... ..j...p. ....g... j.j...j.",
      "..G..... j...G... ....j... ..*...b.",
      "..j.j... g...j.j. ..p..... j...g.*.",
      "..u...j. ..n...g. G.....j. ..j.j.j.",
      "..*.b... j.g.j... g.j.g... ........",
    ],
  },
  {
    title: "Speaker Stairs",
    beat: 28,
    mood: "0111222233331122333333331333",
    phrases: [
      "........ ..u...u. ..j...n. ....n...",
      "u...u... u...j... n...n... ..n...j.",
      "j..j..j. ..u..u.. b...j... n...n.*.",
      "..u.j.n. ..u.g.n. j..j..j. ..b...j.",
      "u...u.u. ..j...d. ..*...n. n...n...",
      "j..j..j. u..n..j. ..d...j. j.j.j...",
      "..u.u.u. j..n..n. ..n.*.b. ........",
    ],
  },
  {
    title: "Trumpet Flight",
    beat: 26,
    mood: "01112222003322233300333312003333",
    phrases: [
      "........ ..j..j.. j...d... ..j.j...",
      "..u..j.. n...*... j..j..j. ..g.g...",
      "~~~~3~~~ 3~~~3~~~ 2~~~3~~~ 4~~~~~~~",
      "....j... j..j..j. ..*...b. ..d...j.",
      "~~~~2~~~ 4~~~2~~~ 4~~~3~~~ 1~~~~~~~",
      "....u... j...n.d. j..j..j. ..G.....",
      "j.j.j.j. ..d...d. ..*.b... j..j..j.",
      "~~~~4~~~ 2~~~5~~~ 3~~~~~~~ ........",
    ],
  },
  {
    title: "Disco Pond",
    beat: 26,
    mood: "0111222233331111222233333333113333",
    phrases: [
      "........ ..j.b.j. ..b.j.b. j..b.j..",
      "j..j..j. ..b.j..j ..g.b.j. ..d.....",
      "..G...b. ..j.b... G...j..j ..j..*..",
      "..u.b.u. ..b.n.n. j..j..d. ....b.j.",
      "p...j..j ..j..b.. j..j..G. ..j..b..",
      "d..d..j. ..*..b.. j.j.j..b ..d.d.d.",
      "..b.j.b. j.j..b.. G...G... ..b.d...",
      "j.j.j.j. ..b.d..b ..j..*.. b..j..j.",
      "..d..... ........",
    ],
  },
  {
    title: "Midnight Metronome",
    beat: 24,
    mood: "0112222333331122223333331122003333330333",
    phrases: [
      "........ j..j..j. ..d...j. j..d..j.",
      "j.j.j... d..j..d. ..b.j.j. ..G...j.",
      "u..j..n. d..d..j. ..j..j.. b..j.j.*",
      "..b...p. ..d.b... j..j..j. j..d..d.",
      "..u..u.. j..d..n. ..n.j.j. ..b..j..",
      "G...d... j.j.j.*. ..b..d.. j..j..j.",
      "~~~~2~~~ 4~~~2~~~ 4~~~3~~~ 2~~~~~~~",
      "....j.j. j.j.d... j..j..j. d..d..b.",
      "u.j.n.j. u.d.n.d. j.j.j.*. ..b..j..",
      "d..d..d. j.j.j.j. ..d..... ........",
    ],
  },
  {
    title: "Goose Rave",
    beat: 22,
    mood: "01122223333300223333333311223333330033333333",
    phrases: [
      "........ j..j..j. j.j.d... d..j..j.",
      "..j..j.. d..d..d. ..b.j..j ..j.j.b.",
      "G...j..j ..d.d... u..u..j. n..n..d.",
      "~~~~4~~~ 2~~~4~~~ 1~~~4~~~ 3~~~~~~~",
      "....j.*. ..b.d..j ..j..G.. ..d..b..",
      "p...d... j..d..j. u.j.n.j. ..*.b...",
      "j.j.j.j. d..d..d. ..b.j.j. d..j..d.",
      "G...G... j.j.d... u.u.j.n. ..n.d...",
      "~~~~2~~~ 5~~~2~~~ 4~~~1~~~ 3~~~~~~~",
      "....d.d. j.j.j.j. d..d..d. ..*.b...",
      "d..j..d. ..j.j.j. d.d.d... ........",
    ],
  },
  {
    title: "Encore",
    beat: 20,
    mood: "011222233333002233330033333333112233333300333333",
    phrases: [
      "........ j..j..j. d..d..j. j.j.j..b",
      "..d..j.. d..j..d. ..G...d. ..b..j..",
      "u..u..u. ..j.d... n..n..n. j..j..j.",
      "~~~~4~~~ 1~~~5~~~ 2~~~4~~~ 1~~~~~~~",
      "....d..d ..j..*.. b..G.... d..j..d.",
      "~~~~2~~~ 5~~~2~~~ 4~~~3~~~ 1~~~~~~~",
      "....j..d ..j.j.*. ..b.d..d ..p...j.",
      "d..d..d. j.j.j.j. d.j.d.j. ..b..d..",
      "u.u.u.j. d..n..n. ..n.d.d. j..b..j.",
      "G...G... d..d..d. j.j.d.d. ..*.b...",
      "~~~~3~~~ 1~~~5~~~ 1~~~4~~~ 2~~~~~~~",
      "....d.d. j.j.j.j. d.d.d.d. ........",
    ],
  },
];

const courses: (Course | undefined)[] = [];

export function songCourse(song: number): Course {
  return (courses[song] ??= readCourse(SONGS[song]!.phrases.join(" ").split(" ")));
}
