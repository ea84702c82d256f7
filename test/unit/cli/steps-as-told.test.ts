import { expect, test } from "vitest";
import { followSteps } from "../../../main/hosts/headless/run/progress.ts";
import type { Report } from "../../../main/hosts/headless/terminal/report.ts";
import { terminalEnglish } from "../../../main/hosts/headless/terminal/translate.ts";
import type { StepEvent } from "../../../shared/migration/run-snapshot.ts";
import type { Client } from "../../../shared/rpc/client.ts";
import { FAKE_RUN } from "../../support/fake-core.ts";

/** What a person reads of a step that ended so. */
function told(event: Partial<StepEvent>): string {
  const said: string[] = [];
  const paint = { say: (_colour: unknown, text: string) => text };
  const report = { t: terminalEnglish, paint, say: (text: string) => said.push(text), line: () => undefined };
  let heard: ((event: StepEvent) => void) | undefined;
  const client = {
    subscribe(_topic: string, listener: (event: StepEvent) => void) {
      heard = listener;
      return () => undefined;
    },
  };
  followSteps(client as unknown as Client, report as unknown as Report);
  heard?.({
    run: FAKE_RUN,
    step: "account",
    phase: "outcome",
    attempt: 1,
    at: "2026-01-15T12:00:00.000Z",
    ...event,
  });
  return said.join("\n");
}

test("an outcome that another process left to be recorded has no duration", () => {
  expect(told({ outcome: "unknown", reason: "interrupted", durationMs: 0 })).not.toContain("0 ms");
  expect(told({ outcome: "unknown", reason: "since-copy", durationMs: 0 })).not.toContain("0 ms");
  expect(told({ outcome: "unknown", reason: "connection-lost", durationMs: 12 })).toContain("12 ms");
});
