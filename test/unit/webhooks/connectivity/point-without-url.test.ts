import { expect, test } from "vitest";
import { readyToBegin } from "../../../../main/core/connectivity/point/points.ts";
import { TestRecord } from "../../../../main/core/connectivity/records.ts";
import { err, ok } from "../../../../shared/result.ts";
import { advancingClock, OURS, replacedRecord } from "../../../support/webhooks/scripted-level.ts";

const { origin, pathname } = new URL(OURS);
const TUNNEL = { kind: "own", publicUrl: origin } as const;
const RECORD = TestRecord.parse({
  ...replacedRecord(),
  address: "0123456789abcdef0123456789abcdef",
  point: {
    until: "2026-02-01T00:00:00.000Z",
    atQuit: "stay",
    request: { tunnel: TUNNEL, forward: true, allowPrivate: false },
  },
});

/** A start where a standing callback is left whose URL from before the vault answers so; returns what was restored. */
async function startedWith(kind: "recordMissing" | "recordDamaged" | "vaultLocked") {
  const restored: string[] = [];
  const pointsDeps = {
    deps: {
      ports: { clock: advancingClock(), secrets: {} },
      vault: { state: () => "open", open: () => err({ kind }) },
      receivers: { address: () => ({ cloudPath: pathname, onPremPath: pathname }) },
    },
    records: { all: () => ok([RECORD]) },
    leftovers: {
      restore: async (test: string) => {
        restored.push(test);
        return err({ kind: "noSuchTest", test });
      },
    },
  };
  const target = {
    receiver: "terminal",
    source: "cloud",
    phoneNumberId: RECORD.phoneNumberId,
    api: undefined,
  };
  const input = { atQuit: "stay", confirmed: true, ...RECORD.point?.request };
  const started = { input, until: undefined, target } as unknown as Parameters<typeof readyToBegin>[1];
  const ready = await readyToBegin(pointsDeps as never, started, undefined);
  return { ready, restored };
}

test.each(["recordMissing", "recordDamaged"] as const)(
  "[C12] [I26] a standing callback whose URL from before is lost (%s) is not resumed, and blocks no start",
  async (kind) => {
    const { ready, restored } = await startedWith(kind);
    expect(ready).toMatchObject({ ok: true });
    expect(restored).toEqual([RECORD.test]);
  },
);

test("[C12] [I26] one whose URL from before is only locked away is neither resumed nor restored", async () => {
  const { ready, restored } = await startedWith("vaultLocked");
  expect(ready).toMatchObject({ problem: { kind: "vaultLocked" } });
  expect(restored).toEqual([]);
});
