import type { RaceRunner } from "@quackademy/contract/race-answers.ts";
import { iconPicture } from "#features/profile-data/player-links-api.ts";
import { PondPad } from "#ui/figures/pond-pad.tsx";

/** A runner's duck on its pad. The default duck has a colour of its own for each name. Without a runner the pad is free. */
export function RunnerPad({ runner }: { runner: RaceRunner | undefined }) {
  if (!runner) return <PondPad picture={undefined} />;
  const picture = runner.icon === null ? null : iconPicture(runner.icon);
  return <PondPad picture={picture} {...(picture === null && { name: runner.name })} />;
}
