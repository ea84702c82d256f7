import { refusedSoFar } from "./confine.ts";
import { writesOutside } from "./confine-files.ts";

// Started by `npm run fuzz ipc`, with the count, the seed, an empty folder that alone may be written to, and the number of
// the first call.
const [count = "1000", seed = "1", folder = "", from = "0"] = process.argv.slice(2);
// Imported only now, so that everything below it is confined.
const { makeCalls } = await import("./make-calls.ts");
const counts = await makeCalls({
  from: Number(from),
  count: Number(count),
  seed: Number(seed),
  folder,
}).catch((cause: unknown) => {
  process.stderr.write(`${cause instanceof Error ? cause.stack : String(cause)}\n`);
  process.exit(2);
});
process.stdout.write(
  `${JSON.stringify({ ...counts, refused: refusedSoFar().length, outside: writesOutside() })}\n`,
);
process.exit(0);
