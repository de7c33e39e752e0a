import "./teacher-sees.css";
import type { Membership } from "@quackademy/contract/homeroom-answers.ts";
import { useState } from "react";
import { useHomeroomAction } from "#features/homeroom/homeroom-api.ts";
import { sentenceOf } from "#lib/data/sentence-of.ts";
import { sayDate } from "#features/homeroom/homeroom-words-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { toast } from "#ui/toast/toast.ts";

const SEEN: Record<Membership["sees"][number], string> = {
  name: "your name in the homeroom",
  present: "whether you are here now, in the hours",
  classes: "which classes you play and how long, in the hours",
  bests: "your best verified scores",
  assignments: "your assignments",
};

/** The whole list of what the teacher sees, and what never. */
export function TeacherSees({ room }: { room: Membership }) {
  return (
    <section className="panel teacher-sees" aria-label={`What ${room.teacher_name} sees`}>
      <h2>What {room.teacher_name} sees</h2>
      <p className="small muted">Since {sayDate(room.joined_at)}, when you joined.</p>
      <ul>
        {room.sees.map((each) => (
          <li key={each}>
            <Icon name="eye" />
            {SEEN[each]}
          </li>
        ))}
      </ul>
      <p>
        <b>Never:</b> your address, other homerooms, friends, chat elsewhere, your wallet, and anything outside the
        hours.
      </p>
    </section>
  );
}

export function LeaveHomeroom({ room }: { room: Membership }) {
  const [isSure, setSure] = useState(false);
  const leave = useHomeroomAction((client, homeroom_id: string) => client.rpc("leave_homeroom", { homeroom_id }));
  if (!room.can_leave)
    return (
      <p className="teacher-sees__leave small muted">
        Your account belongs to this homeroom. Ask your teacher if you want to leave.
      </p>
    );
  return (
    <div className="teacher-sees__leave">
      {isSure ? (
        <>
          <p>Leave {room.name}? Your account and your scores stay yours.</p>
          {leave.isError && <p role="alert">{sentenceOf(leave.error)}</p>}
          <OnlineButton
            isBusy={leave.isPending}
            busyText="Leaving …"
            onClick={() => leave.mutate(room.id, { onSuccess: () => toast.success(`You have left ${room.name}.`) })}
          >
            Leave
          </OnlineButton>
          <Button look="outline" onClick={() => setSure(false)}>
            Stay
          </Button>
        </>
      ) : (
        <Button look="outline" icon="door" onClick={() => setSure(true)}>
          Leave {room.name}
        </Button>
      )}
    </div>
  );
}
