import "./chat-page.css";
import { useQuery } from "@tanstack/react-query";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { usePage } from "#lib/page/use-page.ts";
import { useSessionParams } from "#lib/session/session-params.ts";
import { useSession } from "#lib/session/session.ts";
import { Button } from "#ui/button.tsx";
import { ChatClosed } from "./chat-closed.tsx";
import { ChatOff } from "./chat-off.tsx";
import { ChatRoomView } from "./chat-room-view.tsx";
import { ChatSkeleton } from "./chat-skeleton.tsx";
import { GLOBAL_ROOM, isHomeroomRoom, roomOfClass, stateQuery } from "./chat-api.ts";

/** The chat: one room for everybody and one for each class. */
export default function ChatPage() {
  usePage({ title: "Chat" });
  const { status, user } = useSession();
  const viewer = status === "signed-in" ? user.id : null;
  const room = useRoom();
  const state = useQuery({
    ...stateQuery(room, viewer),
    enabled: status !== "unknown",
    // The last room stays until the next one has loaded, so that the switcher keeps the focus.
    placeholderData: (last, query) => (query?.queryKey[2] === viewer ? last : undefined),
  });
  if (!state.data && (state.isError || state.isPaused)) return <ChatFailed onRetry={() => void state.refetch()} />;
  if (!state.data) return <ChatSkeleton />;
  if (state.data.mode === "off") return <ChatOff />;
  if (!state.data.may_read)
    return (
      <ChatClosed
        why={state.data.why}
        needsFactor={status === "needs-factor"}
        isHomeroom={viewer !== null && isHomeroomRoom(room)}
      />
    );
  return <ChatRoomView key={viewer} room={room} viewer={viewer} state={state.data} />;
}

/** The room in the address, if there is such a class; else the room for everybody. */
function useRoom(): string {
  const wanted = useSessionParams().get("room");
  const apps = useQuery(catalogueQuery).data?.apps;
  if (wanted !== null && isHomeroomRoom(wanted)) return wanted;
  if (wanted === null || (apps && apps.every(({ id }) => id !== wanted))) return GLOBAL_ROOM;
  return roomOfClass(wanted);
}

function ChatFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="wrap chat-message">
      <section className="panel" role="alert">
        <h1 tabIndex={-1}>Chat</h1>
        <p>The chat did not load. Check the connection and try again.</p>
        <Button look="outline" icon="restart" onClick={onRetry}>
          Try again
        </Button>
      </section>
    </div>
  );
}
