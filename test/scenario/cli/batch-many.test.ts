import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeBatchFolder } from "../../../main/hosts/headless/practice/batch-folder.ts";
import { startSandbox } from "../../../main/sandbox/index.ts";
import { startCli } from "../../support/cli-process.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const NUMBERS = 30;

test(
  "[B7] thirty numbers of one account move with one registration each, several at once",
  { timeout: 120_000 },
  async () => {
    const sandbox = await startSandbox({ numbers: NUMBERS });
    onTestFinished(() => sandbox.close());
    const folder = tempFolder();
    const { batches } = writeBatchFolder(folder, sandbox);
    const passphrase = join(folder, "passphrase.txt");
    writeFileSync(passphrase, "correct horse battery staple\n");
    const args = ["--parallel", "6", "--yes", "--json", "--data-dir", join(folder, "data")];
    const ended = await startCli(["batch", batches["to-cloud"], ...args, "--passphrase-file", passphrase])
      .ended;
    expect(ended.code).toBe(0);
    expect(ended.stdout.match(/"outcome":"complete"/g)).toHaveLength(NUMBERS);
    const truths = [sandbox, ...sandbox.further].map(({ world }) => world.truth());
    expect(truths.map(({ home, registerCalls }) => [home, registerCalls])).toEqual(
      truths.map(() => ["cloud", 1]),
    );
  },
);
