import { readConfig, readEnvironment } from "./settings/config.ts";
import { OperatorError } from "./db/operator-error.ts";
import { PATHS } from "./paths.ts";
import { startGateway } from "./start.ts";

const say = (message: string) => console.log(message);

try {
  const config = readConfig(readEnvironment(PATHS.root));
  const { app, drain, outboxUrl, stop } = await startGateway(config, say);
  // Registered before listening, so that a signal right after the start is a graceful shutdown too.
  let isStopping = false;
  const stopNow = () => {
    if (isStopping) return;
    isStopping = true;
    say("Stopping: finishing open requests …");
    void stop().then(() => process.exit(0));
  };
  process.on("SIGINT", stopNow);
  process.on("SIGTERM", () => {
    // A second signal does not wait for the load balancer.
    if (drain.isDraining() || config.drainSeconds === 0) return stopNow();
    drain.start();
    say(`Stopping in ${config.drainSeconds} s, so that load balancers send requests elsewhere …`);
    setTimeout(stopNow, config.drainSeconds * 1000);
  });
  const address = await app.listen({ host: config.host, port: config.port });
  // As localhost, because browsers do not allow security keys for IP addresses.
  say(`${config.siteName} is open at ${config.publicUrl ?? address.replace("//127.0.0.1:", "//localhost:")}`);
  const outbox = outboxUrl();
  if (outbox) say(`No mail server is set up. Read messages to players at ${outbox}`);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

// Errors that the operator can fix are one sentence; others have a stack.
function explain(error: unknown): unknown {
  if (error instanceof OperatorError) return error.message;
  const { code, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (code === "EADDRINUSE") return `Port ${port} on ${address} is in use. Stop the other program or set PORT.`;
  if (code === "08001")
    return `The database at DATABASE_URL cannot be reached: ${(error as { details?: string }).details}`;
  return error;
}
