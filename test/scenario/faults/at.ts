// What a registration comes to at each of these addresses; prints one JSON line for each.
import { classAt } from "./call.ts";

for (const address of process.argv.slice(2)) {
  const found = await classAt(address, { kind: "publicRoots" }, { connectMs: 3_000 });
  process.stdout.write(`${JSON.stringify({ address, ...found })}\n`);
}
process.exit(0);
