import { loadConfig } from "#lib/config.ts";
import { accessToken } from "#lib/session-client.ts";
import { ServerError } from "#lib/unwrap.ts";

const storageUrl = async (path: string) => {
  const { supabaseUrl } = await loadConfig();
  return new URL(`/storage/v1/object/${path}`, supabaseUrl || location.origin).href;
};

/** Puts a picture into a bucket, as whoever is signed in. */
export async function uploadPicture(bucket: string, path: string, picture: Blob): Promise<void> {
  const { anonKey } = await loadConfig();
  const token = (await accessToken()) ?? anonKey;
  const answer = await fetch(await storageUrl(`${bucket}/${path.split("/").map(encodeURIComponent).join("/")}`), {
    method: "POST",
    headers: { apikey: anonKey, Authorization: `Bearer ${token}`, "content-type": picture.type },
    body: picture,
  });
  if (answer.ok) return;
  const { message, error } = (await answer.json().catch(() => ({}))) as { message?: string; error?: string };
  throw new ServerError(message ?? `the storage answered ${answer.status}`, error ?? String(answer.status));
}
