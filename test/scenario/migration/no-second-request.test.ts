import { afterEach, describe, expect, test } from "vitest";
import type { FaultChoice, SandboxOptions } from "../../../main/sandbox/index.ts";
import type { Direction } from "../../../shared/migration/direction.ts";
import { bent } from "../../support/bent.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type PlanJson, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

let rig: Harness | undefined;
afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

const BLIND: readonly FaultChoice[] = ["no-lookups", "onprem-lookup-missing"];

async function begun(
  direction: Direction,
  options: SandboxOptions = {},
  change?: (json: PlanJson) => void,
): Promise<{
  rig: Harness;
  hands: CoreDriver;
  migrate: (faults: readonly FaultChoice[]) => ReturnType<CoreDriver["goOn"]>;
}> {
  const own = await startTimedHarness({
    startsOn: direction === "to-cloud" ? "onprem" : "cloud",
    ...options,
  });
  rig = own;
  const hands = await openCoreDriver(own);
  return {
    rig: own,
    hands,
    migrate: (faults) =>
      hands.migrate(own.plan(direction, change), () => own.sandbox.world.setFaults(faults)),
  };
}

describe("a register answered 202 with a general error after it took effect", () => {
  test("[I4][I9] is unknown in the dark, and goes out once however often the run is taken up", async () => {
    const { rig: own, hands, migrate } = await begun("to-cloud");
    const resting = await migrate(["register-error-after", ...BLIND]);
    expect(endingOf(resting)).toBe("unknown, unknown none");
    for (let turn = 0; turn < 3; turn += 1) must(await hands.proceed(resting, true));
    expect(countOf(own, "POST", "/register")).toBe(1);
    expect(hands.claims.untrue).toEqual([]);
  });

  test("[I9] is settled by a look that shows the number in the cloud", async () => {
    const { rig: own, migrate } = await begun("to-cloud");
    expect(endingOf(await migrate(["register-error-after"]))).toBe("complete, cloud proven");
    expect(countOf(own, "POST", "/register")).toBe(1);
  });
});

describe("an account request answered with a general error", () => {
  test("[I11] leaves the code to be entered, and taking the run up again asks for no other", async () => {
    const { rig: own, hands, migrate } = await begun("to-onprem");
    const resting = await migrate(["account-error-after"]);
    expect(resting.phase).toMatchObject({ kind: "awaiting-code", certain: false });
    for (let turn = 0; turn < 3; turn += 1) must(await hands.proceed(resting, true));
    expect(countOf(own, "POST", "/v1/account")).toBe(1);
    expect(endingOf(must(await hands.enterCode(resting)))).toBe("complete, on-premises proven");
  });

  test("[I21][F17] refused for its token is not posted twice", async () => {
    const { rig: own, migrate } = await begun("to-onprem");
    const resting = await migrate(["onprem-token-expired"]);
    expect(countOf(own, "POST", "/v1/account")).toBeLessThanOrEqual(1);
    expect(["access-refused, cloud proven", "awaiting-code, cloud proven"]).toContain(endingOf(resting));
  });
});

describe("a client that does not prove what it is connected for", () => {
  test("[I9][F34] serving another number, it settles no lost account answer and gets no shards", async () => {
    const {
      rig: own,
      hands,
      migrate,
    } = await begun("to-onprem", {}, (json) => {
      json.number.shards = 2;
    });
    const resting = await migrate(["lost-account-before", "settings-other-number", "no-lookups"]);
    expect(resting.phase.kind).toBe("awaiting-code");
    expect(resting.proof).not.toBe("proven");
    expect(countOf(own, "POST", "/v1/account/shards")).toBe(0);
    expect(hands.claims.untrue).toEqual([]);
  });

  test("[I9] naming no number while the cloud is silent, it leaves a lost register unknown", async () => {
    const { rig: own, hands, migrate } = await begun("to-cloud");
    const resting = await migrate(["lost-register-before", "settings-missing", "no-lookups"]);
    expect(endingOf(resting)).toBe("unknown, unknown none");
    expect(countOf(own, "POST", "/register")).toBe(1);
    expect(hands.claims.untrue).toEqual([]);
  });

  test("[I28] its backup takes nothing away from what both sides said before it", async () => {
    const { rig: own, hands } = await begun("to-cloud");
    const resting = must(await hands.proceed(must(await hands.start(own.plan("to-cloud")))));
    expect(endingOf(resting)).toBe("awaiting point-of-no-return, on-premises proven");
    expect(resting.basis).toBe("both-sides");
  });

  test("[I9][F34] naming no number, it proves nothing of one by a backup", async () => {
    const { migrate } = await begun("to-cloud");
    const resting = await migrate(["backup-rejected-false", ...BLIND]);
    expect(endingOf(resting)).toBe("register-refused, unknown none");
  });

  test("[I28] naming the number, it proves it by its backup, and the proof is called that", async () => {
    rig = await startTimedHarness();
    const hands = await openCoreDriver(rig, {
      deps: bent(({ onPrem, ...rest }) => ({
        ...rest,
        onPrem: {
          ...onPrem,
          async readHealth() {
            const { evidence } = await onPrem.readHealth();
            return { kind: "unknown", cause: "timeout", evidence };
          },
        },
      })),
    });
    const resting = await hands.migrate(rig.plan("to-cloud"), () =>
      rig?.sandbox.world.setFaults(["backup-rejected-false", "no-lookups"]),
    );
    expect(resting).toMatchObject({ numberIs: "on-premises", proof: "proven", basis: "backup-given" });
  });
});
