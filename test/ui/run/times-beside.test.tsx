import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { VaultGateProvider } from "../../../renderer/components/vault/use-vault-gate.tsx";
import { RunView } from "../../../renderer/screens/run/RunView.tsx";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { fakeCore } from "../../support/fake-core.ts";
import { readClock, readTime } from "../../support/plain-words/read-times.ts";
import { InsideWindow } from "../../support/ui/InsideWindow.tsx";
import { snapshot, withRegister } from "./shown-run.tsx";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Neither a whole second nor far from midnight. */
const OPENED = Date.parse("2026-01-15T23:40:12.345Z");
const UNTIL = Date.parse("2026-01-16T00:05:40.400Z");
const iso = (at: number): string => new Date(at).toISOString();
const openedAt = iso(OPENED);

type Shown = {
  readonly run: RunSnapshot;
  /** The moments that the screen may name, those that it may name as the beginning of something, and those that it may count to or from. */
  readonly named: readonly number[];
  readonly from: readonly number[];
  readonly counted: readonly number[];
};

const SENT = UNTIL - 10 * MINUTE;
const code = (change: object): Shown["run"] =>
  snapshot({
    direction: "to-onprem",
    openedAt,
    steps: [
      { step: "inspect", state: { kind: "confirmed", attempt: 1, by: "look-up" } },
      { step: "account", state: { kind: "confirmed", attempt: 1, by: "answer" } },
      { step: "code", state: { kind: "pending" } },
      { step: "shards", state: { kind: "pending" } },
      { step: "verify", state: { kind: "pending" } },
    ],
    numberIs: "cloud",
    phase: {
      kind: "awaiting-code",
      method: "sms",
      certain: true,
      guesses: 0,
      sentAt: iso(SENT),
      expiresAt: iso(UNTIL),
      resendAt: { sms: iso(UNTIL - 9 * MINUTE), voice: iso(UNTIL - 5 * MINUTE) },
      ...change,
    },
  });

const SCREENS: Readonly<Record<string, Shown>> = {
  "a wait that the platform asked for": {
    run: snapshot({ openedAt, phase: { kind: "pausing", until: iso(UNTIL), why: "told-to-wait" } }),
    named: [OPENED],
    from: [UNTIL],
    counted: [UNTIL],
  },
  "a migration that may be resumed after a wait": {
    run: snapshot({
      openedAt,
      phase: { kind: "ended", reason: "register-refused" },
      steps: withRegister({
        kind: "rejected",
        attempt: 1,
        outcome: {
          kind: "rejected",
          reason: "rate-limited",
          evidence: { at: iso(UNTIL - 5 * MINUTE), durationMs: 0, retryAfterSeconds: 300 },
        },
      }),
    }),
    named: [OPENED],
    from: [],
    counted: [UNTIL],
  },
  "a code that the platform doesn't accept yet": {
    run: code({ guessAt: iso(UNTIL - 2 * MINUTE) }),
    named: [OPENED, SENT],
    from: [UNTIL - 2 * MINUTE],
    counted: [UNTIL - 2 * MINUTE, UNTIL - 9 * MINUTE, UNTIL - 5 * MINUTE],
  },
  "a location that has been unknown for a while": {
    run: snapshot({
      openedAt,
      openSince: iso(SENT),
      numberIs: "unknown",
      proof: "none",
      steps: withRegister({
        kind: "unknown",
        attempt: 1,
        outcome: { kind: "unknown", cause: "timeout", evidence: { at: iso(SENT), durationMs: 5 } },
      }),
      phase: { kind: "pausing", until: iso(UNTIL), why: "second-look" },
    }),
    named: [OPENED, SENT],
    from: [UNTIL],
    counted: [UNTIL, SENT],
  },
};

/** Before all of it, as after a clock was set back; around the end of a wait, and on the next day. */
const AWAY = [-2 * HOUR, -9 * MINUTE - 1, -1_001, -1, 0, 25 * HOUR];

const TIME = /(?:\d{1,2} [A-Z][a-z]{2} \d{4}, )?(?<![\d:])\d{2}:\d{2}(?::\d{2})? (?:UTC|GMT|[A-Z]{3,4})/gu;
const COUNT = /(?<![\d:])\d+:\d{2}(?::\d{2})?(?![\d:])/gu;

/** What on the screen means none of the moments that it may tell. */
function wrongIn(text: string, { named, from, counted }: Shown, now: number): readonly string[] {
  const times = text.match(TIME) ?? [];
  const counts = text.replaceAll(TIME, "").match(COUNT) ?? [];
  return [
    ...times.filter((time) => {
      const read = readTime(time, now);
      return (
        read === undefined ||
        !(
          named.some((at) => at >= read.start && at < read.end) ||
          from.some((at) => at <= read.start && read.start - at < read.end - read.start)
        )
      );
    }),
    ...counts.filter((count) => {
      const ms = readClock(count) ?? Number.NaN;
      return !counted.some((at) =>
        at >= now ? Math.abs(now + ms - at) < SECOND : ms === 0 || Math.abs(now - ms - at) < SECOND,
      );
    }),
  ];
}

const before = process.env["TZ"];
beforeEach(() => {
  process.env["TZ"] = "UTC";
});
afterEach(() => {
  vi.useRealTimers();
  if (before === undefined) Reflect.deleteProperty(process.env, "TZ");
  else process.env["TZ"] = before;
});

async function shown(one: Shown, tell: (text: string, now: number) => void): Promise<void> {
  const { transport } = fakeCore({});
  await transport.call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  const screenOf = () => (
    <InsideWindow transport={transport}>
      <VaultGateProvider>
        <main>
          <RunView run={one.run} />
        </main>
        <div id="strip" />
      </VaultGateProvider>
    </InsideWindow>
  );
  vi.useFakeTimers({
    toFake: ["Date", "setInterval", "clearInterval", "setTimeout", "clearTimeout"],
    now: UNTIL - 3 * HOUR,
  });
  const { container, rerender } = render(screenOf());
  for (const away of AWAY) {
    // The tick sets the clock that counts.
    vi.setSystemTime(UNTIL + away - SECOND);
    await act(async () => vi.advanceTimersByTimeAsync(SECOND));
    vi.setSystemTime(UNTIL + away);
    rerender(screenOf());
    tell(container.textContent, UNTIL + away);
  }
  cleanup();
}

test.each(Object.entries(SCREENS))(
  "[ZX7] every time and every count on the screen means a moment of the migration: %s",
  async (_name, one) => {
    const wrong: string[] = [];
    let met = 0;
    await shown(one, (text, now) => {
      met += (text.match(TIME) ?? []).length;
      wrong.push(...wrongIn(text, one, now).map((what) => `${iso(now)}: ${what}`));
    });
    expect(wrong).toEqual([]);
    expect(met).toBeGreaterThan(AWAY.length - 1);
  },
);
