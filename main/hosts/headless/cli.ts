import { incompleteInEnglish, unloadableFile } from "../common/unloadable-file.ts";

// Entry file of the command line. Checks the Node version before it loads anything else, and tells what of the program
// can't be loaded: so it is built as a file of its own.
const NEEDED = 24;

const major = Number.parseInt(process.versions.node, 10);
if (major < NEEDED) {
  process.stderr.write(
    `Switchover needs Node ${NEEDED} or later; this is ${process.versions.node}. Install it from https://nodejs.org, or start with npm run switchover.\n`,
  );
  process.exitCode = 2;
} else {
  process.exitCode = await loaded().catch((fault: unknown) => {
    const file = unloadableFile(fault);
    if (file === undefined) throw fault;
    process.stderr.write(`${incompleteInEnglish(file)}\n`);
    return 70;
  });
}

async function loaded(): Promise<number> {
  const { mainOnNode } = await import("./node-host.ts");
  return mainOnNode(process.argv.slice(2), { fileOf: unloadableFile, inEnglish: incompleteInEnglish });
}
