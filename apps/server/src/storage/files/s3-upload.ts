import type { S3Client } from "@aws-sdk/client-s3";

type Sdk = typeof import("@aws-sdk/client-s3");
type Target = { Bucket: string; Key: string };

/** S3 requires parts of at least 5 MiB; one upload buffers this much in memory. */
const PART_BYTES = 8 * 1024 * 1024;

/** Sends a small file in one request and a large one in parts. A failed upload leaves nothing behind. */
export async function uploadInParts(
  s3: Sdk,
  client: S3Client,
  target: Target,
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  const parts = inParts(bytes);
  const first = (await parts.next()).value ?? Buffer.alloc(0);
  if (first.byteLength < PART_BYTES) {
    await client.send(new s3.PutObjectCommand({ ...target, Body: first, ContentLength: first.byteLength }));
    return;
  }
  const { UploadId } = await client.send(new s3.CreateMultipartUploadCommand(target));
  const upload = { ...target, UploadId };
  try {
    const sent: { ETag: string | undefined; PartNumber: number }[] = [];
    const send = async (Body: Buffer) => {
      const PartNumber = sent.length + 1;
      const { ETag } = await client.send(new s3.UploadPartCommand({ ...upload, Body, PartNumber }));
      sent.push({ ETag, PartNumber });
    };
    await send(first);
    for await (const part of parts) await send(part);
    await client.send(new s3.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: sent } }));
  } catch (error) {
    // If this fails, the sweeper aborts it later.
    await client.send(new s3.AbortMultipartUploadCommand(upload)).catch(() => {});
    throw error;
  }
}

/** Collects chunks into parts of full size; only the last one may be smaller. */
async function* inParts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    let rest = chunk;
    while (size + rest.byteLength >= PART_BYTES) {
      const fits = PART_BYTES - size;
      yield Buffer.concat([...held, rest.subarray(0, fits)]);
      rest = rest.subarray(fits);
      held = [];
      size = 0;
    }
    if (rest.byteLength === 0) continue;
    held.push(rest);
    size += rest.byteLength;
  }
  if (size > 0) yield Buffer.concat(held);
}
