import "./builds-queue.css";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  type BuildFinding,
  type ClassBuild,
  type ClassForm,
  CoverPicture,
  loadReviewPreview,
} from "#features/class-creator/class-preview-api.ts";
import { Facts } from "#features/moderation/facts.tsx";
import { type Item, itemQuery, type PlayerCard, storeTicks } from "#features/moderation/moderation-api.ts";
import { sentenceOf } from "#lib/data/sentence-of.ts";
import { PlayerLine } from "#features/moderation/player-line.tsx";
import type { QueueKind } from "#features/moderation/queue-kind.ts";
import { Later } from "#lib/page/later.ts";
import { callFunction } from "#lib/session/call-function.ts";
import { toast } from "#ui/toast/toast.ts";

type Submitted = Item &
  ClassBuild & {
    stamp: string;
    draft_id: string;
    slug: string | null;
    app_id: string | null;
    form: ClassForm;
    live_form: ClassForm | null;
    live_build: ClassBuild | null;
    player: PlayerCard | null;
    is_trusted: boolean;
    entry: string;
    ticks: string[];
    checklist: string[];
  };

/** The checklist for a game before others may play it. */
const TICKS: Record<string, string> = {
  plays: "It plays with everything that it says: keyboard, mouse, touch, controller",
  licence: "The licence is right, and the source fits",
  protected: "No protected look or name",
  ages: "Fit for the age that it names, and for pupils of 12",
  contact: "No chat, no contact, no links to other sites",
  money: "No ads, no money, nothing that looks like gambling",
  login: "Asks for no password and no personal data",
  mute: "Its sound can be muted",
  credits: "Credits for what others made, AI included",
};

/** Labels of the scan's findings. */
const RULES: Record<string, string> = {
  webrtc: "connects to other computers (WebRTC), which no sandbox stops",
  frame: "makes frames of its own",
  socket: "opens a connection to a server",
  eval: "builds code while it runs (eval)",
  miner: "has words of a miner",
  password: "has a field for a password",
  "pop-up": "opens windows",
  obfuscated: "is made unreadable",
  packed: "is packed so that nobody can read it",
  tracker: "names an ad or tracking service",
  external: "names another site",
  copied: "has the files of another creator's class",
  "blocked-before": "has files of a blocked build",
};

/** The fields of the author's form, as moderators read them. */
const FIELDS: Record<keyof ClassForm, string> = {
  title: "title",
  slug: "address of the class",
  tagline: "one line",
  description: "description",
  controls: "controls",
  categories: "categories",
  devices: "devices",
  players: "number of players",
  orientation: "orientation of the screen",
  licence: "licence",
  source_url: "source",
  is_own: "right to publish it",
  credits: "credits",
  min_age: "ages",
  icon: "cover",
  address: "address of the game",
  score: "score",
  keep_when_deleted: "what happens when the account is deleted",
};

/** Words for the abilities that a build asks of the browser. */
const NEEDS: Record<string, string> = {
  eval: "code built while it runs (eval)",
  threads: "threads, in a window of its own",
  sdk: "the site's SDK",
  rules: "score rules of its own",
};

function BuildView({ item }: { item: Submitted }) {
  const { form, live_build, findings, flags, hash, entry, player } = item;
  return (
    <>
      <PlayerLine player={player} />
      <div className="item__middle">
        {form.icon && <CoverPicture draftId={item.draft_id} icon={form.icon} className="build-cover" />}
        <blockquote className="item__quote">
          <b>{form.title}</b> {form.tagline}
          <br />
          {form.description}
        </blockquote>
      </div>
      <Facts
        facts={[
          ["Version", `${item.number}${item.note ? `: ${item.note}` : ""}`],
          ["Live now", live_build ? `version ${live_build.number}` : "no version: the class is new"],
          ["Changed texts", changedTexts(item)],
          ["Needs", flags.map((flag) => NEEDS[flag] ?? flag).join(", ")],
          ["Licence", form.licence],
          ["Source", form.source_url],
          ["Credits", form.credits],
          ["Ages", form.min_age ? `${form.min_age} and older` : "everybody"],
          ["Score", scoreWords(form)],
          ["Loads from", hash ? null : entry],
          ["Author", item.is_trusted ? "trusted: it may be live already" : null],
        ]}
      />
      <Findings findings={findings} />
      <Ticks key={item.subject} item={item} />
      {hash && (
        <Later
          load={loadReviewPreview}
          props={{
            game: item.app_id ?? item.slug ?? "preview",
            hash,
            author: player?.username ?? "somebody who has left",
            flags,
            stored: item.report,
          }}
        />
      )}
    </>
  );
}

function Findings({ findings }: { findings: BuildFinding[] }) {
  if (findings.length === 0) return <p className="muted">The scan of the files found nothing to look at.</p>;
  return (
    <>
      <h3>Found in the files</h3>
      <ul className="findings">
        {findings.map(({ rule, path, detail }) => (
          <li key={`${rule} ${path} ${detail}`}>
            {path && <b>{path}</b>} {RULES[rule] ?? rule}
            {detail && <span className="muted"> {detail}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The checklist. Each tick is stored at once, and publishing needs them all. */
function Ticks({ item }: { item: Submitted }) {
  const [ticks, setTicks] = useState(item.ticks);
  const cache = useQueryClient();
  const { queryKey } = itemQuery<Submitted>("builds", item.subject);
  const store = useMutation({
    mutationFn: (wanted: string[]) => storeTicks(item.subject, wanted),
    // Stores one list at a time, so that an older one is never stored last.
    scope: { id: `ticks ${item.subject}` },
    // A moderator who comes back to this item finds the stored ticks.
    onSuccess: (_none, stored) => cache.setQueryData(queryKey, (known) => known && { ...known, ticks: stored }),
    onError: (error) => {
      setTicks(item.ticks);
      toast.error(sentenceOf(error));
    },
    meta: { hideError: true },
  });
  const toggle = (id: string) => {
    const wanted = ticks.includes(id) ? ticks.filter((each) => each !== id) : [...ticks, id];
    setTicks(wanted);
    store.mutate(wanted);
  };
  return (
    <fieldset className="build-ticks">
      <legend>
        Checklist, {ticks.length} of {item.checklist.length}
      </legend>
      {item.checklist.map((id) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={ticks.includes(id)}
            disabled={item.is_mine ?? false}
            onChange={() => toggle(id)}
          />
          <span>{TICKS[id] ?? id}</span>
        </label>
      ))}
    </fieldset>
  );
}

function changedTexts({ form, live_form }: Submitted): string | null {
  if (!live_form) return null;
  const names = Object.keys({ ...form, ...live_form }) as (keyof ClassForm)[];
  const changed = names.filter((name) => JSON.stringify(form[name]) !== JSON.stringify(live_form[name]));
  return changed.length === 0 ? "none" : changed.map((name) => FIELDS[name]).join(", ");
}

function scoreWords({ score }: ClassForm): string {
  if (!score || score.kind === "none") return "none";
  const { min, max, unit, perSecondMax } = score;
  return `${min} to ${max} ${unit ?? ""}, at most ${perSecondMax ?? "?"} a second`;
}

/** A cover is private until the class is published. */
async function publishCover({ draft_id, stamp }: Submitted, verb: string): Promise<void> {
  if (verb !== "publish") return;
  await callFunction("accept-image", { bucket: "class_covers", path: `${draft_id}/${stamp}` }).catch(() => {
    throw new Error("The cover could not be published, or the class was changed since you opened it. Open it again.");
  });
}

export const buildsQueue: QueueKind<Submitted> = {
  name: "builds",
  title: "Class builds",
  icon: "arcade",
  question: () => "May everybody play it?",
  reasons: () => [
    "Everything is fine.",
    "It does not work.",
    "The licence or the source is not clear.",
    "It is someone else's work.",
    "It is not for pupils.",
    "It has links, ads or asks for data.",
  ],
  verbs: ({ hash }) => [
    { verb: "publish", label: "Publish it", key: "a", icon: "check", look: "primary" },
    { verb: "reject", label: "Send it back", key: "r", icon: "restart", look: "danger" },
    ...(hash
      ? [{ verb: "block", label: "Block these files for all", key: "b", icon: "lock", look: "outline" } as const]
      : []),
  ],
  nameOf: ({ title }) => title ?? "a class without a title",
  heading: ({ form, number }) => `${form.title ?? "A class without a title"}, version ${number}`,
  View: BuildView,
  prepare: publishCover,
  empty: "No submitted classes.",
};
