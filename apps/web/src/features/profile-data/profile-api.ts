import type { MyProfile } from "@quackademy/contract/rpc-answers.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useSession } from "#lib/session/session.ts";
import { requireLogin } from "#lib/session/session-required.ts";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { supabase } from "#lib/session/supabase.ts";
import { unwrap } from "#lib/data/unwrap.ts";
import { recordUsage } from "#lib/site/usage.ts";
import { toast } from "#ui/toast/toast.ts";
import { DEFAULT_ICON } from "./player-links-api.ts";

export { DEFAULT_ICON, iconPicture, profilePath } from "./player-links-api.ts";

export const NO_PROFILE = "no profile";
const PROFILE_FAILED = "Failed to get profile, and failed to create profile";
export const MAX_ABOUT = 300;

const NAME_SHAPE = /^[a-z0-9][a-z0-9_.-]{1,23}[a-z0-9]$/;

export const profileQuery = queryOptions({
  queryKey: STATE_KEYS.profile,
  queryFn: loadProfile,
  staleTime: 300_000,
  retry: false,
  meta: { errorMessage: PROFILE_FAILED },
});

/** The signed-in player's profile; undefined while loading, null if there is none. */
export function useProfile(): MyProfile | null | undefined {
  return useProfileLoad().profile;
}

/** The same with its loading state, for pages that need the profile. */
export function useProfileLoad() {
  const isSignedIn = useSession().status === "signed-in";
  const { data, isError, isPaused, isFetching, refetch } = useQuery({ ...profileQuery, enabled: isSignedIn });
  const profile = !isSignedIn || data === NO_PROFILE ? null : data;
  // Offline the query is paused, without an error.
  const hasFailed = isSignedIn && !profile && (isError || isPaused || data === NO_PROFILE);
  return { profile, hasFailed, isFetching, retry: () => void refetch() };
}

/** Loads the profile. If there is none, it is created with a random name and the default icon. */
export async function loadProfile(): Promise<MyProfile | typeof NO_PROFILE> {
  const found = await fetchProfile().catch(() => null);
  if (found) return found;
  try {
    await createProfile();
    return (await fetchProfile()) ?? NO_PROFILE;
  } catch {
    throw new Error(PROFILE_FAILED);
  }
}

async function fetchProfile(): Promise<MyProfile | null> {
  return unwrap(await (await supabase()).rpc("get_my_profile"));
}

// The server chooses the name, because only it knows which are taken or contain a blocked word. An existing profile is
// not changed: a load that failed for another reason must not rename a player.
async function createProfile(): Promise<void> {
  const who = requireLogin();
  if (typeof who === "string") throw new Error(who);
  // The types do not know that the name may be missing: a trigger fills it in.
  const profile = { user_id: who.userId, icon: DEFAULT_ICON } as { user_id: string; username: string; icon: string };
  const options = { onConflict: "user_id", ignoreDuplicates: true };
  unwrap(await (await supabase()).from("my_users").upsert(profile, options));
}

/** Why a name is invalid; undefined if it is valid. Only the server knows which names are taken. */
export function nameProblem(name: string): string | undefined {
  if (name.length < 3 || name.length > 25) return "A name has 3 to 25 characters.";
  if (NAME_SHAPE.test(name)) return undefined;
  return "Use only lowercase letters and digits, with . _ - in between.";
}

/** Whether the player has answered all onboarding questions. Homeroom accounts are asked nothing. */
export function isOnboarded(profile: MyProfile | typeof NO_PROFILE): boolean {
  return profile !== NO_PROFILE && (profile.where_from !== null || profile.is_homeroom_account === true);
}

type ProfileFields = { username: string; user_about: string; icon: string };

/** `isQuiet`: no notice, because the page itself shows the change. */
export async function saveProfile(given: ProfileFields, isQuiet = false) {
  const who = requireLogin();
  if (typeof who === "string") return who;
  unwrap(await (await supabase()).from("my_users").upsert({ user_id: who.userId, ...given }));
  if (!isQuiet) toast.success("Profile updated");
}

export async function changeIcon(icon: string, isQuiet = false) {
  const who = requireLogin();
  if (typeof who === "string") return who;
  unwrap(await (await supabase()).from("my_users").update({ icon }).eq("user_id", who.userId));
  if (!isQuiet) toast.success("Profile icon changed");
}

export async function setAgeBand(ageBand: string) {
  const who = requireLogin();
  if (typeof who === "string") return who;
  unwrap(await (await supabase()).from("my_users").update({ age_band: ageBand }).eq("user_id", who.userId));
}

export async function completeOnboarding(answers: { where_from: string; who_from: string | null }) {
  const who = requireLogin();
  if (typeof who === "string") return who;
  unwrap(await (await supabase()).from("my_users").update(answers).eq("user_id", who.userId));
  recordUsage({ name: "signed up" });
  toast.success("Onboarding completed");
}

export async function setShowActivity(showActivity: boolean) {
  const who = requireLogin();
  if (typeof who === "string") return who;
  const settings = { user_id: who.userId, show_activity: showActivity };
  unwrap(await (await supabase()).from("privacy_settings").upsert(settings));
}
