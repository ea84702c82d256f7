import { join } from "node:path";
import { expect, test } from "vitest";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { windowCore } from "../../support/window-core.ts";

test("a core that was closed opens its journal no more, for a call that comes late", async () => {
  const { client, app } = windowCore({ dataDir: join(tempFolder(), "data") });
  valueOf(await client.call("vault.unlock", { passphrase: "correct horse", allowCreate: true }));
  valueOf(await client.call("vault.put", { label: "token", secretKind: "other", value: "x" }));
  await app.close();
  expect(
    problemIn(await client.call("migration.giveUpElsewhere", { run: "r-20261127-abc123", typed: "" })),
  ).toEqual({
    kind: "storageFailed",
    code: "ECANCELED",
  });
});
