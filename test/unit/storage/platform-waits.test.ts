import { expect, test } from "vitest";
import { clientOf, numberKeyOf } from "../../../main/core/storage/machine/number-key.ts";
import type { MachineRegister, NumberWait } from "../../../main/core/storage/machine/port.ts";
import { knownWait, waitsIn, waitsOfOperation } from "../../../main/core/storage/platform-waits.ts";
import { OperationId } from "../../../shared/pin/pin-change.ts";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import { err, ok } from "../../../shared/result.ts";
import { instant } from "../../../shared/time.ts";
import { opened, runNamed } from "../../contract/storage/entries.ts";
import { confirmed, rejected } from "../../support/told-run.ts";

const RUN = runNamed("waiter");
const NUMBER = numberKeyOf(opened(RUN).plan);
const CLIENT = clientOf(opened(RUN).plan);
const OWN = { number: NUMBER, run: RUN, openedAt: instant(1), client: CLIENT };
const ME = { id: "me", path: "/me" };
const AT = instant(1_000);
const STAMP = { boot: "b", monotonicMs: 5 };
const OPERATION = OperationId.parse("o-20260115-abcdefghij");
const DATE = "2026-01-15T12:00:00.000Z";

/**
 * A storage whose machine-wide register records the calls it gets; `opens` counts how often it was opened.
 */
function place() {
  const did: unknown[] = [];
  const noted =
    (what: string) =>
    (...given: readonly unknown[]) => {
      did.push([what, ...given]);
      return ok(null);
    };
  const book = { tellWaits: noted("told"), endWaits: noted("over") } as unknown as MachineRegister;
  let opens = 0;
  return {
    did,
    opens: () => opens,
    place: {
      me: ME,
      at: AT,
      register: () => {
        opens += 1;
        return ok(book);
      },
    },
  };
}

const outcome = (
  step: "register" | "subscribe" | "inspect" | "account",
  of: ReturnType<typeof confirmed>,
): JournalEntry => ({
  kind: "outcome",
  step,
  attempt: 1,
  outcome: of,
  stamp: STAMP,
});

test.each([
  ["with the answer's date where it had one", { serverDate: DATE }],
  ["without a date where it had none", {}],
])("[I23] a wait that a change of a PIN was told is entered for its number, %s", (_how, dated) => {
  const { place: at, did } = place();
  const told = rejected("rate-limited", { retryAfterSeconds: 30, ...dated });
  const end = { what: "pin", side: "cloud", outcome: told, stamp: STAMP } as const;
  const waits = waitsOfOperation(at, { operation: OPERATION, hold: { key: NUMBER, client: CLIENT } }, end);
  waits.tell();
  waits.end();
  expect(did).toStrictEqual([
    [
      "told",
      [
        {
          holds: "pin-cloud",
          seconds: 30,
          number: NUMBER,
          from: { wall: AT, stamp: STAMP, ...dated },
          toldTo: OPERATION,
          folder: ME,
        },
      ],
    ],
  ]);
});

test("[I23] what a client dated is entered with that client's name", () => {
  const { place: at, did } = place();
  const outcomeOf = rejected("rate-limited", { retryAfterSeconds: 30, serverDate: DATE });
  const end = { what: "pin", side: "on-premises", outcome: outcomeOf, stamp: STAMP } as const;
  waitsOfOperation(at, { operation: OPERATION, hold: { key: NUMBER, client: CLIENT } }, end).tell();
  waitsIn(at, OWN, [outcome("account", outcomeOf)]).tell();
  const from = expect.objectContaining({ serverDate: DATE, datedBy: CLIENT }) as unknown;
  expect(did).toMatchObject([
    ["told", [{ holds: "pin-on-premises", from }]],
    ["told", [{ holds: "account", from }]],
  ]);
});

test("[I23] a change of a PIN that was let through ends its wait, once it is recorded and not before", () => {
  const { place: at, did, opens } = place();
  const end = { what: "pin", side: "on-premises", outcome: confirmed(), stamp: STAMP } as const;
  const waits = waitsOfOperation(at, { operation: OPERATION, hold: { key: NUMBER, client: CLIENT } }, end);
  waits.tell();
  expect([did, opens()]).toEqual([[], 0]);
  waits.end();
  expect(did).toEqual([["over", NUMBER, ["pin-on-premises"]]]);
});

test("[I23] the rows of a run tell and end the waits of each step by themselves", () => {
  const { place: at, did } = place();
  const waits = waitsIn(at, OWN, [
    outcome("register", rejected("rate-limited", { retryAfterSeconds: 7, serverDate: DATE })),
    outcome("subscribe", confirmed()),
  ]);
  waits.tell();
  waits.end();
  expect(did).toStrictEqual([
    [
      "told",
      [
        {
          holds: "register",
          seconds: 7,
          number: NUMBER,
          from: { wall: AT, stamp: STAMP, serverDate: DATE },
          toldTo: RUN,
          folder: ME,
        },
      ],
    ],
    ["over", NUMBER, ["subscribe"]],
  ]);
});

test("rows that say nothing of waits, or whose number nobody knows, open no book", () => {
  const { place: at, opens } = place();
  const register = outcome("register", rejected("rate-limited", { retryAfterSeconds: 7 }));
  for (const waits of [
    waitsIn(at, OWN, [outcome("inspect", confirmed())]),
    waitsIn(at, undefined, [register]),
  ]) {
    waits.tell();
    waits.end();
  }
  expect(opens()).toBe(0);
});

test("[I23] an answer is recorded whatever becomes of the book", () => {
  const failing = { ...place().place, register: () => err({ kind: "storageReadOnly" } as const) };
  for (const of of [rejected("rate-limited", { retryAfterSeconds: 7 }), confirmed()]) {
    const waits = waitsIn(failing, OWN, [outcome("register", of)]);
    expect(() => {
      waits.tell();
      waits.end();
    }).not.toThrow();
  }
});

test("[I25] a wait of another folder names that folder, and one's own none", () => {
  const wait: NumberWait = {
    number: NUMBER,
    holds: "register",
    seconds: 7,
    from: { wall: AT, stamp: STAMP },
    toldTo: RUN,
    folder: { id: "other", path: "/other" },
  };
  const { holds, seconds, from, toldTo } = wait;
  expect(knownWait(wait, "me")).toStrictEqual({ holds, seconds, from, toldTo, folder: "/other" });
  expect(knownWait(wait, "other")).toStrictEqual({ holds, seconds, from, toldTo });
});
