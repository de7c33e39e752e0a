import { callFunction } from "#lib/session/call-function.ts";
import { fetchWithSession } from "#lib/session/fetch-with-session.ts";

const UPLOADS = "clip_uploads";

/** Uploads the poster of a clip in review; the server encodes it again and keeps it with the clip. */
export async function uploadPoster(clipId: string, picture: Blob): Promise<void> {
  const path = `${clipId}/${crypto.randomUUID().slice(0, 8)}.webp`;
  const answer = await fetchWithSession(`/storage/v1/object/${UPLOADS}/${path}`, {
    method: "POST",
    headers: { "content-type": picture.type },
    body: picture,
  });
  if (!answer.ok) throw new Error("The poster was not uploaded. Check the connection and try again.");
  await callFunction("accept-image", { bucket: UPLOADS, path });
}
