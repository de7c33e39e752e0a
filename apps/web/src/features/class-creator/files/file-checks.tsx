import "./file-checks.css";
import type { ReactNode } from "react";
import { Icon, type IconName } from "#ui/icon.tsx";
import { formatBytes } from "./file-limits.ts";
import type { Checked, UploadState } from "./use-upload.ts";

type Kind = "yes" | "no" | "skip";
const ICONS: Record<Kind, IconName> = { yes: "check", no: "close", skip: "info" };
const MARKS: Record<Kind, string> = { yes: "Fine:", no: "Problem:", skip: "Note:" };
/** The most lines that are shown: a folder can have a thousand problems. */
const MAX_SHOWN = 30;

/** The results of checking and uploading the dropped files, one per line. */
export function FileChecks({ state, isFirst }: { state: UploadState; isFirst: boolean }) {
  if (state.step === "idle") return null;
  const checked = "checked" in state ? state.checked : null;
  return (
    <div aria-live="polite">
      <Progress state={state} />
      <ul>
        {state.step === "refused" ? (
          <Refusals problems={state.problems} />
        ) : (
          checked && <Facts {...{ checked, isFirst }} />
        )}
        {checked && <LeftOut dropped={checked.dropped} />}
        {state.step === "failed" && <Line kind="no">{state.text}</Line>}
        {state.step === "done" && (
          <Line kind="yes">
            <b>Version {state.number} is ready.</b> Play it in the preview, then submit it.
          </Line>
        )}
      </ul>
    </div>
  );
}

function Progress({ state }: { state: UploadState }) {
  if (state.step !== "unpacking" && state.step !== "sending" && state.step !== "checking") return null;
  const isCounted = state.step !== "checking" && state.of > 0;
  return (
    <div className="file-checks__progress">
      <p>{progressWords(state)}</p>
      <progress aria-label="Progress" {...(isCounted && { value: state.done, max: state.of })} />
    </div>
  );
}

function progressWords(state: Extract<UploadState, { step: "unpacking" | "sending" | "checking" }>): string {
  if (state.step === "checking")
    return `The server reads the files, ${state.left} ${state.left === 1 ? "is" : "are"} left.`;
  const verb = state.step === "unpacking" ? "Opening and hashing" : "Sending";
  return state.of === 0 ? `${verb} …` : `${verb} ${state.done} of ${state.of}`;
}

function Facts({ checked: { count, bytes, toSend }, isFirst }: { checked: Checked; isFirst: boolean }) {
  return (
    <>
      <Line kind="yes">
        <b>index.html</b> is at the top of the folder.
      </Line>
      <Line kind="yes">
        <b>
          {count} {count === 1 ? "file" : "files"}, {formatBytes(bytes)}.
        </b>{" "}
        {toSend !== null && sendWords(toSend, isFirst)}
      </Line>
    </>
  );
}

function sendWords(toSend: number, isFirst: boolean): string {
  if (toSend === 0) return "The site has all of them already, so nothing is sent.";
  const are = toSend === 1 ? "1 is" : `${toSend} are`;
  return isFirst ? `${are} sent.` : `${are} new here and sent.`;
}

function Refusals({ problems }: { problems: { path: string; text: string }[] }) {
  return (
    <>
      {problems.slice(0, MAX_SHOWN).map(({ path, text }) => (
        <Line key={path + text} kind="no">
          {path && <b>{path} </b>}
          {text}
        </Line>
      ))}
      {problems.length > MAX_SHOWN && <Line kind="no">And {problems.length - MAX_SHOWN} more of this kind.</Line>}
    </>
  );
}

function LeftOut({ dropped }: Pick<Checked, "dropped">) {
  return Object.entries(dropped).map(([kind, count]) => (
    <Line key={kind} kind="skip">
      <b>
        {count} {count === 1 ? kind.replace(/s\b/, "") : kind}
      </b>{" "}
      left out: players do not need {count === 1 ? "it" : "them"}.
    </Line>
  ));
}

function Line({ kind, children }: { kind: Kind; children: ReactNode }) {
  return (
    <li className={`file-check file-check--${kind}`}>
      <Icon name={ICONS[kind]} />
      <span>
        <span className="unseen">{MARKS[kind]} </span>
        {children}
      </span>
    </li>
  );
}
