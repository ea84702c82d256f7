import { beforeAll, describe, expect, test } from "vitest";
import { FAULTS, faultNames, type Fault, type RequestEntry } from "../../../main/sandbox/index.ts";
import type { Direction } from "../../../shared/migration/direction.ts";
import { FAULT_WORDS } from "../../../shared/wording/fault-words.ts";
import { migrate, must, startHarness } from "../../support/harness.ts";

/** Faults that both migrations run into, but that change something only if the number starts on-premises. */
const TO_CLOUD_ONLY = new Set<string>(["health-disconnected"]);

const calls: Record<Direction, readonly RequestEntry[]> = { "to-cloud": [], "to-onprem": [] };

beforeAll(async () => {
  calls["to-cloud"] = await callsOf("to-cloud");
  calls["to-onprem"] = await callsOf("to-onprem");
});

describe("a fault's direction", () => {
  test.each(faultNames())("of %s is that of the migrations that make its calls", (name) => {
    const fault: Fault = FAULTS[name];
    const meets = (direction: Direction): boolean =>
      !(TO_CLOUD_ONLY.has(name) && direction === "to-onprem") &&
      calls[direction].some((call) => strikes(fault, call));
    const [there, back] = [meets("to-cloud"), meets("to-onprem")];
    const met = there && back ? "both" : there ? "to-cloud" : back ? "to-onprem" : "none";
    const { direction } = FAULT_WORDS[name];
    // A fault of the notifications or of the routing registry affects no call of a migration.
    expect(met).toBe(direction === "webhooks" || direction === "registry" ? "none" : direction);
  });
});

async function callsOf(direction: Direction): Promise<readonly RequestEntry[]> {
  const rig = await startHarness({ startsOn: direction === "to-cloud" ? "onprem" : "cloud" });
  try {
    const core = await rig.core();
    // Two shards, so that the call that sets them is made as well.
    const plan = rig.plan(direction, (json) => {
      if (direction === "to-onprem") json.number.shards = 2;
    });
    const waiting = await migrate(core, plan);
    const code = rig.sandbox.world.lastCode()?.replace("-", "");
    const done =
      code === undefined
        ? waiting
        : must(await core.client.call("migration.enterCode", { run: waiting.run, code }));
    if (done.phase.kind !== "ended") throw new Error(`the run rests: ${JSON.stringify(done.phase)}`);
    return rig.sandbox.world.requests();
  } finally {
    await rig.close();
  }
}

function strikes(fault: Fault, call: RequestEntry): boolean {
  const path = (call.path.split("?")[0] ?? "").replace(/^\/v23\.0(?=\/)/, "");
  return fault.strikes.some(
    (place) =>
      place.api === call.api &&
      (place.method === "*" || place.method === call.method) &&
      place.path.test(path),
  );
}
