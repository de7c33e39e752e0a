// Every command loads this first, and alone: older Node versions could not even parse the rest.
const OLDEST = { major: 20, minor: 19 };

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < OLDEST.major || (major === OLDEST.major && minor < OLDEST.minor)) {
  console.error(
    `Quackademy needs Node ${OLDEST.major}.${OLDEST.minor} or newer, but this is Node ${process.versions.node}. ` +
      "Install a newer one from https://nodejs.org and try again.",
  );
  process.exit(1);
}
