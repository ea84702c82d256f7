import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { runWords } from "../../../shared/wording/run-words.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";
import { certificateText } from "../../support/check-context.ts";
import { countOf, endingOf } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { proveProblem, type Bench } from "./bench.ts";
import { startFront } from "./front.ts";
import { proven } from "./proofs.ts";
import { onBench, type FaultId, type Row } from "./row.ts";

const DAY_MS = 86_400_000;
const REGISTER = /\/register$/;
const WAITING = "awaiting-code, cloud proven";

/** A code that is not the one that was sent. */
function wrongCode({ sandbox }: Harness): string {
  const sent = Number((sandbox.world.lastCode() ?? "").replace("-", ""));
  return String((sent + 1) % 1_000_000).padStart(6, "0");
}

const refusalOf = ({ phase }: RunSnapshot): string =>
  phase.kind === "awaiting-code" && phase.lastRefusal?.kind === "rejected"
    ? phase.lastRefusal.reason
    : phase.kind;

const wordsOf = (run: RunSnapshot): string => Object.values(runWords(translateToEnglish, run)).join(" ");

/** Proves that a migration's sentences say this. */
function proveTold(run: RunSnapshot, says: RegExp): void {
  expect(wordsOf(run)).toMatch(says);
  proven("told");
}

/** Takes a number back until its code is awaited. */
const backUntilCode = (bench: Bench): Promise<RunSnapshot> =>
  bench.driver.migrate(bench.plan("to-onprem", (json) => void (json.number.shards = undefined)));

/** A move to the cloud that ends before a registration is sent. */
async function neverRegisters(
  bench: Bench,
  ends: RegExp,
  says: RegExp,
  plan = bench.plan("to-cloud"),
): Promise<void> {
  const run = await bench.driver.migrate(plan, () => undefined);
  expect(endingOf(run)).toMatch(ends);
  proveTold(run, says);
  expect([countOf(bench.harness, "POST", "/register"), run.attempts.inRun]).toEqual([0, 3]);
  expect(bench.harness.sandbox.world.truth().home).toBe("onprem");
}

/** What people enter, and what both APIs know of the number. */
export const PEOPLE: Readonly<Record<FaultId, Row>> = {
  F31: {
    how: "the PIN in the plan is wrong, twice; then the platform locks it",
    expected: "rejected; never tried again unasked; after two refusals a warning; the number stays",
    run: () =>
      onBench(async (bench) => {
        const { harness, driver } = bench;
        harness.env.set("PIN", harness.sandbox.number.wrongPin);
        const refused = await driver.migrate(bench.plan("to-cloud"));
        await bench.prove(refused, {
          step: "register",
          class: "rejected: pin-wrong",
          ends: "register-pin-refused, on-premises proven",
          told: /PIN/,
          truth: "onprem",
          sent: 1,
        });
        // The same PIN again, in the same migration and in a new one: nothing is sent.
        await driver.proceed(refused, true);
        expect(countOf(harness, "POST", "/register")).toBe(1);
        harness.env.set("PIN", harness.sandbox.number.pin);
        harness.sandbox.world.setFaults(["pin-locked"]);
        const locked = await driver.migrate(bench.plan("to-cloud"));
        expect(endingOf(locked)).toMatch(/, on-premises proven$/);
        proveTold(locked, /PIN/);
        expect(countOf(harness, "POST", "/register")).toBe(2);
      }),
  },
  F32: {
    how: "a code is wrong, then too late; then the call in place of the message is asked for",
    expected:
      "each is a state of its own; the code can be entered or asked for again, and the number moves once",
    run: () =>
      onBench(
        async (bench) => {
          const { harness, driver } = bench;
          const waiting = await backUntilCode(bench);
          expect(endingOf(waiting)).toBe(WAITING);
          const wrong = must(await driver.enterCode(waiting, wrongCode(harness)));
          expect([refusalOf(wrong), endingOf(wrong)]).toEqual(["code-wrong", WAITING]);
          harness.sandbox.world.setFaults(["code-expired"]);
          const late = must(await driver.enterCode(wrong));
          expect([refusalOf(late), endingOf(late)]).toEqual(["code-expired", WAITING]);
          proveTold(late, /code/i);
          harness.sandbox.world.clearFaults();
          await proveProblem(await driver.resend(late, "voice"), "tooSoon", /wait|until|again/i).catch(
            () => undefined,
          );
          harness.clock.skip(3_600_000);
          must(await driver.resend(late, "voice"));
          const done = must(await driver.enterCode(late));
          expect(endingOf(done)).toBe("complete, on-premises proven");
          expect(harness.sandbox.world.truth().home).toBe("onprem");
        },
        { startsOn: "cloud" },
      ),
  },
  F33: {
    how: "the on-premises client answers with another display name; the plan holds the certificate of another number",
    expected: "the first waits for a person, the second is stopped by the preflight checks; the number stays",
    async run() {
      await onBench(
        async (bench) => {
          const { harness, driver } = bench;
          const run = await driver.migrate(bench.plan("to-onprem"), () =>
            harness.sandbox.world.setFaults(["vname-differs"]),
          );
          expect(endingOf(run)).toBe("awaiting display-name, cloud proven");
          proveTold(run, /name/i);
          expect([countOf(harness, "POST", "/v1/account"), countOf(harness, "POST", "/verify")]).toEqual([
            1, 0,
          ]);
        },
        { startsOn: "cloud" },
      );
      await onBench(
        async (bench) => {
          const now = bench.harness.clock.now();
          bench.harness.env.set(
            "CERT",
            certificateText({ number: "12025550199", issuedAtMs: now - DAY_MS, goodUntilMs: now + DAY_MS }),
          );
          const refused = await bench.driver.start(bench.plan("to-onprem"));
          expect(refused.ok).toBe(false);
          await proveProblem(refused, "noGo", /check/i);
          expect(countOf(bench.harness, "POST", "/v1/account")).toBe(0);
        },
        { startsOn: "cloud" },
      );
    },
  },
  F34: {
    how: "the client's settings name another number; its backup is empty; a front makes it 5 MB long",
    expected: "ended before a registration is sent, with a reason of its own each",
    async run() {
      for (const [fault, ends] of [
        ["settings-other-number", /^backup-of-another-number, on-premises proven$/],
        ["empty-backup", /^backup-lost, on-premises proven$/],
      ] as const)
        await onBench(async (bench) => {
          const run = await bench.driver.migrate(bench.plan("to-cloud"), () =>
            bench.harness.sandbox.world.setFaults([fault]),
          );
          expect(endingOf(run)).toMatch(ends);
          proveTold(run, /backup/i);
          expect([countOf(bench.harness, "POST", "/register"), run.attempts.inRun]).toEqual([0, 3]);
        });
      await onBench(async (bench) => {
        const client = await startFront({ baseUrl: bench.harness.sandbox.onPrem.baseUrl });
        client.meet(
          /\/settings\/backup$/,
          (response) =>
            response
              .writeHead(200, { "content-type": "application/json" })
              .end(JSON.stringify({ settings: { data: "A".repeat(5 * 1024 * 1024) }, meta: {} })),
          9,
        );
        try {
          await neverRegisters(
            bench,
            /^backup-lost, on-premises proven$/,
            /backup/i,
            bench.plan("to-cloud", (json) => {
              json.onPrem.baseUrl = client.origin;
              json.onPrem.tls = { sha256: client.sha256 };
            }),
          );
          expect(client.struck()).toBeGreaterThan(0);
        } finally {
          await client.close();
        }
      });
    },
  },
  F35: {
    how: "the on-premises client vanishes from the network at the moment when the subscription leaves",
    expected: "the registration was confirmed: the migration becomes complete",
    run: () =>
      onBench(async (bench) => {
        const client = await startFront({ baseUrl: bench.harness.sandbox.onPrem.baseUrl });
        bench.atIntent("subscribe", () => client.vanish());
        try {
          const run = await bench.driver.migrate(
            bench.plan("to-cloud", (json) => {
              json.onPrem.baseUrl = client.origin;
              json.onPrem.tls = { sha256: client.sha256 };
            }),
          );
          await bench.prove(run, {
            step: "register",
            class: "confirmed",
            ends: "complete, cloud proven",
            told: /is in the cloud/,
            truth: "cloud",
            sent: 1,
          });
        } finally {
          await client.close();
        }
      }),
  },
  F36: {
    how: "the front holds the answer to a registration back until a person has abandoned the migration",
    expected:
      "nothing is applied twice; a next migration finds the number in the cloud and registers nothing",
    run: () =>
      onBench(async (bench) => {
        const { harness, front, driver } = bench;
        const abandoned = Promise.withResolvers<undefined>();
        bench.hurryDeadlines();
        harness.sandbox.world.setFaults([]);
        front.meet(REGISTER, async (response, handOn) => {
          await abandoned.promise;
          const { status, body } = await handOn();
          response.writeHead(status, { "content-type": "application/json" }).end(body);
        });
        const run = await driver.migrate(bench.plan("to-cloud"), () =>
          harness.sandbox.world.setFaults(["no-lookups", "onprem-lookup-missing"]),
        );
        expect(endingOf(run)).toBe("unknown, unknown none");
        proveTold(run, /unknown/i);
        const ended = must(await driver.abandon(run));
        expect(endingOf(ended)).toBe("abandoned, unknown none");
        abandoned.resolve(undefined);
        for (let turn = 0; turn < 400 && harness.sandbox.world.truth().home !== "cloud"; turn += 1)
          await sleep(25);
        expect(harness.sandbox.world.truth().home).toBe("cloud");
        harness.sandbox.world.clearFaults();
        const next = await driver.migrate(bench.plan("to-cloud"));
        expect([endingOf(next), countOf(harness, "POST", "/register")]).toEqual([
          "complete, cloud proven",
          1,
        ]);
      }),
  },
};
