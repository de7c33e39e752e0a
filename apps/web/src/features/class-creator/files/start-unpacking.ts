// The bundler makes the default export.
// oxlint-disable-next-line import/default
import workerAddress from "./unpack-worker.ts?worker&url";
import type { Source, Unpacked, UnpackProgress } from "./unpack.ts";
import type { FromWorker } from "./unpack-worker.ts";
import { ZipError } from "./read-zip.ts";

type ScriptPolicy = { createScriptURL(address: string): string };
type PolicyFactory = { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
let trustedAddress: string | undefined;

const UNREADABLE = "The files could not be read. If they changed meanwhile, drop them again.";

/** Unpacks in a worker of our own file, so that the page stays usable and no `blob:` worker is needed. */
export function startUnpacking(
  source: Source,
  onProgress: (progress: UnpackProgress) => void,
  signal: AbortSignal,
): Promise<Unpacked> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(ownAddress(), { type: "module" });
    const end = () => worker.terminate();
    signal.addEventListener("abort", () => {
      end();
      reject(signal.reason as Error);
    });
    worker.addEventListener("error", () => {
      end();
      reject(new ZipError(UNREADABLE));
    });
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === "progress") return onProgress(data.progress);
      end();
      if (data.type === "done") resolve(data.unpacked);
      else reject(new ZipError(data.error ?? UNREADABLE));
    });
    worker.postMessage(source, []);
  });
}

/** Trusted Types: the policy that allows the address of this one worker. */
function ownAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const rules = { createScriptURL: (address: string) => address };
  return (trustedAddress ??=
    trustedTypes?.createPolicy("quack-unpack", rules).createScriptURL(workerAddress) ?? workerAddress);
}
