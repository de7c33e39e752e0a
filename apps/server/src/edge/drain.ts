import type { FastifyInstance } from "fastify";

export type Drain = {
  isDraining: () => boolean;
  /** Fails the readiness check and closes connections after their next response; requests are still answered. */
  start: () => void;
};

/** Before a stop, a load balancer needs time to notice that this process is not ready. */
export function createDrain(): Drain {
  let isDraining = false;
  return { isDraining: () => isDraining, start: () => void (isDraining = true) };
}

export function closeConnectionsWhileDraining(app: FastifyInstance, { isDraining }: Drain): void {
  app.addHook("onRequest", (_request, reply, done) => {
    if (isDraining()) reply.header("connection", "close");
    done();
  });
}
