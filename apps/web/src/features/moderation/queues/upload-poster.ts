import { callFunction } from "#lib/session/call-function.ts";
import { fetchWithSession } from "#lib/session/fetch-with-session.ts";

const UPLOADS = "clip_uploads";

/**
 * Uploads the poster of a clip in review; the server encodes it again and keeps it with the clip. The stamp says which
 * clip was looked at: its maker can change it meanwhile.
 */
export async function uploadPoster(clipId: string, stamp: string, picture: Blob): Promise<void> {
  // Not `randomUUID`, which browsers do not have on plain http.
  const path = `${clipId}/${stamp}-${Date.now().toString(36)}.webp`;
  const answer = await fetchWithSession(`/storage/v1/object/${UPLOADS}/${path}`, {
    method: "POST",
    headers: { "content-type": picture.type },
    body: picture,
  });
  if (answer.status === 400 || answer.status === 403)
    throw new Error("This clip is not in review any more, or was changed since you opened it. Open it again.");
  if (!answer.ok) throw new Error("The poster was not uploaded. Check the connection and try again.");
  await callFunction("accept-image", { bucket: UPLOADS, path });
}
