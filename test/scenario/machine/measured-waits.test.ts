import { expect, onTestFinished, test } from "vitest";
import { waitInTheWay } from "../../../main/core/migration/platform-waits.ts";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import type { Storage } from "../../../main/core/storage/port.ts";
import type { RunId } from "../../../shared/ids.ts";
import { instant, isoOf } from "../../../shared/time.ts";
import { ENDED, intent, NUMBER, opened, runNamed } from "../../contract/storage/entries.ts";
import { must } from "../../support/harness.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { stateFolder } from "../../support/state-folder.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const clock = virtualClock();

function storageIn(stateDir: string): Storage {
  const storage = must(
    openStorage({ dataDir: tempFolder(), stateDir, clock, random: seededRandom(), appVersion: "1.2.3" }),
  );
  onTestFinished(() => storage.close());
  return storage;
}

/** A run whose register is told to wait, and which ends at that. */
function toldToWait(storage: Storage, run: RunId, seconds: number): void {
  const hold = must(storage.create(NUMBER, opened(run)));
  must(storage.append(hold, intent(1)));
  const at = isoOf(clock.now());
  must(
    storage.append(hold, {
      kind: "outcome",
      step: "register",
      attempt: 1,
      outcome: {
        kind: "rejected",
        reason: "rate-limited",
        evidence: { at, durationMs: 1, httpStatus: 429, retryAfterSeconds: seconds, serverDate: at },
      },
    }),
  );
  must(storage.append(hold, ENDED));
  hold.release();
}

test("[I23][I25] a wait that another folder was told while an older one is measured is not taken out with it", async () => {
  const stateDir = stateFolder();
  const mine = storageIn(stateDir);
  const other = storageIn(stateDir);
  toldToWait(mine, runNamed("first1"), 5);
  await clock.advance(60_000);
  const { plan } = opened(runNamed("first1"));
  const dateOf = (): Promise<string> => {
    // While the platform is asked for its time, a run in another folder is refused for hours.
    toldToWait(other, runNamed("second"), 4 * 3600);
    return Promise.resolve(isoOf(clock.now()));
  };
  await waitInTheWay({ clock, dateOf }, mine, { plan, holds: ["register"] });
  expect(must(mine.toldWaits(plan)).map(({ seconds }) => seconds)).toContain(4 * 3600);
});

test.each([
  { other: "https://second.example:9090", left: 3_600_000 },
  { other: "https://ONPREM.example./behind", left: 0 },
])(
  "[I23][I25] a wait that a client told is measured by that client's clock alone: $other",
  async ({ other, left }) => {
    const storage = storageIn(stateFolder());
    const run = runNamed("first1");
    const hold = must(storage.create(NUMBER, atClient(run, "https://onprem.example")));
    const at = isoOf(clock.now());
    must(storage.append(hold, { kind: "intent", step: "account", attempt: 1, monotonicMs: 0 }));
    must(
      storage.append(hold, {
        kind: "outcome",
        step: "account",
        attempt: 1,
        outcome: {
          kind: "rejected",
          reason: "rate-limited",
          evidence: { at, durationMs: 1, httpStatus: 429, retryAfterSeconds: 3600, serverDate: at },
        },
      }),
    );
    must(storage.append(hold, ENDED));
    hold.release();
    // Two hours later by both clocks, as far as the client that is asked now is the one that told it.
    clock.jumpTo(instant(clock.now() + 2 * 3_600_000));
    const dateOf = (): Promise<string> => Promise.resolve(isoOf(clock.now()));
    const { plan } = atClient(run, other);
    const wait = must(await waitInTheWay({ clock, dateOf }, storage, { plan, holds: ["account"] }));
    expect(wait === undefined ? 0 : wait.until.at - clock.now()).toBe(left);
  },
);

function atClient(run: RunId, baseUrl: string): ReturnType<typeof opened> {
  const entry = opened(run);
  return { ...entry, plan: { ...entry.plan, onPrem: { ...entry.plan.onPrem, baseUrl } } };
}
