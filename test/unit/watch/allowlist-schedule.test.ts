import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { keptLists, lastList } from "../../../main/core/allowlist/list-file.ts";
import { refreshList } from "../../../main/core/allowlist/refresh.ts";
import { allowlistState, setSchedule } from "../../../main/core/allowlist/schedule.ts";
import { scheduleAllowlist } from "../../../main/core/watch/scheduled/allowlist.ts";
import type { AllowlistState, ListSchedule } from "../../../shared/allowlist/allowlist.ts";
import { instant } from "../../../shared/time.ts";
import { saidText } from "../../../shared/wording/findings.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const FOUR = ["31.13.24.0/24", "31.13.26.0/24", "31.13.28.0/24", "31.13.30.0/24"];
const KEY = { asns: [64_500], family: "both" } as const;

function answer(routes: readonly string[]): string {
  return routes.map((route) => `route: ${route}\norigin: AS64500\n\n`).join("");
}

async function setUp({ mode = "refresh", everyDays = 7 }: Partial<ListSchedule> = {}) {
  const says = { text: answer(FOUR), asked: 0 };
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => {
      says.asked += 1;
      socket.end(says.text);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const registry = { host: "127.0.0.1", port: (server.address() as AddressInfo).port };
  const clock = virtualClock();
  const ports = { dataDir: tempFolder(), clock };
  const schedule: ListSchedule = { mode, everyDays, asns: [64_500], family: "both", registry };
  const pushed: AllowlistState[] = [];
  const plan = scheduleAllowlist(ports, (state) => pushed.push(state));
  const known = () => {
    const read = keptLists(ports);
    if (!read.ok) throw new Error(read.problem.kind);
    return read.value;
  };
  return {
    says,
    clock,
    ports,
    schedule,
    plan,
    pushed,
    list: () => lastList(known(), { ...KEY, asns: [64_500] }),
    sentences: () => plan.findings().map(({ said }) => saidText(translateToEnglish, said)),
    byHand: () =>
      refreshList(ports, { asns: [64_500], family: "both", registry, acceptShrink: false, keep: true }),
  };
}

describe("the schedule of the list of senders", () => {
  test("[G8] is off until a person sets it, and reads without creating anything", async () => {
    const { plan, says, clock, ports } = await setUp();
    await clock.advance(400 * DAY_MS);
    await plan.whenDue();
    expect([says.asked, plan.findings()]).toEqual([0, []]);
    expect(allowlistState(ports)).toMatchObject({ ok: true, value: { lists: [] } });
    expect(() => readFileSync(join(ports.dataDir, "allowlist.json"))).toThrow("ENOENT");
  });

  test("[G8] refreshes after so many days and no sooner; a change is told until it is acknowledged", async () => {
    const { plan, says, clock, ports, schedule, sentences, byHand, pushed } = await setUp();
    await byHand();
    setSchedule(ports, schedule);
    says.text = answer([...FOUR.slice(1), "8.8.8.0/24", "8.8.4.0/24", "9.9.9.0/24"]);
    await clock.advance(7 * DAY_MS - 1);
    await plan.whenDue();
    expect([says.asked, sentences()]).toEqual([1, []]);
    await clock.advance(1);
    await plan.whenDue();
    expect(says.asked).toBe(2);
    expect(sentences()).toEqual([
      "The list of sender addresses changed: 3 added, 1 removed. Update your firewall.",
    ]);
    expect(pushed.at(-1)?.scheduled?.news).toMatchObject({ removed: { ipv4: ["31.13.24.0/24"] } });
    // The same again a week later: still to be told, against the list that a person saw.
    await clock.advance(7 * DAY_MS);
    await plan.whenDue();
    expect([says.asked, sentences().length]).toEqual([3, 1]);
    expect(plan.settle("allowlist-changed")).toBe(true);
    expect(sentences()).toEqual([]);
  });

  test("[G8] what went and came back before a person saw it is nothing to tell", async () => {
    const { plan, says, clock, ports, schedule, sentences, byHand } = await setUp();
    await byHand();
    setSchedule(ports, schedule);
    says.text = answer(FOUR.slice(1));
    await clock.advance(7 * DAY_MS);
    await plan.whenDue();
    expect(sentences()).toHaveLength(1);
    says.text = answer(FOUR);
    await clock.advance(7 * DAY_MS);
    await plan.whenDue();
    expect(sentences()).toEqual([]);
  });

  test("[G4] a bad answer never replaces the list; it is told with the list's age, and asked again after 6 h", async () => {
    const { plan, says, clock, ports, schedule, sentences, byHand, list } = await setUp();
    await byHand();
    setSchedule(ports, schedule);
    const before = list();
    for (const text of ["", answer(FOUR).slice(0, -1), "%ERROR:1\n\n", answer(FOUR.slice(0, 1))]) {
      says.text = text;
      await clock.advance(7 * DAY_MS);
      await plan.whenDue();
      expect(list()).toEqual(before);
      expect(sentences()[0]).toMatch(/wasn't refreshed: .*\. The old list is kept; it is \d+ days old\.$/);
    }
    const asked = says.asked;
    await clock.advance(6 * HOUR_MS - 1);
    await plan.whenDue();
    expect(says.asked).toBe(asked);
    says.text = answer(FOUR);
    await clock.advance(1);
    await plan.whenDue();
    expect([says.asked, sentences()]).toEqual([asked + 1, []]);
    expect(list()?.at).not.toBe(before?.at);
  });

  test("[G8] a refusal that was acknowledged stays so until another reason comes", async () => {
    const { plan, says, clock, ports, schedule, byHand } = await setUp();
    await byHand();
    setSchedule(ports, schedule);
    says.text = "";
    await clock.advance(7 * DAY_MS);
    await plan.whenDue();
    plan.settle("allowlist-refused-empty");
    await clock.advance(DAY_MS);
    await plan.whenDue();
    expect(plan.findings()).toMatchObject([{ about: "allowlist-refused", settled: true }]);
    says.text = "%ERROR:1\n\n";
    await clock.advance(DAY_MS);
    await plan.whenDue();
    expect(plan.findings()).toMatchObject([{ about: "allowlist-refused", settled: false }]);
  });

  test("[G8] a reminder asks nothing, and comes back after as many days again", async () => {
    const { plan, says, clock, ports, schedule, sentences, byHand } = await setUp({ mode: "remind" });
    await byHand();
    setSchedule(ports, schedule);
    await clock.advance(7 * DAY_MS - 1);
    expect(sentences()).toEqual([]);
    await clock.advance(1);
    await plan.whenDue();
    expect([says.asked, sentences()]).toEqual([1, ["The list of sender addresses is 7 days old."]]);
    plan.settle(plan.findings()[0]?.id ?? "");
    await clock.advance(6 * DAY_MS);
    expect(plan.findings()).toMatchObject([{ settled: true }]);
    await clock.advance(DAY_MS);
    expect(plan.findings()).toMatchObject([{ settled: false }]);
    await byHand();
    expect(plan.findings()).toEqual([]);
  });

  test("[G8] two processes with one data folder make one refresh", async () => {
    const { plan, says, clock, ports, schedule, byHand } = await setUp();
    await byHand();
    setSchedule(ports, schedule);
    const other = scheduleAllowlist(ports, () => undefined);
    await clock.advance(7 * DAY_MS);
    await Promise.all([plan.whenDue(), other.whenDue(), plan.whenDue()]);
    expect(says.asked).toBe(2);
  });

  test("[G8] a clock that was set back delays nothing, and a list from the future is asked for anew", async () => {
    const { plan, says, clock, ports, schedule, byHand } = await setUp();
    await clock.advance(30 * DAY_MS);
    await byHand();
    setSchedule(ports, schedule);
    clock.jumpTo(instant(clock.now() - 30 * DAY_MS));
    await plan.whenDue();
    expect(says.asked).toBe(2);
    await plan.whenDue();
    expect(says.asked).toBe(2);
  });

  test("[G8] a schedule for another list than the one asked by hand has nothing to do with that", async () => {
    const { plan, says, clock, ports, schedule, byHand, sentences } = await setUp();
    await byHand();
    setSchedule(ports, { ...schedule, family: "4" });
    await plan.whenDue();
    expect([says.asked, sentences()]).toEqual([2, []]);
    says.text = answer(FOUR.slice(1));
    await clock.advance(DAY_MS);
    await byHand();
    expect(sentences()).toEqual([]);
  });

  test("[G8] an unreadable file stops no other monitoring", async () => {
    const { plan, ports, schedule } = await setUp();
    setSchedule(ports, schedule);
    writeFileSync(join(ports.dataDir, "allowlist.json"), "[");
    await plan.whenDue();
    expect(plan.findings()).toEqual([]);
  });
});
