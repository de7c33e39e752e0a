import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "#ui/router/router.tsx";
import { hasPostponedOnboarding } from "#features/profile-data/onboarding-postponed-api.ts";
import { isOnboarded, profileQuery } from "#features/profile-data/profile-api.ts";
import { useSession } from "#lib/session/session.ts";

/** Redirects to `next` after the sign-in; new players go to onboarding first. */
export function useRedirectAfterSignIn(next: string, isReady = true): void {
  const { status, user } = useSession();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const userId = status === "signed-in" && isReady ? user.id : null;
  useEffect(() => {
    if (userId === null) return;
    let isGone = false;
    const goOn = async () => {
      const profile = await cache.fetchQuery(profileQuery).catch(() => null);
      if (isGone) return;
      const isNew = profile !== null && !isOnboarded(profile) && !hasPostponedOnboarding(userId);
      await navigate(isNew ? onboardingPath(next) : next, { replace: true });
    };
    void goOn();
    return () => {
      isGone = true;
    };
  }, [userId, next, cache, navigate]);
}

function onboardingPath(next: string): string {
  return next === "/" || next.startsWith("/onboarding")
    ? "/onboarding"
    : `/onboarding?next=${encodeURIComponent(next)}`;
}
