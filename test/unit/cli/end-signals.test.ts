import { expect, test } from "vitest";
import { terminalEnglish } from "../../../main/hosts/headless/terminal/translate.ts";
import { endAtSignals } from "../../../main/hosts/headless/commands/webhooks/end-signals.ts";
import { watchStop } from "../../../main/hosts/headless/batch/watch-stop.ts";
import type { CliSession } from "../../../main/hosts/headless/cli-session.ts";
import type { EndSignal } from "../../../main/hosts/headless/host.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

/** A session whose signals a test sends; `did` lists what became of them. */
function session() {
  const clock = virtualClock();
  const did: string[] = [];
  const listeners = new Set<(signal: EndSignal) => void>();
  const fake = {
    host: {
      clock,
      onEndSignal: (listener: (signal: EndSignal) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      leave: (code: number) => did.push(`leave ${String(code)}`),
    },
    report: { say: () => undefined, t: terminalEnglish },
  } as unknown as CliSession;
  return {
    fake,
    did,
    after: (ms: number) => clock.advance(ms),
    /** Without a listener a signal ends the process. */
    signal: (name: EndSignal) => {
      if (listeners.size === 0) did.push(`killed by ${name}`);
      for (const listener of listeners) listener(name);
    },
  };
}

test("[C15] [P5] a signal after the result leaves the process its exit code; another press of Ctrl-C leaves with it", async () => {
  const { fake, did, signal, after } = session();
  const over = endAtSignals(fake, { end: () => did.push("end"), leave: () => 7 });
  signal("SIGINT");
  expect(over(1)).toBe(1);
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP", "SIGTERM"] as const) signal(name);
  expect(did).toEqual(["end"]);
  await after(1_000);
  signal("SIGTERM");
  expect(did).toEqual(["end"]);
  signal("SIGINT");
  expect(did).toEqual(["end", "leave 1"]);
});

test("[C15] the first one after a result that came by itself is not taken for a second", () => {
  const { fake, did, signal } = session();
  endAtSignals(fake, { end: () => did.push("end"), leave: () => 7 })(0);
  signal("SIGINT");
  signal("SIGINT");
  expect(did).toEqual([]);
});

test("a batch's exit code is kept too", async () => {
  const { fake, did, signal, after } = session();
  const stop = watchStop(fake, () => did.push("told"));
  signal("SIGINT");
  stop.end();
  await after(2_000);
  signal("SIGTERM");
  signal("SIGINT");
  expect(did).toEqual([]);
});
