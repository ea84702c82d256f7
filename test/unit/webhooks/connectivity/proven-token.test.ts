import { expect, test } from "vitest";
import type { TestJob } from "../../../../main/core/connectivity/job.ts";
import { provenToken } from "../../../../main/core/connectivity/proven-token.ts";
import type { CheckResult } from "../../../../shared/checks/result.ts";
import { redact } from "../../../../shared/redacted.ts";
import {
  advancingClock,
  BEFORE,
  evidence,
  OTHER,
  scriptedLevel,
  type Shown,
} from "../../../support/webhooks/scripted-level.ts";

/** Proves a token by calls whose first `lost` responses are lost; `meanwhile` runs after the first. */
async function proven(
  lost: number,
  meanwhile: (level: ReturnType<typeof scriptedLevel>) => readonly Shown[],
) {
  const level = scriptedLevel(BEFORE);
  const told: (string | undefined)[] = [];
  let calls = 0;
  const access = {
    ...level.access,
    giveBack: async (...given: Parameters<typeof level.access.giveBack>) => {
      calls += 1;
      if (calls > lost) return level.access.giveBack(...given);
      if (calls === 1) level.show(...meanwhile(level));
      return { kind: "unknown", cause: "timeout", evidence } as const;
    },
  };
  const job = {
    state: {
      note: () => undefined,
      done: (_id: string, { cause }: CheckResult) => told.push(cause),
      begin: () => undefined,
    },
    tokens: { known: () => [], ask: async () => redact("token", "verify token") },
    waits: { looksMs: [1_000, 3_000, 6_000] },
    deps: { ports: { clock: advancingClock() } },
    stop: new AbortController().signal,
  } as unknown as TestJob;
  const chosen = {
    level: "number",
    before: { address: BEFORE },
    production: { kind: "at", address: BEFORE },
  } as const;
  const token = await provenToken(job, access, chosen, () => true);
  return { isProven: token !== undefined, told, calls, isSet: level.isSet() };
}

test("[C12] [I26] a call that proves a token is not repeated over what another party set meanwhile", async () => {
  const changed = await proven(1, (level) => {
    level.setByOwner(OTHER);
    return [];
  });
  expect(changed).toEqual({ isProven: false, told: ["changed-meanwhile"], calls: 1, isSet: OTHER });
});

test("[C12] [I26] it isn't repeated either while no query shows what it would overwrite", async () => {
  const unseen = await proven(1, (level) => {
    level.setByOwner(OTHER);
    return ["unanswered", "unanswered", "unanswered"];
  });
  expect(unseen).toEqual({ isProven: false, told: ["not-known"], calls: 1, isSet: OTHER });
});

test("[C12] it is repeated where a query shows that nothing changed", async () => {
  const repeated = await proven(2, () => ["unanswered"]);
  expect(repeated).toEqual({ isProven: true, told: [], calls: 3, isSet: BEFORE });
});
