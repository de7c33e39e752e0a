import "./member-panel.css";
import type { HomeroomMember, OwnAssignment } from "@quackademy/contract/homeroom-answers.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { memberQuery, useHomeroomAction } from "#features/homeroom/homeroom-api.ts";
import { sentenceOf } from "#lib/data/sentence-of.ts";
import { sayDate, sayTime } from "#features/homeroom/homeroom-words-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { displayTitle } from "#lib/site/class-title.ts";
import { formatNumber } from "#lib/site/format.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Form } from "#ui/forms/form.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

const MUTE_MINUTES = 15;

/** Shows a member to the teacher, with the actions for the kind of account: own accounts allow fewer. */
export function MemberPanel({ member, onGone }: { member: HomeroomMember; onGone: () => void }) {
  const { data, isError, error } = useQuery(memberQuery(member.id));
  const isAccount = member.kind === "account";
  return (
    <div className="member-panel">
      <p className="muted">
        {isAccount ? `Homeroom account, signs in as ${member.login}.` : "Own account: it is not from this homeroom."}{" "}
        Here since {sayDate(member.joined_at)}.
      </p>
      {isError && <p role="alert">{sentenceOf(error)}</p>}
      {!data && !isError && <Skeleton />}
      {data && (
        <>
          <Facts
            title="Played in the hours"
            none="nothing yet"
            rows={data.classes.map((each) => [
              displayTitle(each.title),
              `${each.minutes} min on ${each.days} ${each.days === 1 ? "day" : "days"}`,
            ])}
          />
          <Facts
            title="Verified bests"
            none="nothing yet"
            rows={data.bests.map((each) => [
              displayTitle(each.title) + (each.variant && `, ${each.variant.replaceAll("-", " ")}`),
              formatNumber(each.score),
            ])}
          />
          <Facts
            title="Assignments"
            none="none"
            rows={data.assignments.map((each) => [displayTitle(each.title), sayState(each)])}
          />
        </>
      )}
      {isAccount && <RenameForm member={member} />}
      <MuteButton member={member} />
      <GoodBye member={member} onGone={onGone} />
    </div>
  );
}

const sayState = ({ state, best }: OwnAssignment) =>
  `${{ open: "open", done: "done", missed: "not done" }[state]}${best === null ? "" : `, best ${formatNumber(best)}`}`;

function Facts({ title, none, rows }: { title: string; none: string; rows: [string, string][] }) {
  return (
    <section>
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <dl className="member-panel__facts">
          {rows.map(([name, value], place) => (
            <div key={place}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function RenameForm({ member }: { member: HomeroomMember }) {
  const rename = useHomeroomAction((client, name: string) =>
    client.rpc("rename_member", { member_id: member.id, name }),
  );
  return (
    <Form
      label="Name in the homeroom"
      check={({ name = "" }) => (name.trim() === "" ? { name: "Write a name." } : {})}
      explain={(error) => ({ name: sentenceOf(error) })}
      onSubmit={({ name = "" }) => rename.mutateAsync(name.trim())}
    >
      {({ field, isBusy }) => (
        <>
          <Field
            {...field("name")}
            label="Name in the homeroom"
            defaultValue={member.name}
            maxLength={24}
            autoComplete="off"
          />
          <OnlineButton type="submit" look="outline" isBusy={isBusy} busyText="Saving …">
            Rename
          </OnlineButton>
        </>
      )}
    </Form>
  );
}

function MuteButton({ member }: { member: HomeroomMember }) {
  const mute = useHomeroomAction((client, minutes: number) =>
    client.rpc("mute_member", { member_id: member.id, minutes }),
  );
  const [openedAt] = useState(() => Date.now());
  const isMuted = member.muted_until !== null && Date.parse(member.muted_until) > openedAt;
  return (
    <div>
      <OnlineButton look="outline" isBusy={mute.isPending} onClick={() => mute.mutate(isMuted ? 0 : MUTE_MINUTES)}>
        {isMuted ? `Let ${member.name} write again` : `Mute in the chat for ${MUTE_MINUTES} minutes`}
      </OnlineButton>
      {isMuted && <p className="small muted">Muted until {sayTime(member.muted_until!)}.</p>}
      {mute.isError && <p role="alert">{sentenceOf(mute.error)}</p>}
    </div>
  );
}

/** An own account can only be removed; a homeroom account is erased with everything in it. */
function GoodBye({ member, onGone }: { member: HomeroomMember; onGone: () => void }) {
  const [isSure, setSure] = useState(false);
  const remove = useHomeroomAction((client, member_id: string) => client.rpc("remove_member", { member_id }));
  const erase = useHomeroomAction((client, member_id: string) => client.rpc("erase_homeroom_account", { member_id }));
  const isAccount = member.kind === "account";
  const act = isAccount ? erase : remove;
  if (!isSure) {
    return (
      <Button look="outline" onClick={() => setSure(true)}>
        {isAccount ? "Erase this account" : "Remove from the homeroom"}
      </Button>
    );
  }
  return (
    <div className="member-panel__sure" role="group" aria-label="Are you sure?">
      <p>
        {isAccount
          ? `The account of ${member.name} is erased at once, with all scores and everything in it. Nobody can bring it back.`
          : `${member.name} leaves the homeroom. The account itself stays as it is.`}
      </p>
      {act.isError && <p role="alert">{sentenceOf(act.error)}</p>}
      <OnlineButton
        isBusy={act.isPending}
        busyText={isAccount ? "Erasing …" : "Removing …"}
        onClick={() => act.mutate(member.id, { onSuccess: onGone })}
      >
        {isAccount ? "Erase it" : "Remove"}
      </OnlineButton>
      <Button look="outline" onClick={() => setSure(false)}>
        Keep
      </Button>
    </div>
  );
}
