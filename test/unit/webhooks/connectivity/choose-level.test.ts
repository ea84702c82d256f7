import { describe, expect, test } from "vitest";
import { chooseLevel, type Seen } from "../../../../main/core/connectivity/choose-level.ts";
import type { NumberCallbacks } from "../../../../main/core/platforms/cloud/callback-port.ts";
import type { CallOutcome } from "../../../../shared/platform/outcome.ts";

const evidence = { at: "2026-01-15T12:00:00.000Z", durationMs: 1 };
const told = (callbacks: Omit<NumberCallbacks, "reported">): CallOutcome<NumberCallbacks> => ({
  kind: "confirmed",
  value: { reported: true, ...callbacks },
  evidence,
});
const noSuchField: Seen["number"] = { kind: "rejected", reason: "field-unknown", evidence };
const free = { kind: "seen", standing: {} } as const;
const seen = (change: Partial<Seen>): Seen => ({
  number: told({}),
  account: free,
  ownAppKnown: true,
  ...change,
});

describe("the level that a test borrows", () => {
  test("[C1] is the number's while it is free, and production is whoever won before", () => {
    expect(
      chooseLevel(
        seen({ number: told({ account: "https://a.example/w", application: "https://a.example/a" }) }),
      ),
    ).toEqual({
      kind: "replace",
      level: "number",
      before: {},
      production: { kind: "at", address: "https://a.example/w" },
    });
  });

  test("[C2] is the number's where one stands there too, since no other would win", () => {
    expect(chooseLevel(seen({ number: told({ number: "https://a.example/n" }) }))).toMatchObject({
      level: "number",
      before: { address: "https://a.example/n" },
      production: { kind: "at", address: "https://a.example/n" },
    });
  });

  test.each([
    ["with characters that nobody sees around it", "\u202ahttps://a.example/n\u202c"],
    ["with one within it", "https://a.example/\u200bn"],
    ["with its secret hidden", "https://a.example/n?token=***"],
    ["cut short", "https://a.example/n?tok..."],
    ["cut short by one character", "https://a.example/n?tok…"],
    ["with a blank in it", "https://a.example/n [hidden]"],
    ["as other text", "[REDACTED]"],
    ["as a mark", "&lt;hidden&gt;"],
    ["endlessly", `https://a.example/${"n".repeat(5_000)}`],
  ])(
    "[C4] [I26] is none where what stands there is returned %s: there is no exact way back",
    (_how, number) => {
      expect(chooseLevel(seen({ number: told({ number }) }))).toMatchObject({
        kind: "refuse",
        check: {
          status: "fail",
          cause: "not-answered",
          said: { values: { level: { key: "connectivity.levels.number" } } },
        },
      });
    },
  );

  test("[C3] is the account's where numbers have none, and the app's only where the account's cannot be seen", () => {
    expect(chooseLevel(seen({ number: noSuchField }))).toMatchObject({ level: "account", before: {} });
    const unseen = { kind: "unseen", outcome: { kind: "unknown", cause: "timeout", evidence } } as const;
    const application = {
      kind: "seen",
      standing: { address: "https://a.example/a", fields: ["messages"] },
    } as const;
    expect(chooseLevel(seen({ number: noSuchField, account: unseen, application }))).toMatchObject({
      level: "application",
      before: { address: "https://a.example/a", fields: ["messages"] },
    });
    expect(chooseLevel(seen({ number: noSuchField, account: unseen }))).toMatchObject({
      kind: "refuse",
      check: { status: "fail", cause: "app-secret-missing" },
    });
  });

  test("[C3] says that production is not known where nobody can tell what stands below", () => {
    expect(chooseLevel(seen({ number: noSuchField }))).toMatchObject({ production: { kind: "unknown" } });
    expect(chooseLevel(seen({}))).toMatchObject({ production: { kind: "nowhere" } });
  });

  test("[C3] is none that another callback stands above", () => {
    const above = { kind: "refuse", check: { cause: "level-taken" } };
    expect(chooseLevel(seen({ number: told({ number: "https://a.example/n" }) }), "account")).toMatchObject(
      above,
    );
    expect(
      chooseLevel(seen({ number: told({ account: "https://a.example/w" }) }), "application"),
    ).toMatchObject(above);
  });

  test("[C4] is never one from which there is no way back", () => {
    const application = { kind: "seen", standing: { fields: [] } } as const;
    expect(chooseLevel(seen({ application }), "application")).toMatchObject({
      kind: "refuse",
      check: { cause: "no-way-back" },
    });
  });

  test("[C3] is not the account's while nobody knows which app is ours", () => {
    const unseen = {
      kind: "unseen",
      outcome: { kind: "unknown", cause: "unexpected-shape", evidence },
    } as const;
    const untold = seen({ number: noSuchField, account: unseen, ownAppKnown: false });
    expect(chooseLevel(untold, "account")).toMatchObject({ check: { cause: "not-told" } });
  });

  test("[C3] is none while the app is not subscribed, or nothing can be seen", () => {
    expect(chooseLevel(seen({ account: { kind: "gone" } }))).toMatchObject({
      check: { cause: "not-subscribed" },
    });
    expect(chooseLevel(seen({ number: { kind: "unknown", cause: "timeout", evidence } }))).toMatchObject({
      check: { cause: "not-answered" },
    });
  });
});
