import { BlockList, isIP, isIPv4, isIPv6, type Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Which proxies may say whom they speak for: the last `hops` of them, or those of certain networks. */
export type TrustedProxies = { hops: number } | { networks: BlockList };

/** Names for the networks that a proxy usually stands in. */
const NAMED_NETWORKS = new Map([
  ["loopback", ["127.0.0.0/8", "::1/128"]],
  ["linklocal", ["169.254.0.0/16", "fe80::/10"]],
  ["uniquelocal", ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"]],
]);
const MAX_HOPS = 10;

/** Reads TRUST_PROXY. Null trusts nobody; a text is what is wrong with it. */
export function readTrustedProxies(given: string | null): TrustedProxies | null | string {
  if (given === null || given === "false" || given === "0") return null;
  if (given === "true") return { hops: 1 };
  if (/^\d+$/.test(given)) {
    return Number(given) <= MAX_HOPS ? { hops: Number(given) } : `a number of proxies up to ${MAX_HOPS}`;
  }
  const networks = new BlockList();
  for (const name of given.split(",").map((each) => each.trim())) {
    for (const network of NAMED_NETWORKS.get(name) ?? [name]) {
      if (!addNetwork(networks, network)) {
        return `true, false, a number of proxies or a list of networks such as "10.0.0.0/8,loopback"`;
      }
    }
  }
  return { networks };
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

/**
 * The address of the client: the first one, from us outwards, that no trusted proxy vouches for. Each proxy appends the
 * address it was asked by, so what a client wrote itself stands further left and does not count. Null when that entry
 * is no address.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trusted: TrustedProxies | null,
): string | null {
  const nearest = plainAddress(socketAddress ?? "");
  if (trusted === null || !forwardedFor) return nearest;
  const chain = [nearest, ...forwardedFor.split(",").reverse().map(plainAddress)];
  if ("hops" in trusted) return chain[Math.min(trusted.hops, chain.length - 1)]!;
  const outside = chain.findIndex((address) => address === null || !isInside(trusted.networks, address));
  return outside === -1 ? chain.at(-1)! : chain[outside]!;
}

const isInside = (networks: BlockList, address: string): boolean =>
  networks.check(address, isIPv4(address) ? "ipv4" : "ipv6");

/** An address as PostgreSQL's inet reads it: without port, brackets and zone. Null for anything else. */
export function plainAddress(text: string): string | null {
  const trimmed = text.trim();
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const address = bare.replace(/%.*$/, "").toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1] ?? address;
  return isIP(mapped) === 0 ? null : mapped;
}

/** What limits count by: an IPv4 address, or the /64 that one IPv6 customer gets, because they can use all of it. */
export function addressGroup(address: string | null): string {
  if (address === null) return "unknown";
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/** For Fastify's own reading of the other X-Forwarded-… headers. */
export function trustFunction(trusted: TrustedProxies | null): false | ((address: string, hop: number) => boolean) {
  if (trusted === null) return false;
  if ("hops" in trusted) return (_address, hop) => hop < trusted.hops;
  return (address) => {
    const plain = plainAddress(address);
    return plain !== null && isInside(trusted.networks, plain);
  };
}

declare module "fastify" {
  interface FastifyRequest {
    /** Fastify's own `ip` hands on whatever stands in X-Forwarded-For; this is an address, or empty. */
    clientAddress: string;
    /** What limits count by. */
    addressGroup: string;
  }
}

type Client = { address: string; group: string };

/** Tells every request whom it comes from. */
export function readClientAddresses(app: FastifyInstance, trusted: TrustedProxies | null): void {
  // A connection without a proxy has one client for all its requests.
  const direct = new WeakMap<Socket, Client>();
  const clientOf = (socket: Socket, forwardedFor: string | undefined): Client => {
    const known = forwardedFor ? undefined : direct.get(socket);
    if (known) return known;
    const address = clientAddress(socket.remoteAddress, forwardedFor, trusted);
    const client = { address: address ?? "", group: addressGroup(address) };
    if (!forwardedFor) direct.set(socket, client);
    return client;
  };
  app.decorateRequest("clientAddress", "");
  app.decorateRequest("addressGroup", "");
  app.addHook("onRequest", (request, _reply, done) => {
    const header = trusted === null ? undefined : request.headers["x-forwarded-for"];
    const client = clientOf(request.socket, Array.isArray(header) ? header.join(",") : header);
    request.clientAddress = client.address;
    request.addressGroup = client.group;
    done();
  });
}

/** The client's address for a column of type inet. */
export const addressOf = ({ clientAddress: address }: Pick<FastifyRequest, "clientAddress">): string | null =>
  address === "" ? null : address;
