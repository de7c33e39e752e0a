import { crc32, deflateRawSync } from "node:zlib";

/** An entry of a zip for tests; everything can be a lie. */
export type ZipPart = {
  path: string;
  body?: Uint8Array | string;
  /** The size that the headers name. */
  saysBytes?: number;
  saysCrc?: number;
  isStored?: boolean;
  method?: number;
  flags?: number;
  /** Unix mode, for links. */
  mode?: number;
  /** Uses the data of an earlier entry instead of its own. */
  sharesWith?: number;
};

const encode = (text: string) => new TextEncoder().encode(text);

export function makeZip(parts: ZipPart[], { saysCount = parts.length, comment = "" } = {}): Blob {
  const pieces: Uint8Array[] = [];
  const entries: Uint8Array[] = [];
  const places: { at: number; packed: number; crc: number; bytes: number; method: number }[] = [];
  let at = 0;
  for (const part of parts) {
    const name = encode(part.path);
    const body = typeof part.body === "string" ? encode(part.body) : (part.body ?? new Uint8Array(0));
    const packed = part.isStored ? body : new Uint8Array(deflateRawSync(body));
    const shared = part.sharesWith === undefined ? undefined : places[part.sharesWith];
    const place = shared ?? {
      at,
      packed: packed.length,
      crc: part.saysCrc ?? crc32(body),
      bytes: part.saysBytes ?? body.length,
      method: part.method ?? (part.isStored ? 0 : 8),
    };
    places.push(place);
    if (!shared) {
      const local = record(30, name, (view) => {
        view.setUint32(0, 0x04034b50, true);
        view.setUint16(8, place.method, true);
        view.setUint16(26, name.length, true);
      });
      pieces.push(local, packed);
      at += local.length + packed.length;
    }
    entries.push(
      record(46, name, (view) => {
        view.setUint32(0, 0x02014b50, true);
        view.setUint8(5, 3);
        view.setUint16(8, part.flags ?? 0, true);
        view.setUint16(10, place.method, true);
        view.setUint32(16, place.crc, true);
        view.setUint32(20, place.packed, true);
        view.setUint32(24, place.bytes, true);
        view.setUint16(28, name.length, true);
        view.setUint32(38, (part.mode ?? 0o100644) * 0x10000, true);
        view.setUint32(42, place.at, true);
      }),
    );
  }
  const size = entries.reduce((sum, { length }) => sum + length, 0);
  const note = encode(comment);
  const end = record(22, note, (view) => {
    view.setUint32(0, 0x06054b50, true);
    view.setUint16(10, saysCount, true);
    view.setUint32(12, size, true);
    view.setUint32(16, at, true);
    view.setUint16(20, note.length, true);
  });
  return new Blob([...pieces, ...entries, end] as BlobPart[]);
}

function record(length: number, rest: Uint8Array, fill: (view: DataView) => void): Uint8Array {
  const bytes = new Uint8Array(length + rest.length);
  fill(new DataView(bytes.buffer));
  bytes.set(rest, length);
  return bytes;
}
