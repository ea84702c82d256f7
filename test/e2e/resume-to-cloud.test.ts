import { describe, expect, test } from "vitest";
import { rehearsed, rehearseKill, type Kill } from "../support/e2e/kill-rehearsal.ts";
import { sharedBrowser } from "../support/e2e/stage.ts";

const browser = sharedBrowser();

const KILLS: readonly (Omit<Kill, "direction"> & { readonly when: string })[] = [
  { step: "inspect", when: "as it begins", paceMs: 700 },
  { step: "backup", when: "as it begins", paceMs: 300 },
  { step: "register", when: "before the platform heard it", paceMs: 600 },
  {
    step: "register",
    when: "after the platform heard it",
    paceMs: 300,
    heard: ({ world }) => world.home === "cloud",
  },
  { step: "subscribe", when: "as it begins", paceMs: 300 },
  { step: "verify", when: "as it begins", paceMs: 300 },
];

describe("on the way to the cloud, a host that is killed", () => {
  for (const kill of KILLS) {
    const { step, when } = kill;
    test(
      `in “${step}”, ${when}: the window says so, and the run goes on where it was`,
      rehearsed(kill),
      async () => {
        expect(await rehearseKill(browser(), { ...kill, direction: "to-cloud" })).toBe("cloud");
      },
    );
  }
});
