import { clientOver } from "../../../shared/rpc/client.ts";
import { Direction } from "../../../shared/migration/direction.ts";
import { openPractice } from "../../../main/hosts/common/practice/open-practice.ts";
import { windowOn } from "./practice-run.ts";

// A host that opens practice and carries its number one way, telling on standard output what happens meanwhile.
const [, , dataDir = "", direction = ""] = process.argv;
const tell = (line: string): void => void process.stdout.write(`${line}\n`);

const realm = await openPractice({
  dataDir,
  appVersion: "0.0.0-test",
  pace: { looksMs: 0, changesMs: 400 },
});
const client = clientOver(realm.transport);
client.subscribe("steps", ({ phase, step }) => tell(`${phase} ${step}`));
client.subscribe("practice", ({ home, phone }) =>
  tell(`home ${home}, phone ${phone === undefined ? "silent" : "rang"}`),
);
const ended = await windowOn(realm).migrate(Direction.parse(direction));
tell(`ended ${ended.numberIs}`);
await realm.close();
