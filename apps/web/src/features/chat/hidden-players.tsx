import "./hidden-players.css";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { type Blocked, useUnblock } from "./chat-api.ts";
import { showPlayer } from "./hidden-store.ts";

type HiddenProps = { room: string; blocked: Blocked[]; muted: Blocked[] };

/** How many players this viewer does not see, and the list to show them again. */
export function HiddenPlayers({ room, blocked, muted }: HiddenProps) {
  const [isOpen, setOpen] = useState(false);
  const count = blocked.length + muted.length;
  if (count === 0) return null;
  return (
    <>
      <button type="button" className="chat-head__hidden" onClick={() => setOpen(true)}>
        <Icon name="sound-off" />
        {count} hidden
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Players you do not see">
        <HiddenList room={room} blocked={blocked} muted={muted} />
      </Dialog>
    </>
  );
}

export function HiddenList({ room, blocked, muted }: HiddenProps) {
  const unblock = useUnblock(room);
  return (
    <ul className="chat-hidden">
      {muted.map(({ user_id, username }) => (
        <li key={user_id}>
          <span>
            <b>{username}</b> muted on this screen
          </span>
          <Button look="outline" aria-label={`Show ${username}`} onClick={() => showPlayer(user_id)}>
            Show
          </Button>
        </li>
      ))}
      {blocked.map(({ user_id, username }) => (
        <li key={user_id}>
          <span>
            <b>{username}</b> blocked
          </span>
          <Button
            look="outline"
            aria-label={`Unblock ${username}`}
            disabled={unblock.isPending}
            onClick={() => unblock.mutate(user_id)}
          >
            Unblock
          </Button>
        </li>
      ))}
    </ul>
  );
}
