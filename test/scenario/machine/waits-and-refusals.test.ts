import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import type { HostPorts } from "../../../main/core/host/host-ports.ts";
import type { SandboxOptions } from "../../../main/sandbox/index.ts";
import type { Plan } from "../../../shared/migration/plan.ts";
import { bent } from "../../support/bent.ts";
import { problemIn } from "../../support/expect-result.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Core, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

const HOUR_MS = 3_600_000;

let rig: Harness | undefined;
let second: string | undefined;
const open: CoreDriver[] = [];
afterEach(async () => {
  for (const hands of open.splice(0)) await hands.close();
  await rig?.close();
  if (second !== undefined) rmSync(second, { recursive: true, force: true });
  [rig, second] = [undefined, undefined];
});

type Two = {
  readonly own: Harness;
  readonly home: CoreDriver;
  readonly elsewhere: (ports: HostPorts) => HostPorts;
  /** Opens a process on the other data folder. */
  readonly other: () => Promise<CoreDriver>;
};

/** One number, one user, two data folders. */
async function twoFolders(
  options: SandboxOptions = {},
  change: Parameters<typeof openCoreDriver>[1] = {},
): Promise<Two> {
  const own = await startTimedHarness(options);
  rig = own;
  const folder = mkdtempSync(join(tmpdir(), "switchover-second-"));
  second = folder;
  const elsewhere = (ports: HostPorts): HostPorts => ({ ...ports, dataDir: folder });
  const home = await openCoreDriver(own, change);
  open.push(home);
  return {
    own,
    home,
    elsewhere,
    async other() {
      const hands = await openCoreDriver(own, { ports: elsewhere });
      open.push(hands);
      return hands;
    },
  };
}

describe("a wait that the platform told in one data folder", () => {
  test("[I23] [I25] for a register keeps a run from being begun in another one, which names the folder, until it is over", async () => {
    const { own, home, other } = await twoFolders();
    const stopped = await home.migrate(own.plan("to-cloud"), () =>
      own.sandbox.world.setFaults(["register-rate-limited"]),
    );
    expect(endingOf(stopped)).toBe("told-to-wait, on-premises proven");
    const away = await other();
    const refused = problemIn(await away.start(own.plan("to-cloud")));
    expect(refused).toMatchObject({ kind: "tooSoon", run: stopped.run });
    expect(refused).toHaveProperty("folder", expect.stringContaining("switchover-rig-"));
    expect(countOf(own, "POST", "/register")).toBe(1);
    own.clock.skip(4000);
    expect(endingOf(await away.migrate(own.plan("to-cloud")))).toBe("complete, cloud proven");
  });

  test("[I23] [I25] holds although the run that was told it is abandoned and its folder gone", async () => {
    const { own, home, other } = await twoFolders();
    const stopped = await home.migrate(own.plan("to-cloud"), () =>
      own.sandbox.world.setFaults(["register-rate-limited"]),
    );
    must(await home.abandon(stopped));
    await home.close();
    rmSync(own.dataDir, { recursive: true, force: true });
    expect(problemIn(await (await other()).start(own.plan("to-cloud")))).toMatchObject({ kind: "tooSoon" });
  });

  test.each(["register-limit"] as const)(
    "[I5] [I25] %s: a spent ration of the platform holds for 72 hours where no wait is told with it",
    async (fault) => {
      const { own, home, other } = await twoFolders();
      const stopped = await home.migrate(own.plan("to-cloud"), () => own.sandbox.world.setFaults([fault]));
      expect(endingOf(stopped)).toBe("platform-limit, on-premises proven");
      own.sandbox.world.clearFaults();
      const away = await other();
      own.clock.skip(71 * HOUR_MS);
      expect(problemIn(await away.start(own.plan("to-cloud")))).toMatchObject({ kind: "tooSoon" });
      own.clock.skip(2 * HOUR_MS);
      must(await away.start(own.plan("to-cloud")));
    },
  );

  const unknownWith = (
    send: "requestAccount" | "setShards",
    retryAfterSeconds: number,
  ): Parameters<typeof openCoreDriver>[1] => ({
    deps: bent((connections) => ({
      ...connections,
      onPrem: {
        ...connections.onPrem,
        async [send](request: never) {
          const answer = await connections.onPrem[send](request);
          const evidence = { ...answer.evidence, httpStatus: 503, retryAfterSeconds };
          return { kind: "unknown", cause: "server-error", evidence };
        },
      },
    })),
  });

  test.each(["requestAccount", "setShards"] as const)(
    "[I23] [I25] for %s keeps a run on the way back from being begun in another one",
    async (send) => {
      const { own, home, other } = await twoFolders({ startsOn: "cloud" }, unknownWith(send, 3600));
      const plan = own.plan("to-onprem", (json) => {
        json.number.shards = 2;
      });
      let stopped = await home.migrate(plan);
      if (send === "setShards") stopped = must(await home.enterCode(stopped));
      must(await home.abandon(stopped));
      const away = await other();
      const sent = own.sandbox.world.requests().filter(({ method }) => method === "POST").length;
      expect(problemIn(await away.start(plan))).toMatchObject({ kind: "tooSoon", run: stopped.run });
      expect(own.sandbox.world.requests().filter(({ method }) => method === "POST").length - sent).toBe(
        own.sandbox.world.requests().filter(({ path }) => path.endsWith("/users/login")).length - 1,
      );
      own.clock.skip(3602_000);
      must(await away.start(plan));
    },
  );

  test("[I12] [I25] between two codes keeps another folder from asking for one on that channel", async () => {
    const { own, home, other } = await twoFolders({ startsOn: "cloud" });
    const waiting = await home.migrate(own.plan("to-onprem"));
    expect(waiting.phase.kind).toBe("awaiting-code");
    must(await home.abandon(waiting));
    const away = await other();
    expect(problemIn(await away.start(own.plan("to-onprem")))).toMatchObject({ kind: "tooSoon" });
    expect(countOf(own, "POST", "/v1/account")).toBe(1);
    own.clock.skip(62_000);
    expect((await away.migrate(own.plan("to-onprem"))).phase.kind).toBe("awaiting-code");
  });

  test("[I23] [I25] for guesses of a code keeps them back in another folder's run", async () => {
    const { own, home, other } = await twoFolders({ startsOn: "cloud" });
    let waiting = await home.migrate(own.plan("to-onprem"));
    for (let guess = 0; guess < 6; guess += 1) waiting = must(await home.enterCode(waiting, "000000"));
    expect(waiting.phase).toHaveProperty("guessAt");
    must(await home.abandon(waiting));
    expect(problemIn(await (await other()).start(own.plan("to-onprem")))).toMatchObject({ kind: "tooSoon" });
  });

  test("[I12] [I23] [I25] is still known to a folder that was put back from an older copy of itself", async () => {
    const { own, home } = await twoFolders({ startsOn: "cloud" });
    const run = must(await home.start(own.plan("to-onprem")));
    await home.close();
    const copy = mkdtempSync(join(tmpdir(), "switchover-older-"));
    onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
    cpSync(own.dataDir, copy, { recursive: true });
    const first = await openCoreDriver(own);
    expect((await first.goOn(run)).phase.kind).toBe("awaiting-code");
    await first.close();
    rmSync(own.dataDir, { recursive: true });
    cpSync(copy, own.dataDir, { recursive: true });
    const again = await openCoreDriver(own);
    open.push(again);
    const asked = must(await again.proceed(run));
    expect(endingOf(asked)).toMatch(/^awaiting sending-paused/);
    must(await again.confirm(asked, ["sending-paused", "point-of-no-return"]));
    expect(problemIn(await again.proceed(asked))).toMatchObject({ kind: "tooSoon", run: run.run });
    expect(countOf(own, "POST", "/v1/account")).toBe(1);
    own.clock.skip(62_000);
    expect(must(await again.proceed(asked)).phase.kind).toBe("awaiting-code");
  });
});

describe("a wait that a change of the PIN was told", () => {
  const pin = (core: Core, plan: Plan) =>
    core.client.call("pin.change", { plan, action: "set", side: "on-premises", by: "person" });

  test("[I23] [I25] keeps the next change back, here and in another data folder, until it is over", async () => {
    const { own, elsewhere } = await twoFolders();
    const home = await own.core();
    own.sandbox.world.setFaults(["pin-rate-limited"]);
    expect(must(await pin(home, own.plan("to-cloud")))).toMatchObject({ state: "rejected" });
    const away = await own.core(elsewhere);
    const sent = countOf(own, "POST", "/v1/settings/account/two-step");
    expect(problemIn(await pin(home, own.plan("to-cloud")))).toMatchObject({ kind: "pinTooSoon" });
    expect(problemIn(await pin(away, own.plan("to-cloud")))).toMatchObject({ kind: "pinTooSoon" });
    expect(countOf(own, "POST", "/v1/settings/account/two-step")).toBe(sent);
    own.clock.skip(32_000);
    expect(must(await pin(away, own.plan("to-cloud")))).toMatchObject({ state: "complete" });
    await away.app.close();
  });
});

describe("a PIN that was refused in one data folder", () => {
  async function refusedAtHome(): Promise<Two> {
    const two = await twoFolders();
    two.own.env.set("PIN", two.own.sandbox.number.wrongPin);
    const refused = await two.home.migrate(two.own.plan("to-cloud"));
    expect(endingOf(refused)).toBe("register-pin-refused, on-premises proven");
    return two;
  }
  const finding = (run: { readonly checks: readonly { readonly id: string }[] }): unknown =>
    run.checks.find(({ id }) => id === "number.pin");

  test("[I6] [I25] does not go out again from another one without a typed word, which no option gives", async () => {
    const { own, other } = await refusedAtHome();
    const away = await other();
    const run = await away.migrate(own.plan("to-cloud"));
    expect(finding(run)).toMatchObject({ status: "warn", cause: "pin-refused-elsewhere" });
    expect(endingOf(run)).toMatch(/^awaiting refused-pin/);
    expect(problemIn(await away.confirm(run, ["refused-pin"], "yes-option"))).toMatchObject({
      kind: "notWaitingForThis",
    });
    expect([countOf(own, "POST", "/register"), own.sandbox.world.truth().pinFailures]).toEqual([1, 1]);
  });

  test("[I6] [I25] counts there: with the word one other PIN is tried, and its refusal is the last", async () => {
    const { own, other } = await refusedAtHome();
    own.env.set("PIN", "271828");
    own.clock.skip(120_000);
    const away = await other();
    const run = await away.migrate(own.plan("to-cloud"));
    must(await away.confirm(run, ["refused-pin"]));
    expect(endingOf(await away.goOn(must(await away.proceed(run))))).toBe(
      "pin-refused-twice, on-premises proven",
    );
    expect(own.sandbox.world.truth().pinFailures).toBe(2);
  });

  test("[I6] [I25] the right one, with the word, moves the number, and then nobody is asked any more", async () => {
    const { own, other } = await refusedAtHome();
    own.env.set("PIN", own.sandbox.number.pin);
    own.clock.skip(120_000);
    const away = await other();
    const run = await away.migrate(own.plan("to-cloud"));
    must(await away.confirm(run, ["refused-pin"]));
    expect(endingOf(await away.goOn(must(await away.proceed(run))))).toBe("complete, cloud proven");
    own.clock.skip(HOUR_MS);
    const back = must(await away.start(own.plan("to-onprem")));
    expect(finding(back)).toMatchObject({ status: "pass" });
  });

  test("[I6] [I25] is void in every folder once the PIN was set anew in any of them", async () => {
    const { own, home, other, elsewhere } = await refusedAtHome();
    const core = await own.core(elsewhere);
    own.env.set("PIN", own.sandbox.number.wrongPin);
    const set = { plan: own.plan("to-cloud"), action: "set", side: "on-premises", by: "person" } as const;
    expect(must(await core.client.call("pin.change", set))).toMatchObject({ state: "complete" });
    await core.app.close();
    expect(finding(must(await (await other()).start(own.plan("to-cloud"))))).toMatchObject({
      status: "pass",
    });
    const away = open.at(-1);
    const [run] = must(away?.deps.storage.runs() ?? { ok: false, problem: "no run" });
    if (run !== undefined) must((await away?.abandon(run)) ?? { ok: false, problem: "no run" });
    expect(finding(must(await home.start(own.plan("to-cloud"))))).toMatchObject({ status: "pass" });
  });
});
