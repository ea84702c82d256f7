import { expect, test } from "vitest";
import { noteRefusal, wasRefused } from "../../../main/core/migration/pin-guard.ts";
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
