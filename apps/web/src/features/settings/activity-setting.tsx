import type { MyProfile } from "@quackademy/contract/rpc-answers.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { setShowActivity, useProfile } from "#features/profile-data/profile-api.ts";
import { authErrorText } from "#lib/session/session-errors.ts";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { useOnline } from "#lib/page/use-online.ts";
import { Switch } from "#ui/forms/choices.tsx";
import { toast } from "#ui/toast/toast.ts";
import { Setting } from "./setting.tsx";

export function ActivitySetting() {
  const profile = useProfile();
  const cache = useQueryClient();
  const isOnline = useOnline();
  const [isBusy, setBusy] = useState(false);
  const keptOff = profile ? keptOffBecause(profile) : null;
  const change = async (isOn: boolean) => {
    setBusy(true);
    try {
      await setShowActivity(isOn);
      await cache.invalidateQueries({ queryKey: STATE_KEYS.profile });
      toast.success(isOn ? "Others can see what you play" : "Only you can see what you play");
    } catch (error) {
      toast.error(authErrorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Setting title="Activity">
      <Switch
        label="Show what I am playing"
        hint={
          keptOff ??
          (isOnline
            ? "Others see you on the list of players, and your recent and favourite classes on your profile."
            : "Needs connection.")
        }
        isOn={profile?.show_activity ?? false}
        disabled={!profile || keptOff !== null || isBusy || !isOnline}
        onChange={(isOn) => void change(isOn)}
      />
    </Setting>
  );
}

/**
 * Why sharing the activity cannot be switched on: children, and players of unknown age. Switching off is always
 * possible.
 */
function keptOffBecause({ age_band, is_child, show_activity }: MyProfile): string | null {
  if (show_activity) return null;
  if (age_band === null) return "Off until you give your age group.";
  return (is_child ?? true) ? "Off for your age group." : null;
}
