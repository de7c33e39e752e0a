import "./room-rules.css";
import type { Homeroom } from "@quackademy/contract/homeroom-answers.ts";
import { useState } from "react";
import { useHomeroomAction } from "#features/homeroom/homeroom-api.ts";
import { sentenceOf } from "#lib/data/sentence-of.ts";
import { DAY_NAMES, sayDate, sayHours } from "#features/homeroom/homeroom-words-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Switch } from "#ui/forms/choices.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Form } from "#ui/forms/form.tsx";
import { toast } from "#ui/toast/toast.ts";

type Changes = {
  name?: string;
  teacher_name?: string;
  ends_on?: string;
  hours?: { days: number[]; from: string; to: string };
  friends?: boolean;
  chat?: string;
  child_text?: boolean;
};

const CHAT = [
  { state: "closed", label: "Off", about: "There is no chat." },
  { state: "read", label: "Read", about: "Pupils read, only you write." },
  { state: "open", label: "Write", about: "Pupils write, and you answer for it." },
] as const;

/** Chat, friends, hours, names and the last day. */
export function RoomRules({ room }: { room: Homeroom }) {
  const [open, setOpen] = useState<"hours" | "room" | null>(null);
  const change = useHomeroomAction((client, changes: Changes) =>
    client.rpc("change_homeroom", { homeroom_id: room.id, changes }),
  );
  const set = (changes: Changes) => change.mutate(changes, { onError: (error) => toast.error(sentenceOf(error)) });
  const { chat } = room;
  return (
    <section className="panel room-rules" aria-labelledby="room-rules">
      <h2 id="room-rules">Rules of the room</h2>
      <div className="room-rules__chat" role="group" aria-label="Chat">
        {CHAT.map(({ state, label }) => (
          <button
            key={state}
            type="button"
            aria-pressed={chat.state === state}
            disabled={change.isPending}
            onClick={() => set({ chat: state })}
          >
            {label}
          </button>
        ))}
      </div>
      <p className="small muted">
        Chat: {CHAT.find(({ state }) => state === chat.state)?.about}{" "}
        {chat.site !== "on" && chat.state !== "closed" && "The site's chat is switched off now, so this one is, too."}
        {room.is_child_group && !chat.child_text && chat.state === "open" && "Children choose from ready cheers."}
      </p>
      {chat.state !== "closed" && chat.site !== "off" && (
        <ButtonLink look="outline" icon="players" to={`/chad?room=${encodeURIComponent(chat.room_id)}`}>
          Open the chat
        </ButtonLink>
      )}
      {room.is_child_group && chat.child_text_allowed && (
        <Switch
          label="Children may write text"
          hint={chat.child_text ? "on: words of their own" : "off: ready cheers only"}
          isOn={chat.child_text}
          disabled={change.isPending}
          onChange={(child_text) => set({ child_text })}
        />
      )}
      <Switch
        label="Friends"
        hint={room.friends ? "on: members may become friends" : "off"}
        isOn={room.friends}
        disabled={change.isPending}
        onChange={(friends) => set({ friends })}
      />
      <div className="room-rules__line">
        <p>
          <b>Hours</b>
          <span className="small muted">
            {sayHours(room.hours)}, {room.zone.replaceAll("_", " ")}
          </span>
        </p>
        <Button look="outline" aria-label="Change the hours" onClick={() => setOpen("hours")}>
          Change
        </Button>
      </div>
      <div className="room-rules__line">
        <p>
          <b>Ends {sayDate(room.ends_on)}</b>
          <span className="small muted">{room.teacher_name}. Erased 30 days later.</span>
        </p>
        <Button look="outline" aria-label="Change the names and the last day" onClick={() => setOpen("room")}>
          Change
        </Button>
      </div>
      {room.consent && (
        <p className="small muted">
          Confirmed on {sayDate(room.consent.confirmed_at)}: “{room.consent.sentence}”
        </p>
      )}
      <Dialog isOpen={open === "hours"} onClose={() => setOpen(null)} title="Hours">
        <HoursForm room={room} onSave={(hours) => change.mutateAsync({ hours }).then(() => setOpen(null))} />
      </Dialog>
      <Dialog isOpen={open === "room"} onClose={() => setOpen(null)} title="Homeroom">
        <RoomForm room={room} onSave={(changes) => change.mutateAsync(changes).then(() => setOpen(null))} />
      </Dialog>
    </section>
  );
}

type HoursFormProps = { room: Homeroom; onSave: (hours: NonNullable<Changes["hours"]>) => Promise<unknown> };

function HoursForm({ room, onSave }: HoursFormProps) {
  const [days, setDays] = useState(room.hours.days);
  const toggle = (day: number) => setDays(days.includes(day) ? days.filter((each) => each !== day) : [...days, day]);
  return (
    <Form
      label="Hours"
      check={({ from = "", to = "" }) => ({
        ...(days.length === 0 && { "": "Choose at least one day." }),
        ...(from >= to && { to: "The hours end after they begin." }),
      })}
      explain={(error) => ({ "": sentenceOf(error) })}
      onSubmit={({ from = "", to = "" }) => onSave({ days: [...days].sort((a, b) => a - b), from, to })}
    >
      {({ field, isBusy }) => (
        <>
          <p>
            You see who is here and what is played only in these hours, in the time zone{" "}
            {room.zone.replaceAll("_", " ")}.
          </p>
          <div className="room-rules__days" role="group" aria-label="Days">
            {DAY_NAMES.map((name, place) => (
              <button
                key={name}
                type="button"
                aria-pressed={days.includes(place + 1)}
                onClick={() => toggle(place + 1)}
              >
                {name}
              </button>
            ))}
          </div>
          <Field {...field("from")} label="From" type="time" defaultValue={room.hours.from.slice(0, 5)} />
          <Field {...field("to")} label="To" type="time" defaultValue={room.hours.to.slice(0, 5)} />
          <div className="form__actions">
            <OnlineButton type="submit" isBusy={isBusy} busyText="Saving …">
              Save the hours
            </OnlineButton>
          </div>
        </>
      )}
    </Form>
  );
}

function RoomForm({ room, onSave }: { room: Homeroom; onSave: (changes: Changes) => Promise<unknown> }) {
  return (
    <Form
      label="Homeroom"
      explain={(error) => ({ "": sentenceOf(error) })}
      onSubmit={({ name = "", teacher = "", ends = "" }) =>
        onSave({ name: name.trim(), teacher_name: teacher.trim(), ends_on: ends })
      }
    >
      {({ field, isBusy }) => (
        <>
          <Field {...field("name")} label="Name" defaultValue={room.name} maxLength={40} autoComplete="off" />
          <Field
            {...field("teacher")}
            label="Your name for the pupils"
            defaultValue={room.teacher_name}
            maxLength={40}
            autoComplete="off"
          />
          <Field {...field("ends")} label="Last day" type="date" defaultValue={room.ends_on} />
          <div className="form__actions">
            <OnlineButton type="submit" isBusy={isBusy} busyText="Saving …">
              Save
            </OnlineButton>
          </div>
        </>
      )}
    </Form>
  );
}
