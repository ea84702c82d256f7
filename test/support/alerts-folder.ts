import { createAlerts, type Alerts, type AlertsDeps } from "../../main/core/alerts/alerts.ts";
import type { DigestScope } from "../../main/core/alerts/digests.ts";
import type { DesktopPort, NoticeOutcome } from "../../main/core/runtime/ports.ts";
import type { AlertMessage, PostAlert } from "../../main/core/alerts/post-alert.ts";
import { ALERT_NEWS, type AlertTry } from "../../shared/alert/alert.ts";
import type { Digest } from "../../shared/alert/digest.ts";
import type { RunSnapshot } from "../../shared/migration/run-snapshot.ts";
import { redact } from "../../shared/redacted.ts";
import type { ParsedInputOf } from "../../shared/rpc/api.ts";
import { isoOf } from "../../shared/time.ts";
import type { Finding } from "../../shared/watch/finding.ts";
import { valueOf } from "./expect-result.ts";
import { memoryVault, memoryVaultFolder } from "./memory-vault.ts";
import { seededRandom } from "./seeded-random.ts";
import { tempFolder } from "./temp-folder.ts";
import { RUN } from "./told-run.ts";
import { virtualClock } from "./virtual-clock.ts";

/** A webhook URL. */
export const ADDRESS = "https://hooks.example/services/T0/B0/very-secret";
const ACCEPTED: AlertTry = { outcome: "accepted", status: 200 };

type Sent = AlertMessage & { readonly text: string };

/** One data folder, and processes on it whose network answers as told. */
export function alertsFolder({ mostAnHour = 20 } = {}) {
  const clock = virtualClock();
  const random = seededRandom();
  const dataDir = tempFolder();
  const records = memoryVaultFolder();
  const sent: Sent[] = [];
  const answers: (AlertTry | Error)[] = [];
  const hang = { on: false };
  const post: PostAlert = async (_target, message) => {
    sent.push({ ...message, text: message.body });
    if (hang.on) return new Promise(() => undefined);
    const answer = answers.shift() ?? ACCEPTED;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const arrived = { yes: true };
  const here = { zone: "Europe/Madrid" };
  const ticks = new Set<() => void>();
  const gathered: DigestScope[] = [];
  /** What happens while a digest is gathered. */
  const during: { happens: () => unknown } = { happens: () => undefined };
  /** Digests that desktops were given to show. */
  const shown: Digest[] = [];
  const deps = async (practice?: never, desktop?: { readonly shows: Shows }) => {
    const vault = memoryVault({ folder: records, clock, random });
    await vault.unlock(redact("pass", "passphrase"));
    return {
      ports: {
        clock,
        dataDir,
        random,
        ...(practice === undefined ? {} : { practice }),
        ...(desktop === undefined ? {} : { desktop: showing(shown, desktop) }),
      },
      vault,
      push: () => undefined,
      vaultChanged: () => undefined,
      arrivedSince: () => arrived.yes,
      post,
      mostAnHour,
      every: (_ms, work) => {
        ticks.add(work);
        return () => ticks.delete(work);
      },
      zone: () => here.zone,
      gather: async (about) => {
        gathered.push(about);
        await during.happens();
        return {};
      },
    } satisfies AlertsDeps;
  };
  const open = async (...how: Parameters<typeof deps>) => {
    const pushed: unknown[] = [];
    const own = await deps(...how);
    const alerts = createAlerts({ ...own, push: (_topic, value) => pushed.push(value) });
    return { alerts, vault: own.vault, pushed };
  };
  const settled = async (): Promise<void> => {
    // What the first alert of a process loads, and the beginning of digests.
    await import("../../main/core/alerts/alert-message.ts");
    await import("../../main/core/alerts/digests.ts");
    await import("../../main/core/alerts/desktop-digest.ts");
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  /** Lets each process that has begun look whether a digest is due, and waits until that is sent. */
  const tick = async (): Promise<void> => {
    await settled();
    for (const work of ticks) work();
    await settled();
  };
  return {
    clock,
    dataDir,
    shown,
    sent,
    answers,
    hang,
    arrived,
    here,
    gathered,
    during,
    deps,
    open,
    settled,
    tick,
  };
}

/** What a desktop does with a digest. */
export type Shows = NoticeOutcome | Error | Promise<NoticeOutcome>;

/** A desktop that shows notices, or doesn't. */
function showing(shown: Digest[], desktop: { readonly shows: Shows }): DesktopPort {
  return {
    async copyText() {},
    async clearText() {},
    async showFolder() {},
    async showDigest(digest) {
      const { shows } = desktop;
      if (shows instanceof Error) throw shows;
      const outcome = await shows;
      if (outcome === "shown") shown.push(digest);
      return outcome;
    },
  };
}

/** A target to save, changed as a test needs it. */
export function choice(change: Partial<ParsedInputOf<"alerts.save">> = {}): ParsedInputOf<"alerts.save"> {
  return {
    scope: "all",
    form: "slack",
    url: redact(ADDRESS, "alert URL"),
    news: [...ALERT_NEWS],
    wholeNumbers: false,
    language: "en",
    allowPrivate: false,
    systemRoots: false,
    ...change,
  };
}

/** A migration as it is published; alerts read only these members. */
export function run(at: string, phase: RunSnapshot["phase"], change: Partial<RunSnapshot> = {}): RunSnapshot {
  const read = {
    run: RUN,
    phase,
    spoken: "+1 202 555 0123",
    direction: "to-cloud",
    updatedAt: at,
    endedAt: at,
  };
  return { ...read, ...change } as RunSnapshot;
}

/** A migration that is complete. */
export const ENDED = { kind: "ended", reason: "complete" } as const;

/** A finding that no webhook has arrived since now. */
export function silence(
  clock: { now(): Parameters<typeof isoOf>[0] },
  change: Partial<Finding> = {},
): Finding {
  return {
    id: "silence:ws-7k2q9d:1",
    detector: "silence",
    receiver: "terminal",
    count: 1,
    firstAt: isoOf(clock.now()),
    lastAt: isoOf(clock.now()),
    events: [],
    said: { key: "watch.found.silence", values: {} },
    settled: false,
    ...change,
  };
}

/** What became of the newest alerts, and after how many attempts. */
export const outcomes = (alerts: Alerts) =>
  valueOf(alerts.state()).sent.map(({ outcome, tries }) => [outcome, tries]);
