import { mkdtempSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { readBatch } from "../../../main/core/batch/read-batch.ts";
import { writeBatchFolder } from "../../../main/hosts/headless/practice/batch-folder.ts";
import { startSandbox, type SandboxNumber } from "../../../main/sandbox/index.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { json, visit, type Visitor } from "../../unit/sandbox/visitor.ts";

async function three(startsOn: "onprem" | "cloud" = "onprem") {
  const sandbox = await startSandbox({ numbers: 3, startsOn });
  onTestFinished(() => sandbox.close());
  return { sandbox, numbers: [sandbox, ...sandbox.further] };
}

/** A caller of the cloud and of this number's own client. */
async function callerOf(sandbox: Parameters<typeof visit>[0], number: SandboxNumber): Promise<Visitor> {
  const visitor = await visit({ ...sandbox, ...number });
  onTestFinished(() => visitor.leave());
  return visitor;
}

describe("a sandbox of many numbers", () => {
  test("[A5.26] each number has its own client, PIN and certificate; account, app and token are shared", async () => {
    const { numbers } = await three();
    const differing = numbers.map(({ onPrem, number, cloud }) => [
      onPrem.baseUrl,
      onPrem.password,
      number.cert,
      number.phoneNumber,
      cloud.phoneNumberId,
    ]);
    for (const index of differing[0]?.keys() ?? [])
      expect(new Set(differing.map((values) => values[index])).size).toBe(3);
    for (const name of ["baseUrl", "accessToken", "appId", "appSecret", "businessAccountId"] as const)
      expect(new Set(numbers.map(({ cloud }) => cloud[name])).size).toBe(1);
  });

  test("[A5.26] one number moves and the others stay; the subscription that follows is the account's", async () => {
    const { sandbox, numbers } = await three();
    const second = numbers[1];
    if (second === undefined) throw new Error("there are three");
    const { cloud, onPrem } = await callerOf(sandbox, second);
    const backup = json(await onPrem("POST", "/settings/backup", { password: "backup" })) as {
      readonly settings: { readonly data: string };
    };
    const register = { messaging_product: "chat", pin: second.number.pin };
    const answer = await cloud("POST", `/${second.cloud.phoneNumberId}/register`, {
      ...register,
      backup: { password: "backup", data: backup.settings.data },
    });
    expect(json(answer)).toEqual({ success: true });
    expect(numbers.map(({ world }) => world.truth().home)).toEqual(["onprem", "cloud", "onprem"]);
    await cloud("POST", `/${sandbox.cloud.businessAccountId}/subscribed_apps`);
    expect(numbers.map(({ world }) => world.truth().subscribed)).toEqual(
      numbers.map(({ cloud: { appId } }) => [appId]),
    );
    expect(numbers.map(({ world }) => world.inbound({ text: "hello", type: "text" }))).toEqual([
      "onprem",
      "dropped",
      "onprem",
    ]);
  });

  test("[A5.26] the account lists every number with its own place, and each can be queried", async () => {
    const { sandbox, numbers } = await three();
    sandbox.further[1]?.world.setNumber({ home: "cloud" });
    const { cloud } = await callerOf(sandbox, sandbox);
    const listed = json(
      await cloud("GET", `/${sandbox.cloud.businessAccountId}/phone_numbers?fields=id,platform_type`),
    ) as { readonly data: readonly { readonly id: string; readonly platform_type: string }[] };
    const ours = numbers.map(({ cloud: { phoneNumberId } }) =>
      listed.data.find(({ id }) => id === phoneNumberId),
    );
    expect(ours.map((one) => one?.platform_type)).toEqual(["ON_PREMISE", "ON_PREMISE", "CLOUD_API"]);
    const seen = await cloud("GET", `/${numbers[2]?.cloud.phoneNumberId}?fields=display_phone_number`);
    expect(json(seen)).toMatchObject({ display_phone_number: "+1 203-555-0101" });
  });

  test("[A5.26] a token that ended for one number ended for all", async () => {
    const { sandbox, numbers } = await three();
    sandbox.further[0]?.world.expireTokens();
    const { cloud } = await callerOf(sandbox, sandbox);
    const answers = await Promise.all(
      numbers.map(({ cloud: { phoneNumberId } }) => cloud("GET", `/${phoneNumberId}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  test("[A5.26] the tables for a batch have a row for each number, with its own secrets", async () => {
    const { sandbox, numbers } = await three();
    const folder = mkdtempSync(join(tempFolder(), "tables-"));
    const { batches } = writeBatchFolder(folder, sandbox);
    const read = readBatch(readFileSync(batches["to-onprem"], "utf8"));
    expect(read.bad).toEqual([]);
    expect(read.rows.map(({ cells }) => [cells.plan, cells["onPrem.baseUrl"]])).toEqual(
      numbers.map(({ onPrem }) => ["to-onprem.json", onPrem.baseUrl]),
    );
    const pins = read.rows.map(({ cells }) =>
      readFileSync(join(folder, (cells["number.pin"] ?? "").replace("file:", "")), "utf8").trim(),
    );
    expect(pins).toEqual(numbers.map(({ number }) => number.pin));
  });
});
