import {
  usageGroup,
  mayCountUsage,
  refusesTracking,
  shareUsage,
  useShareUsage,
} from "#features/analytics/share-usage-api.ts";
import { useProfile } from "#features/profile-data/profile-api.ts";
import { useSession } from "#lib/session/session.ts";
import { useSite } from "#lib/site/site.ts";
import { Switch } from "#ui/forms/choices.tsx";
import { Setting } from "./setting.tsx";

/** Whether the operator counts usage or collects error reports. */
export function useIsCounted(): boolean {
  const { posthog, sentryDsn } = useSite().config;
  return posthog !== undefined || sentryDsn !== undefined;
}

export function ShareUsageSetting() {
  const isCounted = useIsCounted();
  const profile = useProfile();
  const who = usageGroup(useSession(), profile);
  const answer = mayCountUsage(who, useShareUsage());
  if (!isCounted) return null;
  const reason = profile === undefined ? "One moment." : fixedBecause(who);
  return (
    <Setting
      title="Usage numbers"
      about={
        <>
          They show the operator which pages are used and what breaks, without saying who you are.{" "}
          <a href="/privacy#usage">What they contain</a>
        </>
      }
    >
      <Switch
        label="Share usage numbers"
        hint={reason ?? "On this device. Everything works the same without them."}
        isOn={answer === "yes"}
        disabled={reason !== null}
        onChange={(isOn) => shareUsage.set(isOn)}
      />
    </Setting>
  );
}

function fixedBecause(who: ReturnType<typeof usageGroup>): string | null {
  if (who === "child") return "Off for your age group.";
  if (refusesTracking()) return "Off, because your browser asks not to be tracked.";
  return who === "unknown" ? "Off until you give your age group." : null;
}
