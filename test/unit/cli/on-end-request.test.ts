import { expect, test } from "vitest";
import { untilInterrupted } from "../../../main/hosts/headless/commands/webhooks/until-interrupted.ts";
import { nodeHost } from "../../../main/hosts/headless/node-host.ts";
import type { CliSession } from "../../../main/hosts/headless/cli-session.ts";

const host = nodeHost();

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "[ZN13] %s asks a command to end, each time, until it stops listening",
  (signal) => {
    // What else listens in this process (another test's program) may stop at any time.
    const others = process.listeners(signal);
    let asked = 0;
    const stop = host.onInterrupt(() => (asked += 1));
    const own = process.listeners(signal).filter((one) => !others.includes(one));
    for (const one of [...own, ...own]) one(signal);
    stop();
    expect(asked).toBe(2);
    expect(process.listeners(signal).filter((one) => !others.includes(one))).toEqual([]);
  },
);

test.each(["SIGTERM", "SIGHUP"] as const)(
  "a command that runs until it is interrupted ends at %s",
  async (signal) => {
    const known = process.listeners(signal);
    const ended = untilInterrupted({ host } as unknown as CliSession);
    for (const one of process.listeners(signal)) if (!known.includes(one)) one(signal);
    await expect(ended).resolves.not.toThrow();
    for (const one of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
      for (const listener of process.listeners(one))
        if (!known.includes(listener)) process.off(one, listener);
  },
);
