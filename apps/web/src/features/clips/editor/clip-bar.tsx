import "./clip-bar.css";
import { useSyncExternalStore } from "react";
import { myRunsPath } from "#features/clips/clip-paths-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Link } from "#ui/link.tsx";
import type { Publishing } from "./use-publishing.ts";

const STATES = { draft: "Draft saved", in_review: "In review", published: "Published", rejected: "Sent back" };

type ClipBarProps = { title: string; isNew: boolean; isChild: boolean; publishing: Publishing };

/** The bar of the editor on a phone, in place of the navbar: the way back, the state, and Publish. */
export function ClipBar({ title, isNew, isChild, publishing }: ClipBarProps) {
  const { status, isChanged, isSent, isBusy, trouble, publish } = publishing;
  return (
    <div className="clip-bar" role="region" aria-label="Clip">
      <Link className="icon-button" to={myRunsPath()} aria-label="Back to my runs">
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M15 5l-7 7 7 7" />
        </svg>
      </Link>
      <p className="clip-bar__words">
        {/* The heading itself comes later, with the fields. */}
        <b aria-hidden="true">{title}</b>
        {!isNew && <span role="status">{isChanged ? "Not saved yet" : STATES[status]}</span>}
      </p>
      {!isChild && !isSent && (
        <OnlineButton isBusy={isBusy} busyText="Sending …" onClick={() => void publish()}>
          Publish
        </OnlineButton>
      )}
      {trouble && (
        <p className="clip-bar__trouble" role="alert">
          {trouble.message}
        </p>
      )}
    </div>
  );
}

/** Upright or on its side. */
const PHONE = "(max-width: 719px), (max-height: 500px)";

function onTurn(onChange: () => void): () => void {
  const media = matchMedia(PHONE);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

export function useIsPhone(): boolean {
  return useSyncExternalStore(onTurn, () => matchMedia(PHONE).matches);
}
