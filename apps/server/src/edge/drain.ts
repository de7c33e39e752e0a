export type Drain = {
  isDraining: () => boolean;
  /** Fails the readiness check; requests are still answered. */
  start: () => void;
};

/** Before a stop, a load balancer needs time to notice that this process is not ready. */
export function createDrain(): Drain {
  let isDraining = false;
  return { isDraining: () => isDraining, start: () => void (isDraining = true) };
}
