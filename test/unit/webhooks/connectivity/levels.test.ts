import { describe, expect, test } from "vitest";
import { accountLevel, numberLevel, type LevelAccess } from "../../../../main/core/connectivity/levels.ts";
import type {
  AccountCallback,
  CallbackApi,
  NumberCallbacks,
} from "../../../../main/core/platforms/cloud/callback-port.ts";

const evidence = { at: "2026-01-15T12:00:00.000Z", durationMs: 1 };
const unseen = { kind: "unseen", outcome: { kind: "unknown", cause: "unexpected-shape", evidence } };
const APP = "670843887433847";
const THEIRS = "https://a.example/hook";

const ofNumber = (value: NumberCallbacks): LevelAccess =>
  numberLevel({
    readOfNumber: async () => ({ kind: "confirmed", value, evidence }),
  } as Partial<CallbackApi> as CallbackApi);
const ofAccount = (apps: readonly AccountCallback[], own: string | undefined): LevelAccess =>
  accountLevel(
    {
      readOfAccount: async () => ({ kind: "confirmed", value: apps, evidence }),
    } as Partial<CallbackApi> as CallbackApi,
    async () => own,
  );

describe("a look at a level", () => {
  test("[C12] is none where the number's answer leaves its callbacks out", async () => {
    expect(await ofNumber({ reported: false }).query()).toEqual(unseen);
  });

  test("[C12] sees that none stands where its callbacks are told and the number's is not among them", async () => {
    expect(await ofNumber({ reported: true, application: THEIRS }).query()).toEqual({
      kind: "seen",
      standing: {},
    });
    expect(await ofNumber({ reported: true, number: THEIRS }).query()).toEqual({
      kind: "seen",
      standing: { address: THEIRS },
    });
  });

  test("[C12] is none where nobody knows which of the subscribed apps is ours", async () => {
    const apps = [
      { app: APP, address: THEIRS, readable: true },
      { app: "1", readable: true },
    ];
    expect(await ofAccount(apps, undefined).query()).toEqual(unseen);
    expect(await ofAccount([], undefined).query()).toEqual(unseen);
  });

  test("[C12] sees that none stands where our app is told without one, and misses the level where it is not told", async () => {
    expect(await ofAccount([{ app: APP, readable: true }], APP).query()).toEqual({
      kind: "seen",
      standing: { app: APP },
    });
    expect(await ofAccount([{ app: "1", readable: true }], APP).query()).toEqual({ kind: "gone", app: APP });
  });

  test("[I26] is none where what stands there could not be given back as it is", async () => {
    expect(await ofAccount([{ app: APP, readable: false }], APP).query()).toEqual(unseen);
  });
});
