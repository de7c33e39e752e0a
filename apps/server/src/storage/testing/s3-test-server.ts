import { createHash, randomUUID } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

type Stored = { body: Buffer; modified: Date };
type Upload = { key: string; parts: Map<number, Buffer>; started: Date };

/** For tests: a minimal third-party S3 server. It requires signed requests and keeps its objects in memory. */
export async function startS3Server(bucket: string) {
  const objects = new Map<string, Stored>();
  const uploads = new Map<string, Upload>();
  const requests: string[] = [];
  let failNext: RegExp | null = null;

  const server = http.createServer((request, response) => {
    const url = new URL(request.url!, "http://s3");
    const key = decodeURIComponent(url.pathname.slice(bucket.length + 2));
    const query = url.searchParams;
    const answer = (status: number, body: string | Buffer = "", headers = {}) =>
      void response.writeHead(status, headers).end(request.method === "HEAD" ? "" : body);
    const refuse = (status: number, code: string) =>
      answer(status, `<Error><Code>${code}</Code><Message>no</Message></Error>`, { "content-type": "application/xml" });

    void buffer(request).then((body) => {
      const action = `${request.method} ${[...query.keys()].filter((name) => !name.startsWith("x-")).join(",")}`.trim();
      requests.push(action);
      if (failNext?.test(action)) {
        failNext = null;
        return refuse(400, "InvalidRequest");
      }
      if (
        !/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-test-1\/s3\/aws4_request, SignedHeaders=.*host.*, Signature=[0-9a-f]{64}$/.test(
          request.headers.authorization ?? "",
        )
      )
        return refuse(403, "AccessDenied");
      if (!url.pathname.startsWith(`/${bucket}/`) && url.pathname !== `/${bucket}`) return refuse(404, "NoSuchBucket");

      if (request.method === "POST" && query.has("uploads")) {
        const id = randomUUID();
        uploads.set(id, { key, parts: new Map(), started: new Date() });
        return answer(
          200,
          `<InitiateMultipartUploadResult><Bucket>${bucket}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
        );
      }
      const upload = uploads.get(query.get("uploadId") ?? "");
      if (query.has("uploadId") && !upload) return refuse(404, "NoSuchUpload");
      if (request.method === "PUT" && upload) {
        upload.parts.set(Number(query.get("partNumber")), body);
        return answer(200, "", { etag: etagOf(body) });
      }
      if (request.method === "POST" && upload) {
        const parts = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) =>
          upload.parts.get(Number(number))!,
        );
        if (parts.slice(0, -1).some((part) => part.length < 5 * 1024 * 1024)) return refuse(400, "EntityTooSmall");
        objects.set(upload.key, { body: Buffer.concat(parts), modified: new Date() });
        uploads.delete(query.get("uploadId")!);
        return answer(
          200,
          `<CompleteMultipartUploadResult><Key>${upload.key}</Key><ETag>"x"</ETag></CompleteMultipartUploadResult>`,
        );
      }
      if (request.method === "DELETE" && upload) {
        uploads.delete(query.get("uploadId")!);
        return answer(204);
      }
      if (request.method === "GET" && query.has("uploads")) {
        const all = [...uploads].map(
          ([id, each]) =>
            `<Upload><Key>${each.key}</Key><UploadId>${id}</UploadId><Initiated>${each.started.toISOString()}</Initiated></Upload>`,
        );
        return answer(200, `<ListMultipartUploadsResult>${all.join("")}</ListMultipartUploadsResult>`);
      }
      if (request.method === "GET" && query.has("list-type")) {
        const after = query.get("continuation-token") ?? "";
        const all = [...objects]
          .filter(([name]) => name.startsWith(query.get("prefix") ?? "") && name > after)
          .sort(([a], [b]) => (a < b ? -1 : 1));
        const page = all.slice(0, 2);
        const contents = page.map(
          ([name, { body: bytes, modified }]) =>
            `<Contents><Key>${name}</Key><Size>${bytes.length}</Size><LastModified>${modified.toISOString()}</LastModified></Contents>`,
        );
        const next =
          all.length > page.length
            ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${page.at(-1)![0]}</NextContinuationToken>`
            : "<IsTruncated>false</IsTruncated>";
        return answer(200, `<ListBucketResult>${contents.join("")}${next}</ListBucketResult>`);
      }
      if (request.method === "PUT") {
        objects.set(key, { body, modified: new Date() });
        return answer(200, "", { etag: etagOf(body) });
      }
      if (request.method === "DELETE") {
        objects.delete(key);
        return answer(204);
      }
      const found = objects.get(key);
      if (!found) return refuse(404, "NoSuchKey");
      const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "");
      if (!range) return answer(200, found.body, { "content-length": found.body.length });
      return answer(206, found.body.subarray(Number(range[1]), Number(range[2]) + 1));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    endpoint: `http://localhost:${(server.address() as AddressInfo).port}`,
    objects,
    uploads,
    requests,
    failNext: (action: RegExp) => (failNext = action),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function etagOf(body: Buffer): string {
  return `"${createHash("md5").update(body).digest("hex")}"`;
}
