import { clientOver } from "../../../shared/rpc/client.ts";
import { Direction } from "../../../shared/migration/direction.ts";
import { openPractice } from "../../../main/hosts/common/practice/open-practice.ts";
import { windowOn } from "./practice-run.ts";

// A separate process that opens the practice realm and migrates its number in one direction, printing each
// event on standard output.
const [, , dataDir = "", direction = ""] = process.argv;
const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

const realm = await openPractice({
  dataDir,
  appVersion: "0.0.0-test",
  pace: { looksMs: 0, changesMs: 400 },
});
const client = clientOver(realm.transport);
client.subscribe("steps", ({ phase, step }) => printLine(`${phase} ${step}`));
client.subscribe("practice", ({ home, phone }) =>
  printLine(`home ${home}, phone ${phone === undefined ? "silent" : "rang"}`),
);
const ended = await windowOn(realm).migrate(Direction.parse(direction));
printLine(`ended ${ended.numberIs}`);
await realm.close();
