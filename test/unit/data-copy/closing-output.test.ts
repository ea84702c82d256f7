import { readdirSync } from "node:fs";
import type * as promises from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { windowCore } from "../../support/window-core.ts";

/** While it is, a file below this path takes nothing, and says so again when it is closed, as on a network drive. */
const full = vi.hoisted(() => ({ below: "" }));
vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof promises>();
  return {
    ...real,
    async open(...given: Parameters<typeof real.open>): Promise<promises.FileHandle> {
      const handle = await real.open(...given);
      if (full.below === "" || !String(given[0]).startsWith(full.below)) return handle;
      const failed = async (): Promise<never> => {
        throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC" });
      };
      const close = handle.close.bind(handle);
      return Object.assign(handle, { write: failed, writev: failed, close: () => close().then(failed) });
    },
  };
});
afterEach(() => void (full.below = ""));

test("[ZG31] a copy for which there is no room is told so, and leaves nothing, also where closing it fails too", async () => {
  const { client } = windowCore({ dataDir: join(tempFolder(), "data") });
  const workspace = { id: "ws-bakery1", name: "Bakery", dialect: {}, numbers: [] };
  valueOf(await client.call("workspaces.save", { revision: 0, workspace }));
  full.below = tempFolder();
  const make = { file: join(full.below, "copy"), passphrase: "a passphrase of the copy", move: false };
  expect(problemIn(await client.call("dataCopy.make", make))).toEqual({
    kind: "copyRefused",
    why: "file-full",
  });
  expect(readdirSync(full.below)).toEqual([]);
});
