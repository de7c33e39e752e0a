import type { QueryClient } from "@tanstack/react-query";
import { sessionState, subscribeSession } from "#lib/session/session.ts";
import { IN_HOMEROOM_KEY } from "./homeroom-keys-api.ts";

let isFollowing = false;

/** Shows "Eyes on me" over every page to members of a homeroom, from the first call on. Players only load its code. */
export function followHomeroom(cache: QueryClient): void {
  if (isFollowing) return;
  isFollowing = true;
  let followed: string | undefined;
  let stop = () => {};
  const onSession = () => {
    const { status, user } = sessionState();
    const player = status === "signed-in" ? user.id : undefined;
    if (player === followed) return;
    followed = player;
    stop();
    stop = () => {};
    if (player === undefined) return;
    import("./eyes/eyes-api.ts").then(
      ({ watchEyes }) => {
        if (followed === player) stop = watchEyes((hasRooms) => cache.setQueryData(IN_HOMEROOM_KEY, hasRooms));
      },
      () => {},
    );
  };
  subscribeSession(onSession);
  onSession();
}
