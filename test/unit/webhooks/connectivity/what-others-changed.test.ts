import { describe, expect, test } from "vitest";
import { clientSide } from "../../../../main/core/connectivity/client-side.ts";
import { applicationLevel } from "../../../../main/core/connectivity/levels.ts";
import { isOver } from "../../../../main/core/connectivity/restore-outcome.ts";
import { restoreCallback } from "../../../../main/core/connectivity/restore-callback.ts";
import { restoredCheck } from "../../../../main/core/connectivity/restored-check.ts";
import type { AppCallback } from "../../../../main/core/platforms/cloud/callback-port.ts";
import { redact } from "../../../../shared/redacted.ts";
import { membersOf } from "../../../../main/core/platforms/http/api-error.ts";
import {
  advancingClock,
  BEFORE,
  evidence,
  OTHER,
  OURS,
  replacedRecord,
} from "../../../support/webhooks/scripted-level.ts";
import { dialect, json, realClock, serve, TOKEN } from "../../platforms/servers.ts";

const FIELDS = ["messages"];

/** An app whose queries show these changes of it, one after the other, and from then on what is set. */
function appWith(change: Partial<AppCallback>, ...shown: readonly Partial<AppCallback>[]) {
  let app: AppCallback = { address: OURS, fields: FIELDS, active: true, ...change };
  const script = [...shown];
  const sent: unknown[] = [];
  const level = applicationLevel(
    {
      read: async () => ({ kind: "confirmed", value: { ...app, ...script.shift() }, evidence }),
      set: async ({ address }, fields) => {
        sent.push({ address, fields });
        app = { ...app, address, fields, active: true };
        return { kind: "confirmed", value: null, evidence };
      },
      close: async () => undefined,
    },
    "A",
  );
  return { level, sent, now: () => app };
}

async function restored(app: ReturnType<typeof appWith>, seen = true) {
  const { borrowed } = replacedRecord("application");
  if (borrowed === undefined) throw new Error("nothing is replaced");
  const replaced = { ...borrowed, fields: FIELDS, app: "A", seen };
  const outcome = await restoreCallback({
    access: app.level,
    replaced,
    tokens: [redact("token", "verify token")],
    clock: advancingClock(),
    pausesMs: [1_000, 3_000, 6_000],
    lateMs: 16_000,
  });
  return { outcome, isOver: isOver(outcome), check: restoredCheck(outcome, replaced) };
}

describe("[C21] [C14] what another party changed at the app while ours stood", () => {
  test("fields that were added or removed stay, and are told", async () => {
    for (const fields of [["messages", "security"], ["security"]]) {
      const app = appWith({ fields });
      expect(await restored(app)).toMatchObject({
        outcome: { kind: "otherSettings" },
        check: { status: "warn", cause: "changed-meanwhile" },
      });
      expect(app.sent).toEqual([{ address: BEFORE, fields }]);
    }
  });

  test("fields that only one query shows, or none at all, are taken for a strange response", async () => {
    for (const strange of [{ fields: ["security"] }, { fields: [] }]) {
      const app = appWith({}, strange);
      expect(await restored(app)).toMatchObject({ outcome: { kind: "restored" } });
      expect(app.now()).toMatchObject({ address: BEFORE, fields: FIELDS });
    }
  });

  test("an app that was switched off stays off, and the record stays until it is on again", async () => {
    const app = appWith({ active: false });
    expect(await restored(app)).toMatchObject({
      outcome: { kind: "switchedOff" },
      isOver: false,
      check: { status: "fail", cause: "not-restored" },
    });
    expect(app.sent).toEqual([]);
    const again = appWith({ active: false }, { active: false }, { active: true }, { active: true });
    expect(await restored(again)).toMatchObject({ outcome: { kind: "restored" } });
  });

  test("the URL from before with other fields, or switched off, is left as it is", async () => {
    for (const change of [{ fields: ["security"] }, { active: false }])
      for (const seen of [true, false]) {
        const app = appWith({ address: BEFORE, ...change });
        expect(await restored(app, seen)).toMatchObject({ outcome: { kind: "otherSettings" } });
        expect(app.sent).toEqual([]);
      }
  });
});

/** A client whose owner sets another URL right before one of our requests is read. */
async function clientChangedAt(query: number, none?: "null") {
  let url: string | null = OURS;
  let queries = 0;
  const sent: unknown[] = [];
  const server = await serve((asked, response) => {
    if (asked.method === "GET") {
      queries += 1;
      if (queries === query) url = OTHER;
      const webhooks = { url, max_concurrent_requests: 6 };
      json(response, 200, { settings: { application: { wa_id: "12025550123", webhooks } }, meta: {} });
      return;
    }
    const wanted = membersOf(membersOf(JSON.parse(asked.body))?.["webhooks"])?.["url"];
    sent.push(wanted);
    // This client confirms null and keeps the URL.
    if (typeof wanted === "string") url = wanted;
    json(response, 200, {});
  });
  const options = {
    baseUrl: server.origin,
    dialect,
    auth: { kind: "token", token: redact(TOKEN, "token") },
    trust: { kind: "publicRoots" },
    clock: realClock,
  };
  const side = clientSide(options as never, "+12025550123");
  const { borrowed } = replacedRecord("client");
  if (borrowed === undefined) throw new Error("nothing is replaced");
  const { before, ...rest } = borrowed;
  const outcome = await restoreCallback({
    access: await side.level("client"),
    replaced: none === undefined ? { ...rest, before } : { ...rest, none },
    tokens: [],
    clock: advancingClock(),
    pausesMs: [1, 1, 1],
    lateMs: 1,
  });
  await side.close();
  return { outcome, sent, url };
}

describe("[C21] [C14] a client's URL that another party sets between a query and our call", () => {
  test("is not overwritten", async () => {
    const { outcome, sent, url } = await clientChangedAt(2);
    expect([outcome, sent, url]).toEqual([{ kind: "changed", to: OTHER }, [], OTHER]);
  });

  test("nor by removing ours, once or in the second way", async () => {
    for (const [query, calls] of [
      [3, []],
      [5, [null]],
    ] as const) {
      const { outcome, sent, url } = await clientChangedAt(query, "null");
      expect([query, outcome, sent, url]).toEqual([query, { kind: "changed", to: OTHER }, calls, OTHER]);
    }
  });

  test("and without such a change it is restored", async () => {
    const { sent, url } = await clientChangedAt(99);
    expect([sent, url]).toEqual([[BEFORE], BEFORE]);
    expect((await clientChangedAt(99, "null")).sent).toEqual([null, ""]);
  });
});
