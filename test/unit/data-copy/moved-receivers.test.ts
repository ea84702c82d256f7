import { join } from "node:path";
import { expect, test } from "vitest";
import { markMoved, movedAt, unmarkMoved } from "../../../main/core/storage/moved-folder.ts";
import { dataCopyHandlers } from "../../../main/core/handlers/data-copy.ts";
import { redact } from "../../../shared/redacted.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { receiverHarness } from "../../support/webhooks/receiver-harness.ts";

/** A receiver, and a move of its data folder by another program. */
async function harness() {
  const harnessed = receiverHarness();
  const { receivers, ports, vault } = harnessed;
  valueOf(await vault.unlock(redact("correct horse", "passphrase")));
  const cost = { copyCost: { N: 2, r: 1, p: 1 } };
  const handlers = dataCopyHandlers(
    { ...ports, ...cost },
    () => undefined,
    () => undefined,
  );
  const move = () =>
    handlers["dataCopy.make"]({
      file: join(tempFolder(), "copy"),
      passphrase: redact("a passphrase of the copy", "copy passphrase"),
      move: true,
    });
  const listen = () => harnessed.listen();
  return { receivers, listen, move, dataDir: ports.dataDir, clock: ports.clock };
}

test("[ZG14] a folder isn't marked as moved while a receiver listens, and is once none does", async () => {
  const { receivers, listen, move, dataDir } = await harness();
  await listen();
  expect(problemIn(await move())).toEqual({ kind: "copyRefused", why: "at-work" });
  expect(movedAt(dataDir)).toBeUndefined();
  valueOf(await receivers.stop("terminal"));
  expect(valueOf(await move())).toMatchObject({ moved: true });
});

test("[ZG14] no receiver begins to listen in a folder that was moved, and one does where it stays", async () => {
  const { receivers, listen, move, dataDir, clock } = await harness();
  markMoved(dataDir, clock.now());
  const refused = await receivers.listen({ receiver: "terminal" });
  expect(problemIn(refused)).toMatchObject({ kind: "folderMoved" });
  unmarkMoved(dataDir);
  await listen();
  await receivers.close();
  expect(valueOf(await move())).toMatchObject({ moved: true });
});
