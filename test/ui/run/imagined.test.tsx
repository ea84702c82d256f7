import { act, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { snapshotOf } from "../../../main/core/migration/snapshot.ts";
import type { Direction } from "../../../shared/migration/direction.ts";
import { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { instant } from "../../../shared/time.ts";
import { FAKE_RUN } from "../../support/fake-core.ts";
import { imagineRun } from "../../support/imagined-run.ts";
import { showRun } from "./shown-run.tsx";

const AROUND = {
  now: { wall: instant(Date.UTC(2026, 0, 16)), boot: "another", monotonicMs: 0 },
  attempts: { inRun: 2, inWindow: 7 },
  damagedRows: 0,
};

/** Numbers that look drawn and are the same each time; short tapes end early in a run, long ones late. */
function tapeOf(seed: number): readonly number[] {
  let state = seed;
  return Array.from({ length: (seed * 3) % 40 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(state / 65_536);
  });
}

test.each<Direction>(["to-cloud", "to-onprem"])(
  "every resting place of an imagined run %s has a title, a crossing, a middle and its steps",
  async (direction) => {
    const { core } = await showRun();
    await screen.findByLabelText(/Type the number's digits/);
    const phases = new Set<string>();
    for (let seed = 1; seed <= 40; seed += 1) {
      const { state } = imagineRun(direction, tapeOf(seed));
      const told = snapshotOf(state, { ...AROUND, held: seed % 7 === 0 });
      const run = RunSnapshot.parse({ ...told, run: FAKE_RUN, revision: 1_000 + seed });
      act(() => core.push("runs", run));
      phases.add(run.phase.kind);
      const shown = `seed ${seed}, ${run.phase.kind}`;
      expect(screen.getByRole("heading", { level: 1 }).textContent, shown).not.toBe("");
      expect(screen.getByRole("figure", { name: /\+1 202 555 0123/ }), shown).toBeTruthy();
      expect(document.querySelectorAll("ol > li").length, shown).toBeGreaterThanOrEqual(5);
      // What nobody has proven is never said to be.
      const proven = run.numberIs !== "unknown" && run.proof === "proven";
      const claims = within(screen.getByRole("figure")).queryAllByText("confirmed").length;
      expect(proven || claims === 0, shown).toBe(true);
    }
    expect(phases.size).toBeGreaterThanOrEqual(3);
  },
);
