import type { MyProfile } from "@quackademy/contract/rpc-answers.ts";

export const STEPS = ["you", "age", "from"] as const;
export type Step = (typeof STEPS)[number];

/** The step to show: the wanted one, but not past an open question. */
export function stepFor(wanted: string | null, profile: Pick<MyProfile, "age_band">, isNamed: boolean): Step {
  const reached: Step = profile.age_band !== null ? "from" : isNamed ? "age" : "you";
  const step = STEPS.find((each) => each === wanted) ?? reached;
  return STEPS.indexOf(step) <= STEPS.indexOf(reached) ? step : reached;
}

export const WHERE_FROM = [
  { value: "friend", label: "A friend" },
  { value: "school", label: "School" },
  { value: "search", label: "A search" },
  { value: "video", label: "A video" },
  { value: "elsewhere", label: "Somewhere else" },
];
