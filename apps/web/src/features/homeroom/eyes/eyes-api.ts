import type { Eyes, HomeroomRpcAnswers } from "@quackademy/contract/homeroom-answers.ts";
import { sendGameCommand } from "#features/play/game-commands-api.ts";
import { homeroomTopic } from "#features/homeroom/homeroom-api.ts";
import { MEMBER_EVENT, STOPPED_EVENT } from "#features/homeroom/homeroom-keys-api.ts";
import { unwrap } from "#lib/data/unwrap.ts";
import { listenTo } from "#lib/live/live-client.ts";
import { supabase } from "#lib/session/supabase.ts";
import { signPlace } from "./sign-place.ts";

const EVERY_MS = 45_000;
/** A moment after the end, so that the server agrees that it is over. */
const AFTER_END_MS = 500;

type Here = HomeroomRpcAnswers["homeroom_here"];
type Seen = Here["eyes"][number];

/**
 * Tells the server every 45 seconds that the player is here, and shows the sign while a teacher asks for attention.
 * A player without a homeroom makes one request and no more. `onRooms` is told whether there is any.
 */
export function watchEyes(onRooms: (hasRooms: boolean) => void, show = showSign): () => void {
  let isOver = false;
  let lastAt = 0;
  let eyes: Seen[] = [];
  let ending: ReturnType<typeof setTimeout> | undefined;
  const topics = new Map<string, () => void>();

  const draw = () => {
    clearTimeout(ending);
    const now = Date.now();
    const on = eyes.find(({ is_on, until }) => is_on && (until === null || Date.parse(until) > now));
    show(on ?? null);
    if (on?.until) ending = setTimeout(() => void ask(), Date.parse(on.until) - now + AFTER_END_MS);
  };
  const hear = (id: string) => (event: string, payload: unknown) => {
    if (event === "eyes") {
      const told = payload as Eyes;
      // Shows the sign before the server has answered, so that the game stops at once.
      eyes = eyes.map((each) => (each.homeroom_id === id ? { ...each, ...told } : each));
      draw();
    }
    void ask();
  };
  const follow = () => {
    for (const [id, stop] of topics) {
      if (eyes.some(({ homeroom_id }) => homeroom_id === id)) continue;
      stop();
      topics.delete(id);
    }
    for (const { homeroom_id: id } of eyes)
      if (!topics.has(id)) topics.set(id, listenTo(homeroomTopic(id), { onEvent: hear(id) }));
  };
  const ask = async () => {
    lastAt = Date.now();
    const answer = await here().catch(() => null);
    if (isOver) return;
    if (answer) {
      eyes = answer.eyes;
      onRooms(eyes.length > 0);
      follow();
    }
    // Ends a sign whose time is over also when the server does not answer.
    draw();
  };
  const tick = () => {
    if (topics.size > 0 && document.visibilityState === "visible" && Date.now() - lastAt >= EVERY_MS - 1000) void ask();
  };
  const onMember = () => void (topics.size === 0 && ask());
  const timer = setInterval(tick, EVERY_MS);
  const onStopped = () => void ask();
  addEventListener(MEMBER_EVENT, onMember);
  addEventListener(STOPPED_EVENT, onStopped);
  document.addEventListener("visibilitychange", tick);
  void ask();
  return () => {
    isOver = true;
    clearInterval(timer);
    clearTimeout(ending);
    removeEventListener(MEMBER_EVENT, onMember);
    removeEventListener(STOPPED_EVENT, onStopped);
    document.removeEventListener("visibilitychange", tick);
    topics.forEach((stop) => stop());
    show(null);
  };
}

async function here(): Promise<Here> {
  return unwrap(await (await supabase()).rpc("homeroom_here"));
}

const drawSign = signPlace();

function showSign(eyes: Seen | null): void {
  if (eyes !== null) sendGameCommand("pause");
  drawSign(
    eyes && {
      title: "Eyes on me",
      sentence: `“${eyes.sentence}”`,
      note: `${eyes.teacher_name}. Your game waits where it is.`,
    },
  );
}
