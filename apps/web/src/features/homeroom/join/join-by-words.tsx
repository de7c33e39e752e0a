import { type FormEvent, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { authSettingsQuery, signIn } from "#features/auth/auth-api.ts";
import { emailOf, plainLogin, plainWords } from "#features/homeroom/homeroom-words-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { authErrorText } from "#lib/session/session-errors.ts";
import { listPath } from "#lib/site/layout.ts";
import { useSite } from "#lib/site/site.ts";
import { useNavigate } from "#ui/router/router.tsx";
import { JoinPaper } from "./join-paper.tsx";
import { PaperField } from "./paper-field.tsx";

/** Signs a homeroom account in. Returns the sentence of a refusal, null if it worked. */
export function useWordsSignIn(): (login: string, password: string) => Promise<string | null> {
  const settings = useQuery(authSettingsQuery).data;
  return async (login, password) => {
    try {
      await signIn(settings, emailOf(login), password);
      return null;
    } catch (error) {
      return (error as { code?: string }).code === "invalid_credentials"
        ? "This name and these words do not belong together. Look at your card again, or ask your teacher for new words."
        : authErrorText(error);
    }
  };
}

/** Signs in again with the name on the card and its three words. */
export function JoinByWords({ onLeave }: { onLeave: () => void }) {
  const { config } = useSite();
  const navigate = useNavigate();
  const enter = useWordsSignIn();
  const [login, setLogin] = useState("");
  const [words, setWords] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const password = plainWords(words);
    if (plainLogin(login) === "" || password.split("-").length !== 3)
      return setProblem("Type the name on your card and all three words.");
    setBusy(true);
    const refusal = await enter(plainLogin(login), password);
    setBusy(false);
    setProblem(refusal);
    if (refusal === null) void navigate(listPath(config), { replace: true });
  };
  return (
    <JoinPaper label="Coming back" title="Your three words">
      <form
        className="join__form"
        method="post"
        aria-label="Sign in with words"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <PaperField
          label="Name on your card"
          hint="Two words and a number, such as maple-otter-42."
          name="username"
          value={login}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setLogin(target.value)}
        />
        <div className="join__form">
          <PaperField
            label="Three words"
            hint="Capitals and extra spaces do not matter."
            error={problem}
            name="words"
            value={words}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setWords(target.value)}
          />
        </div>
        <div className="join__actions">
          <OnlineButton type="submit" look="ink" isBusy={isBusy} busyText="Signing in …">
            Go in
          </OnlineButton>
          <button type="button" className="join__link" onClick={onLeave}>
            I have a code
          </button>
        </div>
      </form>
      <p>Words lost? Ask your teacher. Nobody else can make new ones.</p>
    </JoinPaper>
  );
}
