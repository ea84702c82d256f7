import { expect, test } from "vitest";
import { createBatches } from "../../../main/core/batch/batches.ts";
import { err, ok } from "../../../shared/result.ts";
import type { Client } from "../../../shared/rpc/client.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const ROW = {
  direction: "to-cloud",
  dialect: { brand: "chat", apiVersion: "v23.0" },
  cloud: { baseUrl: "https://cloud.example", businessAccountId: "1022", accessToken: { vault: "token" } },
  onPrem: { baseUrl: "https://onprem.example:9090", auth: { token: { vault: "token" } } },
  number: { phoneNumberId: "1065", cc: "1", phoneNumber: "2025550123", pin: { vault: "token" } },
};

test("[B8] a batch whose rows are read while the program closes starts no number", async () => {
  const answered = Promise.withResolvers<void>();
  const asked: string[] = [];
  const call = async (method: string): Promise<unknown> => {
    asked.push(method);
    await answered.promise;
    return ok([{ label: "token" }]);
  };
  const absent = err({ code: "ENOENT" });
  const ports = {
    clock: virtualClock(),
    dataDir: tempFolder(),
    files: { read: () => absent },
    secrets: { env: () => undefined, file: () => absent },
  };
  const batches = createBatches(
    ports as never,
    () => ({ call }) as unknown as Client,
    () => undefined,
  );
  const start = batches.start({
    text: JSON.stringify([ROW]),
    name: "table.json",
    folder: undefined,
    course: { canary: 0, parallel: 1 },
    checkOnly: true,
    confirmed: undefined,
  } as never);
  const closed = batches.close();
  answered.resolve();
  await closed;
  expect(await start).toMatchObject({ ok: true });
  expect(asked).toEqual(["vault.list"]);
  expect(batches.state()).toMatchObject({ phase: "ended", tally: { notStarted: 1 } });
});
