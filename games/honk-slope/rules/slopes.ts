import { METRE, type Course } from "./course.ts";
import { buildPart, newCourse, perFrame, sortThings } from "./building.ts";
import { straight } from "./parts/ways.ts";
import { addRow, type Place } from "./parts/rows.ts";

export type Slope = {
  name: string;
  place: number;
  /** Metres a second at the start and at the finish. */
  speed: readonly [number, number];
  /** Half of the width in tenths of a metre. */
  half: number;
  grade: number;
  /** The parts in order: see PARTS. */
  parts: string;
};

/** Three slopes for each country, from gentle to steep. */
export const SLOPES: readonly Slope[] = [
  { name: "Nursery Hill", place: 0, speed: [16, 20], half: 52, grade: 0, parts: "rRScSpSqwSxSBSCSPsdsQxSWs" },
  { name: "Hay Day", place: 0, speed: [17, 21], half: 50, grade: 1, parts: "RsbSxSjskSbSpSWsesxSJSPsqbsds" },
  { name: "Stepping Down", place: 0, speed: [17, 22], half: 48, grade: 1, parts: "rSDSCsjSDsvgsxSqsCsWsDsEsJsKsvs" },
  { name: "Glow Reeds", place: 1, speed: [18, 22], half: 47, grade: 2, parts: "RsVsmsqsWsXsMSpsesJsesBsVsQsCsms" },
  { name: "Two Ways", place: 1, speed: [18, 23], half: 46, grade: 3, parts: "rsHsHSJsQSmsHsxsnsKsEshsmsHSVs" },
  { name: "Night Parade", place: 1, speed: [18, 23], half: 48, grade: 3, parts: "RspsQsxsWsPsmsqseswsnsQsDsMsWscs" },
  { name: "Big Air", place: 2, speed: [22, 32], half: 42, grade: 5, parts: "rSJsJsvsgsJsKsjshsVsGsJsJsESQsjsVs" },
  { name: "Needle Bridge", place: 2, speed: [21, 31], half: 43, grade: 5, parts: "RSnsqsNSjsnSvsxsnsfsjsnsQsNsVsns" },
  { name: "Frosty Bank", place: 2, speed: [19, 27], half: 50, grade: 3, parts: "rswsVsBsCsjsNsQsxsgscsWsvsEsJsKsVs" },
  { name: "Ember Field", place: 3, speed: [17, 24], half: 53, grade: 3, parts: "RsxsfsQsYsgsEsPsJsysGsEsfsYsKsDsfs" },
  { name: "Hot Gates", place: 3, speed: [17, 25], half: 54, grade: 3, parts: "rsgsWsesysQsjsGsWsYsEsgsHsGsEsPsysJsGs" },
  {
    name: "Mother Goose",
    place: 3,
    speed: [18, 25],
    half: 54,
    grade: 4,
    parts: "RsPsVsJsQsysFsesDsGsWshsKsBsisYsEsvsNsQsPsJsVs",
  },
];

const tenths = (value: number): number => Math.floor((value * METRE) / 10);
/** Rows behind the finish, to roll out. */
const ROLL_OUT = 30;

export function slopeCourse(level: number): Course {
  const { parts, speed, half, grade } = SLOPES[level]!;
  const course = newCourse([level, 17, 23, 42], 0, SLOPES[level]!.place);
  const [from, to] = speed;
  const placeAt = (part: number): Place => ({
    half: tenths(half),
    grade,
    pace: perFrame(from) + Math.floor(((perFrame(to) - perFrame(from)) * part) / parts.length),
  });
  straight(course, placeAt(0), -1);
  for (let part = 0; part < parts.length; part++) buildPart(course, parts[part]!, placeAt(part));
  course.finish = course.half.length;
  for (let row = 0; row < ROLL_OUT; row++) addRow(course, placeAt(parts.length));
  sortThings(course, 0);
  return course;
}
