import { expect, onTestFinished, test, vi } from "vitest";
import { untilInterrupted } from "../../../main/hosts/headless/commands/webhooks/until-interrupted.ts";
import { nodeHost } from "../../../main/hosts/headless/node-host.ts";
import type { CliSession } from "../../../main/hosts/headless/cli-session.ts";
import { END_SIGNALS, type EndSignal } from "../../../main/hosts/headless/host.ts";

const host = nodeHost();

/** The listeners that are added from now on; what listens in this process besides may stop at any time. */
function addedListeners() {
  const before = { exit: process.listeners("exit"), ...listenersNow() };
  onTestFinished(() => {
    for (const one of END_SIGNALS)
      for (const listener of process.listeners(one))
        if (!before[one].includes(listener)) process.off(one, listener);
    for (const listener of process.listeners("exit"))
      if (!before.exit.includes(listener)) process.off("exit", listener);
  });
  return (signal: EndSignal) => process.listeners(signal).filter((one) => !before[signal].includes(one));
}

function listenersNow() {
  return {
    SIGINT: process.listeners("SIGINT"),
    SIGTERM: process.listeners("SIGTERM"),
    SIGHUP: process.listeners("SIGHUP"),
  };
}

test.each(END_SIGNALS)("[ZN13] %s asks a command to end, each time, until it stops listening", (signal) => {
  const added = addedListeners();
  let asked = 0;
  const stop = host.onInterrupt(() => (asked += 1));
  const own = added(signal);
  for (const one of [...own, ...own]) one(signal);
  stop();
  expect(asked).toBe(2);
  expect(added(signal).some((one) => own.includes(one))).toBe(false);
});

test.each(END_SIGNALS)("a command that ended without %s leaves no listener", (signal) => {
  const added = addedListeners();
  host.onInterrupt(() => undefined)();
  expect(added(signal)).toEqual([]);
});

test.each(END_SIGNALS)(
  "after a command was asked to end by %s, the same press is ignored to the end of the process, and another one ends it",
  (signal) => {
    const added = addedListeners();
    const kill = vi.spyOn(process, "kill").mockReturnValue(true);
    const now = vi.spyOn(performance, "now").mockReturnValue(10_000);
    const stop = host.onInterrupt(() => undefined);
    for (const one of added(signal)) one(signal);
    stop();
    now.mockReturnValue(10_999);
    for (const one of added(signal)) one(signal);
    expect(kill).not.toHaveBeenCalled();
    now.mockReturnValue(11_000);
    for (const one of added(signal)) one(signal);
    expect(kill.mock.calls).toEqual([[process.pid, signal]]);
    // The second time nothing of ours is in the way.
    expect(added(signal)).toEqual([]);
  },
);

test.each(["SIGTERM", "SIGHUP"] as const)(
  "a command that runs until it is interrupted ends at %s",
  async (signal) => {
    const added = addedListeners();
    const ended = untilInterrupted({ host } as unknown as CliSession);
    for (const one of added(signal)) one(signal);
    await expect(ended).resolves.not.toThrow();
  },
);

test.each([
  ["onInterrupt", ["SIGINT"]],
  ["onEndSignal", ["SIGINT"]],
  ["onEndSignal", ["SIGINT", "SIGHUP", "SIGTERM"]],
] as const)(
  "[ZN13] what is begun after signals (%s, %j) is ended once with the process, and its exit code stays",
  (listen, signals) => {
    const added = addedListeners();
    const known = process.listeners("exit");
    const done: unknown[] = [];
    vi.spyOn(process, "exit").mockImplementation((code) => done.push(code) as never);
    process.once("exit", () => done.push("tunnel before"));
    const stop = host[listen](() => undefined);
    for (const signal of signals) for (const one of added(signal)) one(signal);
    stop?.();
    process.once("exit", () => done.push("tunnel after"));
    // As Node does it, up to where the process is gone.
    const own = process.rawListeners("exit").filter((one) => !known.includes(originalOf(one)));
    for (const one of own) if (!done.includes(7)) Reflect.apply(one, process, [7]);
    expect(done).toEqual(["tunnel before", "tunnel after", 7]);
  },
);

function originalOf(listener: object): NodeJS.ExitListener {
  return "listener" in listener
    ? (listener.listener as NodeJS.ExitListener)
    : (listener as NodeJS.ExitListener);
}
