import { describe, expect, test } from "vitest";
import { playHistory } from "../../simulation/play/play.ts";

/* Histories in which the simulation found a mistake of the engine. */

describe("a client that serves another number", () => {
  const setting = { direction: "to-cloud", otherNumber: true } as const;

  test("[I2] is found out before its data leaves, if its settings could not be read at first", async () => {
    // Its settings fail in the preflight checks, and again in the observation before the backup.
    const faults = [
      { at: 5, fault: "generic-error-after" },
      { at: 11, fault: "truncated-after" },
    ] as const;
    const { stage, end } = await playHistory({ setting, legs: [{ faults }] });
    expect(stage.truth.backups).not.toEqual([]);
    expect(stage.checker.facts.sent.map(({ kind }) => kind)).not.toContain("register");
    expect(end?.phase).toEqual({ kind: "ended", reason: "backup-of-another-number" });
  });
});
