const NAME_LENGTH = 10;
const BASE_36 = "0123456789abcdefghijklmnopqrstuvwxyz";

/** A name for a player who has not chosen one yet. */
export function randomName(): string {
  return Array.from({ length: NAME_LENGTH }, () => BASE_36[randomBelow(BASE_36.length)]).join("");
}

function randomBelow(limit: number): number {
  // Rejection sampling: bytes above the largest multiple would make some letters more likely (modulo bias).
  const top = 256 - (256 % limit);
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return byte < top ? byte % limit : randomBelow(limit);
}
