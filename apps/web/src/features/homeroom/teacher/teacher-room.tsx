import "./teacher-room.css";
import type { Homeroom, HomeroomCard } from "@quackademy/contract/homeroom-answers.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { homeroomQuery, homeroomTopic, teacherTopic, refreshHomerooms } from "#features/homeroom/homeroom-api.ts";
import { HomeroomTrouble } from "#features/homeroom/homeroom-trouble.tsx";
import { sayDate, sayHours } from "#features/homeroom/homeroom-words-api.ts";
import { listenTo } from "#lib/live/live-client.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { CardSheet } from "#features/homeroom/cards/card-sheet.tsx";
import { Assignments } from "./assignments.tsx";
import { CodeCard } from "./code-card.tsx";
import { EndOfHomeroom } from "./rules/end-of-homeroom.tsx";
import { EyesControl } from "./rules/eyes-control.tsx";
import { HomeroomBoard } from "./homeroom-board.tsx";
import { Members } from "./members/members.tsx";
import { Newcomers } from "./newcomers.tsx";
import { Played } from "./played.tsx";
import { Present } from "./present.tsx";
import { HomeroomReports } from "./homeroom-reports.tsx";
import { RoomRules } from "./rules/room-rules.tsx";

/** A homeroom as its teacher sees it. */
export function TeacherRoom({ id }: { id: string }) {
  const { data: room, isError, isPaused, error, refetch } = useQuery(homeroomQuery(id));
  const cache = useQueryClient();
  useEffect(() => {
    const handlers = { onEvent: () => void refreshHomerooms(cache) };
    const stops = [listenTo(teacherTopic(id), handlers), listenTo(homeroomTopic(id), handlers)];
    return () => stops.forEach((stop) => stop());
  }, [cache, id]);
  if (!room && (isError || isPaused)) {
    return <HomeroomTrouble isPaused={isPaused} error={error} onRetry={() => void refetch()} />;
  }
  if (!room) {
    return (
      <div role="status">
        <span className="unseen">Loading</span>
        <Skeleton />
        <Skeleton />
      </div>
    );
  }
  return room.state === "closed" ? <ClosedRoom room={room} /> : <OpenRoom room={room} />;
}

function OpenRoom({ room }: { room: Homeroom }) {
  const [cards, setCards] = useState<HomeroomCard[]>([]);
  const here = room.members.filter(({ is_present }) => is_present);
  const playing = here.filter((member) => member.playing !== null).length;
  const isEmpty = room.members.length === 0;
  if (cards.length > 0) return <CardSheet cards={cards} homeroom={room.name} onDone={() => setCards([])} />;
  return (
    <div className="teacher-room">
      <header className="teacher-room__head">
        <div>
          <h1 tabIndex={-1}>Homeroom {room.name}</h1>
          <p className="muted">
            {isEmpty ? "Nobody is in yet." : `${here.length} of ${room.members.length} here, ${playing} playing.`}{" "}
            {room.is_in_hours
              ? `Hours: ${sayHours(room.hours)}.`
              : `Outside the hours (${sayHours(room.hours)}): nothing is recorded.`}
          </p>
        </div>
        <ButtonLink look="outline" icon="flag" to={`/race?homeroom=${room.id}`}>
          Start a race
        </ButtonLink>
        <EyesControl room={room} />
      </header>
      <div className="teacher-room__main">
        <div className="teacher-room__column">
          {isEmpty && <CodeCard room={room} />}
          {room.newcomers.length > 0 && <Newcomers room={room} />}
          {!isEmpty && <Present room={room} />}
          <Members room={room} onCards={setCards} />
          {!isEmpty && (
            <div className="teacher-room__pair">
              <HomeroomBoard room={room} first={room.played[0]?.app_id} />
              <Played room={room} />
            </div>
          )}
        </div>
        <div className="teacher-room__column">
          {!isEmpty && <CodeCard room={room} />}
          {room.reports_open > 0 && <HomeroomReports room={room} />}
          <Assignments room={room} />
          <RoomRules room={room} />
          <EndOfHomeroom room={room} />
        </div>
      </div>
    </div>
  );
}

function ClosedRoom({ room }: { room: Homeroom }) {
  return (
    <div className="teacher-room">
      <section className="panel teacher-room__closed">
        <img src="/art/staff-goose.svg" alt="" width={96} height={96} />
        <div>
          <h1 tabIndex={-1}>Homeroom {room.name}</h1>
          <p>
            This homeroom has ended{room.closed_at && ` on ${sayDate(room.closed_at)}`}. Its homeroom accounts are
            closed
            {room.erased_on && `, and everything is erased on ${sayDate(room.erased_on)}`}. Own accounts only lost the
            membership.
          </p>
        </div>
      </section>
      <EndOfHomeroom room={room} />
    </div>
  );
}
