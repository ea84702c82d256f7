import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SecretLabel } from "../../../shared/ids.ts";
import { secretsFoundIn } from "../../support/byte-scan.ts";
import type { Ended } from "../../support/child-process.ts";
import { cliHere } from "../../support/cli-here.ts";
import { runInShell } from "../../support/cli-process.ts";
import { valueOf } from "../../support/expect-result.ts";
import { jsonLines } from "../../support/json-lines.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { windowCore } from "../../support/window-core.ts";

const FIRST = "open sesame";
const SECOND = "a door of oak";
const THIRD = "a window of glass";
const TOKEN = "a token that unlocks the account";

/** A data folder with a secret in its vault, and a shell in the folder beside it. */
async function rig() {
  const folder = tempFolder();
  const { client } = windowCore({ dataDir: join(folder, "data") });
  valueOf(await client.call("vault.unlock", { passphrase: FIRST, allowCreate: true }));
  const label = SecretLabel.parse("cloud-token");
  valueOf(await client.call("vault.put", { label, secretKind: "other", value: TOKEN }));
  return {
    at: (name: string): string => join(folder, name),
    run: (line: string): Promise<Ended> => runInShell(line, { cwd: folder }),
  };
}

test(
  "[I13] [F28] a script changes the passphrase through a pipe, loses it, and replaces it with the recovery key: nothing is lost, printed or left behind",
  { timeout: 60_000 },
  async () => {
    const { at, run } = await rig();
    writeFileSync(at("both.txt"), `${FIRST}\n${SECOND}\n`);
    const ended = [
      await run(
        `echo '${FIRST}' | switchover vault recovery --out key.txt --data-dir data --passphrase-file /dev/stdin`,
      ),
      await run("switchover vault passphrase --data-dir data --json < both.txt"),
      // The key comes from another program, such as one that decrypts it; the new passphrase from a third.
      await run(
        `mkfifo piped && (cat key.txt > piped &) && echo '${THIRD}' | switchover vault passphrase --data-dir data --recovery-key-file piped`,
      ),
      await run(
        `echo '${SECOND}' | switchover vault list --data-dir data --json --passphrase-file /dev/stdin`,
      ),
      await run(
        `echo '${THIRD}' | switchover vault list --data-dir data --json --passphrase-file /dev/stdin | cat`,
      ),
    ];
    expect(ended.map(({ code }) => code)).toEqual([0, 0, 0, 2, 0]);
    expect(jsonLines(ended[4]?.stdout ?? "")).toContainEqual(
      expect.objectContaining({ label: "cloud-token" }),
    );
    const key = readFileSync(at("key.txt"), "utf8").match(/^[0-9A-Z-]{44}$/m)?.[0] ?? "no key";
    const printed = ended.map(({ stdout, stderr }) => stdout + stderr).join("\n");
    for (const secret of [key, FIRST, SECOND, THIRD, TOKEN]) expect(printed).not.toContain(secret);
    expect(secretsFoundIn(at("data"), [key, FIRST, SECOND, THIRD, TOKEN])).toEqual([]);
  },
);

test("a secret of blanks alone is none: the command says so and stores nothing", async () => {
  const folder = tempFolder();
  for (const input of ["", "\n", "  \t\n"]) {
    const ended = await cliHere(["vault", "put", "cloud-token", "--data-dir", "data"], {
      cwd: folder,
      input,
    });
    expect([ended.code, ended.stderr]).toEqual([2, expect.stringContaining("No secret received")]);
  }
  expect(existsSync(join(folder, "data"))).toBe(false);
});
