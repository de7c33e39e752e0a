import { spawn, type ChildProcess } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** A server that carries a message to all its sockets. */
export type Peer = {
  name: string;
  url: string;
  pid: number;
  publish: ((content: Buffer) => void) | null;
  stop(): void;
};

const NCHAN_MODULE = "/usr/lib/nginx/modules/ngx_nchan_module.so";
const NGINX = "/usr/sbin/nginx";

/** The bare `ws` server. */
export async function startFloor(): Promise<Peer> {
  const loader = ["--import", import.meta.resolve("tsx")];
  const child = spawn(process.execPath, [...loader, fileURLToPath(new URL("live-floor.ts", import.meta.url))], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise<string>((resolve) => {
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      const found = /ready on (\d+)/.exec(text)?.[1];
      if (found) resolve(found);
    });
  });
  return { name: "bare ws", url: `ws://127.0.0.1:${port}/`, pid: child.pid!, publish: null, stop: () => child.kill() };
}

/** nginx with nchan. Null where Debian's package libnginx-mod-nchan is not installed. */
export async function startNchan(): Promise<Peer | null> {
  if (!fs.existsSync(NCHAN_MODULE) || !fs.existsSync(NGINX)) return null;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-nchan-"));
  const port = await freePort();
  const config = path.join(folder, "nginx.conf");
  fs.writeFileSync(
    config,
    `load_module ${NCHAN_MODULE};
    worker_processes 1; daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 4000; }
    http {
      access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
      uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
      server {
        listen 127.0.0.1:${port};
        location = /sub { nchan_subscriber websocket; nchan_channel_id room; nchan_subscriber_first_message newest; }
        location = /pub { nchan_publisher http; nchan_channel_id room; nchan_message_buffer_length 1; }
      }
    }`,
  );
  const child: ChildProcess = spawn(NGINX, ["-c", config, "-p", folder], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
  const publish = (content: Buffer) => {
    const request = http.request(`${url}/pub`, { method: "POST", agent }, (answer) => answer.resume());
    request.on("error", () => {});
    request.end(content);
  };
  for (let tries = 0; tries < 100 && !(await answers(url)); tries++) await new Promise((go) => setTimeout(go, 50));
  return {
    name: "nchan",
    url: `ws://127.0.0.1:${port}/sub`,
    pid: child.pid!,
    publish,
    stop: () => {
      child.kill();
      agent.destroy();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

const answers = (url: string): Promise<boolean> => fetch(url).then(Boolean, () => false);

// Below the ports that outgoing connections take.
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = net.createServer().once("error", () => resolve(false));
      probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
