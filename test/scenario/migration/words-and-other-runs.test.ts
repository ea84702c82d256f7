import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { FaultChoice } from "../../../main/sandbox/index.ts";
import { certificateText } from "../../support/check-context.ts";
import { bentAlways } from "../../support/bent.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";
import type { Plan } from "../../../shared/migration/plan.ts";

const BLIND: readonly FaultChoice[] = ["no-lookups", "onprem-lookup-missing"];
const DAY_MS = 86_400_000;

let rig: Harness | undefined;
let open: CoreDriver[] = [];
let copy: string | undefined;
afterEach(async () => {
  for (const hands of open) await hands.close();
  await rig?.close();
  if (copy !== undefined) rmSync(copy, { recursive: true, force: true });
  [open, rig, copy] = [[], undefined, undefined];
});

async function opened(own: Harness, change: Parameters<typeof openCoreDriver>[1] = {}): Promise<CoreDriver> {
  const hands = await openCoreDriver(own, change);
  open.push(hands);
  return hands;
}

async function shut(hands: CoreDriver): Promise<void> {
  open = open.filter((one) => one !== hands);
  await hands.close();
}

/** A run that was begun within the hour after a register of unknown outcome, and waits for the word on that. */
async function afterAnOpenRegister(own: Harness, hands: CoreDriver, plan: Plan = own.plan("to-cloud")) {
  const first = await hands.migrate(plan, () =>
    own.sandbox.world.setFaults(["lost-register-before", ...BLIND]),
  );
  expect(endingOf(first)).toBe("unknown, unknown none");
  must(await hands.abandon(first));
  own.sandbox.world.clearFaults();
  const asked = await hands.migrate(plan);
  expect(asked.phase).toEqual({ kind: "awaiting-confirmation", what: ["recent-register"] });
  return asked;
}

test("[I16][I10] a number that has moved is not kept deaf for a word on a register that was sent long since", async () => {
  const own = (rig = await startTimedHarness());
  const hands = await opened(own);
  const asked = await afterAnOpenRegister(own, hands);
  const agreed = must(await hands.confirm(asked, ["recent-register"]));
  own.sandbox.world.setFaults(["subscribe-denied"]);
  const stopped = await hands.goOn(agreed);
  expect(endingOf(stopped)).toBe("subscribe-refused, cloud proven");
  own.sandbox.world.clearFaults();
  const later = await hands.goOn(must(await hands.proceed(stopped, true)));
  expect(endingOf(later)).toBe("complete, cloud proven");
});

test("[I17] a register of unknown outcome is looked for by another process too, not hidden behind a word on an older one", async () => {
  const own = (rig = await startTimedHarness());
  const hands = await opened(own);
  const asked = await afterAnOpenRegister(own, hands);
  const agreed = must(await hands.confirm(asked, ["recent-register"]));
  own.sandbox.world.setFaults(["lost-register-after", ...BLIND]);
  const resting = await hands.goOn(agreed);
  expect(endingOf(resting)).toBe("unknown, unknown none");
  await shut(hands);
  const other = await opened(own);
  expect(endingOf(other.status(resting))).toBe("unknown, unknown none");
  own.sandbox.world.clearFaults();
  expect(endingOf(must(await other.proceed(resting)))).toBe("complete, cloud proven");
});

test("[I4][I25] a word on one run's register does not let another register out that the machine's book knows and the folder has forgotten", async () => {
  const own = (rig = await startTimedHarness());
  const first = await opened(own);
  const asked = await afterAnOpenRegister(own, first);
  await shut(first);
  copy = mkdtempSync(join(tmpdir(), "switchover-copy-"));
  cpSync(own.dataDir, copy, { recursive: true });
  const second = await opened(own);
  const agreed = must(await second.confirm(must(await second.proceed(asked)), ["recent-register"]));
  own.sandbox.world.setFaults(["lost-register-before", ...BLIND]);
  expect(endingOf(await second.goOn(agreed))).toBe("unknown, unknown none");
  expect(countOf(own, "POST", "/register")).toBe(2);
  own.sandbox.world.clearFaults();
  await shut(second);
  rmSync(own.dataDir, { recursive: true, force: true });
  cpSync(copy, own.dataDir, { recursive: true });
  const third = await opened(own);
  // The question still names the older run; the word is about that one.
  const again = must(await third.proceed(asked));
  const register = (): unknown =>
    third
      .rows(asked)
      .flatMap(({ entry }) => (entry.kind === "recent-register" || entry.kind === "opened" ? [entry] : []))
      .length;
  expect(register()).toBe(1);
  await third.goOn(must(await third.confirm(again, ["recent-register"])));
  expect(countOf(own, "POST", "/register")).toBe(2);
});

const NOT_READY = {
  kind: "rejected",
  reason: "service-not-ready",
  evidence: {
    at: "2026-01-01T00:00:00.000Z",
    durationMs: 1,
    httpStatus: 400,
    apiError: { code: 1011, title: "Service not ready" },
  },
} as const;

test("[I11] a code that may be on its way can still be entered after another one was refused, and none is asked for unasked", async () => {
  const own = (rig = await startTimedHarness({ startsOn: "cloud" }));
  let refuses = false;
  const hands = await opened(own, {
    deps: bentAlways((connections) => ({
      ...connections,
      onPrem: {
        ...connections.onPrem,
        requestAccount: (request, late) => {
          return refuses ? Promise.resolve(NOT_READY) : connections.onPrem.requestAccount(request, late);
        },
      },
    })),
  });
  const waiting = await hands.migrate(own.plan("to-onprem"), () =>
    own.sandbox.world.setFaults(["lost-account-after"]),
  );
  expect(waiting.phase.kind).toBe("awaiting-code");
  own.sandbox.world.clearFaults();
  own.clock.skip(120_000);
  refuses = true;
  const after = must(await hands.resend(waiting));
  expect(after.phase.kind).toBe("awaiting-code");
  expect(endingOf(must(await hands.enterCode(after)))).toBe("complete, on-premises proven");
});

test("[I28][I8] an account request whose code a person says was taken is not called answered by the platform", async () => {
  const own = (rig = await startTimedHarness({ startsOn: "cloud" }));
  const hands = await opened(own);
  const waiting = await hands.migrate(own.plan("to-onprem"), () =>
    own.sandbox.world.setFaults(["lost-account-after", "lost-verify-before", ...BLIND]),
  );
  const resting = must(await hands.enterCode(waiting));
  expect(resting.phase).toMatchObject({ kind: "unknown", step: "code" });
  const done = must(await hands.resolve(resting, { kind: "seen", home: "on-premises" }));
  const by = Object.fromEntries(
    done.steps.map(({ step, state }) => [step, "by" in state ? state.by : state.kind]),
  );
  expect(by).toMatchObject({ code: "person", account: "person" });
});

test("[I11] a code that went out for certain can still be entered where another one could not be asked for", async () => {
  const own = (rig = await startTimedHarness({ startsOn: "cloud" }));
  const first = await opened(own);
  const waiting = await first.migrate(own.plan("to-onprem"));
  expect(waiting.phase).toMatchObject({ kind: "awaiting-code", certain: true });
  const now = own.clock.now();
  own.env.set("CERT", certificateText({ issuedAtMs: now - 90 * DAY_MS, goodUntilMs: now - DAY_MS }));
  await shut(first);
  const second = await opened(own);
  own.clock.skip(120_000);
  // The plan's certificate has ended meanwhile: nothing was asked for, and the code on the phone is still good.
  const kept = await second.resend(waiting);
  expect(kept).toMatchObject({
    ok: false,
    problem: { kind: "codeNotAsked", run: waiting.run, reason: "certificate-expired" },
  });
  expect(countOf(own, "POST", "/v1/account")).toBe(1);
  expect(second.status(waiting).phase.kind).toBe("awaiting-code");
});
