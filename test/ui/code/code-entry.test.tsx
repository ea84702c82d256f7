import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import type { AwaitedCode } from "../../../renderer/components/code-entry/awaited-code.ts";
import { CodeEntry } from "../../../renderer/components/code-entry/CodeEntry.tsx";
import { fakeCore } from "../../support/fake-core.ts";
import { InsideWindow } from "../../support/ui/InsideWindow.tsx";

const soon = (ms: number): string => new Date(Date.now() + ms).toISOString();

function phase(change: Partial<AwaitedCode> = {}): AwaitedCode {
  return {
    kind: "awaiting-code",
    certain: true,
    sentAt: soon(-60_000),
    method: "sms",
    resendAt: { sms: soon(52_000), voice: soon(-1_000) },
    expiresAt: soon(520_000),
    guesses: 0,
    ...change,
  };
}

function show(change: Partial<AwaitedCode> = {}) {
  const entered: string[] = [];
  const resent: string[] = [];
  const core = fakeCore({});
  const { unmount } = render(
    <InsideWindow transport={core.transport}>
      <CodeEntry
        phase={phase(change)}
        live
        busy={undefined}
        onEnter={(code) => entered.push(code)}
        onResend={(method) => resent.push(method)}
      />
    </InsideWindow>,
  );
  return { core, entered, resent, unmount };
}

const field = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>("Registration code");
const paste = (text: string): void => {
  fireEvent.paste(field(), { clipboardData: { getData: () => text } });
};

test("six digits by keyboard alone, handed in with Enter, and the field forgets them", async () => {
  const user = userEvent.setup();
  const { entered } = show();
  expect(document.activeElement).toBe(field());
  await user.keyboard("271845");
  expect(field().value).toBe("271845");
  expect(entered).toEqual([]);
  await user.keyboard("{Enter}");
  expect(entered).toEqual(["271845"]);
  expect(field().value).toBe("");
});

test("digits of any script are taken, typed and pasted", async () => {
  const user = userEvent.setup();
  const { entered } = show();
  await user.keyboard("٢٧１۸٤५{Enter}");
  paste("رمزك هو ٢٧١-٨٤٦");
  await user.keyboard("{Enter}");
  expect(entered).toEqual(["271845", "271846"]);
});

test("letters are not taken, and five digits cannot be handed in", async () => {
  const user = userEvent.setup();
  const { entered } = show();
  await user.keyboard("2a7b184{Enter}");
  expect(field().value).toBe("27184");
  expect(entered).toEqual([]);
  expect(screen.getByRole("button", { name: "Submit code" })).toHaveProperty("disabled", true);
});

test("Backspace, arrows, Home and End move as in any field, and a digit typed into a full code replaces one", async () => {
  const user = userEvent.setup();
  show();
  await user.keyboard("123{Backspace}");
  expect(field().value).toBe("12");
  await user.keyboard("{Home}9");
  expect(field().value).toBe("912");
  await user.keyboard("{End}845");
  expect(field().value).toBe("912845");
  await user.keyboard("{Home}7");
  expect(field().value).toBe("712845");
  expect(field().selectionStart).toBe(1);
  await user.keyboard("{End}6");
  expect(field().value).toBe("712845");
});

test("what is typed never stands as text in the page, whichever way it came there", async () => {
  const user = userEvent.setup();
  show();
  const clean = (): void => {
    expect(field().getAttribute("value")).toBeNull();
    expect(document.body.textContent).not.toMatch(/271845|314159/);
  };
  await user.keyboard("271845");
  expect(field().value).toBe("271845");
  clean();
  paste("314159");
  expect(field().value).toBe("314159");
  clean();
  await user.keyboard("{Enter}");
  clean();
});

test("the field forgets a code when the vault is locked and when it leaves the page", async () => {
  const user = userEvent.setup();
  const { core, entered, unmount } = show();
  act(() => core.push("vault", { revision: 1, state: "open" }));
  await user.keyboard("271845");
  act(() => core.push("vault", { revision: 2, state: "locked" }));
  expect(field().value).toBe("");
  await user.keyboard("{Enter}");
  expect(entered).toEqual([]);
  paste("314159");
  const typed = field();
  expect(typed.value).toBe("314159");
  unmount();
  expect(typed.value).toBe("");
});

describe("a pasted code fills the field, whatever was in it", () => {
  test.each([
    "123-456",
    "123 456",
    "123456",
    " 123–456\n",
    "Your code is 123-456. Do not share it.",
    "１２３４５６",
  ])("%s", async (text) => {
    const user = userEvent.setup();
    show();
    paste(text);
    expect(field().value).toBe("123456");
    await user.keyboard("{Backspace}{Backspace}");
    paste(text);
    expect(field().value).toBe("123456");
  });

  test("and some of its digits go where the caret is, as long as they fit", async () => {
    const user = userEvent.setup();
    show();
    await user.keyboard("1256{ArrowLeft}{ArrowLeft}");
    paste("34");
    expect(field().value).toBe("123456");
    expect(field().selectionStart).toBe(4);
    paste("78");
    expect(field().value).toBe("123456");
    expect(screen.getByText("The pasted text has no 6-digit code.")).toBeTruthy();
  });

  test.each(["hello", "1234567", "123-456 or 654-321"])("%s is no code", (text) => {
    show();
    paste(text);
    expect(field().value).toBe("");
    expect(screen.getByText("The pasted text has no 6-digit code.")).toBeTruthy();
  });
});

test("what the browser or a phone fills in goes through the same filter", () => {
  show();
  fireEvent.change(field(), { target: { value: "314-159" } });
  expect(field().value).toBe("314159");
  expect(field().autocomplete).toBe("one-time-code");
  expect(field().inputMode).toBe("numeric");
});

test("each channel has its own wait", async () => {
  const user = userEvent.setup();
  const { resent } = show();
  expect(screen.getByRole("button", { name: /Resend by SMS \(in 0:5\d\)/ })).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("button", { name: "Request a call" }));
  expect(resent).toEqual(["voice"]);
});

test("a code that ran out cannot be handed in; only another one helps", () => {
  const evidence = { at: soon(0), durationMs: 5 };
  show({ lastRefusal: { kind: "rejected", reason: "code-expired", evidence }, guesses: 1 });
  expect(field().disabled).toBe(true);
  expect(screen.getByRole("alert")).toBeTruthy();
});

test("[I12] a code that has probably run out is not offered for entry, but can be entered on a person's word", async () => {
  const user = userEvent.setup();
  const { entered, resent } = show({ expiresAt: soon(-1_000), resendAt: { sms: soon(-1), voice: soon(-1) } });
  expect(field().disabled).toBe(true);
  expect(screen.getByText("probably expired")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Resend by SMS" }));
  expect(resent).toEqual(["sms"]);
  await user.click(screen.getByRole("button", { name: "Enter it anyway" }));
  expect(field().disabled).toBe(false);
  await user.keyboard("271845{Enter}");
  expect(entered).toEqual(["271845"]);
});

test("a wait before the next guess holds the code back", async () => {
  const user = userEvent.setup();
  const { entered } = show({ guessAt: soon(30_000), guesses: 2 });
  await user.keyboard("123456{Enter}");
  expect(entered).toEqual([]);
  expect(screen.getByText(/accepts the next code in 0:\d\d/)).toBeTruthy();
  expect(screen.getByText(/2 codes rejected so far/)).toBeTruthy();
});

test("[F17] an entry that never reached the client says so and is no refusal of the code", () => {
  const evidence = { at: soon(-5_000), durationMs: 3 };
  show({
    lastRefusal: { kind: "rejected", reason: "code-wrong", evidence },
    notTaken: { kind: "notSent", cause: "sign-in-refused", signIn: "account-locked", evidence },
  });
  const told = screen.getByRole("alert").textContent;
  expect(told).toContain("Not checked");
  expect(told).toContain("The on-premises client rejected the credentials, so the request wasn't sent.");
  expect(told).toContain("The platform locked the account.");
  expect(field().disabled).toBe(false);
});

test("the advice to wait for this code is shown only while it may still arrive", () => {
  const advice = /Request another code only if none arrived/;
  const waiting = show();
  expect(screen.getByText(advice)).toBeTruthy();
  waiting.unmount();
  const expired = show({ expired: true });
  expect(screen.queryByText(advice)).toBeNull();
  expired.unmount();
  const evidence = { at: "2026-01-15T12:00:00.000Z", durationMs: 12 };
  const rejected = show({ lastRefusal: { kind: "rejected", reason: "code-expired", evidence }, guesses: 1 });
  expect(screen.queryByText(advice)).toBeNull();
  rejected.unmount();
  // The program says so only with the next thing that happens.
  show({ expiresAt: soon(-1_000) });
  expect(screen.getByText("probably expired")).toBeTruthy();
  expect(screen.queryByText(advice)).toBeNull();
});

test("why a code was rejected stands right below the field, before everything else that can be done", () => {
  const evidence = { at: soon(0), durationMs: 5 };
  show({ lastRefusal: { kind: "rejected", reason: "code-wrong", evidence }, guesses: 1 });
  const after = (first: Node, second: Node): boolean =>
    (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const why = screen.getByRole("alert");
  expect(why.textContent).toContain("The code is wrong.");
  expect(after(screen.getByRole("button", { name: "Submit code" }), why)).toBe(true);
  for (const below of [
    screen.getByText(/That can't be undone/),
    screen.getByRole("group", { name: /code/i }),
  ])
    expect(after(why, below)).toBe(true);
  expect(field().getAttribute("aria-describedby")?.split(" ")).toContain(why.parentElement?.id);
});
