import "./this-device-tab.css";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { displayTitle } from "#lib/site/class-title.ts";
import { saveNotice } from "#lib/session/session-notice.ts";
import { useNow } from "#lib/page/use-now.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast/toast.ts";
import { clearEntry, clearFiles, type DeviceFacts, deviceQuery } from "./device-api.ts";
import { type DeviceEntry, formatAge, formatBytes } from "./device-entries.ts";

const DENIED =
  "This browser stores no data for this site. You can play, but favourites, saved games and the sign-in are lost when you close the page. To change that, allow this site to store data in the browser's settings.";

/** The data that this browser stores for the site: name, age, size, and a button to delete it. */
export function ThisDeviceTab() {
  const { data } = useQuery(deviceQuery);
  if (!data) {
    return (
      <div role="status">
        <span className="unseen">Loading what this device stores</span>
        <Skeleton />
        <Skeleton />
        <Skeleton shape="half" />
      </div>
    );
  }
  return <Kept facts={data} />;
}

function Kept({ facts }: { facts: DeviceFacts }) {
  const cache = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const copies = facts.entries.filter(({ kind }) => kind === "copy");
  const yours = facts.entries.filter(({ kind }) => kind === "yours");
  const sessions = facts.entries.filter(({ kind }) => kind === "session");
  const isEmpty = copies.length + yours.length + facts.games.length + facts.files === 0;

  const done = async (words: string) => {
    toast.success(words);
    await cache.invalidateQueries({ queryKey: deviceQuery.queryKey });
  };
  const clear = ({ key, name, kind }: DeviceEntry) => {
    clearEntry(key);
    // The page still has the value in memory, so reload it.
    if (kind === "yours") startAfresh(`${name}: cleared.`);
    else void done(`${name}: cleared.`);
  };
  const clearGame = async (id?: string) => {
    await clearFiles(id);
    await done(id === undefined ? "Pages for offline: cleared." : `${displayTitle(id)}: removed.`);
  };
  const clearAll = async () => {
    [...copies, ...yours].forEach(({ key }) => clearEntry(key));
    await clearFiles();
    startAfresh("Cleared. Your sign-in was not changed.");
  };

  return (
    <>
      <div className="device__head">
        <p>
          {facts.usedBytes === null
            ? "All of this is stored only in this browser."
            : `About ${formatBytes(facts.usedBytes)} in this browser.`}
        </p>
        {!isEmpty && (
          <Button look="outline" onClick={() => setAsking(true)}>
            Clear all
          </Button>
        )}
      </div>
      {isEmpty && (
        <p className="muted">
          {facts.isDenied ? DENIED : "Nothing yet. Play something, and the next visit is quicker."}
        </p>
      )}
      <EntryList title="Cached copies" entries={copies} onClear={clear} />
      <OfflineFiles facts={facts} onClear={(id) => void clearGame(id)} />
      <EntryList title="Yours" entries={yours} onClear={clear} />
      <EntryList title="Sign-in" entries={sessions} note="Signing out removes it." />
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title="Clear everything here?">
        <p className="muted">
          This also deletes favourites and saved games that are stored only on this device. You stay signed in, and your
          account does not change.
        </p>
        <div className="device__actions">
          <Button onClick={() => void clearAll()}>Clear everything</Button>
          <Button look="outline" onClick={() => setAsking(false)}>
            Not now
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function startAfresh(words: string): void {
  saveNotice(words);
  location.reload();
}

type EntryListProps = {
  title: string;
  entries: DeviceEntry[];
  note?: string;
  onClear?: (entry: DeviceEntry) => void;
};

function EntryList({ title, entries, note, onClear }: EntryListProps) {
  const now = useNow();
  if (entries.length === 0) return null;
  return (
    <DeviceGroup title={title}>
      {entries.map((entry) => (
        <li key={entry.key} className="device__row">
          <span className="device__name">
            <b>{entry.name}</b>
            {entry.name !== entry.key && <code>{entry.key}</code>}
          </span>
          <span className="muted small">{entry.savedAt === null ? "" : formatAge(entry.savedAt, now)}</span>
          <span className="device__size small">{formatBytes(entry.bytes)}</span>
          {onClear ? (
            <Button look="outline" onClick={() => onClear(entry)}>
              Clear<span className="unseen"> {entry.name}</span>
            </Button>
          ) : (
            <span className="muted small">{note}</span>
          )}
        </li>
      ))}
    </DeviceGroup>
  );
}

function OfflineFiles({ facts, onClear }: { facts: DeviceFacts; onClear: (gameId?: string) => void }) {
  if (facts.games.length + facts.files === 0) return null;
  return (
    <DeviceGroup title="For offline use">
      {facts.games.map(({ id, files }) => (
        <li key={id} className="device__row">
          <span className="device__name">
            <b>{displayTitle(id)}</b>
          </span>
          <span />
          <span className="device__size small">{files === 1 ? "1 file" : `${files} files`}</span>
          <Button look="outline" onClick={() => onClear(id)}>
            Clear<span className="unseen"> {displayTitle(id)}</span>
          </Button>
        </li>
      ))}
      {facts.files > 0 && (
        <li className="device__row">
          <span className="device__name">
            <b>Pages and art</b>
          </span>
          <span />
          <span className="device__size small">{facts.files === 1 ? "1 file" : `${facts.files} files`}</span>
          <Button look="outline" onClick={() => onClear()}>
            Clear<span className="unseen"> everything for offline</span>
          </Button>
        </li>
      )}
    </DeviceGroup>
  );
}

function DeviceGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="device" aria-label={title}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
