import type { MyProfile } from "#features/profile-data/profile-api.ts";

export const STEPS = ["you", "age", "from"] as const;
export type Step = (typeof STEPS)[number];

/** Where to begin, or to go on: the wanted step, but not past one that has not been answered. */
export function stepFor(wanted: string | null, profile: Pick<MyProfile, "age_band">, isNamed: boolean): Step {
  const reached: Step = profile.age_band !== null ? "from" : isNamed ? "age" : "you";
  const step = STEPS.find((each) => each === wanted) ?? reached;
  return STEPS.indexOf(step) <= STEPS.indexOf(reached) ? step : reached;
}

export const AGE_BANDS = [
  { value: "under-13", label: "12 or younger" },
  { value: "13-15", label: "13 to 15" },
  { value: "16-18", label: "16 to 18" },
  { value: "adult", label: "19 or older" },
];

export const WHERE_FROM = [
  { value: "friend", label: "A friend" },
  { value: "school", label: "School" },
  { value: "search", label: "A search" },
  { value: "video", label: "A video" },
  { value: "elsewhere", label: "Somewhere else" },
];
