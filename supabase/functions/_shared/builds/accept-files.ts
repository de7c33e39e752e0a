import { BadFile, judgeFile, type Packed } from "./judge-file.ts";
import { TooLarge, type SiteApi } from "../site-api.ts";

const BUCKET = "game_files";
/** Packed files can be many times larger inside. The rest waits for the next call. */
const MAX_UNPACKED_A_CALL = 192 * 1024 * 1024;

type Taken = { problems: Problem[]; left: number; files: TakenFile[] };
type TakenFile = { sha256: string; bytes: number; path: string; packed: Packed };
type Problem = { path: string; text: string };
type Found = {
  sha256: string;
  bytes: number;
  kind: string;
  encoding: string | null;
  br_bytes: number | null;
  findings: unknown[];
};
type Kept = { found: Found; unpackedBytes: number };
export type Accepted = { done: number; left: number; findings: unknown[]; problems: Problem[] };

/**
 * Looks at the next uploaded files of a build and keeps the good ones, by their content. `player` is null for the site
 * itself. Called again until nothing is left.
 */
export async function acceptFiles(site: SiteApi, build: string, player: string | null): Promise<Accepted> {
  const taken = await site.call<Taken>("take_build_files", { build_id: build, player });
  const found: Found[] = [];
  const problems = [...taken.problems];
  // One at a time: a large file may need much memory.
  let unpackedBytes = 0;
  for (const file of taken.files) {
    if (unpackedBytes > MAX_UNPACKED_A_CALL) break;
    try {
      const kept = await acceptFile(site, build, file);
      if (!kept) continue;
      found.push(kept.found);
      unpackedBytes += kept.unpackedBytes;
    } catch (error) {
      if (!(error instanceof BadFile)) throw error;
      problems.push({ path: file.path, text: error.message });
      await site.remove(BUCKET, [`${build}/${file.sha256}`]);
    }
  }
  const answer = await site.call<Accepted>("keep_build_files", { build_id: build, judged: found });
  return { ...answer, problems: [...problems, ...answer.problems] };
}

/** The bytes are in place before the database counts on them, so a crash in between loses nothing. */
async function acceptFile(site: SiteApi, build: string, file: TakenFile): Promise<Kept | null> {
  const upload = `${build}/${file.sha256}`;
  const bytes = await site.read(BUCKET, upload, file.bytes).catch((error: unknown) => {
    throw error instanceof TooLarge ? new BadFile("This file is larger than the list of files says.") : error;
  });
  // Another call was faster.
  if (bytes === null) return null;
  if (bytes.length !== file.bytes) throw new BadFile("This file is smaller than the list of files says.");
  if ((await sha256Of(bytes)) !== file.sha256)
    throw new BadFile("This file is not the one in the list. Upload it again.");
  const { kind, encoding, findings, unpackedBytes, packedCopy } = await judgeFile(bytes, file);
  if (kind === "program" || kind === "archive")
    throw new BadFile(
      kind === "program"
        ? "This file is a program. A class runs in the browser."
        : "This file is an archive. Unpack it.",
    );
  const place = `blobs/${file.sha256}`;
  if (packedCopy) await site.store(BUCKET, `${place}.br`, packedCopy, "application/octet-stream", { isKept: true });
  if ((await site.move(BUCKET, upload, place)) === "exists") await site.remove(BUCKET, [upload]);
  const { sha256 } = file;
  const found = { sha256, bytes: bytes.length, kind, encoding, br_bytes: packedCopy?.length ?? null, findings };
  return { found, unpackedBytes };
}

async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((each) => each.toString(16).padStart(2, "0")).join("");
}
