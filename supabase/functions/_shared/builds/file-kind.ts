/** Tells the kind of a file by its bytes. The names of kinds are those of private.build_types. */
export type FileKind = string;

type Magic = { kind: FileKind; at?: number; bytes: string };

const hex = (text: string) => text.replaceAll(" ", "");
const ascii = (text: string) => Array.from(text, (each) => each.charCodeAt(0).toString(16).padStart(2, "0")).join("");

/** Programs and archives first: they are refused under every name. */
const MAGIC: Magic[] = [
  { kind: "program", bytes: ascii("MZ") },
  { kind: "program", bytes: hex("7f 45 4c 46") },
  { kind: "program", bytes: hex("fe ed fa ce") },
  { kind: "program", bytes: hex("fe ed fa cf") },
  { kind: "program", bytes: hex("ce fa ed fe") },
  { kind: "program", bytes: hex("cf fa ed fe") },
  { kind: "program", bytes: hex("ca fe ba be") },
  { kind: "program", bytes: ascii("dex\n") },
  { kind: "program", bytes: ascii("FWS") },
  { kind: "program", bytes: ascii("CWS") },
  { kind: "program", bytes: ascii("ZWS") },
  { kind: "archive", bytes: hex("50 4b 03 04") },
  { kind: "archive", bytes: hex("50 4b 05 06") },
  { kind: "archive", bytes: ascii("Rar!") },
  { kind: "archive", bytes: hex("37 7a bc af 27 1c") },
  { kind: "archive", bytes: ascii("BZh") },
  { kind: "archive", bytes: hex("fd 37 7a 58 5a 00") },
  { kind: "archive", at: 257, bytes: ascii("ustar") },
  { kind: "png", bytes: hex("89 50 4e 47 0d 0a 1a 0a") },
  { kind: "jpeg", bytes: hex("ff d8 ff") },
  { kind: "gif", bytes: ascii("GIF87a") },
  { kind: "gif", bytes: ascii("GIF89a") },
  { kind: "ico", bytes: hex("00 00 01 00") },
  { kind: "wasm", bytes: hex("00 61 73 6d") },
  { kind: "mp3", bytes: ascii("ID3") },
  { kind: "mp3", bytes: hex("ff fb") },
  { kind: "mp3", bytes: hex("ff f3") },
  { kind: "mp3", bytes: hex("ff f2") },
  { kind: "mp3", bytes: hex("ff fa") },
  { kind: "ogg", bytes: ascii("OggS") },
  { kind: "webm", bytes: hex("1a 45 df a3") },
  { kind: "woff", bytes: ascii("wOFF") },
  { kind: "woff2", bytes: ascii("wOF2") },
  { kind: "ttf", bytes: hex("00 01 00 00") },
  { kind: "ttf", bytes: ascii("true") },
  { kind: "ttf", bytes: ascii("ttcf") },
  { kind: "otf", bytes: ascii("OTTO") },
  { kind: "glb", bytes: ascii("glTF") },
  { kind: "ktx2", bytes: hex("ab 4b 54 58 20 32 30 bb") },
  { kind: "dds", bytes: ascii("DDS ") },
  { kind: "basis", bytes: ascii("sB") },
];

/** Text is valid UTF-8 without NUL, whatever it begins with. */
export function kindOf(bytes: Uint8Array<ArrayBuffer>): FileKind {
  if (bytes.length === 0) return "empty";
  if (readText(bytes) !== null) return "text";
  if (startsWith(bytes, 0, ascii("RIFF"))) {
    if (startsWith(bytes, 8, ascii("WEBP"))) return "webp";
    if (startsWith(bytes, 8, ascii("WAVE"))) return "wav";
  }
  if (startsWith(bytes, 4, ascii("ftyp"))) return /avi[fs]/.test(latin(bytes.subarray(8, 40))) ? "avif" : "mp4";
  return MAGIC.find(({ at = 0, bytes: magic }) => startsWith(bytes, at, magic))?.kind ?? "binary";
}

export const isGzip = (bytes: Uint8Array): boolean => startsWith(bytes, 0, "1f8b08");

/** The text of a file, or null if it is none. */
export function readText(bytes: Uint8Array<ArrayBuffer>): string | null {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function startsWith(bytes: Uint8Array, at: number, magic: string): boolean {
  for (let index = 0; index < magic.length / 2; index++)
    if (bytes[at + index] !== Number.parseInt(magic.slice(index * 2, index * 2 + 2), 16)) return false;
  return true;
}

const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes);
