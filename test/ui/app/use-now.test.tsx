import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useNow } from "../../../renderer/app/use-now.ts";

afterEach(() => {
  vi.useRealTimers();
});

function Clock({ name }: { readonly name: string }) {
  return <output aria-label={name}>{useNow()}</output>;
}

test("what begins to count while something else counts already starts from the time it is", () => {
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000);
  const { rerender } = render(<Clock name="first" />);
  // Between two ticks of the shared timer.
  vi.setSystemTime(1_000_900);
  rerender(
    <>
      <Clock name="first" />
      <Clock name="second" />
    </>,
  );
  expect(screen.getByLabelText("second").textContent).toBe("1000900");
  act(() => {
    vi.advanceTimersByTime(1_000);
  });
  expect(screen.getByLabelText("first").textContent).toBe(screen.getByLabelText("second").textContent);
});
