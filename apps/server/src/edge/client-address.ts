import { type BlockList, isIP, isIPv4, isIPv6, type Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { TrustedProxies } from "#settings/trusted-proxies.ts";

/**
 * The client's address: the first one, seen from us, that is not a trusted proxy. Each proxy appends its client, so
 * entries that a client forged are further left and are ignored. Null when that entry is not an address.
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

/** An address for PostgreSQL's inet: without port, brackets and zone. Null for anything else. */
export function plainAddress(text: string): string | null {
  const trimmed = text.trim();
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const address = bare.replace(/%.*$/, "").toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1] ?? address;
  return isIP(mapped) === 0 ? null : mapped;
}

/** The rate limit key: an IPv4 address, or the /64 of an IPv6 address, because one customer can use all of it. */
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

/** For Fastify's own handling of the other X-Forwarded-… headers. */
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
    /** An address or empty; Fastify's own `ip` returns any text of X-Forwarded-For. */
    clientAddress: string;
    /** The rate limit key of the address. */
    addressGroup: string;
  }
}

type Client = { address: string; group: string };

/** Sets the client's address on every request. */
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
