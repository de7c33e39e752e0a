import { type FormEvent, useState } from "react";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { signInPath } from "#lib/session/session-next.ts";
import { sentenceOf } from "#lib/data/sentence-of.ts";
import { Link } from "#ui/link.tsx";
import { useNavigate } from "#ui/router/router.tsx";
import { CodeBoxes } from "./code-boxes.tsx";
import { joinHomeroom } from "./join-api.ts";
import { JoinPaper } from "./join-paper.tsx";
import { PaperField } from "./paper-field.tsx";

const LETTERS = 6;

type JoinByCodeProps = {
  /** A code that the server has recognised already. */
  known: string | null;
  viewer: string | null;
  onWait: (ticket: string | null) => void;
  onWords: () => void;
};

/** The code first, then the name. The page lists no names. */
export function JoinByCode({ known, viewer, onWait, onWords }: JoinByCodeProps) {
  const navigate = useNavigate();
  const [code, setCode] = useState(known ?? "");
  const [name, setName] = useState("");
  const [isKnown, setKnown] = useState(known !== null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ rule: string; message: string } | null>(null);
  const missing = LETTERS - code.length;

  const ask = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || missing > 0) return;
    if (isKnown && name.trim() === "")
      return setProblem({ rule: "name", message: "Write the name that your teacher knows." });
    setBusy(true);
    setProblem(null);
    try {
      const answer = await joinHomeroom(code, isKnown ? name.trim() : "");
      if (answer.status === "waiting") return onWait(answer.ticket);
      if (answer.status === "member") return void navigate("/homeroom", { replace: true });
      if (answer.rule === "race") return void navigate(`/race/${code}`);
      // The code is right; only the name is missing.
      if (answer.rule === "name" && !isKnown) return setKnown(true);
      if (answer.rule === "code") setKnown(false);
      setProblem(answer);
    } catch (error) {
      setProblem({ rule: "", message: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  };
  const change = (next: string) => {
    setCode(next);
    setProblem(null);
  };

  if (isKnown) {
    return (
      <JoinPaper label="The code is right" title="Who are you here?">
        <p>Your teacher knows you by this name. Only your homeroom sees it.</p>
        <form className="join__form" aria-label="Name" noValidate onSubmit={(event) => void ask(event)}>
          <PaperField
            label="Your name"
            value={name}
            maxLength={24}
            autoComplete="off"
            error={problem?.message ?? null}
            onChange={({ target }) => setName(target.value)}
          />
          <div className="join__actions">
            <OnlineButton type="submit" look="ink" isBusy={isBusy} busyText="Asking …">
              Ask to come in
            </OnlineButton>
            <button type="button" className="join__link" onClick={() => setKnown(false)}>
              Another code
            </button>
          </div>
        </form>
      </JoinPaper>
    );
  }
  return (
    <JoinPaper label="Join a homeroom" title="What is your code?">
      <p>Six letters from your teacher. Capitals or small, both work.</p>
      <form aria-label="Code" noValidate onSubmit={(event) => void ask(event)}>
        <CodeBoxes label="Code, six letters" code={code} error={problem?.message ?? null} onChange={change} />
        <div className="join__actions">
          <OnlineButton type="submit" look="ink" isBusy={isBusy} busyText="Looking …" disabled={missing > 0}>
            {missing > 0 ? `Go in, ${missing} ${missing === 1 ? "letter" : "letters"} to go` : "Go in"}
          </OnlineButton>
        </div>
      </form>
      {viewer === null && (
        <div className="join__other">
          <button type="button" className="join__link" onClick={onWords}>
            I have three words
          </button>
          <Link className="join__link" to={signInPath("/join")}>
            I have an account with e-mail
          </Link>
        </div>
      )}
    </JoinPaper>
  );
}
