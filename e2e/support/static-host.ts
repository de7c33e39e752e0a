import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** A static host: files of a folder with the headers of its `_headers`, and 404.html for all other addresses. */
export async function startStaticHost(port: number, folder: () => string) {
  const server = http.createServer((request, answer) => {
    const { pathname } = new URL(request.url!, "http://host");
    const wanted = path.join(folder(), path.normalize(pathname));
    const isFile = fs.statSync(wanted, { throwIfNoEntry: false })?.isFile() ?? false;
    const file = isFile ? wanted : path.join(folder(), pathname === "/" ? "index.html" : "404.html");
    for (const [name, value] of headersOf(folder(), pathname)) answer.setHeader(name, value);
    answer.setHeader("content-type", TYPES[path.extname(file)] ?? "application/octet-stream");
    answer.writeHead(isFile || pathname === "/" ? 200 : 404).end(fs.readFileSync(file));
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function headersOf(folder: string, pathname: string): [string, string][] {
  return fs
    .readFileSync(path.join(folder, "_headers"), "utf8")
    .split("\n\n")
    .flatMap((rule) => {
      const [pattern = "", ...lines] = rule.trim().split("\n");
      const isMatch = pattern.endsWith("*") ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
      return isMatch ? lines.map((line) => line.trim().split(/: (.*)/s) as [string, string]) : [];
    });
}
