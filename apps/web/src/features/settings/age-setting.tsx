import type { MyProfile } from "@quackademy/contract/rpc-answers.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ageLabel } from "#features/profile-data/age-groups-api.ts";
import { setAgeBand, useProfile } from "#features/profile-data/profile-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { authErrorText } from "#lib/session/session-errors.ts";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { ButtonLink } from "#ui/button.tsx";
import { toast } from "#ui/toast/toast.ts";
import { Setting } from "./setting.tsx";

export function AgeSetting() {
  const profile = useProfile();
  if (!profile) return null;
  return (
    <Setting title="Age group" about="Only you can see it. You can move up one group a year after your last answer.">
      {profile.age_band === null ? (
        <ButtonLink look="outline" to="/onboarding">
          Give your age group
        </ButtonLink>
      ) : (
        <>
          <p>{ageLabel(profile.age_band)}</p>
          <AgeStep profile={profile} />
        </>
      )}
    </Setting>
  );
}

function AgeStep({ profile: { next_age_band: next, next_age_at: from } }: { profile: MyProfile }) {
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [openedAt] = useState(() => Date.now());
  if (next === null || from === null) return null;
  if (Date.parse(from) > openedAt) {
    const day = new Date(from).toLocaleDateString(undefined, { dateStyle: "long" });
    return (
      <p className="muted">
        You can move to “{ageLabel(next)}” from {day} on.
      </p>
    );
  }
  const moveUp = async () => {
    setBusy(true);
    try {
      await setAgeBand(next);
      await cache.invalidateQueries({ queryKey: STATE_KEYS.profile });
      toast.success("Age group changed");
    } catch (error) {
      toast.error(authErrorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <OnlineButton look="outline" isBusy={isBusy} busyText="Changing…" onClick={() => void moveUp()}>
      Move to “{ageLabel(next)}”
    </OnlineButton>
  );
}
