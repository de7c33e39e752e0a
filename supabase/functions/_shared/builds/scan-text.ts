/** Something in a file that a reviewer should look at. `detail` says what, if the rule alone does not. */
export type Finding = { rule: string; detail: string | null };

const RULES: [rule: string, pattern: RegExp][] = [
  ["webrtc", /RTCPeerConnection|RTCDataChannel/],
  ["frame", /srcdoc\s*=|<iframe\b/i],
  ["socket", /\bnew\s+(?:WebSocket|EventSource|WebTransport)\s*\(/],
  ["eval", /\beval\s*\(|\bnew\s+Function\s*\(/],
  ["miner", /cryptonight|coinhive|coin-?imp|stratum\+|webminer/i],
  ["password", /type\s*=\s*(?:"password"|'password'|password\b)/i],
  ["pop-up", /\bwindow\.open\s*\(/],
];

/** Names that a common obfuscator makes. Many of them close together mean that it was used. */
const MADE_UP_NAME = /_0x[0-9a-f]{4}/g;
const MANY_NAMES = 20;
const CLOSE_TOGETHER = 400;

/** Hosts of advertisers and trackers. */
const TRACKERS =
  /(?:google-analytics|googletagmanager|googlesyndication|doubleclick|adservice\.google|connect\.facebook|scorecardresearch|hotjar|mixpanel|amplitude|segment\.(?:io|com)|unityads|applovin|adinplay|gamedistribution|imasdk)[\w.-]*/gi;

/** Hosts that files name without loading anything from there: namespaces, licences, documentation. */
const HARMLESS =
  /^(?:(?:www\.)?w3\.org|localhost|127\.0\.0\.1|(?:www\.)?apache\.org|opensource\.org|creativecommons\.org|schemas?\.[\w.-]+|json-schema\.org|developer\.mozilla\.org|fb\.me|(?:[\w-]+\.)?github\.com|(?:[\w-]+\.)?github\.io|reactjs\.org|example\.(?:com|org))$/i;

const ADDRESS = /\b(?:https?|wss?):\/\/([A-Za-z0-9][A-Za-z0-9.-]{1,200})/g;
const MAX_HOSTS = 8;
const MAX_SCANNED = 32 * 1024 * 1024;
const ENTROPY_SAMPLE = 65_536;
const MAX_ENTROPY = 5.8;

/**
 * Finds code that a reviewer should look at. Findings decide nothing, because a game can hide anything. The same bytes
 * can have another name in the next build, so the name plays no part here.
 */
export function scanText(whole: string): Finding[] {
  const text = whole.slice(0, MAX_SCANNED);
  const found: Finding[] = RULES.filter(([, pattern]) => pattern.test(text)).map(([rule]) => ({ rule, detail: null }));
  if (isObfuscated(text)) found.push({ rule: "obfuscated", detail: null });
  for (const tracker of hostsOf(text.matchAll(TRACKERS), 0)) found.push({ rule: "tracker", detail: tracker });
  const hosts = hostsOf(text.matchAll(ADDRESS), 1).filter((host) => !HARMLESS.test(host));
  for (const host of hosts.slice(0, MAX_HOSTS)) found.push({ rule: "external", detail: host });
  if (text.length > ENTROPY_SAMPLE && entropyOf(text.slice(0, ENTROPY_SAMPLE)) > MAX_ENTROPY)
    found.push({ rule: "packed", detail: null });
  return found;
}

/** Counts matches one by one, because one regular expression for many would backtrack without end. */
function isObfuscated(text: string): boolean {
  let inRow = 0;
  let last = 0;
  for (const { index } of text.matchAll(MADE_UP_NAME)) {
    inRow = index - last <= CLOSE_TOGETHER ? inRow + 1 : 1;
    if (inRow >= MANY_NAMES) return true;
    last = index;
  }
  return false;
}

function hostsOf(matches: Iterable<RegExpMatchArray>, group: number): string[] {
  const hosts = new Set<string>();
  for (const match of matches) {
    hosts.add(match[group]!.toLowerCase());
    if (hosts.size > 4 * MAX_HOSTS) break;
  }
  return [...hosts].sort();
}

/** Bits for each character; packed or encrypted code has more than written code. */
function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const each of text) counts.set(each, (counts.get(each) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}
