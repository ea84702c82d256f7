import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { HostPorts } from "../../../main/core/host/host-ports.ts";
import { bentAlways, type Bend } from "../../support/bent.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

let rig: Harness | undefined;
let hands: CoreDriver | undefined;
let copy: string | undefined;
afterEach(async () => {
  await hands?.close();
  await rig?.close();
  if (copy !== undefined) rmSync(copy, { recursive: true, force: true });
  [rig, hands, copy] = [undefined, undefined, undefined];
});

const boot = (ports: HostPorts): HostPorts => ({ ...ports, clock: { ...ports.clock } });

test("[I4][F26] a data folder put back from a copy does not register again over a register that the machine's book holds open", async () => {
  const own = await startTimedHarness();
  rig = own;
  hands = await openCoreDriver(own, { ports: boot });
  const started = must(await hands.start(own.plan("to-cloud")));
  const waiting = must(await hands.proceed(started));
  expect(endingOf(waiting)).toMatch(/^awaiting point-of-no-return/);
  await hands.close();
  copy = mkdtempSync(join(tmpdir(), "switchover-copy-"));
  cpSync(own.dataDir, copy, { recursive: true });
  hands = await openCoreDriver(own, { ports: boot });
  own.sandbox.world.setFaults(["lost-register-before", "no-lookups", "onprem-lookup-missing"]);
  const resting = await hands.goOn(must(await hands.proceed(waiting)));
  expect(endingOf(resting)).toBe("unknown, unknown none");
  expect(countOf(own, "POST", "/register")).toBe(1);
  own.sandbox.world.clearFaults();
  await hands.close();
  rmSync(own.dataDir, { recursive: true, force: true });
  cpSync(copy, own.dataDir, { recursive: true });
  hands = await openCoreDriver(own, { ports: boot });
  await hands.goOn(must(await hands.proceed(waiting)));
  expect(countOf(own, "POST", "/register")).toBe(1);
});

/** Keeps the data folder as it is now, and gives what puts it back. */
async function kept(own: Harness, of: CoreDriver): Promise<() => Promise<CoreDriver>> {
  await of.close();
  const at = mkdtempSync(join(tmpdir(), "switchover-copy-"));
  copy = at;
  cpSync(own.dataDir, at, { recursive: true });
  hands = await openCoreDriver(own, { ports: boot });
  return async () => {
    await hands?.close();
    rmSync(own.dataDir, { recursive: true, force: true });
    cpSync(at, own.dataDir, { recursive: true });
    return (hands = await openCoreDriver(own, { ports: boot }));
  };
}

test("[I4][I25] a register that never left a data folder put back from a copy settles none that went out since", async () => {
  const own = await startTimedHarness();
  rig = own;
  const first = (hands = await openCoreDriver(own, { ports: boot }));
  const plan = own.plan("to-cloud");
  const waiting = must(await first.proceed(must(await first.start(plan))));
  const putBack = await kept(own, first);
  own.sandbox.world.setFaults(["lost-register-before", "no-lookups", "onprem-lookup-missing"]);
  expect(endingOf(await hands.goOn(must(await hands.proceed(waiting))))).toBe("unknown, unknown none");
  own.sandbox.world.clearFaults();
  await putBack();
  await hands.close();
  const away: Bend = ({ cloud, ...rest }) => ({
    ...rest,
    cloud: {
      ...cloud,
      lastAnswerMs: () => undefined,
      warm: async () => ({
        kind: "notSent",
        cause: "connection-refused",
        evidence: { at: new Date().toISOString(), durationMs: 1 },
      }),
    },
  });
  hands = await openCoreDriver(own, { ports: boot, deps: bentAlways(away) });
  const asked = await hands.goOn(waiting);
  expect(asked.phase).toEqual({ kind: "awaiting-confirmation", what: ["recent-register"] });
  must(await hands.confirm(asked, ["recent-register"]));
  const ended = await hands.goOn(hands.status(asked));
  expect(endingOf(ended)).toMatch(/^register-not-sent/);
  expect(countOf(own, "POST", "/register")).toBe(1);
  // What became of the one that went out nobody knows still: whoever begins anew is asked about it.
  expect(must(hands.deps.storage.lastUnresolvedRegister(plan))).toMatchObject({ run: asked.run });
});

test("[I11][I25] a data folder put back from a copy does not ask for a second code, and takes the first one", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  const first = (hands = await openCoreDriver(own, { ports: boot }));
  const asked = must(await first.proceed(must(await first.start(own.plan("to-onprem")))));
  must(await first.confirm(asked, ["sending-paused", "point-of-no-return"]));
  const putBack = await kept(own, first);
  own.sandbox.world.setFaults(["lost-account-after"]);
  expect(must(await hands.proceed(asked)).phase.kind).toBe("awaiting-code");
  const copied = await putBack();
  own.sandbox.world.clearFaults();
  expect(must(await copied.proceed(asked)).phase.kind).toBe("awaiting-code");
  expect(countOf(own, "POST", "/v1/account")).toBe(1);
  expect(endingOf(must(await copied.enterCode(asked)))).toBe("complete, on-premises proven");
  // What a person asks for is another request.
  expect(countOf(own, "POST", "/v1/account")).toBe(1);
});

test("[I11][I25] a code entered in a data folder put back from a copy is not sent over one that went out, until it is entered again", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  const first = (hands = await openCoreDriver(own, { ports: boot }));
  const waiting = await first.migrate(own.plan("to-onprem"));
  expect(waiting.phase.kind).toBe("awaiting-code");
  const putBack = await kept(own, first);
  own.sandbox.world.setFaults(["lost-verify-before", "no-lookups", "onprem-lookup-missing"]);
  expect(endingOf(must(await hands.enterCode(waiting)))).toMatch(/^unknown, unknown/);
  const copied = await putBack();
  own.sandbox.world.clearFaults();
  must(await copied.enterCode(waiting));
  expect(countOf(own, "POST", "/v1/account/verify")).toBe(1);
  expect(endingOf(must(await copied.enterCode(waiting)))).toBe("complete, on-premises proven");
  expect(countOf(own, "POST", "/v1/account/verify")).toBe(2);
});
