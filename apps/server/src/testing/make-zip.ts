import { crc32, deflateRawSync } from "node:zlib";

export type ZipEntry = {
  name: string;
  content: Buffer | string;
  /** False values for the headers. */
  saysBytes?: number;
  /** Unix mode in the external attributes: 0xa1ff is a link. */
  mode?: number;
  isEncrypted?: boolean;
  /** Uses the bytes of the entry before it again. */
  isOverlapping?: boolean;
};

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const DEFLATED = 8;
const UTF8 = 0x800;

/** For tests: a zip whose headers can lie. `saysEntries` is the number that its end claims to have. */
export function makeZip(entries: ZipEntry[], saysEntries = entries.length): Buffer {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  let before = 0;
  for (const { name, content, saysBytes, mode = 0x81a4, isEncrypted = false, isOverlapping = false } of entries) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes, { level: 1 });
    const path = Buffer.from(name);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(UTF8 | (isEncrypted ? 1 : 0), 2);
    head.writeUInt16LE(DEFLATED, 4);
    head.writeUInt32LE(crc32(bytes), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(saysBytes ?? bytes.length, 18);
    head.writeUInt16LE(path.length, 22);
    const start = isOverlapping ? before : at;
    if (!isOverlapping) {
      parts.push(signed(LOCAL), head, path, packed);
      before = at;
      at += 4 + head.length + path.length + packed.length;
    }
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((mode << 16) >>> 0, 6);
    rest.writeUInt32LE(start, 10);
    directory.push(signed(CENTRAL), Buffer.from([20, 3]), head, rest, path);
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(saysEntries, 4);
  end.writeUInt16LE(saysEntries, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, list, signed(END), end]);
}

function signed(signature: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
}
