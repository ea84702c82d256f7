import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useDraft } from "../../../renderer/components/forms/use-draft.ts";

type Part = {
  readonly address: string;
  readonly account: string;
  readonly tls: { readonly pin: string } | null;
};
const BEGUN: Part = { address: "https://a.example", account: "100", tls: null };

function editing(current: Part) {
  return renderHook(({ now }) => useDraft(now), { initialProps: { now: current } });
}

test("keeping mine keeps what I changed, and takes over what only the other changed", () => {
  const { result, rerender } = editing(BEGUN);
  act(() => result.current.change({ account: "777" }));
  const theirs: Part = { address: "https://b.example", account: "100", tls: { pin: "AA" } };
  rerender({ now: theirs });
  expect(result.current.changedElsewhere).toBe(true);
  act(() => result.current.keepMine());
  expect(result.current.value).toEqual({ ...theirs, account: "777" });
  expect(result.current.base).toEqual(theirs);
  expect(result.current.changedElsewhere).toBe(false);
  expect(result.current.dirty).toBe(true);
});

test("where both changed the same member, mine stands", () => {
  const { result, rerender } = editing(BEGUN);
  act(() => result.current.change({ account: "777" }));
  rerender({ now: { ...BEGUN, account: "888" } });
  act(() => result.current.keepMine());
  expect(result.current.value.account).toBe("777");
});

test("a member that I emptied stays empty", () => {
  const { result, rerender } = editing({ ...BEGUN, tls: { pin: "AA" } });
  act(() => result.current.change({ tls: null }));
  rerender({ now: { address: "https://b.example", account: "100", tls: { pin: "AA" } } });
  act(() => result.current.keepMine());
  expect(result.current.value).toEqual({ address: "https://b.example", account: "100", tls: null });
});
