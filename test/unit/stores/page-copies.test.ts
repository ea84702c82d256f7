import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openPageCopies, type PageClipboard } from "../../../renderer/stores/page-copies.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const URL = "http://127.0.0.1:49152/in/0123456789abcdef0123456789abcdef";

/** A clipboard with a browser that lets the page read it, or not, and a window in front of others, or not. */
function browser({ isReadable = false } = {}) {
  const state = { text: "", isFront: true, isReadable, isRefused: false, reads: 0 };
  const [others, fronts] = [new Set<() => void>(), new Set<() => void>()];
  const following = (set: Set<() => void>) => (listener: () => void) => {
    set.add(listener);
    return () => void set.delete(listener);
  };
  const refuse = (): void => {
    if (!state.isFront || state.isRefused) throw new Error("Document is not focused.");
  };
  const page: PageClipboard = {
    write: async (text) => {
      refuse();
      state.text = text;
    },
    canRead: async () => state.isReadable,
    read: async () => {
      refuse();
      state.reads += 1;
      return state.text;
    },
    isInFront: () => state.isFront,
    onOther: following(others),
    onFront: following(fronts),
  };
  const leave = (copied?: string): void => {
    state.isFront = false;
    for (const each of others) each();
    if (copied !== undefined) state.text = copied;
  };
  const comeBack = async (): Promise<void> => {
    state.isFront = true;
    for (const each of fronts) each();
    await vi.advanceTimersByTimeAsync(0);
  };
  const listeners = (): number => others.size + fronts.size;
  return { state, copies: openPageCopies(page), leave, comeBack, listeners, page };
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

describe("[ZT5] [I13] a secret that a page copied", () => {
  test("is on the clipboard for 30 s and not longer, whichever screen is shown by then", async () => {
    for (const isReadable of [true, false]) {
      const { copies, state, listeners } = browser({ isReadable });
      await copies.copy(URL, "secret");
      await pass(29_999);
      expect(state.text).toBe(URL);
      await pass(1);
      expect([state.text, listeners()]).toEqual(["", 0]);
    }
  });

  test("is cleared when its window comes to the front, if the page may read that it is still there", async () => {
    const { copies, state, leave, comeBack, listeners } = browser({ isReadable: true });
    await copies.copy(URL, "secret");
    leave();
    await pass(600_000);
    expect(state.text).toBe(URL);
    await comeBack();
    expect([state.text, listeners()]).toEqual(["", 0]);
  });

  test("isn't cleared together with what a person copied elsewhere", async () => {
    for (const isReadable of [true, false]) {
      const { copies, state, leave, comeBack, listeners } = browser({ isReadable });
      await copies.copy(URL, "secret");
      leave("a poem");
      await comeBack();
      await pass(30_000);
      await comeBack();
      expect([state.text, listeners()]).toEqual(["a poem", 0]);
    }
  });

  test("stays where the page may not read and the window was left: it could be something else", async () => {
    const { copies, state, leave, comeBack, listeners } = browser();
    await copies.copy(URL, "secret");
    leave();
    await comeBack();
    await pass(60_000);
    expect([state.text, state.reads, listeners()]).toEqual([URL, 0, 0]);
  });

  test("that is copied once more has 30 s anew, and another text that the page copies stays", async () => {
    const { copies, state, listeners } = browser({ isReadable: true });
    await copies.copy(URL, "secret");
    await pass(20_000);
    await copies.copy(URL, "secret");
    await pass(20_000);
    expect(state.text).toBe(URL);
    await copies.copy("trace-1", "plain");
    await pass(60_000);
    expect([state.text, listeners()]).toEqual(["trace-1", 0]);
  });

  test("that the browser doesn't take is told, and an earlier one is still cleared", async () => {
    const { copies, state } = browser();
    await copies.copy(URL, "secret");
    state.isRefused = true;
    await expect(copies.copy("another", "plain")).rejects.toThrow("not focused");
    state.isRefused = false;
    await pass(30_000);
    expect(state.text).toBe("");
  });

  test("that the browser doesn't let clear is tried again when the window comes to the front", async () => {
    const { copies, state, comeBack, listeners } = browser({ isReadable: true });
    await copies.copy(URL, "secret");
    state.isRefused = true;
    await pass(30_000);
    expect(state.text).toBe(URL);
    state.isRefused = false;
    await comeBack();
    expect([state.text, listeners()]).toEqual(["", 0]);
  });

  test("that is copied anew while the page reads is not cleared early", async () => {
    const { copies, state, page } = browser({ isReadable: true });
    await copies.copy(URL, "secret");
    let isFirst = true;
    const read = page.read.bind(page);
    Object.assign(page, {
      read: async () => {
        const there = await read();
        if (isFirst) {
          isFirst = false;
          await copies.copy(URL, "secret");
        }
        return there;
      },
    });
    await pass(30_000);
    expect(state.text).toBe(URL);
    await pass(30_000);
    expect(state.text).toBe("");
  });
});
