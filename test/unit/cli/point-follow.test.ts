import { expect, test } from "vitest";
import { followPoint } from "../../../main/hosts/headless/commands/webhooks/point-follow.ts";
import type { PointState } from "../../../shared/webhook/standing-callback.ts";

const STATE = { point: "p-1", revision: 1, phase: "pointing", steps: [], keptAwake: false } as const;

/** Follows a callback URL through these states, and gives what is printed of it: the keys of the sentences. */
function printedOf(...changes: readonly Partial<PointState>[]): readonly string[] {
  const printed: string[] = [];
  const report = {
    json: false,
    t: (key: string) => key,
    say: (text: string) => printed.push(text),
    line: () => undefined,
    show: (text: string) => printed.push(text.replace(/^✓ /, "")),
    paint: { show: (_color: string, text: string) => text },
  };
  let push = (_state: unknown): void => undefined;
  const client = {
    subscribe: (topic: string, listen: typeof push) => {
      if (topic === "points") push = listen;
      return () => undefined;
    },
  };
  followPoint({ report } as never, client as never);
  changes.forEach((change, index) => push({ ...STATE, ...change, revision: index + 1 }));
  return printed;
}

test("webhooks point asks to keep the computer awake only once the callback URL leads here", () => {
  expect(printedOf({}, { phase: "ended" })).toEqual([]);
  expect(printedOf({}, { phase: "standing" }, { phase: "standing" })).toEqual([
    "terminal.webhooks.pointed",
    "connectivity.notKeptAwake",
  ]);
});
