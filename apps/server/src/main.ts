import { type Config, readConfig, readEnvironment } from "./settings/config.ts";
import { explainError } from "./settings/explain-error.ts";
import { sayIn } from "./logs/write-log.ts";
import { PATHS } from "./paths.ts";
import { startGateway } from "./start.ts";

let config: Config | null = null;
try {
  config = readConfig(readEnvironment(PATHS.root));
  const { drainSeconds } = config;
  const say = sayIn(config.logFormat);
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
    if (drain.isDraining() || drainSeconds === 0) return stopNow();
    drain.start();
    say(`Stopping in ${drainSeconds} s, so that load balancers send requests elsewhere …`);
    setTimeout(stopNow, drainSeconds * 1000);
  });
  const address = await app.listen({ host: config.host, port: config.port });
  // As localhost, because browsers do not allow security keys for IP addresses.
  say(`${config.siteName} is open at ${config.publicUrl ?? address.replace("//127.0.0.1:", "//localhost:")}`);
  const outbox = outboxUrl();
  // The link has a token, which must not get into a log that programs collect.
  const howToRead = config.logFormat === "text" ? `at ${outbox}` : "with npm run quack -- outbox";
  if (outbox) say(`No mail server is set up. Read messages to players ${howToRead}`);
} catch (error) {
  console.error(explainError(error, config) ?? error);
  process.exit(1);
}
