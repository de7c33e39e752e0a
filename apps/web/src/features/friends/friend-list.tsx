import { useState } from "react";
import type { FriendCard, MyFriends } from "@quackademy/contract/race-answers.ts";
import { iconPicture, profilePath } from "#features/profile-data/player-links-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { displayTitle } from "#lib/site/class-title.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { useBlock, useConfirm, useRemove } from "./friends-api.ts";

/** The player's requests and friends, and what friends play. Nobody else sees this list. */
export function FriendList({ mine }: { mine: MyFriends }) {
  const [parting, setParting] = useState<FriendCard | null>(null);
  const confirm = useConfirm();
  const remove = useRemove();
  const block = useBlock();
  const part = (act: typeof remove) => parting && act.mutate(parting.user_id, { onSuccess: () => setParting(null) });
  return (
    <>
      {mine.requests.length > 0 && (
        <section className="panel" aria-labelledby="friend-requests">
          <h2 id="friend-requests">To confirm</h2>
          <ul className="friends__list">
            {mine.requests.map((person) => (
              <li key={person.user_id} className="friends__row">
                <Avatar picture={iconPicture(person.icon)} />
                <span className="friends__name">{person.username}</span>
                {person.is_confirmed ? (
                  <span className="muted">Waiting for them</span>
                ) : (
                  <OnlineButton icon="check" isBusy={confirm.isPending} onClick={() => confirm.mutate(person.user_id)}>
                    Confirm<span className="unseen"> {person.username}</span>
                  </OnlineButton>
                )}
                <OnlineButton look="outline" isBusy={remove.isPending} onClick={() => remove.mutate(person.user_id)}>
                  {person.is_confirmed ? "Cancel" : "Refuse"}
                </OnlineButton>
              </li>
            ))}
          </ul>
        </section>
      )}
      {mine.friends.length === 0 ? (
        <EmptyState title="No friends here yet" text="A friend is somebody who has shown you their code.">
          <ButtonLink look="outline" to="/">
            Find a class to play together
          </ButtonLink>
        </EmptyState>
      ) : (
        <section className="panel" aria-labelledby="friend-list">
          <h2 id="friend-list">Friends</h2>
          <ul className="friends__list">
            {mine.friends.map((friend) => {
              const playing = mine.playing.find(({ user_id }) => user_id === friend.user_id);
              return (
                <li key={friend.user_id} className="friends__row">
                  <Avatar picture={iconPicture(friend.icon)} />
                  <span className="friends__name">
                    <Link to={profilePath(friend.username)}>{friend.username}</Link>
                    {playing && <span className="small muted"> plays {displayTitle(playing.app_id)}</span>}
                  </span>
                  {playing && (
                    <ButtonLink look="outline" icon="eye" to={`/friends/watch/${playing.run_id}`}>
                      Watch<span className="unseen"> {friend.username}</span>
                    </ButtonLink>
                  )}
                  <Button look="outline" onClick={() => setParting(friend)}>
                    Remove<span className="unseen"> {friend.username}</span>
                  </Button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <Dialog isOpen={parting !== null} onClose={() => setParting(null)} title={`Remove ${parting?.username ?? ""}?`}>
        <p>They get no notice. Blocking also hides each other in chat and races.</p>
        <div className="form__actions">
          <OnlineButton className="button--danger" isBusy={remove.isPending} onClick={() => part(remove)}>
            Remove
          </OnlineButton>
          <OnlineButton className="button--danger" isBusy={block.isPending} onClick={() => part(block)}>
            Remove and block
          </OnlineButton>
        </div>
      </Dialog>
    </>
  );
}
