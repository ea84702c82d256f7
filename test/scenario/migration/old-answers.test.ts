import { afterEach, expect, test } from "vitest";
import type { RunConnections } from "../../../main/core/migration/run-connections.ts";
import { bentAlways, shifted, type Bend } from "../../support/bent.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";
import { maskAddress } from "../../../shared/platform/callback-address.ts";
import type { CallOutcome } from "../../../shared/platform/outcome.ts";

const DAY_MS = 86_400_000;

let rig: Harness | undefined;
let open: CoreDriver[] = [];
afterEach(async () => {
  for (const hands of open) await hands.close();
  await rig?.close();
  [open, rig] = [[], undefined];
});

async function opened(own: Harness, change: Parameters<typeof openCoreDriver>[1] = {}): Promise<CoreDriver> {
  const hands = await openCoreDriver(own, change);
  open.push(hands);
  return hands;
}

/** A migration that waits for the confirmation before the point of no return. */
async function beforeTheMove(own: Harness, of: CoreDriver) {
  let waiting = must(await of.proceed(must(await of.start(own.plan("to-cloud")))));
  if (waiting.phase.kind === "awaiting-confirmation" && waiting.phase.what.includes("warnings")) {
    must(await of.confirm(waiting, ["warnings"]));
    waiting = must(await of.proceed(waiting));
  }
  expect(endingOf(waiting)).toMatch(/^awaiting point-of-no-return/);
  return waiting;
}

/** From some moment on the client says that it serves another number. */
function servingAnother(now: { another: boolean }): Bend {
  return (connections) => ({
    ...connections,
    onPrem: {
      ...connections.onPrem,
      readSettings: async () => {
        const answer = await connections.onPrem.readSettings();
        return now.another && answer.kind === "confirmed"
          ? { ...answer, value: { ...answer.value, waId: "12025550199" } }
          : answer;
      },
    },
  });
}

test("[F34][I2] a backup taken after a resume, from a client that serves another number by now, is not registered", async () => {
  const own = (rig = await startTimedHarness());
  const now = { another: false };
  const hands = await opened(own, {
    deps: bentAlways((connections) => {
      const bentOnes = servingAnother(now)(connections);
      return {
        ...bentOnes,
        onPrem: {
          ...bentOnes.onPrem,
          backup: async (password) =>
            now.another
              ? connections.onPrem.backup(password)
              : {
                  kind: "rejected",
                  reason: "other",
                  evidence: { at: "2026-01-01T00:00:00.000Z", durationMs: 1, httpStatus: 400 },
                },
        },
      };
    }),
  });
  const stopped = await hands.migrate(own.plan("to-cloud"));
  expect(endingOf(stopped)).toBe("backup-refused, on-premises proven");
  // Somebody mends the client, which serves another number from then on.
  now.another = true;
  const later = await hands.goOn(must(await hands.proceed(stopped, true)));
  expect({ ending: endingOf(later).split(",")[0], registers: countOf(own, "POST", "/register") }).toEqual({
    ending: "backup-of-another-number",
    registers: 0,
  });
});

test("[F34][I2] a look before a register that shows the client serving another number holds the register back", async () => {
  const own = (rig = await startTimedHarness());
  const now = { another: false };
  const hands = await opened(own, { deps: bentAlways(servingAnother(now)) });
  const waiting = await beforeTheMove(own, hands);
  now.another = true;
  own.clock.skip(2 * DAY_MS);
  must(await hands.confirm(waiting, ["point-of-no-return"]));
  const done = must(await hands.proceed(waiting));
  const looks = hands
    .rows(waiting)
    .flatMap(({ entry }) =>
      entry.kind === "looked" ? [`${entry.because} ${entry.reading.clientSays}`] : [],
    );
  expect(looks).toContain("before-register serves-another");
  expect({
    registers: countOf(own, "POST", "/register"),
    ending: endingOf(done).split(",")[0],
  }).toMatchObject({
    registers: 0,
  });
});

test("[I23][F20] answers that are two days old after a sleep are asked for anew before a register", async () => {
  const own = (rig = await startTimedHarness());
  const offset = { ms: 0 };
  const hands = await opened(own, { ports: shifted(offset) });
  const waiting = await beforeTheMove(own, hands);
  // The machine sleeps: the clock that cannot jump stands still meanwhile.
  offset.ms = 2 * DAY_MS;
  own.sandbox.world.beginAgain("cloud");
  const done = await hands.goOn(waiting);
  expect({ ending: endingOf(done), registers: countOf(own, "POST", "/register") }).toEqual({
    ending: "complete, cloud proven",
    registers: 0,
  });
});

const CALLBACK = maskAddress("https://callbacks.example/one");
const OTHER = maskAddress("https://callbacks.example/two");
type Cloud = RunConnections["connections"]["cloud"];
const withCallback =
  (cloud: Cloud, address: () => typeof CALLBACK | undefined): Cloud["readNumber"] =>
  async () => {
    const outcome = await cloud.readNumber();
    const account = address();
    return outcome.kind === "confirmed" && account !== undefined
      ? { ...outcome, value: { ...outcome.value, webhooks: { ...outcome.value.webhooks, account } } }
      : outcome;
  };
const silent = (): Promise<CallOutcome<never>> =>
  Promise.resolve({
    kind: "unknown",
    cause: "timeout",
    evidence: { at: "2026-01-01T00:00:00.000Z", durationMs: 1 },
  });

test("[I26] a word on one callback address is not taken for another one that a fresh look shows in its place", async () => {
  const own = (rig = await startTimedHarness());
  let address = CALLBACK;
  const hands = await opened(own, {
    deps: bentAlways((connections) => ({
      ...connections,
      cloud: {
        ...connections.cloud,
        readNumber: withCallback(connections.cloud, () => address),
        readSubscriptions: silent,
      },
    })),
  });
  const asked = await hands.migrate(own.plan("to-cloud"));
  expect(asked.phase).toEqual({ kind: "awaiting-confirmation", what: ["wipe-override"] });
  const agreed = must(await hands.confirm(asked, ["wipe-override"]));
  // An hour later another address stands there, and the program is told so before it goes on.
  address = OTHER;
  own.clock.skip(3_600_000);
  const done = await hands.goOn(agreed);
  expect({ phase: done.phase, sent: countOf(own, "POST", "/subscribed_apps") }).toEqual({
    phase: { kind: "awaiting-confirmation", what: ["wipe-override"] },
    sent: 0,
  });
});

test("[I26] a callback address that was set after a refused subscribe is not wiped unasked by taking the run up days later", async () => {
  const own = (rig = await startTimedHarness());
  const hands = await opened(own);
  const stopped = await hands.migrate(own.plan("to-cloud"), () =>
    own.sandbox.world.setFaults(["subscribe-denied"]),
  );
  expect(endingOf(stopped)).toMatch(/^subscribe-refused, cloud/);
  own.sandbox.world.clearFaults();
  own.clock.skip(2 * DAY_MS);
  own.sandbox.world.setFaults(["subscribed-by-others"]);
  const sentBefore = countOf(own, "POST", "/subscribed_apps");
  await hands.goOn(must(await hands.proceed(stopped, true)));
  expect(countOf(own, "POST", "/subscribed_apps") - sentBefore).toBe(0);
});

test("[I24][F20] a word about one moment that was given before a sleep of days is asked for anew", async () => {
  const own = (rig = await startTimedHarness());
  const offset = { ms: 0 };
  const hands = await opened(own, {
    ports: shifted(offset),
    deps: bentAlways((connections) => ({
      ...connections,
      cloud: {
        ...connections.cloud,
        readNumber: withCallback(connections.cloud, () => CALLBACK),
        readSubscriptions: silent,
      },
    })),
  });
  const asked = await hands.migrate(own.plan("to-cloud"));
  const agreed = must(await hands.confirm(asked, ["wipe-override"]));
  offset.ms = 5 * DAY_MS;
  const done = await hands.goOn(agreed);
  expect(done.phase).toEqual({ kind: "awaiting-confirmation", what: ["wipe-override"] });
});
