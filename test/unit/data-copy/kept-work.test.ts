import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { windowCore } from "../../support/window-core.ts";

/** While it is, another program holds what is in a folder to work in, so that it can't be deleted. */
const held = vi.hoisted(() => ({ is: false }));
vi.mock("node:fs", async (original) => {
  const real = await original<Record<string, (...given: unknown[]) => unknown>>();
  return {
    ...real,
    unlinkSync: (path: unknown) => {
      if (held.is && /\/(?:copying|restoring)-[0-9a-f]{12}\//.test(String(path)))
        throw Object.assign(new Error("EBUSY"), { code: "EBUSY" });
      return real["unlinkSync"]?.(path);
    },
  };
});
afterEach(() => void (held.is = false));

const passphrase = "a passphrase of the copy";
const workIn = (dataDir: string): readonly string[] =>
  readdirSync(dataDir).filter((name) => /^(?:copying|restoring)-/.test(name));

test("[ZG31] a copy is made though its work can't be deleted now, and the next one deletes it", async () => {
  const { client, dataDir } = windowCore({ dataDir: join(tempFolder(), "data") });
  const workspace = { id: "ws-bakery1", name: "Bakery", dialect: {}, numbers: [] };
  valueOf(await client.call("workspaces.save", { revision: 0, workspace }));
  const out = tempFolder();
  mkdirSync(join(dataDir, "copying-0123456789ab"));
  held.is = true;
  writeFileSync(join(dataDir, "copying-0123456789ab", "webhooks.db"), "a private message");
  const first = await client.call("dataCopy.make", { file: join(out, "first"), passphrase, move: false });
  held.is = false;
  const second = await client.call("dataCopy.make", { file: join(out, "second"), passphrase, move: false });
  expect([first.ok, second.ok, workIn(dataDir)]).toEqual([true, true, []]);
});

test("[ZG31] a restore tells why it ended though its work can't be deleted now, and can be repeated", async () => {
  const { client, dataDir } = windowCore({ dataDir: join(tempFolder(), "data") });
  const workspace = { id: "ws-bakery1", name: "Bakery", dialect: {}, numbers: [] };
  valueOf(await client.call("workspaces.save", { revision: 0, workspace }));
  // More than is read before the first file is written.
  writeFileSync(join(dataDir, "certificate"), Buffer.alloc(4_194_304));
  const file = join(tempFolder(), "copy");
  valueOf(await client.call("dataCopy.make", { file, passphrase, move: false }));
  const cut = join(tempFolder(), "cut");
  writeFileSync(cut, readFileSync(file).subarray(0, -20));
  const other = windowCore({ dataDir: join(tempFolder(), "other") });
  held.is = true;
  const first = await other.client.call("dataCopy.restore", { file: cut, passphrase });
  held.is = false;
  expect(problemIn(first)).toMatchObject({ kind: "copyRefused" });
  valueOf(await other.client.call("dataCopy.restore", { file, passphrase }));
  expect(workIn(other.dataDir)).toEqual([]);
});
