import { describe, expect, test } from "vitest";
import { secretClipboard } from "../../../main/core/runtime/secret-clipboard.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

/** A system's clipboard that another program may hold. */
function desktop() {
  const clock = virtualClock();
  const state = { text: "", isHeld: false, tries: 0, isStuck: false };
  const refuse = (): void => {
    if (state.isHeld) throw new Error("the clipboard is held");
  };
  const port = {
    copyText: async (text: string) => {
      refuse();
      state.text = text;
    },
    clearText: async (text: string) => {
      state.tries += 1;
      if (state.isStuck) await new Promise(() => undefined);
      refuse();
      if (state.text === text) state.text = "";
    },
  };
  return { clock, state, secrets: secretClipboard(port, clock) };
}

describe("[ZT5] [I13] a secret that the program copied", () => {
  test("is on the clipboard for 30 s and not longer", async () => {
    const { clock, state, secrets } = desktop();
    await secrets.copy("a secret");
    await clock.advance(29_999);
    expect(state.text).toBe("a secret");
    await clock.advance(1);
    expect([state.text, clock.sleeping]).toEqual(["", 0]);
  });

  test("isn't cleared together with what came after it", async () => {
    const { clock, state, secrets } = desktop();
    await secrets.copy("a secret");
    state.text = "a poem";
    await clock.advance(30_000);
    expect(state.text).toBe("a poem");
  });

  test("that is copied once more has 30 s anew; of two, each is cleared if it is there", async () => {
    const { clock, state, secrets } = desktop();
    await secrets.copy("a secret");
    await clock.advance(20_000);
    await secrets.copy("a secret");
    await clock.advance(20_000);
    expect(state.text).toBe("a secret");
    await secrets.copy("another");
    await clock.advance(29_999);
    expect(state.text).toBe("another");
    await clock.advance(1);
    expect([state.text, state.tries, clock.sleeping]).toEqual(["", 1, 0]);
  });

  test("that can't be cleared because another program holds the clipboard is tried again, not for ever", async () => {
    const { clock, state, secrets } = desktop();
    await secrets.copy("a secret");
    state.isHeld = true;
    await clock.advance(35_000);
    expect(state.tries).toBe(6);
    state.isHeld = false;
    await clock.advance(1000);
    expect([state.text, clock.sleeping]).toEqual(["", 0]);
    await secrets.copy("a secret");
    state.isHeld = true;
    state.tries = 0;
    await clock.advance(600_000);
    expect([state.tries, clock.sleeping]).toEqual([30, 0]);
  });

  test("that the system doesn't take is told, and an earlier one is still cleared", async () => {
    const { clock, state, secrets } = desktop();
    await secrets.copy("a secret");
    state.isHeld = true;
    await expect(secrets.copy("another")).rejects.toThrow("held");
    state.isHeld = false;
    await clock.advance(30_000);
    expect(state.text).toBe("");
  });

  test("is cleared when the program ends, which no clipboard keeps waiting", async () => {
    const { clock, state, secrets } = desktop();
    await secrets.close();
    expect(state.tries).toBe(0);
    await secrets.copy("a secret");
    await secrets.close();
    expect([state.text, state.tries]).toEqual(["", 1]);
    await clock.advance(60_000);
    expect(state.tries).toBe(1);
    await secrets.copy("a secret");
    state.isStuck = true;
    const closed = secrets.close();
    await clock.advance(2000);
    await closed;
    expect(clock.sleeping).toBe(0);
  });
});
