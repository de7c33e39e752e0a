/** Requests to the site with the service key; they work on Supabase and behind our gateway. */
export type SiteApi = {
  /** Reads rows: as a player if their token is given, so that row security and their budget apply. */
  rows<Row>(query: string, token?: string): Promise<Row[]>;
  /** Calls an RPC. A refusal becomes a SiteError with its status and message. */
  call<Result>(rule: string, args: Record<string, unknown>): Promise<Result>;
  /** The bytes of an object, or null if it does not exist. Throws TooLarge as soon as the limit is exceeded. */
  read(bucket: string, path: string, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Stores a new object. With `isKept`, one that is there already stays. */
  store(
    bucket: string,
    path: string,
    bytes: Uint8Array<ArrayBuffer>,
    type: string,
    options?: { isKept?: boolean },
  ): Promise<void>;
  /** Renames an object, unless there is one with the new name. */
  move(bucket: string, from: string, to: string): Promise<"moved" | "exists">;
  /** An address to which anybody can PUT this one object, of this size at most. Hosted Supabase knows only the bucket's limit. */
  signUpload(bucket: string, path: string, bytes: number): Promise<string>;
  remove(bucket: string, paths: string[]): Promise<void>;
  /** Calls another function. */
  invoke(name: string, body: unknown): Promise<Response>;
};

export class SiteError extends Error {
  readonly status: number;
  readonly details: string | null;

  constructor(status: number, message: string, details: string | null = null) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

export class TooLarge extends Error {}

/** A request without an answer must not hold up a function for ever. */
const TIMEOUT_MS = 15_000;
/** Another function may work for longer. */
const INVOKE_TIMEOUT_MS = 60_000;

/** `publicKey` is the key that a player's browser sends. */
export function openSiteApi(url: string, serviceKey: string, publicKey = serviceKey, timeoutMs = TIMEOUT_MS): SiteApi {
  const ask = (address: string, init: RequestInit = {}, ms = timeoutMs) =>
    fetch(address, { ...init, signal: AbortSignal.timeout(ms) });
  const headers = { apikey: serviceKey, authorization: `Bearer ${serviceKey}` };
  const json = { ...headers, "content-type": "application/json" };
  const post = (path: string, body: unknown, method: "POST" | "DELETE" = "POST", ms = timeoutMs) =>
    ask(`${url}${path}`, { method, headers: json, body: JSON.stringify(body) }, ms);

  return {
    rows: async (query, token) => {
      const as = token === undefined ? headers : { apikey: publicKey, authorization: `Bearer ${token}` };
      return (await accepted(ask(`${url}/rest/v1/${query}`, { headers: as }))).json();
    },
    call: async (rule, args) => (await accepted(post(`/rest/v1/rpc/${rule}`, args))).json(),
    read: async (bucket, path, maxBytes) => {
      const answer = await ask(objectUrl(url, bucket, path), { headers });
      // Supabase storage answers 400 for a missing object, with the 404 in the body.
      if (answer.status === 404 || (answer.status === 400 && /not.?found/i.test(await answer.clone().text()))) {
        await answer.body?.cancel();
        return null;
      }
      return readAtMost(await accepted(answer), maxBytes);
    },
    store: async (bucket, path, bytes, type, { isKept = false } = {}) => {
      const more = { "content-type": type, "cache-control": "max-age=31536000", "x-upsert": "false" };
      const sent = { method: "POST", headers: { ...headers, ...more }, body: bytes };
      await done(accepted(ask(objectUrl(url, bucket, path), sent))).catch((error: unknown) => {
        if (!isKept || !isDuplicate(error)) throw error;
      });
    },
    move: async (bucket, from, to) => {
      const wanted = { bucketId: bucket, sourceKey: from, destinationKey: to };
      try {
        await done(accepted(post("/storage/v1/object/move", wanted)));
        return "moved";
      } catch (error) {
        if (isDuplicate(error)) return "exists";
        throw error;
      }
    },
    signUpload: async (bucket, path, bytes) => {
      const more = { "content-type": "application/json", "x-upload-size": String(bytes) };
      const sent = { method: "POST", headers: { ...headers, ...more }, body: "{}" };
      const answer = await accepted(ask(`${url}/storage/v1/object/upload/sign/${bucket}/${path}`, sent));
      return `${url}/storage/v1${((await answer.json()) as { url: string }).url}`;
    },
    remove: async (bucket, paths) => {
      if (paths.length === 0) return;
      await (await accepted(post(`/storage/v1/object/${bucket}`, { prefixes: paths }, "DELETE"))).body?.cancel();
    },
    invoke: (name, body) => post(`/functions/v1/${name}`, body, "POST", INVOKE_TIMEOUT_MS),
  };
}

function objectUrl(url: string, bucket: string, path: string): string {
  return `${url}/storage/v1/object/${bucket}/${path.split("/").map(encodeURIComponent).join("/")}`;
}

async function done(answering: Promise<Response>): Promise<void> {
  await (await answering).body?.cancel();
}

/** Supabase storage answers 400 for an object that exists, with the 409 in the body. */
const isDuplicate = (error: unknown) =>
  error instanceof SiteError && (error.status === 409 || /already exists/i.test(error.message));

async function accepted(answering: Response | Promise<Response>): Promise<Response> {
  const answer = await answering;
  if (answer.ok) return answer;
  const text = await answer.text();
  const { message, details } = refusalIn(text);
  throw new SiteError(answer.status, message ?? text.slice(0, 500), details ?? null);
}

function refusalIn(text: string): { message?: string; details?: string | null } {
  try {
    return JSON.parse(text) as { message?: string; details?: string | null };
  } catch {
    return {};
  }
}

async function readAtMost(answer: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = answer.body!.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > maxBytes) {
      await reader.cancel();
      throw new TooLarge(`more than ${maxBytes} bytes`);
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
