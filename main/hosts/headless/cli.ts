// Entry file of the command line. Checks the Node version before it loads anything else.
const NEEDED = 24;

const major = Number.parseInt(process.versions.node, 10);
if (major < NEEDED) {
  process.stderr.write(
    `Switchover needs Node ${NEEDED} or later; this is ${process.versions.node}. Install it from https://nodejs.org, or start with npm run switchover.\n`,
  );
  process.exitCode = 2;
} else {
  const [{ main }, { nodeHost }] = await Promise.all([import("./main.ts"), import("./node-host.ts")]);
  process.exitCode = await main(process.argv.slice(2), nodeHost());
}
