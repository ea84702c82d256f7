import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { Confirmation } from "../../../shared/migration/confirmation.ts";
import { EndReason } from "../../../shared/migration/end-reason.ts";
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

const REFUSED_ACCESS: State = {
  kind: "rejected",
  attempt: 1,
  outcome: { kind: "rejected", reason: "token-expired", evidence: EVIDENCE },
};
const NOT_SENT: State = {
  kind: "not-sent",
  attempt: 1,
  outcome: { kind: "notSent", cause: "connection-refused", evidence: EVIDENCE },
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

/** The questions, each where a migration asks it; a new one does not compile without its row. */
const QUESTIONS: Readonly<Record<Confirmation, readonly [primary: string, change: Partial<RunSnapshot>]>> = {
  warnings: ["Continue with warnings", {}],
  "sending-paused": ["Sending is paused: continue", { ...toOnPrem, steps: steps("to-onprem", 1) }],
  "point-of-no-return": ["Move to the cloud", { steps: steps("to-cloud", 2) }],
  "display-name": ["Accept name", { ...toOnPrem, steps: steps("to-onprem", 2) }],
  "recent-register": ["Continue", { steps: steps("to-cloud", 2) }],
  "refused-pin": ["Continue", { steps: steps("to-cloud", 2) }],
  "older-registration": ["Continue", { ...toOnPrem, numberIs: "on-premises", steps: steps("to-onprem", 3) }],
  "wipe-override": ["Continue", { numberIs: "cloud", steps: steps("to-cloud", 3) }],
};

const RESUME = "Resume migration";
const ANEW = "Start a new migration";

/** Where each end reason leaves a migration, and the one primary action there. */
const ENDS: Readonly<
  Record<Exclude<EndReason, "complete">, readonly [primary: string, change: Partial<RunSnapshot>]>
> = {
  "inspect-failed": [RESUME, { steps: steps("to-cloud", 0, REFUSED_ACCESS) }],
  "backup-refused": [RESUME, { steps: steps("to-cloud", 1, REFUSED_ACCESS) }],
  "backup-lost": [RESUME, { steps: steps("to-cloud", 1, LOST) }],
  "backup-of-another-number": [ANEW, { steps: steps("to-cloud", 1, REFUSED_ACCESS) }],
  "register-refused": [ANEW, { steps: steps("to-cloud", 2, REFUSED_ACCESS) }],
  "access-refused": [RESUME, { steps: steps("to-cloud", 2, REFUSED_ACCESS) }],
  "register-pin-refused": [RESUME, { steps: steps("to-cloud", 2, REFUSED) }],
  "register-not-sent": [RESUME, { steps: steps("to-cloud", 2, NOT_SENT) }],
  "register-had-no-effect": [ANEW, { steps: steps("to-cloud", 2, LOST) }],
  "attempts-spent": [ANEW, { steps: steps("to-cloud", 2, REFUSED_ACCESS) }],
  "pin-refused-twice": [ANEW, { steps: steps("to-cloud", 2, REFUSED) }],
  "told-to-wait": [RESUME, { steps: steps("to-cloud", 2, REFUSED_ACCESS) }],
  "platform-limit": [ANEW, { steps: steps("to-cloud", 2, REFUSED_ACCESS) }],
  "pair-unusable": [ANEW, { steps: steps("to-cloud", 2) }],
  "disk-full": [RESUME, { steps: steps("to-cloud", 1) }],
  "subscribe-refused": [RESUME, { numberIs: "cloud", steps: steps("to-cloud", 3, REFUSED_ACCESS) }],
  "subscribe-lost": [RESUME, { numberIs: "cloud", steps: steps("to-cloud", 3, LOST) }],
  "account-refused": [RESUME, { ...toOnPrem, steps: steps("to-onprem", 1, REFUSED_ACCESS) }],
  "account-not-sent": [RESUME, { ...toOnPrem, steps: steps("to-onprem", 1, NOT_SENT) }],
  "not-subscribed": [RESUME, { numberIs: "cloud", steps: steps("to-cloud", 4) }],
  "shards-refused": [
    RESUME,
    { ...toOnPrem, numberIs: "on-premises", steps: steps("to-onprem", 3, REFUSED_ACCESS) },
  ],
  "shards-lost": [RESUME, { ...toOnPrem, numberIs: "on-premises", steps: steps("to-onprem", 3, LOST) }],
  "not-on-target": [RESUME, { steps: steps("to-cloud", 4, REFUSED_ACCESS) }],
  "said-unmoved": [ANEW, { steps: steps("to-cloud", 2, LOST), proof: "attested" }],
  "certificate-expired": [RESUME, { ...toOnPrem, steps: steps("to-onprem", 1, REFUSED_ACCESS) }],
  "certificate-of-another-number": [RESUME, { ...toOnPrem, steps: steps("to-onprem", 1, REFUSED_ACCESS) }],
  "shards-too-late": [ANEW, { ...toOnPrem, numberIs: "on-premises", steps: steps("to-onprem", 3, LOST) }],
  "client-in-use": [RESUME, { ...toOnPrem, steps: steps("to-onprem", 0, REFUSED_ACCESS) }],
  abandoned: [ANEW, { steps: steps("to-cloud", 1) }],
};

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

/** The filled buttons of a migration's screen that can be seen without opening anything. */
function primaries(): readonly (string | null)[] {
  const buttons = screen.getByRole("main").querySelectorAll<HTMLElement>(".mantine-Button-root");
  return [...buttons]
    .filter((one) => (one.dataset["variant"] ?? "filled") === "filled")
    .filter((one) => one.closest("details:not([open])") === null)
    .map(({ textContent }) => textContent);
}

async function expectTitled(): Promise<string> {
  const title = await screen.findByRole("heading", { level: 1, name: /\S/ });
  await screen.findByRole("list", { name: "Steps of this migration" });
  return title.textContent;
}

const strip = (): string =>
  screen.queryByRole("region", { name: "Safety of this migration" })?.textContent ?? "";

describe("every state of a migration has a title, a strip while it is open, and at most one primary action", () => {
  test.each(CASES)("%s", async (_name, change, primary, says) => {
    await showRun({ ...NUMBER, ...change }, ONE);
    const title = await expectTitled();
    const isMoving = change.held === true && change.steps?.some(({ state }) => state === SENT) === true;
    // Only a request that moves the number makes the title say that it moves.
    expect(title.startsWith("Moving") && !isMoving).toBe(false);
    // An interruption shows only after a moment without a process.
    await waitFor(() => expect(primaries()).toEqual(primary === undefined ? [] : [primary]), {
      timeout: 3_000,
    });
    expect(strip()).toMatch(says);
  });

  test.each(Object.entries(QUESTIONS))("the question %s", async (what, [primary, change]) => {
    await showRun({ ...NUMBER, phase: asking(Confirmation.parse(what)), ...change }, ONE);
    expect(await expectTitled()).not.toMatch(/^Moving/);
    await waitFor(() => expect(primaries()).toEqual([primary]));
    expect(strip()).toMatch(
      change.numberIs === undefined || (change.numberIs === "cloud" && change.direction === "to-onprem")
        ? /^Nothing has moved/
        : /^Moved/,
    );
  });

  test.each(Object.entries(ENDS))("ended: %s", async (reason, [primary, change]) => {
    await showRun({ ...NUMBER, phase: { kind: "ended", reason: EndReason.parse(reason) }, ...change }, ONE);
    expect(await expectTitled()).not.toMatch(/^(Moving|Preparing|Waiting|Finishing)/);
    await waitFor(() => expect(primaries()).toEqual([primary]));
  });

  test("the cells name the steps of each direction, and which one waits for the person", async () => {
    await showRun({ ...toOnPrem, phase: CODE, steps: steps("to-onprem", 2) });
    const cells = within(await screen.findByRole("list", { name: "Steps of this migration" }));
    expect(cells.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Check12\u00a0ms",
      "Request code12\u00a0ms",
      "3Submit codewaiting for you",
      "4Set shardsnot started",
      "5Verifynot started",
    ]);
    expect(snapshot().steps).toHaveLength(5);
  });
});
