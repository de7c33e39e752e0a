import { fetchWithSession } from "#lib/session/fetch-with-session.ts";
import { ServerError } from "#lib/data/unwrap.ts";

/** Uploads a picture to a storage bucket with the current session's token. */
export async function uploadPicture(bucket: string, path: string, picture: Blob): Promise<void> {
  const name = path.split("/").map(encodeURIComponent).join("/");
  const answer = await fetchWithSession(`/storage/v1/object/${bucket}/${name}`, {
    method: "POST",
    headers: { "content-type": picture.type },
    body: picture,
  });
  if (answer.ok) return;
  const { message, error } = (await answer.json().catch(() => ({}))) as { message?: string; error?: string };
  throw new ServerError(message ?? `the storage answered ${answer.status}`, error ?? String(answer.status));
}
