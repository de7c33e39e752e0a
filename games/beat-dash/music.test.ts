import { secondsPerBar, soundsOfBar } from "@quackademy/game-kit/music/tune.ts";
import { testTune } from "@quackademy/game-kit/testing/test-tune.ts";
import { describe, expect, test } from "vitest";
import { lastHit, noteAt, scoreOf, sungHit, tune } from "./music.ts";
import { moodOf, placeOfBar, REMIX_PARTS, SECTION } from "./music/form.ts";
import { SCORES } from "./music/scores.ts";
import { REMIX_BEAT } from "./rules/remix.ts";
import { songCourse, SONGS } from "./rules/songs.ts";
import { STEPS } from "./rules/course.ts";

testTune(tune, moodOf(0).length);

const barsOf = (song: number) => Array.from(moodOf(song), (_, bar) => bar);
const sectionsOf = (song: number) => {
  const all = barsOf(song).map((bar) => placeOfBar(song, bar).section);
  return all.filter((section, bar) => section !== all[bar - 1]);
};
const ALL = SONGS.map((_, song) => song);

describe("the form", () => {
  test("leads every song over builds to drops, and from the last drop to an ending", () => {
    const { intro, build, drop, pause, verse, ending } = SECTION;
    expect(sectionsOf(0)).toEqual([intro, verse, build, drop, pause, build, drop, ending]);
    for (const song of ALL) {
      const sections = sectionsOf(song);
      expect(sections.slice(-2)).toEqual([drop, ending]);
      expect(sections.filter((each) => each === drop).length).toBeGreaterThan(1);
      expect(sections).toContain(pause);
      for (const [at, section] of sections.entries())
        if (section === drop) expect([build, at === 1 ? intro : build]).toContain(sections[at - 1]);
    }
  });

  test("has an idea of its own in most songs", () => {
    const has = (sign: string) => ALL.filter((song) => SONGS[song]!.mood.includes(sign)).map((song) => song + 1);
    expect(["c", "C", "-", "h"].map(has)).toEqual([[2], [7], [4, 7, 8, 9, 10], [6]]);
    // Two songs begin with a drop.
    expect(ALL.filter((song) => sectionsOf(song)[1] === SECTION.drop)).toEqual([4, 7]);
  });

  test("has a bar for every bar of the course", () => {
    for (const song of ALL) expect(moodOf(song).length).toBe(songCourse(song).bars);
  });

  test("of a remix goes on without an ending", () => {
    for (let bar = 0; bar < 340; bar++) expect(placeOfBar(REMIX_PARTS, bar).section).not.toBe(SECTION.ending);
  });
});

describe("the sounds", () => {
  const loudnessOf = (song: number, section: number) => {
    const bars = barsOf(song).filter((bar) => placeOfBar(song, bar).section === section);
    const all = bars.flatMap((bar) => soundsOfBar(tune, bar, 3, song));
    return all.reduce((sum, { volume = 0, length }) => sum + volume ** 2 * length, 0) / bars.length;
  };

  test("of a drop are at least twice as strong as those of a verse", () => {
    for (const song of ALL) expect(loudnessOf(song, SECTION.drop)).toBeGreaterThan(2 * loudnessOf(song, SECTION.verse));
  });

  test("of a last drop are more than those of the first, and chords and basses are held", () => {
    for (const song of ALL) {
      const drops = barsOf(song).filter((bar) => placeOfBar(song, bar).section === SECTION.drop);
      const [first, last] = [drops[0]!, drops.findLast((bar) => placeOfBar(song, bar).at === 0)!].map((bar) =>
        soundsOfBar(tune, bar, 3, song),
      );
      expect(last!.length).toBeGreaterThan(first!.length);
      const strength = (sounds: typeof first) =>
        sounds!.reduce((sum, { volume = 0, length }) => sum + volume ** 2 * length, 0);
      if (!placeOfBar(song, drops[0]!).isCall) expect(strength(last)).toBeGreaterThan(1.4 * strength(first));
      expect(first!.filter(({ hold = 0 }) => hold > 0).length).toBeGreaterThan(8);
    }
  });

  test("have another end in a bar that leads to the next section", () => {
    for (const song of ALL) {
      const last = barsOf(song).find(
        (bar) => placeOfBar(song, bar).section === SECTION.drop && placeOfBar(song, bar).left === 1,
      )!;
      const half = secondsPerBar(tune, song) / 2;
      const ends = [last - 1, last].map((bar) =>
        soundsOfBar(tune, bar, 3, song)
          .filter(({ shape, delay = 0 }) => shape === "noise" && delay >= half)
          .map(({ from, delay }) => [from, delay]),
      );
      expect(ends[0]).not.toEqual(ends[1]);
    }
  });

  test("are whole bars of four beats, few enough for a weak computer, and different in every song", () => {
    const drops = ALL.map((song) => {
      expect(secondsPerBar(tune, song)).toBeCloseTo((4 * SONGS[song]!.beat) / 60);
      expect(secondsPerBar(tune, REMIX_PARTS + song)).toBeCloseTo((4 * REMIX_BEAT) / 60);
      const bar = moodOf(song).indexOf("3");
      for (const each of barsOf(song)) {
        const [sounds, seconds] = [soundsOfBar(tune, each, 3, song), secondsPerBar(tune, song)];
        expect(sounds.length / seconds).toBeLessThan(100);
        const isFine = ({ from, length, volume = 0, delay = 0 }: (typeof sounds)[number]) =>
          from > 30 && length * volume > 0 && delay < seconds;
        expect(sounds.filter((sound) => !isFine(sound))).toEqual([]);
      }
      return JSON.stringify(soundsOfBar(tune, bar, 3, song).map(({ from, shape }) => [Math.round(from), shape]));
    });
    expect(new Set(drops).size).toBe(SONGS.length);
    for (const field of ["chords", "melody", "bass", "drums", "fill", "figure", "stabs"] as const)
      expect(new Set(SCORES.map((score) => String(score[field]))).size).toBe(SONGS.length);
  });
});

describe("a bar of a call", () => {
  test("sings the notes that are hit in the next bar, in their places", () => {
    for (const song of [1, 6]) {
      const bar = SONGS[song]!.mood.search(/[cC]/);
      const [{ beat }, step] = [SONGS[song]!, STEPS * (bar + 1)];
      const answers = songCourse(song).tiles.filter((tile) => Math.floor(tile.step / STEPS) === bar + 1);
      expect(answers.length).toBeGreaterThan(1);
      const sounds = soundsOfBar(tune, bar, 3, song);
      for (const tile of answers)
        expect(
          sounds.some(
            ({ from, delay = 0 }) =>
              Math.abs(from - noteAt(song, tile.step)) < 0.01 &&
              Math.abs(delay - ((tile.step - step) * beat) / 120) < 0.01,
          ),
        ).toBe(true);
    }
  });
});

test("a silent bar has no more than a count-in, and after a drop its last hit", () => {
  for (const song of ALL)
    for (const bar of barsOf(song).filter((each) => SONGS[song]!.mood[each] === "-")) {
      const sounds = soundsOfBar(tune, bar, 3, song);
      const isAfterDrop = placeOfBar(song, bar - 1).section === SECTION.drop;
      expect(sounds.length).toBe(isAfterDrop ? lastHit(song).length : 2);
    }
});

describe("a jump", () => {
  const placeAt = (song: number, step: number) => placeOfBar(song, Math.floor(step / STEPS));
  const stepsFrom = (song: number, hertz: number, lift: number) => {
    const semitones = 12 * Math.log2(hertz / 261.63) - SCORES[song]!.key - lift;
    return ((Math.round(semitones) % 12) + 12) % 12;
  };
  const liftAt = (song: number, step: number) => {
    const [{ lift, climb }, { isLate, drop }] = [SCORES[song]!, placeAt(song, step)];
    return (isLate ? lift : 0) + climb * drop;
  };

  test("sings a note of the song's scale, and most jumps another one than the jump before", () => {
    for (const song of ALL) {
      const notes = songCourse(song).tiles.map(({ step }) => {
        const hertz = noteAt(song, step);
        expect(scoreOf(song, placeAt(song, step)).scale).toContain(stepsFrom(song, hertz, liftAt(song, step)));
        expect(hertz).toBeGreaterThan(180);
        expect(hertz).toBeLessThan(2000);
        return hertz;
      });
      const moves = notes.filter((hertz, at) => hertz !== notes[at - 1]).length;
      expect(moves / notes.length).toBeGreaterThan(0.7);
    }
  });

  test("on the first beat of a bar has a note of the bar's chord", () => {
    for (const [song, { chords, melody, scale }] of SCORES.entries())
      for (const part of [0, 1] as const)
        for (const [bar, notes] of (melody[part].match(/..../g) ?? []).entries()) {
          const chord = Number(chords[part][bar % chords[part].length]);
          expect(notes).toHaveLength(4);
          expect([song, part, bar, (parseInt(notes[0]!, 36) - chord + 14) % scale.length]).toSatisfy(
            ([, , , above]: number[]) => [0, 2, 4].includes(above!),
          );
        }
  });

  test("is the same melody as a remix has in its own tempo", () => {
    expect(noteAt(REMIX_PARTS + 3, 70)).toBeGreaterThan(0);
  });

  test("sounds fuller on the beat, and fuller still the longer the row of hits", () => {
    const counts = [1, 2, 3, 4].map((factor) => sungHit(0, 24, true, factor).length);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(new Set(counts).size).toBe(4);
    expect(sungHit(0, 24, false, 1).length).toBeLessThan(counts[0]!);
  });
});

test("the last hit is the song's first chord, from the bass up", () => {
  for (const song of ALL) {
    const tones = lastHit(song).filter(({ shape }) => shape === "sawtooth");
    expect(Math.min(...tones.map(({ from }) => from))).toBeLessThan(130);
    expect(Math.max(...tones.map(({ from }) => from))).toBeGreaterThan(500);
  }
});
