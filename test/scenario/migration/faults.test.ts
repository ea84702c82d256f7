import { describe, expect, test } from "vitest";
import type { FaultChoice } from "../../../main/sandbox/index.ts";
import type { Direction } from "../../../shared/migration/direction.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

/** How a move ends under a fault that sets in once the pre-checks are done. */
type Row = {
  readonly ends: string;
  /** Where the number really is, in the practice platform's words. */
  readonly truth: "cloud" | "onprem";
  /** Requests that move the number or send a code; one where nothing is said. */
  readonly sent?: number;
  /** Whether the number is said to work, where the fault is about that. */
  readonly working?: boolean | undefined;
};

const moved: Row = { ends: "complete, cloud proven", truth: "cloud" };
const unmoved: Row = { ends: "register-had-no-effect, on-premises proven", truth: "onprem" };
const refused: Row = { ends: "register-refused, on-premises proven", truth: "onprem" };

const TO_CLOUD: Readonly<Record<string, Row>> = {
  // Register: lost or unreadable answers are settled by looking.
  "delay-register:0.2": moved,
  "lost-register-before": unmoved,
  "lost-register-after": moved,
  "register-late-effect": moved,
  "register-502-after": moved,
  "register-503-before": unmoved,
  "register-string-true": moved,
  "register-success-one": moved,
  "register-empty-200": moved,
  "register-html-200": unmoved,
  "register-truncated": moved,
  "register-duplicate-key": moved,
  "register-redirect": unmoved,
  "huge-body": moved,
  // Register: a plain no is a no, once both sides were read.
  "register-success-false": refused,
  "backup-rejected-false": refused,
  "backup-rejected-code": refused,
  "number-just-deleted": refused,
  // These refusals come with a server error's status, which proves nothing until both sides were read.
  "deregistration-incomplete": { ends: "register-refused, on-premises proven", truth: "onprem" },
  "name-not-approved": unmoved,
  "register-limit": { ends: "platform-limit, on-premises proven", truth: "onprem" },
  "pin-locked": { ends: "register-pin-refused, on-premises proven", truth: "onprem" },
  // "Not now" is no refusal of the move: it is waited out, and counted.
  "register-rate-limited": { ends: "told-to-wait, on-premises proven", truth: "onprem" },
  "pin-wrong-stops-gateway": moved,
  "lost-subscribe-before": moved,
  "lost-subscribe-after": moved,
  "subscribe-denied": { ends: "subscribe-refused, cloud proven", truth: "cloud" },
  "subscribed-by-others": moved,
  "rate-limited": moved,
  "token-expired": { ends: "access-refused, on-premises proven", truth: "onprem" },
  "token-lacks-scope": { ends: "access-refused, on-premises proven", truth: "onprem" },
  "unknown-field-refused": moved,
  "platform-field-refused": moved,
  "no-lookups": moved,
  "cloud-lookup-missing": moved,
  "banned-after-move": { ...moved, working: false },
  "restricted-after-move": { ...moved, working: undefined },
  "onprem-token-expired": moved,
  "lost-health": moved,
  "health-disconnected": { ends: "backup-lost, on-premises proven", truth: "onprem", sent: 0 },
  "clustered-health": moved,
  "onprem-lookup-missing": moved,
  "settings-other-number": { ends: "backup-of-another-number, on-premises proven", truth: "onprem", sent: 0 },
  "lost-backup": moved,
  "empty-backup": { ends: "backup-lost, on-premises proven", truth: "onprem", sent: 0 },
};

const back: Row = { ends: "complete, on-premises proven", truth: "onprem" };
const still: Row = { ends: "awaiting-code, cloud proven", truth: "cloud" };
const noAccount: Row = { ends: "account-refused, cloud proven", truth: "cloud" };

const TO_ON_PREM: Readonly<Record<string, Row>> = {
  "lost-account-before": still,
  "lost-account-after": back,
  "vname-differs": { ends: "awaiting display-name, cloud proven", truth: "cloud" },
  "account-no-vname": back,
  "cert-expired": noAccount,
  "pin-locked": noAccount,
  "lost-verify-before": still,
  "lost-verify-after": back,
  "code-expired": still,
  "code-rate-limited": noAccount,
  "shards-temporary-403": { ...back, ends: "shards-refused, on-premises proven" },
  "token-expired": back,
  "unknown-field-refused": back,
  "platform-field-refused": back,
  "no-lookups": back,
  "cloud-lookup-missing": back,
  "banned-after-move": { ...back, working: false },
  "restricted-after-move": { ...back, working: undefined },
  "onprem-token-expired": back,
  "onprem-lookup-missing": back,
  "lost-health": back,
  "clustered-health": back,
};

describe.each([
  { direction: "to-cloud", table: TO_CLOUD, counted: "/register" },
  { direction: "to-onprem", table: TO_ON_PREM, counted: "/v1/account" },
] as const)("$direction", ({ direction, table, counted }) => {
  test.each(Object.entries(table))(
    "[I9] under %s the run ends as it should and claims nothing beyond the truth",
    async (fault, row) => {
      const rig = await startTimedHarness({ startsOn: direction === "to-cloud" ? "onprem" : "cloud" });
      try {
        const hands = await openCoreDriver(rig);
        const done = await wholeRun(rig, hands, direction, fault as FaultChoice);
        expect(endingOf(done)).toBe(row.ends);
        expect(rig.sandbox.world.truth().home).toBe(row.truth);
        expect(hands.claims.untrue).toEqual([]);
        expect(countOf(rig, "POST", counted)).toBe(row.sent ?? 1);
        expect(rig.sandbox.world.homes().every((entry) => entry.home !== "none")).toBe(true);
        expect(rig.sandbox.world.elsewhereRequests()).toBe(0);
        expect("working" in row ? done.working : undefined).toBe(row.working);
        const saysClientWorks = done.numberIs === "on-premises" && done.working === true;
        expect(saysClientWorks && rig.sandbox.world.truth().gateway !== "connected").toBe(false);
        await hands.close();
      } finally {
        await rig.close();
      }
    },
  );
});

/** Goes as far as a person gets who says yes to everything and types each code once. */
async function wholeRun(rig: Harness, hands: CoreDriver, direction: Direction, fault: FaultChoice) {
  const plan = rig.plan(direction, (json) => {
    if (direction === "to-onprem") json.number.shards = 2;
  });
  const resting = await hands.migrate(plan, () => rig.sandbox.world.setFaults([fault]));
  return resting.phase.kind === "awaiting-code" ? must(await hands.enterCode(resting)) : resting;
}
