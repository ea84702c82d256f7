import { numberOf } from "../../../shared/migration/plan.ts";
import { ok } from "../../../shared/result.ts";
import { numberKeyOf } from "./machine/number-key.ts";
import type { KnownRefusal } from "./machine/port.ts";
import type { RefusedPins, Storage } from "./port.ts";
import { refusedPinsOf, type OwnRefusal } from "./refused-pins.ts";
import type { StorageParts } from "./storage-parts.ts";

/**
 * What a storage reports and records about refused PINs.
 *
 * The fingerprints stay in the folder. They are keyed by its vault, so another folder can't compare them;
 * under a key that all folders share, six digits could be found by trial. The machine-wide register only
 * counts refusals.
 */
export function pinQueries(
  parts: StorageParts,
): Pick<Storage, "refusedPins" | "noteRefusedPin" | "pinAccepted"> {
  const { tools, me } = parts;
  const { database, chain } = tools;
  return {
    refusedPins(plan) {
      const machineRegister = parts.register();
      const known = machineRegister.ok ? machineRegister.value.refusals(numberKeyOf(plan)) : machineRegister;
      if (!known.ok) return known;
      const own = database.read(() => ok(refusedPinsOf(database, chain, numberOf(plan))));
      return own.ok ? ok(judgeRefusals(own.value, known.value)) : own;
    },
    noteRefusedPin(plan, fingerprint) {
      const number = numberOf(plan);
      const at = tools.clock.now();
      const ref = chain.mark("refused-pin", [number, fingerprint, at]);
      const machineRegister = parts.register();
      const counted = machineRegister.ok
        ? machineRegister.value.noteRefusal({ number: numberKeyOf(plan), ref, folder: me, at })
        : machineRegister;
      // Stored here in any case, so that at least this folder never resends the PIN.
      const kept = database.change(() => {
        database
          .statement("INSERT INTO refused_pin (number, fingerprint, wall, mark) VALUES (?, ?, ?, ?)")
          .run(number, fingerprint, at, ref);
        return ok(null);
      });
      return kept.ok ? counted : kept;
    },
    pinAccepted(plan) {
      const machineRegister = parts.register();
      return machineRegister.ok
        ? machineRegister.value.sinceRefusals(numberKeyOf(plan), "accepted")
        : machineRegister;
    },
  };
}

/**
 * Combines a folder's refused PINs with those in the machine-wide register.
 *
 * A newly set PIN clears earlier refusals in every folder. An accepted PIN clears them except in the folder
 * that has the fingerprint.
 */
export function judgeRefusals(own: readonly OwnRefusal[], known: readonly KnownRefusal[]): RefusedPins {
  const voided = new Set(known.filter(({ since }) => since === "void").map(({ ref }) => ref));
  const here = own.filter(({ ref }) => ref === undefined || !voided.has(ref));
  const comparable = new Set(own.map(({ ref }) => ref));
  const foreign = known.filter(({ ref, since }) => since === undefined && !comparable.has(ref));
  const last = foreign.at(-1);
  return {
    here: here.map(({ fingerprint, at }) => ({ fingerprint, at })),
    elsewhere:
      last === undefined
        ? undefined
        : { count: foreign.length, at: last.at, agoMs: last.agoMs, folder: last.folder.path },
  };
}
