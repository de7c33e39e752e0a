const ID = /^[A-Za-z0-9_-]{6,20}$/;
const NUMBER = /^\d{5,15}$/;

/** The address of a video's cookie-free player; null for an unsupported address. */
export function embedUrl(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, host, pathname, searchParams } = new URL(url);
  if (protocol !== "https:") return null;
  const parts = pathname.split("/").filter(Boolean);
  const last = parts.at(-1) ?? "";
  if (host === "youtu.be") return youtube(last);
  if (/^www\.youtube(-nocookie)?\.com$/.test(host)) return youtube(searchParams.get("v") ?? last);
  if (/^(player\.)?vimeo\.com$/.test(host)) return vimeo(last);
  return null;
}

const youtube = (id: string) => (ID.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` : null);
const vimeo = (id: string) => (NUMBER.test(id) ? `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1` : null);

/** The name of the site that a video is loaded from. */
export function hostName(url: string): string {
  return /vimeo\.com\//.test(url) ? "Vimeo" : "YouTube";
}
