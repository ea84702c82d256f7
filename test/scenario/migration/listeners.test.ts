import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { afterEach, expect, onTestFinished, test } from "vitest";
import type { MigrationDeps } from "../../../main/core/migration/run-context.ts";
import { createTopics } from "../../../main/core/runtime/topics.ts";
import type { RunSnapshot, StepEvent } from "../../../shared/migration/run-snapshot.ts";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import { err } from "../../../shared/result.ts";
import { problemIn } from "../../support/expect-result.ts";
import { openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, startHarness, type Harness } from "../../support/harness.ts";
import { withAppend } from "../../support/crash.ts";

let rig: Harness | undefined;
afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

const FULL = { kind: "storageFull" } as const;
/** The publisher hands snapshots over two turns of the event loop later. */
const told = (): Promise<void> => new Promise((done) => setImmediate(() => setImmediate(done)));

/** A storage that takes a row up only while `takes` says so. */
function refusing(takes: (entry: JournalEntry) => boolean): (deps: MigrationDeps) => MigrationDeps {
  return (deps) => ({
    ...deps,
    storage: withAppend(deps.storage, (hold, entry, options) =>
      takes(entry) ? deps.storage.append(hold, entry, options) : err(FULL),
    ),
  });
}

/** Hands on a rig, and what two windows hear of its runs meanwhile. */
async function withTwoWindows(
  deps: (deps: MigrationDeps) => MigrationDeps,
): Promise<{ hands: CoreDriver; heard: readonly (readonly RunSnapshot[])[]; own: Harness }> {
  const own = (rig = await startHarness());
  const topics = createTopics();
  const heard: RunSnapshot[][] = [[], []];
  for (const list of heard) topics.subscribe("runs", (push) => list.push(push as RunSnapshot));
  return { hands: await openCoreDriver(own, { deps, push: topics.push }), heard, own };
}

test("a register whose outcome cannot be written down is told to every window as what status says of it", async () => {
  const takes = (entry: JournalEntry): boolean => !(entry.kind === "outcome" && entry.step === "register");
  const { hands, heard, own } = await withTwoWindows(refusing(takes));
  const started = must(await hands.start(own.plan("to-cloud")));
  const waiting = must(await hands.proceed(started));
  if (waiting.phase.kind !== "awaiting-confirmation") throw new Error(waiting.phase.kind);
  must(await hands.confirm(started, waiting.phase.what));
  expect(problemIn(await hands.proceed(started))).toEqual(FULL);
  await told();
  const status = hands.status(started);
  expect([status.held, status.numberIs]).toEqual([false, "unknown"]);
  for (const list of heard) {
    const last = list.at(-1);
    expect([last?.held, last?.revision, last?.phase]).toEqual([false, status.revision, status.phase]);
  }
  await hands.close();
});

test("a run that was just opened is told to the windows that did not open it", async () => {
  const { hands, heard, own } = await withTwoWindows((deps) => deps);
  const started = must(await hands.start(own.plan("to-cloud")));
  await told();
  for (const list of heard) expect(list.map(({ run, held }) => [run, held])).toEqual([[started.run, false]]);
  await hands.close();
});

test("a run that rests is told as nobody's once it was let go", async () => {
  const { hands, heard, own } = await withTwoWindows((deps) => deps);
  const done = await hands.migrate(own.plan("to-cloud"));
  await told();
  for (const list of heard)
    expect([list.at(-1)?.held, list.at(-1)?.revision, list.at(-1)?.phase.kind]).toEqual([
      false,
      done.revision,
      "ended",
    ]);
  await hands.close();
});

test("an intent is told before its request leaves, and no snapshot is made until it has left", async () => {
  const own = (rig = await startHarness());
  const order: string[] = [];
  const leaves = (message: unknown): void => {
    const { method, path } = (message as { request: { method: string; path: string } }).request;
    const step = method === "POST" ? /(?:backup|register|subscribed_apps)$/.exec(path)?.[0] : undefined;
    if (step !== undefined) order.push(`sent ${step}`);
  };
  const topics = createTopics();
  topics.subscribe("runs", () => order.push("snapshot"));
  topics.subscribe("steps", (push) => {
    const { step, phase } = push as StepEvent;
    order.push(`${phase} ${step}`);
  });
  const hands = await openCoreDriver(own, { push: topics.push });
  subscribe("undici:client:sendHeaders", leaves);
  onTestFinished(() => void unsubscribe("undici:client:sendHeaders", leaves));
  await hands.migrate(own.plan("to-cloud"));
  const after = (event: string): string | undefined => order[order.indexOf(event) + 1];
  expect(order).toContain("snapshot");
  expect([after("intent backup"), after("intent register"), after("intent subscribe")]).toEqual([
    "sent backup",
    "sent register",
    "sent subscribed_apps",
  ]);
  await hands.close();
});
