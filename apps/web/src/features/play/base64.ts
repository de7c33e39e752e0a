const CHUNK = 0x8000;

export function toBase64(bytes: Uint8Array): string {
  let text = "";
  // In chunks, because the number of function arguments is limited.
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}

export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
