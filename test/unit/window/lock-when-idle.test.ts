import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { valueOf } from "../../support/expect-result.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { windowCore, type WindowCore } from "../../support/window-core.ts";

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

/** An unlocked vault under this kind of window, and a function that advances the time. */
async function opened(
  host: "browser" | "terminal",
): Promise<WindowCore & { pass(ms: number): Promise<void> }> {
  const clock = virtualClock();
  const core = windowCore({ clock, host });
  valueOf(await core.client.call("vault.unlock", { passphrase: "correct horse", allowCreate: true }));
  return {
    ...core,
    async pass(ms) {
      await clock.advance(ms);
      await vi.advanceTimersByTimeAsync(MINUTE);
    },
  };
}

test("a window that everybody has left locks its vault after the time that was set, and says so", async () => {
  const core = await opened("browser");
  await core.pass(14 * MINUTE);
  expect(core.heard("vault").at(-1)?.state).toBe("open");
  await core.pass(MINUTE);
  expect(core.heard("vault").at(-1)?.state).toBe("locked");
  expect(valueOf(await core.client.call("vault.openRemembered", {}))).toBe("locked-by-person");
});

test("the time that a person sets counts, and each call begins it anew", async () => {
  const core = await opened("browser");
  valueOf(await core.client.call("settings.change", { lockAfterMinutes: 60 }));
  await core.pass(59 * MINUTE);
  expect(valueOf(await core.client.call("vault.state", {}))).toBe("open");
  await core.pass(59 * MINUTE);
  expect(valueOf(await core.client.call("vault.state", {}))).toBe("open");
  await core.pass(60 * MINUTE);
  expect(core.heard("vault").at(-1)?.state).toBe("locked");
});

test("a command at a terminal waits for its person with an open vault", async () => {
  const core = await opened("terminal");
  await core.pass(600 * MINUTE);
  expect(valueOf(await core.client.call("vault.state", {}))).toBe("open");
});
