import { expect, test } from "vitest";
import {
  accountLevel,
  applicationLevel,
  type LevelAccess,
} from "../../../../main/core/connectivity/levels.ts";
import { restoreAt } from "../../../../main/core/connectivity/restore.ts";
import { testRecords } from "../../../../main/core/connectivity/records.ts";
import { openTestRecordWriter } from "../../../../main/core/connectivity/test-record-writer.ts";
import { redact } from "../../../../shared/redacted.ts";
import { valueOf } from "../../../support/expect-result.ts";
import { memoryVault } from "../../../support/memory-vault.ts";
import { randomFrom } from "../../../support/seeded-random.ts";
import { tempFolder } from "../../../support/temp-folder.ts";
import {
  advancingClock,
  BEFORE,
  evidence,
  OTHER,
  OURS,
  replacedRecord,
} from "../../../support/webhooks/scripted-level.ts";

type World = { readonly [app: string]: string };

/** A level of the app that the token belongs to; `world` has the callback URL of each app. */
function levelOf(kind: "account" | "application", token: string, world: World) {
  const now: Record<string, string> = { ...world };
  const done = { kind: "confirmed", value: null, evidence } as const;
  const sent: string[] = [];
  const set = async ({ address }: { readonly address: string }) => {
    sent.push(address);
    now[token] = address;
    return done;
  };
  const apps = {
    confirmed: () => Object.entries(now).map(([app, address]) => ({ app, address, readable: true })),
  };
  const access: LevelAccess =
    kind === "account"
      ? accountLevel(
          {
            readOfAccount: async () => ({ ...done, value: apps.confirmed() }),
            setOfAccount: set,
          } as never,
          async () => token,
        )
      : applicationLevel(
          {
            read: async () => ({ ...done, value: { address: now[token] ?? "", fields: ["messages"] } }),
            set,
            close: async () => undefined,
          },
          token,
        );
  return { access, sent, now };
}

/** Restores a record of app A, or of an app that it doesn't name, with a token of this app. */
async function restored(
  level: "account" | "application",
  { token, named, world }: { readonly token: string; readonly named: boolean; readonly world: World },
) {
  const clock = advancingClock();
  const records = testRecords(tempFolder(), tempFolder());
  const vault = memoryVault({ clock, random: randomFrom(3) });
  const { borrowed, ...record } = replacedRecord(level);
  if (borrowed === undefined) throw new Error("nothing is replaced");
  const fields = level === "application" ? { fields: ["messages"] } : {};
  const replaced = { ...borrowed, ...fields, ...(named ? { app: "A" } : {}) };
  valueOf(openTestRecordWriter(records, vault, record).save({ borrowed: replaced }));
  const { access, sent, now } = levelOf(level, token, world);
  const target = { source: "cloud", api: "", level: async () => access, authorities: undefined };
  const secrets = { file: () => ({ ok: false }), env: () => undefined };
  const [left] = valueOf(records.all());
  if (left === undefined) throw new Error("no record");
  const deps = {
    ports: { clock, secrets },
    vault,
    records,
    pausesMs: [1, 1, 1],
    lateMs: 1,
    hurry: new AbortController().signal,
  };
  const withToken = { ...left, point: { atQuit: "stay", tokenFile: "token", request: {} } };
  Object.assign(secrets, { file: () => ({ ok: true, value: redact("token", "token") }) });
  const given = valueOf(await restoreAt(target as never, deps as never, withToken as never));
  return { ...given, sent, now, left: valueOf(records.all()).length };
}

test.each(["account", "application"] as const)(
  "[C22] [C13] [I26] a callback URL at the %s stays on record while the token is of another app",
  async (level) => {
    for (const named of [true, false])
      for (const other of [OTHER, BEFORE]) {
        const world = { A: OURS, B: other };
        const {
          restored: isRestored,
          check,
          sent,
          left,
        } = await restored(level, { token: "B", named, world });
        expect([named, other, isRestored, check.status, sent, left]).toEqual([
          named,
          other,
          false,
          "fail",
          [],
          1,
        ]);
      }
  },
);

test.each(["account", "application"] as const)(
  "[C22] one at the %s whose app an earlier version didn't note is restored where ours is shown",
  async (level) => {
    for (const named of [true, false]) {
      const given = await restored(level, { token: "A", named, world: { A: OURS, B: OTHER } });
      expect(given).toMatchObject({ restored: true, left: 0, now: { A: BEFORE, B: OTHER } });
    }
    const named = await restored(level, { token: "A", named: true, world: { A: OTHER } });
    expect(named).toMatchObject({ check: { cause: "changed-meanwhile" }, left: 0, sent: [] });
  },
);
