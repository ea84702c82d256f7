import { expect, test } from "vitest";
import { chooseLevel } from "../../../../main/core/connectivity/choose-level.ts";
import { applicationLevel } from "../../../../main/core/connectivity/levels.ts";

const evidence = { at: "2026-01-15T12:00:00.000Z", durationMs: 1 };

test("[C4] [I26] an app's callback that is switched off is not borrowed: setting it would leave it switched on", async () => {
  const level = applicationLevel(
    {
      read: async () => ({
        kind: "confirmed",
        value: { address: "https://a.example/app", fields: ["messages"], active: false },
        evidence,
      }),
      set: async () => ({ kind: "confirmed", value: null, evidence }),
      close: async () => undefined,
    },
    "A",
  );
  const choice = chooseLevel(
    {
      number: { kind: "rejected", reason: "field-unknown", evidence },
      account: { kind: "seen", standing: {} },
      application: await level.query(),
      ownAppKnown: true,
    },
    "application",
  );
  expect(choice.kind).toBe("refuse");
});
