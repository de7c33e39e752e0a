import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  type AuthorKey,
  authorKeysQuery,
  creatorStateQuery,
  makeAuthorKey,
  revokeAuthorKey,
} from "#features/class-creator/class-creator-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { formatDate } from "#lib/site/format.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Form } from "#ui/forms/form.tsx";
import { Icon } from "#ui/icon.tsx";
import { toast } from "#ui/toast/toast.ts";
import { Setting } from "./setting.tsx";

const MAX_KEYS = 5;
const MAX_NAME = 60;

/** Keys for the command line of creators. Others do not see it. */
export function AuthorKeysSetting() {
  const state = useQuery(creatorStateQuery).data;
  const { data, isError } = useQuery({ ...authorKeysQuery, enabled: state?.may === true });
  const keys = data ?? [];
  const cache = useQueryClient();
  const [made, setMade] = useState<string | null>(null);
  if (!state?.may) return null;
  const reload = () => cache.invalidateQueries({ queryKey: authorKeysQuery.queryKey });
  return (
    <Setting
      title="Author keys"
      about="With a key, a program of yours can push new versions of your classes. It can do nothing else."
    >
      {made !== null && <NewKey secret={made} onDone={() => setMade(null)} />}
      <ul className="setting__list" aria-label="Author keys">
        {data?.length === 0 && <li className="muted">No keys yet.</li>}
        {!data && isError && <li>The keys did not load. Reload the page to try again.</li>}
        {keys.map((key) => (
          <KeyRow key={key.id} authorKey={key} onGone={() => void reload()} />
        ))}
      </ul>
      {keys.length < MAX_KEYS ? (
        <Form
          // An empty field for the next one.
          key={keys.length}
          label="New author key"
          check={({ name }) => (name?.trim() ? {} : { name: "Give the key a name, such as the computer that has it." })}
          explain={(error) => ({ name: (error as Error).message })}
          onSubmit={async ({ name = "" }) => {
            setMade(await makeAuthorKey(name.trim()));
            await reload();
          }}
        >
          {({ field, isBusy }) => (
            <>
              <Field {...field("name")} label="Name of the key" icon="key" autoComplete="off" maxLength={MAX_NAME} />
              <OnlineButton type="submit" look="outline" isBusy={isBusy} busyText="Making it…">
                Make a key
              </OnlineButton>
            </>
          )}
        </Form>
      ) : (
        <p>You can have five keys. Revoke one to make another.</p>
      )}
    </Setting>
  );
}

function NewKey({ secret, onDone }: { secret: string; onDone: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      toast.success("Key copied");
    } catch {
      toast.error("The browser did not allow it. Select the key and copy it.");
    }
  };
  return (
    <div role="status">
      <p className="setting__notice">
        <Icon name="key" />
        This is the only time that you can read this key.
      </p>
      <p>
        <code className="setting__key">{secret}</code>
      </p>
      <div className="setting__row">
        <Button look="outline" onClick={() => void copy()}>
          Copy
        </Button>
        <Button look="outline" onClick={onDone}>
          I have it
        </Button>
      </div>
    </div>
  );
}

function KeyRow({ authorKey, onGone }: { authorKey: AuthorKey; onGone: () => void }) {
  const { id, name, created_at, used_at } = authorKey;
  const [isBusy, setBusy] = useState(false);
  const revoke = async () => {
    setBusy(true);
    try {
      await revokeAuthorKey(id);
      toast.success("Key revoked");
      onGone();
    } catch (error) {
      toast.error((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <li>
      <Icon name="key" />
      <span className="setting__what">
        <b>{name}</b>
        <span>
          Made {formatDate(created_at)}, {used_at ? `last used ${formatDate(used_at)}` : "not used yet"}
        </span>
      </span>
      <OnlineButton look="outline" aria-label={`Revoke ${name}`} isBusy={isBusy} onClick={() => void revoke()}>
        Revoke
      </OnlineButton>
    </li>
  );
}
