import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Bridge } from "../../../renderer/components/bridge/Bridge.tsx";
import type { BridgeState } from "../../../renderer/components/bridge/bridge-state.ts";
import { fakeCore } from "../../support/fake-core.ts";
import { InsideWindow } from "../../support/ui/InsideWindow.tsx";

const FIRST = "2026-01-15T12:00:00.000Z";
const NEXT = "2026-01-15T12:00:30.000Z";

function unknownAt(at: string, pill: BridgeState["pill"] = "unknown"): BridgeState {
  return {
    pill,
    at: "middle",
    place: "unknown",
    banks: {
      "on-premises": { edge: "unknown", report: "client.silent", at },
      cloud: { edge: "unknown", report: "cloud.silent", at },
    },
  };
}

const { transport } = fakeCore();
const drawn = (state: BridgeState) => (
  <InsideWindow transport={transport}>
    <Bridge spoken="+1 202 555 0123" state={state} />
  </InsideWindow>
);

test("[I17] an unknown location sends out one ring per check, and none for anything else that is drawn anew", () => {
  const { container, rerender } = render(drawn(unknownAt(FIRST)));
  const ring = (): Element | null => container.querySelector("[class*=pulse]");
  const first = ring();
  expect(first).not.toBeNull();
  rerender(drawn(unknownAt(FIRST)));
  expect(ring()).toBe(first);
  rerender(drawn(unknownAt(NEXT)));
  expect(ring()).not.toBe(first);
  rerender(drawn(unknownAt(NEXT, "crossing")));
  expect(ring()).toBeNull();
});

test("what moves by itself in the window costs no layout: only places, sizes drawn, turns and opacity", () => {
  const folder = join(import.meta.dirname, "../../../renderer");
  const animated = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), "utf8").matchAll(/@keyframes[^{]+\{((?:[^{}]*\{[^{}]*\})*)/g),
    ])
    .flatMap(([, steps = ""]) => [...steps.matchAll(/([a-z-]+)\s*:/g)].map(([, property = ""]) => property));
  expect(animated).toContain("scale");
  const cheap = ["opacity", "scale", "translate", "rotate", "transform"];
  expect(animated.filter((property) => !cheap.includes(property))).toEqual([]);
});
