import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "#ui/router/router.tsx";
import { useHydrated } from "#lib/page/use-hydrated.ts";
import { useSession } from "#lib/session/session.ts";
import { type GetClip, type ClipCard, clipQuery, clipsQuery, isGone } from "#features/clips/clips-api.ts";

const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The clips of the page, and the one that the address asks for. */
export function useClipFeed() {
  const [params] = useSearchParams();
  const { status, user } = useSession();
  // The server renders one page for all addresses.
  const isAddressKnown = useHydrated();
  const asked = isAddressKnown ? params : null;
  const app = asked?.get("class") ?? null;
  const linked = asked?.get("clip") ?? null;
  const isId = linked !== null && IS_ID.test(linked);
  const list = useInfiniteQuery(clipsQuery(app === null ? {} : { app }));
  const listed = list.data?.pages.flatMap(({ clips }) => clips);
  const isListed = listed?.some(({ id }) => id === linked) ?? false;
  const single = useQuery({
    ...clipQuery(linked ?? "", status === "signed-in" ? user.id : null),
    enabled: isId && listed !== undefined && !isListed && status !== "unknown",
  });
  const extra = single.data && !isListed ? [cardOf(single.data)] : [];
  // Otherwise the first clip of the list would start, and make way for the linked one a moment later.
  const isAwaited = isId && !isListed && single.isPending && !single.isPaused;
  return {
    app,
    /** Undefined until the list, and the linked clip, have loaded. */
    clips: isAwaited || !isAddressKnown ? undefined : listed && [...extra, ...listed],
    linked: isListed || single.data ? linked : null,
    isLost: linked !== null && (!isId || isGone(single.error)),
    hasFailed: list.isError || (list.isPaused && !list.data),
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
    retry: () => void list.refetch(),
  };
}

/** A clip that is not in the list, for example an older one, as the list would have it. */
function cardOf(clip: GetClip): ClipCard {
  const { id, app_id, app_title, title, tall, from_frame, to_frame, poster, maker, score, unit } = clip;
  const { is_current, likes, published_at } = clip;
  const card = { id, app_id, app_title, title, tall, from_frame, to_frame, poster, maker, score, unit };
  return { ...card, is_current, likes, published_at };
}
