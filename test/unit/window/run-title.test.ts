import { expect, test } from "vitest";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { runTitle } from "../../../renderer/components/run/run-title.ts";
import { moveOfSteps } from "../../support/move-of-steps.ts";
import { loadWindowTranslation } from "../../../renderer/wording/window-translate.ts";

const AT = "2026-01-15T12:00:00.000Z";
const t = await loadWindowTranslation("en");
const NUMBER = "+1 202 555 0123";

type Change = Partial<Omit<RunSnapshot, "phase" | "steps">> & {
  readonly phase: RunSnapshot["phase"];
  /** The state of the step that moves the number. */
  readonly mover?: RunSnapshot["steps"][number]["state"];
};

function titleOf({ mover = { kind: "pending" }, ...change }: Change): string {
  const run = {
    direction: "to-cloud",
    spoken: NUMBER,
    held: true,
    numberIs: "on-premises",
    proof: "proven",
    move: moveOfSteps([{ step: "register", state: mover }]),
    steps: [
      { step: "inspect", state: { kind: "confirmed", attempt: 1, by: "answer" } },
      { step: change.direction === "to-onprem" ? "code" : "register", state: mover },
    ],
    ...change,
  };
  return runTitle(t, run as unknown as RunSnapshot);
}

const SENT = { kind: "in-flight", attempt: 1, since: AT } as const;
const DONE = { kind: "confirmed", attempt: 1, by: "answer" } as const;
const LOST = { kind: "unknown", attempt: 1, outcome: { kind: "unknown" } } as unknown as NonNullable<
  Change["mover"]
>;
const READY = { kind: "ready" } as const;
const ENDED = { kind: "ended", reason: "abandoned" } as const;
const COMPLETE = { kind: "ended", reason: "complete" } as const;
const CODE = {
  kind: "awaiting-code",
  certain: true,
  sentAt: AT,
  method: "sms",
  resendAt: { sms: AT, voice: AT },
  expiresAt: AT,
  guesses: 0,
} as const;

test.each<readonly [string, Change]>([
  [
    `Waiting for your code: the location of ${NUMBER} is unknown`,
    { direction: "to-onprem", phase: CODE, mover: LOST },
  ],
  [`Preparing to move ${NUMBER} to the cloud`, { phase: READY }],
  [`Migration of ${NUMBER} interrupted: nothing has moved`, { phase: READY, held: false }],
  [`Moving ${NUMBER} to the cloud`, { phase: READY, mover: SENT }],
  [`Finishing the migration of ${NUMBER} to the cloud`, { phase: READY, mover: DONE }],
  [`Migration of ${NUMBER} interrupted`, { phase: READY, mover: DONE, held: false }],
  [
    `Ready to move ${NUMBER} to the cloud: nothing has moved`,
    { phase: { kind: "awaiting-confirmation", what: ["point-of-no-return"] } },
  ],
  [
    "Waiting for your confirmation: nothing has moved",
    { phase: { kind: "awaiting-confirmation", what: ["warnings"] } },
  ],
  [
    `Waiting for your confirmation to finish moving ${NUMBER}`,
    { phase: { kind: "awaiting-confirmation", what: ["display-name"] }, mover: DONE },
  ],
  ["Waiting for your code: nothing has moved", { phase: CODE, direction: "to-onprem" }],
  [`Location of ${NUMBER} is unknown`, { phase: { kind: "unknown", step: "register" }, numberIs: "unknown" }],
  [
    `${NUMBER} is now in the cloud and working`,
    { phase: COMPLETE, numberIs: "cloud", working: true, mover: DONE },
  ],
  [`${NUMBER} is now in the cloud`, { phase: COMPLETE, numberIs: "cloud", mover: DONE }],
  [
    `${NUMBER} is in the cloud, not confirmed by the platform`,
    { phase: COMPLETE, numberIs: "cloud", proof: "attested", working: true },
  ],
  [
    `${NUMBER} is in the cloud, but its messages don't reach you`,
    { phase: { kind: "ended", reason: "subscribe-refused" }, numberIs: "cloud", working: true, mover: DONE },
  ],
  [
    `${NUMBER} is now in the cloud`,
    { phase: { kind: "ended", reason: "subscribe-lost" }, numberIs: "cloud", working: true, mover: DONE },
  ],
  ["Not moved: still on-premises, still working", { phase: ENDED, working: true }],
  ["Not moved: still on-premises", { phase: ENDED }],
  ["Nothing was moved by this migration", { phase: ENDED, proof: "none" }],
  ["Nothing was moved by this migration", { phase: ENDED, numberIs: "unknown", proof: "none" }],
  [`Location of ${NUMBER} is unknown`, { phase: ENDED, numberIs: "unknown", proof: "none", mover: LOST }],
])("a migration's title says its state: %s", (title, change) => {
  expect(titleOf(change)).toBe(title);
});

test("[ZP20] a title names what the platform reports against the number's working", () => {
  const banned = { about: "status", value: "BANNED", works: "no" } as const;
  const moved = { phase: COMPLETE, numberIs: "cloud", mover: DONE } as const;
  expect(titleOf({ ...moved, working: false, obstacle: banned })).toMatch(
    /is now in the cloud\. Platform status: “BANNED”$/,
  );
  expect(titleOf({ phase: ENDED, working: false, obstacle: { ...banned, about: "sending" } })).toBe(
    "Not moved: still on-premises. Sending: “BANNED”",
  );
  // One that isn't reported is told below it.
  expect(titleOf({ ...moved, obstacle: { about: "status", works: "unknown" } })).toMatch(
    /is now in the cloud$/,
  );
});

test("[I28] the title of a migration that a newer one has followed claims no location", () => {
  const newer = { run: "r-20260116-aaaaaa" } as NonNullable<RunSnapshot["newer"]>;
  const title = titleOf({ phase: COMPLETE, numberIs: "cloud", working: true, newer });
  expect(title).toBe(`Migration of ${NUMBER} to the cloud`);
});

test("a title says that something works only if the platform confirmed the location", () => {
  for (const proof of ["none", "attested"] as const)
    for (const numberIs of ["cloud", "on-premises", "unknown"] as const)
      expect(titleOf({ phase: ENDED, numberIs, proof, working: true })).not.toMatch(/working/);
});

const PHASES: readonly RunSnapshot["phase"][] = [
  READY,
  { kind: "pausing", until: AT, why: "second-look" },
  { kind: "pausing", until: AT, why: "retry" },
  { kind: "awaiting-confirmation", what: ["point-of-no-return"] },
  { kind: "awaiting-confirmation", what: ["refused-pin"] },
  CODE,
  { kind: "unknown", step: "code" },
];

test.each(["open", "not-known"] as const)(
  "[I9] no title claims that nothing has moved while that is %s",
  (move) => {
    for (const phase of PHASES)
      for (const direction of ["to-cloud", "to-onprem"] as const)
        for (const held of [true, false])
          for (const mover of [{ kind: "rejected" }, { kind: "not-sent" }, LOST, SENT] as (typeof LOST)[]) {
            const title = titleOf({
              phase,
              direction,
              held,
              mover,
              move,
              numberIs: "unknown",
              proof: "none",
            });
            expect(title).not.toMatch(/nothing has moved|Preparing/);
          }
  },
);
