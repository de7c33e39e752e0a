import type { RealtimeLimits } from "#settings/realtime-settings.ts";
import type { Socket } from "#realtime/connection.ts";

export type SocketCounts = ReturnType<typeof createSocketCounts>;

/** Counts connections by user, and those without a user by network address. */
export function createSocketCounts(limits: RealtimeLimits) {
  let all = 0;
  const byNetwork = new Map<string, number>();
  const byUser = new Map<string, number>();

  return {
    /** The status that refuses one more connection, or null. */
    refusal(network: string): 429 | 503 | null {
      if (all >= limits.sockets) return 503;
      return (byNetwork.get(network) ?? 0) >= limits.address_sockets ? 429 : null;
    },
    add({ network }: Socket): void {
      all += 1;
      change(byNetwork, network, 1);
    },
    /** The connection belongs to a user from now on. Returns false if the user has too many. */
    assign(socket: Socket, user: string | null): boolean {
      if (socket.user === user) return true;
      if (user !== null && (byUser.get(user) ?? 0) >= limits.user_sockets) return false;
      change(socket.user === null ? byNetwork : byUser, socket.user ?? socket.network, -1);
      change(user === null ? byNetwork : byUser, user ?? socket.network, 1);
      socket.user = user;
      return true;
    },
    remove(socket: Socket): void {
      all -= 1;
      change(socket.user === null ? byNetwork : byUser, socket.user ?? socket.network, -1);
    },
    total: () => all,
  };
}

function change(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
