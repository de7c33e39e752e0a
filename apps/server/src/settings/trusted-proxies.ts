import { BlockList, isIP } from "node:net";

/** Trusted proxies: the last `hops` of them, or those of certain networks. */
export type TrustedProxies = { hops: number } | { networks: BlockList };

/** Names for the usual networks of proxies. */
const NAMED_NETWORKS = new Map([
  ["loopback", ["127.0.0.0/8", "::1/128"]],
  ["linklocal", ["169.254.0.0/16", "fe80::/10"]],
  ["uniquelocal", ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"]],
]);
const MAX_HOPS = 10;

/** Parses TRUST_PROXY. Null trusts no proxy; a text is the problem with it. */
export function readTrustedProxies(given: string | null): TrustedProxies | null | string {
  if (given === null || given === "false" || given === "0") return null;
  if (given === "true") return { hops: 1 };
  if (/^\d+$/.test(given)) {
    return Number(given) <= MAX_HOPS ? { hops: Number(given) } : `a number of proxies up to ${MAX_HOPS}`;
  }
  const networks = readNetworks(given);
  return typeof networks === "string" ? `true, false, a number of proxies or ${networks}` : { networks: networks! };
}

/** Parses a list of networks. Null when there is none; a text is the problem with it. */
export function readNetworks(given: string | null): BlockList | null | string {
  if (given === null) return null;
  const networks = new BlockList();
  for (const name of given.split(",").map((each) => each.trim())) {
    for (const network of NAMED_NETWORKS.get(name) ?? [name]) {
      if (!addNetwork(networks, network)) return `a list of networks such as "10.0.0.0/8,loopback"`;
    }
  }
  return networks;
}

function addNetwork(networks: BlockList, text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const family = isIP(address);
  const longest = family === 4 ? 32 : 128;
  if (family === 0 || more.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return false;
  if (Number(bits ?? longest) > longest) return false;
  networks.addSubnet(address, Number(bits ?? longest), family === 4 ? "ipv4" : "ipv6");
  return true;
}
