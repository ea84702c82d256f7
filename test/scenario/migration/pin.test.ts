import { afterEach, describe, expect, test } from "vitest";
import type { SandboxOptions } from "../../../main/sandbox/index.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { reasonOf } from "../../../shared/platform/codes.ts";
import { secretsFoundIn } from "../../support/byte-scan.ts";
import { bentAlways, type Bend } from "../../support/bent.ts";
import { problemIn } from "../../support/expect-result.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { withRareDigits } from "../../support/rare-digits.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

let rig: Harness | undefined;
afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

type Refused = { readonly rig: Harness; readonly hands: CoreDriver; readonly refused: RunSnapshot };

/** A run to the cloud whose PIN was wrong. */
async function wrongPin(
  options: SandboxOptions = {},
  meanwhile: (rig: Harness) => void = () => undefined,
): Promise<Refused> {
  const own = await startTimedHarness(options);
  rig = own;
  own.env.set("PIN", own.sandbox.number.wrongPin);
  const hands = await openCoreDriver(own);
  const refused = await hands.migrate(own.plan("to-cloud"), () => meanwhile(own));
  return { rig: own, hands, refused };
}

const looksIn = (hands: CoreDriver, of: RunSnapshot): number =>
  hands.rows(of).filter(({ entry }) => entry.kind === "looked" && entry.because === "refusal").length;

describe("a wrong PIN at register", () => {
  test("[I6][I9] ends the run as rejected, after both sides were read again", async () => {
    const { rig, hands, refused } = await wrongPin();
    expect(endingOf(refused)).toBe("register-pin-refused, on-premises proven");
    expect(refused.working).toBe(true);
    expect(looksIn(hands, refused)).toBe(1);
    expect([countOf(rig, "POST", "/register"), rig.sandbox.world.truth().pinFailures]).toEqual([1, 1]);
    expect(hands.claims.untrue).toEqual([]);
  });

  test("[I9] that took the client down is never followed by the claim that the number works", async () => {
    const { rig, hands, refused } = await wrongPin({}, ({ sandbox }) =>
      sandbox.world.setFaults(["pin-wrong-stops-gateway"]),
    );
    expect(refused.phase).toEqual({ kind: "ended", reason: "register-pin-refused" });
    expect(rig.sandbox.world.truth().gateway).toBe("disconnected");
    expect([refused.numberIs, refused.working]).toEqual(["on-premises", false]);
    expect(hands.claims.untrue).toEqual([]);
  });

  test.each([["no-lookups"], ["onprem-lookup-missing"], ["no-lookups", "onprem-lookup-missing"]] as const)(
    "[I9] that took the client down is not called working where a side is silent (%s %s)",
    async (...blind) => {
      const { hands, refused } = await wrongPin({}, ({ sandbox }) =>
        sandbox.world.setFaults(["pin-wrong-stops-gateway", ...blind]),
      );
      expect(refused.phase).toEqual({ kind: "ended", reason: "register-pin-refused" });
      expect(refused.working).not.toBe(true);
      expect(["unknown none", "on-premises proven"].slice(0, blind.length === 2 ? 1 : 2)).toContain(
        `${refused.numberIs} ${refused.proof}`,
      );
      expect(hands.claims.untrue).toEqual([]);
    },
  );

  test("[I6] is not sent again by resume, in this process or another, nor by a new run", async () => {
    const { rig, hands, refused } = await wrongPin();
    expect(endingOf(must(await hands.proceed(refused, true)))).toBe(endingOf(refused));
    await hands.close();
    const other = await openCoreDriver(rig);
    expect(endingOf(must(await other.proceed(refused, true)))).toBe(endingOf(refused));
    expect(problemIn(await other.start(rig.plan("to-cloud"))).kind).toBe("noGo");
    expect([countOf(rig, "POST", "/register"), rig.sandbox.world.truth().pinFailures]).toEqual([1, 1]);
    await other.close();
  });

  test("[I6][I2] once changed goes on with the same backup pair and no second backup", async () => {
    const { rig, hands, refused } = await wrongPin();
    await hands.close();
    rig.env.set("PIN", rig.sandbox.number.pin);
    rig.clock.skip(120_000);
    const other = await openCoreDriver(rig);
    const done = must(await other.proceed(refused, true));
    expect(endingOf(done)).toBe("complete, cloud proven");
    expect([countOf(rig, "POST", "/register"), countOf(rig, "POST", "/v1/settings/backup")]).toEqual([2, 1]);
    expect(other.claims.untrue).toEqual([]);
    await other.close();
  });

  test("[I6][F31] is followed by at most one other try in a run: two refusals stop it", async () => {
    const { rig, hands, refused } = await wrongPin();
    rig.env.set("PIN", otherThan(rig));
    rig.clock.skip(120_000);
    const stopped = must(await hands.proceed(refused, true));
    expect(endingOf(stopped)).toBe("pin-refused-twice, on-premises proven");
    rig.env.set("PIN", rig.sandbox.number.pin);
    expect(endingOf(must(await hands.proceed(stopped, true)))).toBe(endingOf(stopped));
    expect([countOf(rig, "POST", "/register"), rig.sandbox.world.truth().pinFailures]).toEqual([2, 2]);
  });

  test("[I6] that was called too fast is not sent again before a person has waited", async () => {
    const { rig, hands, refused } = await wrongPin();
    rig.env.set("PIN", otherThan(rig));
    const fast = must(await hands.proceed(refused, true));
    expect(fast.phase).toEqual({ kind: "ended", reason: "pin-refused-twice" });
    expect(countOf(rig, "POST", "/register")).toBe(2);
  });

  test("[I6] whose source vanished is asked for by name, and nothing is sent", async () => {
    const { rig, hands, refused } = await wrongPin();
    await hands.close();
    rig.env.delete("PIN");
    const other = await openCoreDriver(rig);
    const answer = await other.proceed(refused, true);
    const said = answer.ok ? endingOf(answer.value) : JSON.stringify(answer.problem);
    expect(said).toMatch(/register-pin-refused|number\.pin/);
    expect(countOf(rig, "POST", "/register")).toBe(1);
    await other.close();
  });

  test("[I6][I13] stands nowhere in the data folder, neither the wrong one nor the right one", async () => {
    const { rig, hands, refused } = await wrongPin(withRareDigits());
    rig.env.set("PIN", rig.sandbox.number.pin);
    rig.clock.skip(120_000);
    must(await hands.proceed(refused, true));
    expect(secretsFoundIn(rig.dataDir, [rig.sandbox.number.pin, rig.sandbox.number.wrongPin])).toEqual([]);
    await hands.close();
    expect(secretsFoundIn(rig.dataDir, [rig.sandbox.number.pin, rig.sandbox.number.wrongPin])).toEqual([]);
  });
});

describe("a wrong PIN on the way back", () => {
  test("[I6] at the account request ends the run, and the same PIN is not sent again by resume", async () => {
    rig = await startTimedHarness({ startsOn: "cloud" });
    rig.env.set("PIN", rig.sandbox.number.wrongPin);
    const hands = await openCoreDriver(rig);
    const refused = await hands.migrate(rig.plan("to-onprem"));
    expect(endingOf(refused)).toBe("account-refused, cloud proven");
    expect(endingOf(must(await hands.proceed(refused, true)))).toBe(endingOf(refused));
    expect([countOf(rig, "POST", "/v1/account"), rig.sandbox.world.truth().pinFailures]).toEqual([1, 1]);
    rig.env.set("PIN", rig.sandbox.number.pin);
    rig.clock.skip(120_000);
    expect(endingOf(must(await hands.proceed(refused, true)))).toBe("awaiting-code, cloud proven");
    expect(hands.claims.untrue).toEqual([]);
  });

  test("[I6] at the shards is sent once, and not again by resume", async () => {
    rig = await startTimedHarness({ startsOn: "cloud" });
    const hands = await openCoreDriver(rig);
    const { world } = rig.sandbox;
    const plan = rig.plan("to-onprem", (json) => {
      json.number.shards = 2;
    });
    const waiting = await hands.migrate(plan);
    // Somebody changes the PIN between the two requests that carry it.
    world.setNumber({ pin: otherThan(rig) });
    const refused = must(await hands.enterCode(waiting));
    expect(endingOf(refused)).toBe("shards-refused, on-premises proven");
    must(await hands.proceed(refused, true));
    expect(world.truth().pinFailures).toBe(1);
    expect(countOf(rig, "POST", "/v1/account/shards")).toBe(1);
  });
});

/** A PIN that is neither the right one nor the wrong one that was tried before. */
function otherThan({ sandbox }: Harness): string {
  return String((Number(sandbox.number.pin) + 222_222) % 1_000_000).padStart(6, "0");
}

describe("a run that a refusal ended", () => {
  test("[I13] goes on in a process that has none of the plan's secrets but the corrected PIN", async () => {
    const { rig, hands, refused } = await wrongPin();
    await hands.close();
    rig.env.clear();
    rig.env.set("PIN", rig.sandbox.number.pin);
    const other = await openCoreDriver(rig);
    const done = must(await other.proceed(refused, true));
    expect(endingOf(await other.goOn(done))).toBe("complete, cloud proven");
    expect(countOf(rig, "POST", "/settings/backup")).toBe(1);
    await other.close();
  });

  test("[I3] keeps its sealed copies until it is abandoned or another run takes over", async () => {
    const { rig, hands, refused } = await wrongPin();
    const erased = (): boolean => hands.rows(refused).some(({ entry }) => entry.kind === "erased");
    expect(erased()).toBe(false);
    rig.env.set("PIN", rig.sandbox.number.pin);
    must(await hands.start(rig.plan("to-cloud")));
    expect(erased()).toBe(true);
    await hands.close();
  });

  test("[I3] that is abandoned afterwards loses its sealed copies and cannot be taken up again", async () => {
    const { hands, refused } = await wrongPin();
    const gone = must(await hands.abandon(refused));
    expect(gone.phase).toEqual({ kind: "ended", reason: "abandoned" });
    expect(hands.rows(refused).at(-1)?.entry.kind).toBe("erased");
    expect(must(await hands.proceed(refused, true)).phase).toEqual({ kind: "ended", reason: "abandoned" });
    await hands.close();
  });
});

test("[I6] a PIN that may have been the reason for a bare refusal is not tried again and again unchanged", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  let tried = 0;
  // What the client says of a wrong PIN where it keeps its details to itself (convention A1: 1005).
  const bend: Bend = ({ onPrem, ...rest }) => ({
    ...rest,
    onPrem: {
      ...onPrem,
      async requestAccount(request) {
        if (request.pin !== undefined) tried += 1;
        return {
          kind: "rejected",
          reason: reasonOf("onPrem", {
            code: 1005,
            title: "Access denied",
            call: "requestAccount",
            httpStatus: 403,
          }),
          evidence: {
            at: new Date(own.clock.now()).toISOString(),
            durationMs: 1,
            httpStatus: 403,
            apiError: { code: 1005, title: "Access denied" },
          },
        };
      },
    },
  });
  const hands = await openCoreDriver(own, {
    deps: bentAlways(bend),
  });
  let stopped = await hands.migrate(own.plan("to-onprem"));
  for (let turn = 0; turn < 4; turn += 1) stopped = must(await hands.proceed(stopped, true));
  expect(tried).toBeLessThanOrEqual(2);
});
