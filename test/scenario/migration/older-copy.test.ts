import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { HostPorts } from "../../../main/core/ports.ts";
import { countOf, endingOf, openHands, type Hands } from "../../support/hands.ts";
import { must, type Rig } from "../../support/rig.ts";
import { startTimedRig } from "../../support/timed-rig.ts";

let rig: Rig | undefined;
let hands: Hands | undefined;
let copy: string | undefined;
afterEach(async () => {
  await hands?.close();
  await rig?.close();
  if (copy !== undefined) rmSync(copy, { recursive: true, force: true });
  [rig, hands, copy] = [undefined, undefined, undefined];
});

const boot = (ports: HostPorts): HostPorts => ({ ...ports, clock: { ...ports.clock } });

test("[I4][F26] a data folder put back from a copy does not register again over a register that the machine's book holds open", async () => {
  const own = await startTimedRig();
  rig = own;
  hands = await openHands(own, { ports: boot });
  const started = must(await hands.start(own.plan("to-cloud")));
  const waiting = must(await hands.proceed(started));
  expect(endingOf(waiting)).toMatch(/^awaiting point-of-no-return/);
  await hands.close();
  copy = mkdtempSync(join(tmpdir(), "switchover-copy-"));
  cpSync(own.dataDir, copy, { recursive: true });
  hands = await openHands(own, { ports: boot });
  own.sandbox.world.setFaults(["lost-register-before", "no-lookups", "onprem-lookup-missing"]);
  const resting = await hands.goOn(must(await hands.proceed(waiting)));
  expect(endingOf(resting)).toBe("unknown, unknown none");
  expect(countOf(own, "POST", "/register")).toBe(1);
  own.sandbox.world.clearFaults();
  await hands.close();
  rmSync(own.dataDir, { recursive: true, force: true });
  cpSync(copy, own.dataDir, { recursive: true });
  hands = await openHands(own, { ports: boot });
  await hands.goOn(must(await hands.proceed(waiting)));
  expect(countOf(own, "POST", "/register")).toBe(1);
});
