const ID = /^[A-Za-z0-9_-]{6,20}$/;
const NUMBER = /^\d{5,15}$/;
/** PeerTube: /w/<short id> or /videos/watch/<uuid>. */
const PEERTUBE_PATH = /^\/(?:w|videos\/(?:watch|embed))\/([A-Za-z0-9-]{10,36})\/?$/;

/** The address of a video's cookie-free player; null for an unsupported address. `hosts` are the operator's PeerTube hosts. */
export function embedUrl(url: string, hosts: string[] = []): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, host, pathname, searchParams } = new URL(url);
  if (protocol !== "https:") return null;
  const parts = pathname.split("/").filter(Boolean);
  const last = parts.at(-1) ?? "";
  if (host === "youtu.be") return youtube(last);
  if (/^www\.youtube(-nocookie)?\.com$/.test(host)) return youtube(searchParams.get("v") ?? last);
  if (/^(player\.)?vimeo\.com$/.test(host)) return vimeo(last);
  if (hosts.includes(host)) return peertube(host, pathname);
  return null;
}

const youtube = (id: string) => (ID.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` : null);
const vimeo = (id: string) => (NUMBER.test(id) ? `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1` : null);

function peertube(host: string, pathname: string): string | null {
  const [, id] = PEERTUBE_PATH.exec(pathname) ?? [];
  return id ? `https://${host}/videos/embed/${id}?autoplay=1&p2p=0&peertubeLink=0` : null;
}

/** The name of the site that a video is on. */
export function hostName(url: string): string {
  if (/vimeo\.com\//.test(url)) return "Vimeo";
  if (/^https:\/\/(?:www\.youtube(?:-nocookie)?\.com|youtu\.be)\//.test(url)) return "YouTube";
  return URL.canParse(url) ? new URL(url).host : "another site";
}

/** The host that a player is loaded from, which sees the viewer's address. */
export const playerHost = (player: string): string => new URL(player).host.replace(/^www\./, "");
