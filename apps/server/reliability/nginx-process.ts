import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { PATHS } from "#paths.ts";
import { pause } from "./write-load.ts";

const NGINX = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/sbin/nginx"].find((file) => fs.existsSync(file));

/** For `describe.runIf`: says why a proof is skipped. */
export const hasNginx = NGINX !== undefined;
if (!hasNginx) console.log("Skipped: nginx is not installed (Debian: apt-get install nginx-light).");

const SAMPLE = path.join(PATHS.root, "deploy/nginx.conf");

export type Nginx = { port: number; url: string; errors(): string[]; stop(): Promise<void> };

type NginxOptions = {
  /** The ports of the site's processes. */
  processes: number[];
  /** Another value of X-Forwarded-For than the sample has. */
  forwardedFor?: string;
};

/** nginx with our sample, on ports of its own and without TLS. */
export async function startNginx({ processes, forwardedFor = "$remote_addr" }: NginxOptions): Promise<Nginx> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-nginx-"));
  const [port, redirectPort] = [await freePort(), await freePort()];
  const site = fs
    .readFileSync(SAMPLE, "utf8")
    .replace(/server 127\.0\.0\.1:3000 .*/, (line) =>
      processes.map((each) => line.replace("3000", String(each))).join("\n  "),
    )
    .replace(/^.*(listen \[::\]|ssl_certificate).*$/gm, "")
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replace("listen 80;", `listen 127.0.0.1:${redirectPort};`)
    .replace("X-Forwarded-For $remote_addr;", `X-Forwarded-For ${forwardedFor};`);
  const file = writeConfig(folder, site);
  const child = spawn(NGINX!, ["-p", folder, "-c", file], { stdio: ["ignore", "ignore", "pipe"] });
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
  const ended = once(child, "exit");
  const kill = () => child.kill("SIGTERM");
  process.once("exit", kill);
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${errors}`);
    await pause(20);
  }
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    errors: () => errors.split("\n").filter((line) => line !== ""),
    stop: async () => {
      process.off("exit", kill);
      kill();
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Lets nginx check the unchanged sample, with a certificate made for this check, and returns its output. */
export function checkSample(): { status: number | null; output: string } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-nginx-"));
  try {
    const [cert, key] = [path.join(folder, "cert.pem"), path.join(folder, "key.pem")];
    const request = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "1"];
    spawnSync("openssl", [...request, "-subj", "/CN=quack.school.example", "-keyout", key, "-out", cert]);
    const site = fs
      .readFileSync(SAMPLE, "utf8")
      .replace(/(ssl_certificate) .*;/, `$1 ${cert};`)
      .replace(/(ssl_certificate_key) .*;/, `$1 ${key};`);
    const { status, stderr } = spawnSync(NGINX!, ["-t", "-p", folder, "-c", writeConfig(folder, site)], {
      encoding: "utf8",
    });
    return { status, output: stderr };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** The sample is a file for conf.d; around it stands what a distribution's nginx.conf has. */
function writeConfig(folder: string, site: string): string {
  fs.writeFileSync(path.join(folder, "site.conf"), site);
  const file = path.join(folder, "nginx.conf");
  fs.writeFileSync(
    file,
    `${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/site.conf;
}
`,
  );
  return file;
}

export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function isOpen(port: number): Promise<boolean> {
  const socket = net.connect({ port, host: "127.0.0.1" });
  // "error" rejects.
  return once(socket, "connect").then(
    () => Boolean(socket.destroy()),
    () => false,
  );
}
