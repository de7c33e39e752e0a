import "./add-members.css";
import type { Homeroom, HomeroomCard } from "@quackademy/contract/homeroom-answers.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, useState } from "react";
import { addAccounts, refreshHomerooms } from "#features/homeroom/homeroom-api.ts";
import { sentenceOf } from "#lib/data/sentence-of.ts";
import { readNames } from "#features/homeroom/homeroom-words-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";

type AddMembersProps = { room: Homeroom; onMade: (cards: HomeroomCard[]) => void };

/** Makes homeroom accounts from a typed list or a CSV file. Only the first column is read; nothing else is sent. */
export function AddMembers({ room, onMade }: AddMembersProps) {
  const cache = useQueryClient();
  const [text, setText] = useState("");
  const [done, setDone] = useState<number | null>(null);
  const [problems, setProblems] = useState<{ name: string; message: string }[]>([]);
  const [made, setMade] = useState<HomeroomCard[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const names = readNames(text);
  const free = room.limits.members - room.members.length;
  const tooMany = names.length > free;
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) setText(readNames(await file.text()).join("\n"));
    target.value = "";
  };
  const add = async () => {
    setTrouble(null);
    setDone(0);
    try {
      const answer = await addAccounts(room.id, names, setDone);
      await refreshHomerooms(cache);
      if (answer.problems.length === 0) return onMade(answer.accounts);
      setMade(answer.accounts);
      setProblems(answer.problems);
      setText(answer.problems.map(({ name }) => name).join("\n"));
    } catch (error) {
      setTrouble(sentenceOf(error));
    } finally {
      setDone(null);
    }
  };
  return (
    <div className="add-members">
      <p>
        Each name gets an account without e-mail, and a card with three words. Names are seen inside the homeroom only.
      </p>
      <TextArea
        label="Names, one a line"
        rows={6}
        value={text}
        onChange={({ target }) => setText(target.value)}
        {...(tooMany ? { error: `${free} places are free, and the list has ${names.length} names.` } : {})}
        hint={
          names.length === 0 ? "Up to 24 letters each." : `${names.length} ${names.length === 1 ? "name" : "names"}.`
        }
      />
      <label className="add-members__file">
        Or choose a CSV file
        <input type="file" accept=".csv,.txt,text/csv,text/plain" onChange={(event) => void readFile(event)} />
      </label>
      <p className="small muted">Only the first column is read, in this browser. Nothing else leaves it.</p>
      {problems.length > 0 && (
        <div role="alert">
          <b>These names were not added:</b>
          <ul className="add-members__problems">
            {problems.map(({ name, message }, place) => (
              <li key={place}>
                {name}: {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      {trouble !== null && (
        <p role="alert" className="add-members__trouble">
          {trouble}
        </p>
      )}
      <div className="add-members__actions">
        <OnlineButton
          isBusy={done !== null}
          busyText={`Making accounts, ${done ?? 0} of ${names.length} …`}
          disabled={names.length === 0 || tooMany}
          onClick={() => void add()}
        >
          Make accounts
        </OnlineButton>
        {made.length > 0 && (
          <Button look="outline" onClick={() => onMade(made)}>
            Show the {made.length} cards
          </Button>
        )}
      </div>
    </div>
  );
}
