import "./member-room.css";
import type { Membership, OwnAssignment } from "@quackademy/contract/homeroom-answers.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { sayAssignment, sayDue } from "#features/homeroom/assignment-words-api.ts";
import { homeroomTopic, refreshHomerooms } from "#features/homeroom/homeroom-api.ts";
import { MEMBER_EVENT } from "#features/homeroom/homeroom-keys-api.ts";
import { sayDate, sayHours } from "#features/homeroom/homeroom-words-api.ts";
import { HomeroomBoard } from "#features/homeroom/teacher/homeroom-board.tsx";
import { listenTo } from "#lib/live/live-client.ts";
import { classPath } from "#lib/site/class-title.ts";
import { formatNumber } from "#lib/site/format.ts";
import { ButtonLink } from "#ui/button.tsx";
import { LeaveHomeroom, TeacherSees } from "./teacher-sees.tsx";

/** A homeroom as its member sees it. */
export function MemberRoom({ room }: { room: Membership }) {
  const cache = useQueryClient();
  useEffect(() => void dispatchEvent(new Event(MEMBER_EVENT)), []);
  useEffect(() => {
    return listenTo(homeroomTopic(room.id), { onEvent: () => void refreshHomerooms(cache) });
  }, [cache, room.id]);
  return (
    <div className="member-room">
      <header>
        <h1 tabIndex={-1}>Homeroom {room.name}</h1>
        <p className="muted">
          {room.teacher_name}. You are {room.my_name} here. Hours: {sayHours(room.hours)}. Ends {sayDate(room.ends_on)}.
        </p>
      </header>
      {room.chat.may_read && (
        <ButtonLink look="outline" icon="players" to={`/chad?room=${encodeURIComponent(room.chat.room_id)}`}>
          Homeroom chat
        </ButtonLink>
      )}
      {room.eyes.is_on && (
        <p className="member-room__eyes" role="status">
          <b>Eyes on me.</b> “{room.eyes.sentence}”
        </p>
      )}
      <div className="member-room__main">
        <section className="panel" aria-labelledby="my-assignments">
          <h2 id="my-assignments">Assignments</h2>
          {room.assignments.length === 0 ? (
            <div className="member-room__empty">
              <img src="/art/duck.svg" alt="" width={88} height={90} />
              <p>Nothing is set. The pond is all yours.</p>
              <ButtonLink look="outline" icon="play" to="/">
                To the classes
              </ButtonLink>
            </div>
          ) : (
            <ul className="member-room__tasks">
              {room.assignments.map((each) => (
                <Task key={each.id} task={each} />
              ))}
            </ul>
          )}
        </section>
        <div>
          <TeacherSees room={room} />
          <LeaveHomeroom room={room} />
        </div>
      </div>
      <HomeroomBoard room={room} />
    </div>
  );
}

const STATES = { open: "open", done: "done", missed: "over" };

function Task({ task }: { task: OwnAssignment }) {
  return (
    <li>
      <p>
        <b>{sayAssignment(task)}</b>
        <span className="small muted">
          {sayDue(task)}
          {task.note && `. ${task.note}`}
          {task.best !== null && `. Your best: ${formatNumber(task.best)}`}
        </span>
      </p>
      {task.state === "open" ? (
        <ButtonLink look="outline" icon="play" to={classPath(task.app_id)} aria-label={`Play ${sayAssignment(task)}`}>
          Play
        </ButtonLink>
      ) : (
        <b className={task.state === "done" ? "member-room__done" : "muted"}>{STATES[task.state]}</b>
      )}
    </li>
  );
}
