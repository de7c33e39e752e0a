import { useQuery } from "@tanstack/react-query";
import { roomOfClass, roomPath, stateQuery } from "#features/chat/chat-api.ts";
import { newRacePath } from "#features/races/races-api.ts";
import { ReportButton } from "#features/reports/report-button.tsx";
import type { AppCard } from "#features/classes/classes-api.ts";
import { displayTitle } from "#lib/site/class-title.ts";
import { useSession } from "#lib/session/session.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ClassClips } from "./class-clips.tsx";

/** The end of a class's page: its clips, its chat room and the report. */
export function ClassReport({ app }: { app: AppCard }) {
  const title = displayTitle(app.title);
  return (
    <>
      <ClassClips app={app} />
      <RaceLinks app={app} />
      <RoomLink appId={app.id} title={title} />
      <ReportButton kind="app" id={app.id} name={title} words="Something wrong with this class?" />
    </>
  );
}

/** Only our own games are replayed, and so raced. */
function RaceLinks({ app }: { app: AppCard }) {
  if (!app.entry?.startsWith("/g/")) return null;
  return (
    <>
      <ButtonLink look="outline" icon="flag" to={newRacePath("race", { appId: app.id })}>
        Open a race
      </ButtonLink>
      <ButtonLink look="outline" icon="players" to={newRacePath("duel", { appId: app.id })}>
        Duel a friend
      </ButtonLink>
    </>
  );
}

/** Only for viewers who may read the room. */
function RoomLink({ appId, title }: { appId: string; title: string }) {
  const { status, user } = useSession();
  const room = roomOfClass(appId);
  const viewer = status === "signed-in" ? user.id : null;
  const { data } = useQuery({ ...stateQuery(room, viewer), enabled: status !== "unknown", staleTime: 60_000 });
  if (!data?.may_read || data.mode === "off") return null;
  return (
    <ButtonLink look="outline" icon="players" to={roomPath(room)}>
      Chat about {title}
    </ButtonLink>
  );
}
