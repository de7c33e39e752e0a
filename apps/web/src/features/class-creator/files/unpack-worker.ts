import { unpack, type Source, type Unpacked, type UnpackProgress } from "./unpack.ts";
import { ZipError } from "./read-zip.ts";

/** `error` is a sentence for the author; null if the file could not be read at all. */
export type FromWorker =
  | { type: "progress"; progress: UnpackProgress }
  | { type: "done"; unpacked: Unpacked }
  | { type: "error"; error: string | null };

const send = (message: FromWorker) => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<Source>) => {
  unpack(data, (progress) => send({ type: "progress", progress })).then(
    (unpacked) => send({ type: "done", unpacked }),
    (error: unknown) => send({ type: "error", error: error instanceof ZipError ? error.message : null }),
  );
});
