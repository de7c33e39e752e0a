import { ConfigError, readConfig, readEnvironment } from "./settings/config.ts";
import { DataDirectoryBusy } from "./db/data-lock.ts";
import { PATHS } from "./paths.ts";
import { startGateway } from "./start.ts";

const say = (message: string) => console.log(message);

try {
  const config = readConfig(readEnvironment(PATHS.root));
  const { app, outboxUrl, stop } = await startGateway(config, say);
  // Before anybody can come in: who is told to stop right after opening stops gently too.
  let isStopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      say("Stopping: finishing what has begun …");
      void stop().then(() => process.exit(0));
    });
  }
  const address = await app.listen({ host: config.host, port: config.port });
  // By that name, because browsers take security keys from a name and not from a number.
  say(`${config.siteName} is open at ${config.publicUrl ?? address.replace("//127.0.0.1:", "//localhost:")}`);
  const outbox = outboxUrl();
  if (outbox) say(`There is no mail server, so messages to players wait at ${outbox}`);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

// What an operator can mend is said in a sentence; a stack is for what only we can.
function explain(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof DataDirectoryBusy) return error.message;
  const { code, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (code === "EADDRINUSE")
    return `Port ${port} on ${address} is taken. Stop what uses it, or set PORT to another number.`;
  if (code === "08001")
    return `The database at DATABASE_URL cannot be reached: ${(error as { details?: string }).details}`;
  return error;
}
