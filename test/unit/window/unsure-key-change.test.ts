import { describe, expect, test } from "vitest";
import type { Client } from "../../../shared/rpc/client.ts";
import type { SheetPort } from "../../../main/core/runtime/ports.ts";
import { ok } from "../../../shared/result.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { fakeKeyStore } from "../../support/fake-key-store.ts";
import { patchedDisk, unconfirmedKeyFile } from "../../support/patched-disk.ts";
import { windowCore } from "../../support/window-core.ts";

const PASSPHRASE = "correct horse battery";
const PRINT = { as: "print", language: "en", title: "Northwind Bakery" } as const;

/** A core with a vault and a printed sheet, and the key on the sheet that was printed last. */
async function coreWithSheet() {
  let key = "";
  const sheets: SheetPort = {
    can: { print: true, save: "none" },
    print: async (sheet) => {
      key = sheet.key.reveal();
      return ok("printed");
    },
    save: async () => ok("canceled"),
  };
  const core = windowCore({ host: "desktop", keyStore: fakeKeyStore(), sheets });
  valueOf(await core.client.call("vault.unlock", { passphrase: PASSPHRASE, allowCreate: true }));
  valueOf(await core.client.call("vault.makeSheet", PRINT));
  return { ...core, key: () => key };
}

const CHANGES: Readonly<Record<string, (client: Client, key: string) => Promise<unknown>>> = {
  "a sheet": (client) => client.call("vault.makeSheet", PRINT),
  "its confirmation": (client, key) => client.call("vault.confirmSheet", { lastFour: key.slice(-4) }),
  "what this computer remembers": (client) => client.call("vault.remember", { on: true }),
  "the passphrase": (client) =>
    client.call("vault.changePassphrase", { current: PASSPHRASE, next: "a door of oak" }),
  "the passphrase by the sheet": (client, key) =>
    client.call("vault.passphraseByRecovery", { key, next: "a door of oak" }),
};

describe("[ZR9] a change of what opens the vault that the disk doesn't confirm", () => {
  test.each(Object.entries(CHANGES))("is pushed, since it applies: %s", async (_what, change) => {
    const { client, heard, key } = await coreWithSheet();
    const before = heard("vault").length;
    patchedDisk(unconfirmedKeyFile());
    expect(problemIn((await change(client, key())) as never)).toEqual({
      kind: "keyChangeUnsure",
      code: "EIO",
    });
    expect(heard("vault")).toHaveLength(before + 1);
  });
});
