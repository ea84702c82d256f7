import { expect, test } from "vitest";
import {
  noteRefusal,
  pinMark,
  refusedElsewhere,
  refusedSince,
  wasRefused,
} from "../../../main/core/migration/pin-guard.ts";
import type { Plan } from "../../../shared/migration/plan.ts";
import { redact } from "../../../shared/redacted.ts";
import { err, ok } from "../../../shared/result.ts";

type Readers = Parameters<typeof wasRefused>[1];

const PIN = redact("418203", "pin");
const number = { cc: "1", phoneNumber: "2025550123", phoneNumberId: "1" };

type Change = { readonly vault?: object; readonly storage?: object; readonly state?: object };

function readers(change: Change): Readers {
  return {
    vault: { fingerprint: () => ok("mark of this PIN"), ...change.vault },
    storage: { refusedPins: () => ok({ here: [] }), ...change.storage },
    state: { plan: { number }, suspectRequests: [], ...change.state },
  } as unknown as Readers;
}

test("[I6] a PIN that was refused before is known again, and another one is not taken for it", () => {
  const refused = (fingerprint: string): Readers =>
    readers({ storage: { refusedPins: () => ok({ here: [{ fingerprint, at: 0 }] }) } });
  expect(wasRefused(PIN, refused("mark of this PIN"))).toEqual(ok(true));
  expect(wasRefused(PIN, refused("mark of another"))).toEqual(ok(false));
});

test("[I6] a PIN that may have been the reason of a refusal is held back by the run that met it", () => {
  const state = { suspectRequests: ["mark of this PIN"] };
  expect(wasRefused(PIN, readers({ state }))).toEqual(ok(true));
  expect(wasRefused(PIN, readers({}))).toEqual(ok(false));
});

test.each([{ kind: "storageFailed", code: "EIO" }, { kind: "storageReadOnly" }])(
  "[I6] a PIN is never taken for untried where the storage cannot tell: %o",
  (problem) => {
    expect(wasRefused(PIN, readers({ storage: { refusedPins: () => err(problem) } }))).toEqual(err(problem));
  },
);

test("[I6] a PIN is never taken for untried where the vault is locked", () => {
  const problem = { kind: "vaultLocked" };
  expect(wasRefused(PIN, readers({ vault: { fingerprint: () => err(problem) } }))).toEqual(err(problem));
});

test("[I6] a refused PIN is remembered by its fingerprint, for its own number, and not while the vault is locked", () => {
  const noted: unknown[] = [];
  const noteRefusedPin = (...of: readonly unknown[]) => {
    noted.push(of);
    return ok(null);
  };
  expect(noteRefusal(PIN, readers({ storage: { noteRefusedPin } }))).toEqual(ok(null));
  expect(noted).toEqual([[{ number }, "mark of this PIN"]]);
  const locked = { fingerprint: () => err({ kind: "vaultLocked" }) };
  expect(noteRefusal(PIN, readers({ vault: locked, storage: { noteRefusedPin } }))).toEqual(
    err({ kind: "vaultLocked" }),
  );
  expect(noted).toHaveLength(1);
});

test("[I6] PINs that were refused from other folders are told until a run knows of as many", () => {
  const plan = { number } as unknown as Plan;
  const elsewhere = { count: 2, at: 0, folder: "/other" };
  const told = { count: 2, at: "1970-01-01T00:00:00.000Z", folder: "/other" };
  const since = (refused: object, state: object): ReturnType<typeof refusedSince> =>
    refusedSince(readers({ storage: { refusedPins: () => ok({ here: [], ...refused }) }, state }));
  const { storage } = readers({ storage: { refusedPins: () => ok({ here: [], elsewhere }) } });
  expect(refusedElsewhere(storage, plan)).toEqual(ok(told));
  expect(since({ elsewhere }, {})).toEqual(ok(told));
  expect(since({ elsewhere }, { refusedElsewhere: { ...told, count: 1 } })).toEqual(ok(told));
  expect(since({ elsewhere }, { refusedElsewhere: told })).toEqual(ok(undefined));
  expect(since({}, {})).toEqual(ok(undefined));
});

test("[I6] whether PINs were refused from other folders is never taken for a no where the storage cannot tell", () => {
  const problem = { kind: "storageFailed", code: "EIO" };
  const failing = readers({ storage: { refusedPins: () => err(problem) } });
  expect(refusedElsewhere(failing.storage, failing.state.plan)).toEqual(err(problem));
  expect(refusedSince(failing)).toEqual(err(problem));
});

test("[I6] a request without a PIN carries no mark of one, and one whose mark cannot be made is not sent", () => {
  expect(pinMark(undefined, readers({}))).toEqual(ok({}));
  expect(pinMark(PIN, readers({}))).toEqual(ok({ request: "mark of this PIN" }));
  const problem = { kind: "vaultLocked" };
  expect(pinMark(PIN, readers({ vault: { fingerprint: () => err(problem) } }))).toEqual(err(problem));
});
