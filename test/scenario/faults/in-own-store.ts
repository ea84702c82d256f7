// A process whose system store is the file in SSL_CERT_FILE: registers at the address, without and with that store.
import { classAt } from "./call.ts";

for (const chosen of [false, true]) {
  const line = chosen ? { line: { systemRoots: true } } : {};
  const found = await classAt(process.argv[2] ?? "", { kind: "publicRoots", ...line });
  process.stdout.write(`${JSON.stringify({ chosen, ...found })}\n`);
}
process.exit(0);
