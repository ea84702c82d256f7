import { expect, test } from "vitest";
import { standingOf } from "../../../../main/core/connectivity/explanations.ts";
import { marksOf } from "../../../../main/core/connectivity/own-marks.ts";
import { testRecords } from "../../../../main/core/connectivity/records.ts";
import { restoreCallback } from "../../../../main/core/connectivity/restore-callback.ts";
import { isOver } from "../../../../main/core/connectivity/restore-outcome.ts";
import { redact } from "../../../../shared/redacted.ts";
import { valueOf } from "../../../support/expect-result.ts";
import { tempFolder } from "../../../support/temp-folder.ts";
import {
  advancingClock,
  OURS,
  replacedRecord,
  scriptedLevel,
} from "../../../support/webhooks/scripted-level.ts";

const RECORD = replacedRecord();
const { borrowed } = RECORD;
if (borrowed === undefined) throw new Error("it replaced a URL");
const REPLACED = { ...borrowed, ...marksOf(OURS, borrowed.before) };
const LAST = "AAAAAAAAAAAAAAAAAAAAAA";

/** Ours is set, and each query shows it in another form. */
const restored = async (shown: string) => {
  const level = scriptedLevel(
    OURS,
    Array.from({ length: 40 }, () => ({ shows: shown })),
  );
  const end = await restoreCallback({
    access: level.access,
    replaced: REPLACED,
    tokens: [redact("token", "verify token")],
    clock: advancingClock(),
    pausesMs: [1, 1, 1],
    lateMs: 16_000,
  });
  return { isOver: isOver(end), overwritten: level.overwritten };
};

test.each([
  ["cut after 40 characters", OURS.slice(0, 40)],
  ["cut by one character", OURS.slice(0, -1)],
  ["cut after its host", new URL(OURS).origin],
  ["with its path replaced by a word", OURS.replace(LAST, "[REDACTED]")],
  ["with its path replaced by letters", OURS.replace(LAST, "xxxxxxxx")],
  ["with its path replaced by dots", OURS.replace(LAST, "\u2022\u2022\u2022\u2022")],
  ["with an escaped blank without width", OURS.replace("AAAA", "AAAA%E2%80%8B")],
  ["with an entity", OURS.replace("AAAA", "AAAA&#65;")],
  ["with an escape of JSON", OURS.replace("AAAA", "AAAA\\u0041")],
  ["with a host in capitals", OURS.replace("tunnel.example", "TUNNEL.example:443").replace(LAST, "x")],
])("[C12] [I26] our URL %s is not taken for another party's: its record is kept", async (_how, shown) => {
  expect(await restored(shown)).toEqual({ isOver: false, overwritten: [] });
  expect(standingOf(REPLACED, shown)).toEqual({ kind: "unseen" });
});

test.each([
  ["another host", "https://owner.example/new"],
  ["another port", "https://tunnel.example:8443/new"],
  ["a host that holds ours", "https://tunnel.example.net/new"],
])("[C12] [I26] a URL at %s is another party's, and stays", async (_what, shown) => {
  expect(await restored(shown)).toEqual({ isOver: true, overwritten: [] });
  expect(standingOf(REPLACED, shown)).toEqual({ kind: "elsewhere", to: shown });
});

test("[C12] [I26] what may be ours in another form is not recorded as the URL from before", () => {
  const records = testRecords(tempFolder(), tempFolder());
  valueOf(records.write({ ...RECORD, borrowed: REPLACED }));
  expect(valueOf(records.holderOf(OURS.replace(LAST, "xxxx")))).toMatchObject({ test: RECORD.test });
  expect(valueOf(records.holderOf("https://owner.example/new"))).toBeUndefined();
});

test("[C12] [I26] the host tells nothing where the URL from before has it too", () => {
  expect(Object.keys(marksOf(OURS, "https://a.example/hook"))).toEqual(["ours", "path", "host"]);
  expect(Object.keys(marksOf(OURS, undefined))).toEqual(["ours", "path", "host"]);
  expect(Object.keys(marksOf(OURS, "https://TUNNEL.example/production"))).toEqual(["ours", "path"]);
  expect(Object.keys(marksOf(OURS, undefined, "https://tunnel.example/account"))).toEqual(["ours", "path"]);
  expect(Object.keys(marksOf(OURS, `${OURS}/production`))).toEqual(["ours"]);
});
