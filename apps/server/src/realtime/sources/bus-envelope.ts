/** One message on the bus. */
export type BusMessage = { kind: string; content: Uint8Array };

/** What a notification carries: messages, or the id of a row of `gateway.bus` that contains them. */
export type Envelope = {
  sender: string;
  /** Grows by one with each envelope of the sender. */
  counter: number;
  /** Messages as text of `packMessages`; empty for a heartbeat. */
  body: string;
  isStored: boolean;
};

const PATTERN = /^([\w-]+):(\d+)([:@])(.*)$/s;

export const writeEnvelope = ({ sender, counter, body, isStored }: Envelope): string =>
  `${sender}:${counter}${isStored ? "@" : ":"}${body}`;

export function readEnvelope(text: string): Envelope | null {
  const [, sender, counter, mark, body] = PATTERN.exec(text) ?? [];
  if (sender === undefined) return null;
  return { sender, counter: Number(counter), isStored: mark === "@", body: body! };
}

/** Each message is the length of its kind (1 byte), the length of its content (4 bytes), the kind and the content. */
export function packMessages(messages: BusMessage[]): string {
  const parts = messages.flatMap(({ kind, content }) => {
    const name = Buffer.from(kind);
    const head = Buffer.alloc(5);
    head.writeUInt8(name.length, 0);
    head.writeUInt32BE(content.length, 1);
    return [head, name, content];
  });
  return Buffer.concat(parts).toString("base64");
}

export function unpackMessages(body: string): BusMessage[] {
  const bytes = Buffer.from(body, "base64");
  const messages: BusMessage[] = [];
  for (let at = 0; at + 5 <= bytes.length;) {
    const kindEnd = at + 5 + bytes.readUInt8(at);
    const end = kindEnd + bytes.readUInt32BE(at + 1);
    messages.push({ kind: bytes.toString("utf8", at + 5, kindEnd), content: bytes.subarray(kindEnd, end) });
    at = end;
  }
  return messages;
}

/** Groups messages so that each group fits into a notification. A larger message is a group of its own. */
export function groupMessages(messages: BusMessage[], maxBytes: number): BusMessage[][] {
  const groups: BusMessage[][] = [];
  let size = Infinity;
  for (const message of messages) {
    const bytes = 5 + Buffer.byteLength(message.kind) + message.content.length;
    if (size + bytes > maxBytes) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)!.push(message);
    size += bytes;
  }
  return groups;
}
