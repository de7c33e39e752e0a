import "./members.css";
import type { Homeroom, HomeroomCard } from "@quackademy/contract/homeroom-answers.ts";
import { useState } from "react";
import { resetPasswords } from "#features/homeroom/homeroom-api.ts";
import { sentenceOf } from "#lib/data/sentence-of.ts";
import { saySeen } from "#features/homeroom/homeroom-words-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { useNow } from "#lib/page/use-now.ts";
import { Avatar } from "#ui/avatar.tsx";
import { duckTurn } from "#ui/figures/duck-turn.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast/toast.ts";
import { AddMembers } from "./add-members.tsx";
import { byLastSeen } from "./last-seen.ts";
import { MemberPanel } from "./member-panel.tsx";

type MembersProps = { room: Homeroom; onCards: (cards: HomeroomCard[]) => void };

/** The list of members: when they were here, how long they played, and buttons for new passwords. */
export function Members({ room, onCards }: MembersProps) {
  const now = useNow();
  const [open, setOpen] = useState<"add" | "print" | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const accounts = room.members.filter(({ kind }) => kind === "account");
  const member = room.members.find(({ id }) => id === shown);
  const reset = async (members: string[]) => {
    setBusy(true);
    try {
      onCards(await resetPasswords(room.id, members));
    } catch (error) {
      toast.error(sentenceOf(error));
    } finally {
      setBusy(false);
      setOpen(null);
    }
  };
  return (
    <section className="panel members" aria-labelledby="members">
      <header>
        <h2 id="members">Pupils</h2>
        <span className="muted">{room.members.length}, sorted by last seen</span>
        <Button look="outline" icon="plus" onClick={() => setOpen("add")}>
          Add
        </Button>
        {accounts.length > 0 && (
          <Button look="outline" onClick={() => setOpen("print")}>
            Print cards
          </Button>
        )}
      </header>
      {room.members.length === 0 ? (
        <div className="members__empty">
          <img src="/art/duck.svg" alt="" width={96} height={98} />
          <p>
            <b>No pupils yet</b>
            The pond is very quiet. Open joining and show the code, or add a list of names and print cards.
          </p>
        </div>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Last seen</th>
              <th scope="col" className="members__number">
                This week
              </th>
              <th scope="col" className="members__number">
                Classes
              </th>
              <th scope="col">
                <span className="unseen">Password</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {[...room.members].sort(byLastSeen).map((each) => (
              <tr key={each.id}>
                <th scope="row">
                  <span className="members__who" style={duckTurn(each.name)}>
                    <Avatar picture={null} />
                    <button type="button" className="members__name" onClick={() => setShown(each.id)}>
                      {each.name}
                    </button>
                  </span>
                </th>
                <td className={each.is_present ? "members__here" : undefined}>
                  {each.is_present ? "here now" : saySeen(each.seen_at, now)}
                </td>
                <td className="members__number">{each.minutes_week} min</td>
                <td className="members__number">{each.classes}</td>
                <td>
                  {each.kind === "account" ? (
                    <OnlineButton
                      look="outline"
                      isBusy={isBusy}
                      aria-label={`New password for ${each.name}`}
                      onClick={() => void reset([each.id])}
                    >
                      New password
                    </OnlineButton>
                  ) : (
                    <span className="small muted">own account</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Dialog isOpen={open === "add"} onClose={() => setOpen(null)} title="Add pupils">
        <AddMembers
          room={room}
          onMade={(cards) => {
            setOpen(null);
            onCards(cards);
          }}
        />
      </Dialog>
      <Dialog isOpen={open === "print"} onClose={() => setOpen(null)} title="Print all cards">
        <p>
          A password is kept only as a hash, so printing again makes new words for {accounts.length}{" "}
          {accounts.length === 1 ? "account" : "accounts"}. Old cards stop working, and these pupils are signed out.
        </p>
        <div className="members__confirm">
          <OnlineButton
            isBusy={isBusy}
            busyText="Making new words …"
            onClick={() => void reset(accounts.map(({ id }) => id))}
          >
            Make new cards
          </OnlineButton>
        </div>
      </Dialog>
      <Dialog isOpen={member !== undefined} onClose={() => setShown(null)} title={member?.name ?? ""}>
        {member && <MemberPanel member={member} onGone={() => setShown(null)} />}
      </Dialog>
    </section>
  );
}
