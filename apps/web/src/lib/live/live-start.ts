import { accessToken } from "#lib/session/session-client.ts";
import { sessionState, subscribeSession } from "#lib/session/session.ts";
import { loadConfig } from "#lib/site/config.ts";
import { createConnection, type LiveHandlers } from "./live-connection.ts";

/** A hidden tab keeps its socket this long: a player who looks something up comes back to a live page. */
const HIDDEN_MS = 60_000;

const connection = createConnection(async () => {
  const { supabaseUrl, anonKey } = await loadConfig();
  const url = new URL("/realtime/v1", supabaseUrl || location.origin);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return { url: url.href, key: anonKey, accessToken: async () => (await accessToken()) ?? anonKey };
});

export function listen(topic: string, handlers: LiveHandlers): () => void {
  return connection.listen(topic, handlers);
}

/** Topics are joined as one person, so another person needs new joins. A refreshed token does not. */
let person = personNow();
subscribeSession(() => {
  if (personNow() === person) return;
  person = personNow();
  connection.restart();
});

// Offline, every try would be an error in the console.
if (!navigator.onLine) connection.pause();
let hiding: ReturnType<typeof setTimeout> | undefined;
document.addEventListener("visibilitychange", () => {
  clearTimeout(hiding);
  if (document.visibilityState === "hidden") hiding = setTimeout(connection.pause, HIDDEN_MS);
  else if (navigator.onLine) connection.resume();
});
addEventListener("offline", connection.pause);
addEventListener("online", connection.restart);
// The socket of a page in the back-forward cache is gone, whatever its object says.
addEventListener("pageshow", ({ persisted }) => persisted && connection.restart());

function personNow(): string | undefined {
  const { status, user } = sessionState();
  return status === "signed-in" ? user.id : undefined;
}
