import { useQuery } from "@tanstack/react-query";
import { useProfile } from "#features/profile-data/profile-api.ts";
import { useSession } from "#lib/session/session.ts";
import { myHomeroomsQuery } from "./homeroom-api.ts";
import { IN_HOMEROOM_KEY } from "./homeroom-keys-api.ts";

/** The open homerooms of the player. Players without one make no request. */
export function useHomeroomChoices(): { id: string; name: string }[] {
  const { status, user } = useSession();
  const profile = useProfile();
  const isMember = useQuery<boolean>({ queryKey: IN_HOMEROOM_KEY, queryFn: () => false, enabled: false }).data ?? false;
  const isTeacher = profile?.roles?.includes("teacher") ?? false;
  const isEnabled = status === "signed-in" && (isMember || isTeacher || profile?.is_homeroom_account === true);
  const { data } = useQuery({ ...myHomeroomsQuery(user?.id ?? ""), enabled: isEnabled });
  if (!data) return [];
  return [...data.teaches.filter(({ state }) => state === "open"), ...data.member_of].map(({ id, name }) => ({
    id,
    name,
  }));
}
