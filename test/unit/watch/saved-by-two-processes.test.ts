import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { gatherFindings, type Settled } from "../../../main/core/watch/findings.ts";
import { findWatch, loadWatch, mergeCheckResults, saveWatch } from "../../../main/core/watch/watch-file.ts";
import { createWatch } from "../../../main/core/watch/watch.ts";
import { ok } from "../../../shared/result.ts";
import { isoOf } from "../../../shared/time.ts";
import type { WatchState } from "../../../shared/watch/finding.ts";
import type { WebhookEvent } from "../../../shared/webhook/event.ts";
import { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { after, imaginedEvent } from "../../support/webhooks/imagined-event.ts";

const WORKSPACE = WorkspaceId.parse("ws-abc123");
const EVENTS = ["106540352242922", "106540352242923"].map((phoneNumberId) =>
  imaginedEvent({ phoneNumberId }),
);

/** The monitoring of one process, after it has read the stored events. */
function monitoring(dataDir: string, detector: "unsupported" | "silence" = "unsupported") {
  const findings = gatherFindings(loadWatch(dataDir).acknowledged);
  if (detector === "unsupported") for (const event of EVENTS) findings.add(detector, event);
  else findings.silences(quiet(EVENTS));
  const shown = () => findings.all(Date.parse(after(60)));
  const save = () => saveWatch(dataDir, { looks: [], acknowledged: findings.settled() });
  const settle = (number: number): void => {
    findings.settle(`${detector}:${WORKSPACE}:${EVENTS[number]?.phoneNumberId ?? ""}`);
    save();
  };
  const settled = () =>
    shown()
      .map(({ phoneNumberId = "", settled }) => [phoneNumberId, settled] as const)
      .toSorted(([one], [other]) => one.localeCompare(other));
  return { findings, settle, save, settled };
}

const quiet = (events: readonly WebhookEvent[]) => events.map((event) => ({ event, usualMinutes: 5 }));
const laterEvents = () => EVENTS.map(({ phoneNumberId }) => imaginedEvent({ phoneNumberId }));
const [FIRST, SECOND] = ["106540352242922", "106540352242923"];

test("[M5] what two processes acknowledge stays acknowledged at the next start", () => {
  const dataDir = tempFolder();
  const [one, two] = [monitoring(dataDir), monitoring(dataDir)];
  one.settle(0);
  two.settle(1);
  expect(monitoring(dataDir).settled()).toEqual([
    [FIRST, true],
    [SECOND, true],
  ]);
});

test("[M5] a process takes over what another acknowledges, and what grows afterwards is told by both", () => {
  const dataDir = tempFolder();
  const [one, two] = [monitoring(dataDir), monitoring(dataDir)];
  const adopt = (): boolean => two.findings.adopt(loadWatch(dataDir).acknowledged);
  expect(adopt()).toBe(false);
  two.settle(0);
  const [grown] = laterEvents();
  if (grown === undefined) throw new Error("an event is needed");
  for (const { findings } of [one, two]) findings.add("unsupported", grown);
  one.settle(0);
  expect([adopt(), two.settled(), adopt()]).toEqual([
    true,
    [
      [FIRST, true],
      [SECOND, false],
    ],
    false,
  ]);
  for (const { findings } of [one, two]) findings.add("unsupported", imaginedEvent({ phoneNumberId: FIRST }));
  expect([one.settled()[0], two.settled()[0]]).toEqual([
    [FIRST, false],
    [FIRST, false],
  ]);
});

test("[M5] a silence that ended needs a new acknowledgment, whichever process acknowledged the first", () => {
  const dataDir = tempFolder();
  const [one, two] = [monitoring(dataDir, "silence"), monitoring(dataDir, "silence")];
  one.settle(0);
  two.settle(1);
  expect(monitoring(dataDir, "silence").settled()).toEqual([
    [FIRST, true],
    [SECOND, true],
  ]);
  const third = monitoring(dataDir, "silence");
  third.findings.silences([]);
  third.findings.silences(quiet(laterEvents()));
  expect(third.settled()).toEqual([
    [FIRST, false],
    [SECOND, false],
  ]);
});

test("[M5] what one process acknowledges of a later silence isn't taken back by another that saw the first end", () => {
  const dataDir = tempFolder();
  const [one, two] = [monitoring(dataDir, "silence"), monitoring(dataDir, "silence")];
  one.settle(0);
  const later = laterEvents();
  for (const { findings } of [one, two]) {
    findings.silences([]);
    findings.silences(quiet(later));
  }
  two.settle(0);
  one.save();
  const next = gatherFindings(loadWatch(dataDir).acknowledged);
  next.silences(quiet(later));
  expect(
    next.all(Date.parse(after(60))).map(({ phoneNumberId, settled }) => [phoneNumberId, settled]),
  ).toContainEqual([FIRST, true]);
});

test("[M5] a new finding isn't acknowledged because more of its kind were before the last start", () => {
  const dataDir = tempFolder();
  const [one] = EVENTS;
  const before = monitoring(dataDir);
  for (const event of laterEvents()) before.findings.add("unsupported", event);
  before.settle(0);
  const later = monitoring(dataDir);
  later.save();
  const next = monitoring(dataDir);
  next.findings.add("unsupported", imaginedEvent({ phoneNumberId: one?.phoneNumberId }));
  next.save();
  expect(next.settled()).toContainEqual([FIRST, false]);
  const last = monitoring(dataDir);
  last.findings.add("unsupported", imaginedEvent({ phoneNumberId: one?.phoneNumberId }));
  expect(last.settled()).toContainEqual([FIRST, false]);
});

test("[M5] the newest acknowledgments alone are kept", () => {
  const dataDir = tempFolder();
  const many: Settled = Object.fromEntries(
    Array.from(
      { length: 1_001 },
      (_, at) => [`unsigned:ws-${at}:`, { event: at + 1, at: after(at) }] as const,
    ),
  );
  saveWatch(dataDir, { looks: [], acknowledged: many });
  const kept = Object.keys(loadWatch(dataDir).acknowledged);
  expect(kept).toHaveLength(1_000);
  expect(kept).not.toContain("unsigned:ws-0:");
});

test("[M5] a check that one process made isn't replaced by an older one that another still knows", () => {
  const dataDir = tempFolder();
  const [one, two] = [mergeCheckResults([]), mergeCheckResults([])];
  const check = (by: typeof one, thing: "token" | "endpoint", at: string): void => {
    const look = {
      workspace: WORKSPACE,
      thing,
      at,
      check: { id: "cloud.token", status: "pass", found: "x" },
    } as const;
    saveWatch(dataDir, { looks: [...by.take([look])], acknowledged: {} });
  };
  check(one, "token", after(0));
  check(two, "token", after(600));
  check(one, "endpoint", after(1_200));
  expect(loadWatch(dataDir).looks.map(({ thing, at }) => [thing, at])).toEqual([
    ["token", after(600)],
    ["endpoint", after(1_200)],
  ]);
});

test("[M5] a window that stays open shows within a minute what another one acknowledged", async () => {
  const dataDir = tempFolder();
  const clock = virtualClock();
  const row = imaginedEvent({ kind: "unsupported", receivedAt: isoOf(clock.now()) });
  const page = ({ after: above = 0 }) => ok({ events: row.id > above ? [row] : [], more: false });
  const none = () => () => undefined;
  const opened = () => {
    let tick = (): void => undefined;
    const pushed: WatchState[] = [];
    const watch = createWatch({
      ports: { clock, dataDir },
      vault: { state: () => "locked" },
      settings: { read: () => ok({ lookEveryMinutes: 0, workspaces: [] }) },
      events: { exists: () => true, store: () => ok({ page, onGrown: none, onArrivals: none }) },
      push: (_topic: string, state: WatchState) => pushed.push(state),
      every: (_ms: number, work: () => void) => {
        tick = work;
        return () => undefined;
      },
    } as never);
    watch.begin();
    onTestFinished(() => watch.stop());
    return { watch, pushed, tick: () => tick() };
  };
  const [one, two] = [opened(), opened()];
  const [finding] = valueOf(one.watch.state()).findings;
  expect(finding?.settled).toBe(false);
  one.watch.settle(finding?.id ?? "");
  two.tick();
  await vi.waitFor(() => expect(two.pushed.at(-1)?.findings).toMatchObject([{ settled: true }]));
  two.tick();
  await new Promise((resolve) => void setImmediate(resolve));
  expect(two.pushed).toHaveLength(1);
});

test("[M5] what was acknowledged before stays so in a minute in which the file can't be read", () => {
  const dataDir = tempFolder();
  monitoring(dataDir).settle(0);
  const later = monitoring(dataDir);
  const path = join(dataDir, "watch.json");
  rmSync(path);
  mkdirSync(path);
  expect([later.findings.adopt(loadWatch(dataDir).acknowledged), later.settled()]).toEqual([
    false,
    [
      [FIRST, true],
      [SECOND, false],
    ],
  ]);
});

test("[M5] a check that another process made later counts also where the file couldn't be read before", () => {
  const look = (status: "pass" | "fail", at: string) =>
    ({ workspace: WORKSPACE, thing: "token", at, check: { id: "cloud.token", status, found: "x" } }) as const;
  const results = mergeCheckResults([]);
  results.take([look("pass", after(60))]);
  const later = { ...look("fail", after(90)), since: after(90) };
  results.adopt([later]);
  expect(results.all()).toEqual([later]);
});

test("[M5] since when something has its status stays known where the file couldn't be read at the start", () => {
  const dataDir = tempFolder();
  const path = join(dataDir, "watch.json");
  const look = (thing: "token" | "endpoint" | "subscription", status: "pass" | "fail", at: string) =>
    ({ workspace: WORKSPACE, thing, at, check: { id: "cloud.token", status, found: "x" } }) as const;
  const start = () => {
    let read: ReturnType<typeof findWatch>;
    const results = mergeCheckResults([]);
    return (...looks: readonly ReturnType<typeof look>[]) => {
      if (read === undefined && (read = findWatch(dataDir)) !== undefined) results.adopt(read.looks);
      saveWatch(dataDir, { looks: [...results.take(looks)], acknowledged: {} });
    };
  };
  start()(...(["token", "endpoint", "subscription"] as const).map((one) => look(one, "pass", after(0))));
  const kept = readFileSync(path);
  rmSync(path);
  mkdirSync(path);
  const later = start();
  later(
    look("token", "pass", after(60)),
    look("endpoint", "fail", after(60)),
    look("subscription", "fail", after(60)),
  );
  later(look("subscription", "pass", after(120)));
  rmSync(path, { recursive: true });
  writeFileSync(path, kept);
  later(
    look("token", "pass", after(180)),
    look("endpoint", "fail", after(180)),
    look("subscription", "pass", after(180)),
  );
  expect(Object.fromEntries(loadWatch(dataDir).looks.map(({ thing, since }) => [thing, since]))).toEqual({
    token: after(0),
    endpoint: after(60),
    subscription: after(120),
  });
});
