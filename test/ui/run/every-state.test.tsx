import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { Confirmation } from "../../../shared/migration/confirmation.ts";
import type { RunPhase, RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { ONE } from "../webhooks/imagined.ts";
import { showRun, snapshot } from "./shown-run.tsx";

const AT = "2026-01-15T12:00:00.000Z";
const LATER = new Date(Date.now() + 600_000).toISOString();
const NUMBER = { number: "+12025550100", spoken: "+1 202 555 0100" } as const;
const EVIDENCE = { at: AT, durationMs: 12 };

type Steps = RunSnapshot["steps"];
type State = Steps[number]["state"];
const DONE: State = {
  kind: "confirmed",
  attempt: 1,
  by: "answer",
  outcome: { kind: "confirmed", evidence: EVIDENCE },
};
const PENDING: State = { kind: "pending" };
const SENT: State = { kind: "in-flight", attempt: 1, since: AT };
const LOST: State = {
  kind: "unknown",
  attempt: 1,
  outcome: { kind: "unknown", cause: "connection-lost", evidence: EVIDENCE },
};
const REFUSED: State = {
  kind: "rejected",
  attempt: 1,
  outcome: { kind: "rejected", reason: "pin-wrong", evidence: EVIDENCE },
};

const NAMES = {
  "to-cloud": ["inspect", "backup", "register", "subscribe", "verify"],
  "to-onprem": ["inspect", "account", "code", "shards", "verify"],
} as const;

/** The steps of a direction in order: so many done, then the given state, then nothing. */
function steps(direction: RunSnapshot["direction"], done: number, at: State = PENDING): Steps {
  return NAMES[direction].map((step, index) => ({
    step,
    state: index < done ? DONE : index === done ? at : PENDING,
  }));
}

const CODE: RunPhase = {
  kind: "awaiting-code",
  certain: true,
  sentAt: AT,
  method: "sms",
  resendAt: { sms: AT, voice: AT },
  expiresAt: LATER,
  guesses: 0,
};

type Case = readonly [
  name: string,
  change: Partial<RunSnapshot>,
  /** The one primary action; undefined where there is nothing to press. */
  primary: string | undefined,
  strip: RegExp,
];

const toOnPrem = { direction: "to-onprem", numberIs: "cloud" } as const;
const unknown = { numberIs: "unknown", proof: "none" } as const;
const asking = (what: Confirmation): RunPhase => ({ kind: "awaiting-confirmation", what: [what] });

const CASES: readonly Case[] = [
  [
    "preparing",
    { phase: { kind: "ready" }, held: true, steps: steps("to-cloud", 1, SENT) },
    undefined,
    /^Nothing has moved/,
  ],
  ["warnings", { phase: asking("warnings") }, "Continue with warnings", /^Nothing has moved/],
  [
    "point of no return",
    { phase: asking("point-of-no-return"), steps: steps("to-cloud", 2) },
    "Move to the cloud",
    /^Nothing has moved/,
  ],
  [
    "crossing",
    { phase: { kind: "ready" }, held: true, steps: steps("to-cloud", 2, SENT) },
    undefined,
    /^Possible downtime/,
  ],
  [
    "first checks after a lost answer",
    {
      phase: { kind: "pausing", until: LATER, why: "second-look" },
      held: true,
      ...unknown,
      steps: steps("to-cloud", 2, LOST),
    },
    undefined,
    /^Unknown since/,
  ],
  [
    "unknown",
    { phase: { kind: "unknown", step: "register" }, ...unknown, steps: steps("to-cloud", 2, LOST) },
    "Check now",
    /^Unknown since/,
  ],
  [
    "finishing",
    { phase: { kind: "ready" }, held: true, numberIs: "cloud", steps: steps("to-cloud", 3, SENT) },
    undefined,
    /^Moved/,
  ],
  [
    "interrupted before",
    { phase: { kind: "ready" }, steps: steps("to-cloud", 1) },
    "Resume migration",
    /^Nothing has moved/,
  ],
  [
    "interrupted after",
    { phase: { kind: "ready" }, numberIs: "cloud", steps: steps("to-cloud", 3) },
    "Resume migration",
    /^Moved/,
  ],
  [
    "told to wait",
    { phase: { kind: "pausing", until: LATER, why: "told-to-wait" }, steps: steps("to-cloud", 1) },
    "Resume migration",
    /^Nothing has moved/,
  ],
  [
    "stopped by a PIN",
    { phase: { kind: "ended", reason: "register-pin-refused" }, steps: steps("to-cloud", 2, REFUSED) },
    "Resume migration",
    /^$/,
  ],
  [
    "no effect",
    { phase: { kind: "ended", reason: "register-had-no-effect" }, steps: steps("to-cloud", 2, LOST) },
    "Start a new migration",
    /^$/,
  ],
  [
    "sending paused",
    { ...toOnPrem, phase: asking("sending-paused"), steps: steps("to-onprem", 1) },
    "Sending is paused: continue",
    /^Nothing has moved/,
  ],
  [
    "asking for the code",
    { ...toOnPrem, phase: asking("point-of-no-return"), steps: steps("to-onprem", 1) },
    "Request code",
    /^Nothing has moved/,
  ],
  [
    "waiting for the code",
    { ...toOnPrem, phase: CODE, steps: steps("to-onprem", 2) },
    "Submit code",
    /^Nothing has moved/,
  ],
  [
    "an expired code",
    { ...toOnPrem, phase: { ...CODE, expiresAt: AT, expired: true }, steps: steps("to-onprem", 2) },
    "Resend by SMS",
    /^Nothing has moved/,
  ],
  [
    "a code to enter again after a lost one",
    { ...toOnPrem, ...unknown, phase: CODE, steps: steps("to-onprem", 2, LOST) },
    "Submit code",
    /^Unknown since/,
  ],
  [
    "code submitted",
    { ...toOnPrem, phase: { kind: "ready" }, held: true, steps: steps("to-onprem", 2, SENT) },
    undefined,
    /^Possible downtime/,
  ],
  [
    "code lost",
    { ...toOnPrem, ...unknown, phase: { kind: "unknown", step: "code" }, steps: steps("to-onprem", 2, LOST) },
    "Check now",
    /^Unknown since/,
  ],
  [
    "finishing on-premises",
    {
      ...toOnPrem,
      phase: { kind: "ready" },
      held: true,
      numberIs: "on-premises",
      steps: steps("to-onprem", 3, SENT),
    },
    undefined,
    /^Moved/,
  ],
];

describe("every state of a migration has a title, a strip while it is open, and at most one primary action", () => {
  test.each(CASES)("%s", async (_name, change, primary, strip) => {
    await showRun({ ...NUMBER, ...change }, ONE);
    const title = await screen.findByRole("heading", { level: 1, name: /\S/ });
    await screen.findByRole("list", { name: "Steps of this migration" });
    const isMoving = change.held === true && change.steps?.some(({ state }) => state === SENT) === true;
    // Only a request that moves the number makes the title say that it moves.
    expect(title.textContent.startsWith("Moving") && !isMoving).toBe(false);
    const main = screen.getByRole("main");
    // An interruption shows only after a moment without a process.
    await waitFor(
      () => {
        const filled = [...main.querySelectorAll<HTMLElement>(".mantine-Button-root")].filter(
          (one) =>
            (one.dataset["variant"] ?? "filled") === "filled" && one.closest("details:not([open])") === null,
        );
        expect(filled.map(({ textContent }) => textContent)).toEqual(primary === undefined ? [] : [primary]);
      },
      { timeout: 3_000 },
    );
    const shown = screen.queryByRole("region", { name: "Safety of this migration" });
    expect(shown?.textContent ?? "").toMatch(strip);
  });

  test("the cells name the steps of each direction, and which one waits for the person", async () => {
    await showRun({ ...toOnPrem, phase: CODE, steps: steps("to-onprem", 2) });
    const cells = within(await screen.findByRole("list", { name: "Steps of this migration" }));
    expect(cells.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Check12 ms",
      "Request code12 ms",
      "3Submit codewaiting for you",
      "4Set shardsnot started",
      "5Verifynot started",
    ]);
    expect(snapshot().steps).toHaveLength(5);
  });
});
