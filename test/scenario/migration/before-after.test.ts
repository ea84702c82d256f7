import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { templatesOf } from "../../../main/sandbox/cloud/templates.ts";
import type { FaultName, SandboxOptions } from "../../../main/sandbox/index.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { unexpectedChanges } from "../../../shared/wording/changes.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

let rig: Harness | undefined;
let hands: CoreDriver | undefined;
afterEach(async () => {
  await hands?.close();
  await rig?.close();
  [rig, hands] = [undefined, undefined];
});

const PROMISED = [
  "verified_name",
  "code_verification_status",
  "quality_rating",
  "is_official_business_account",
  "messaging_limit_tier",
  "owning_account",
  "message_templates",
  "message_templates.status",
];

/** Moves the number to the cloud under some faults; `meanwhile` runs once the migration is open. */
async function moved(
  options: SandboxOptions,
  faults: readonly FaultName[],
  meanwhile: (own: Harness) => void = () => undefined,
): Promise<{ readonly own: Harness; readonly done: RunSnapshot; readonly driver: CoreDriver }> {
  const own = await startTimedHarness(options);
  rig = own;
  const driver = await openCoreDriver(own);
  hands = driver;
  const done = await driver.migrate(own.plan("to-cloud"), () => {
    own.sandbox.world.setFaults(faults);
    meanwhile(own);
  });
  expect(endingOf(done)).toBe("complete, cloud proven");
  return { own, done, driver };
}

const of = ({ changes }: RunSnapshot, member: string) => changes.find((change) => change.member === member);
const untoldOf = ({ untold = [] }: RunSnapshot) => untold.map(({ member }) => member).sort();

describe("[D1] a move to the cloud", () => {
  test("compares all that the platform's document leaves alone, with the templates of every page", async () => {
    const { own, done } = await moved({}, []);
    expect(unexpectedChanges(done.changes)).toEqual([]);
    expect(done.untold).toBeUndefined();
    for (const member of PROMISED)
      expect(of(done, member)).toMatchObject({ same: true, because: "promised" });
    expect(of(done, "message_templates")?.after).toBe("34");
    expect(of(done, "owning_account")?.after).toBe(own.sandbox.cloud.businessAccountId);
    // Two pages, before and after.
    expect(countOf(own, "GET", "/message_templates")).toBe(4);
    expect(existsSync(join(own.dataDir, "templates"))).toBe(true);
    expect(readdirSync(join(own.dataDir, "templates"))).toEqual([]);
  });

  test("names a template that the platform paused meanwhile", async () => {
    const { done } = await moved({}, ["template-changed"]);
    expect(unexpectedChanges(done.changes).map(({ member }) => member)).toEqual(["message_templates.status"]);
    expect(of(done, "message_templates.status")?.templates).toEqual({
      added: 0,
      removed: 0,
      changed: 1,
      first: [
        {
          name: "order_confirmation",
          language: "en_US",
          before: "APPROVED (UTILITY)",
          after: "PAUSED (UTILITY)",
        },
      ],
    });
  });

  test.each<[FaultName, readonly string[]]>([
    ["templates-cut-off", ["message_templates", "message_templates.status"]],
    ["templates-missing", ["message_templates", "message_templates.status"]],
    ["no-lookups", [...PROMISED, "throughput"]],
  ])("[D2] says under %s what can't be compared", async (fault, members) => {
    const { done } = await moved({}, [fault]);
    expect(untoldOf(done)).toEqual(members.toSorted());
    expect(done.changes.filter(({ member }) => members.includes(member))).toEqual([]);
  });

  test("[D3] keeps the journal small, and the list beside it only until it ends", async () => {
    const { done, driver } = await moved({}, [], ({ sandbox }) =>
      sandbox.world.setTemplates(templatesOf(1_500)),
    );
    expect(of(done, "message_templates")?.after).toBe("1500");
    const read = driver.rows(done).filter(({ entry }) => "yield" in entry);
    const largest = Math.max(...read.map(({ entry }) => JSON.stringify(entry).length));
    expect(largest).toBeLessThan(4_000);
  });

  test("[D2] that has lost its list counts what differs and names nothing", async () => {
    const own = await startTimedHarness();
    rig = own;
    const driver = await openCoreDriver(own);
    hands = driver;
    const started = must(await driver.start(own.plan("to-cloud")));
    const waiting = must(await driver.proceed(started));
    expect(waiting.phase.kind).toBe("awaiting-confirmation");
    rmSync(join(own.dataDir, "templates"), { recursive: true });
    own.sandbox.world.setTemplates(templatesOf(30));
    const done = await driver.goOn(waiting);
    expect(of(done, "message_templates")).toMatchObject({ before: "34", after: "30", same: false });
    expect(of(done, "message_templates")?.templates).toBeUndefined();
    expect(of(done, "message_templates.status")).toBeUndefined();
  });
});

describe("[D4] a number with two shards", () => {
  const shards: SandboxOptions = { shards: 2, clustered: true };

  test("is told to have the high throughput, without a wait", async () => {
    const { done, driver } = await moved(shards, []);
    expect(of(done, "throughput")).toMatchObject({ after: "HIGH", expected: "HIGH", because: "upgraded" });
    expect(driver.rows(done).filter(({ entry }) => entry.kind === "looked")).toEqual([]);
  });

  test("is awaited where it rises late, after the subscription", async () => {
    const { own, done, driver } = await moved(shards, ["throughput-late"]);
    expect(of(done, "throughput")).toMatchObject({ after: "HIGH", because: "upgraded" });
    const kinds = driver
      .rows(done)
      .map(({ entry }) => ("step" in entry ? `${entry.kind} ${entry.step}` : entry.kind));
    expect(kinds.indexOf("looked verify")).toBeGreaterThan(kinds.indexOf("outcome subscribe"));
    expect(kinds.filter((kind) => kind === "looked verify")).toHaveLength(2);
    expect(own.sandbox.world.truth().subscribed).toEqual([own.sandbox.cloud.appId]);
    expect(done.subscribeGapMs).toBeLessThan(5_000);
  });
});

test("[D1] a move to on-premises compares the same", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  const driver = await openCoreDriver(own);
  hands = driver;
  const waiting = await driver.migrate(own.plan("to-onprem"), () =>
    own.sandbox.world.setFaults(["template-changed"]),
  );
  const done = must(await driver.enterCode(waiting));
  expect(endingOf(done)).toBe("complete, on-premises proven");
  expect(unexpectedChanges(done.changes).map(({ member }) => member)).toEqual(["message_templates.status"]);
  expect(of(done, "owning_account")).toMatchObject({ same: true });
  expect(of(done, "throughput")).toMatchObject({ after: "NOT_APPLICABLE", because: "left-cloud" });
});

test("[I22] nothing that is read for the comparison changes anything", async () => {
  const { own } = await moved({ shards: 2, clustered: true }, []);
  const compared = own.sandbox.world
    .requests()
    .filter(({ path }) => /message_templates|phone_numbers|account\/shards/.test(path));
  expect(compared.length).toBeGreaterThan(5);
  expect(compared.every(({ method }) => method === "GET")).toBe(true);
});
