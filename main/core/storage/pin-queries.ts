import { numberOf } from "../../../shared/migration/plan.ts";
import { ok } from "../../../shared/result.ts";
import { numberKeyOf } from "./machine/number-key.ts";
import type { KnownRefusal } from "./machine/port.ts";
import type { RefusedPins, Storage } from "./port.ts";
import { refusedPinsOf, type OwnRefusal } from "./refused-pins.ts";
import type { StorageParts } from "./storage-parts.ts";

/**
 * What a storage tells of refused PINs, and what it is told.
 *
 * The fingerprints stay in the folder: they are made under its vault's key, so another folder could compare none of
 * them, and under a key that all folders share six digits would be found by trying. The book counts.
 */
export function pinQueries(
  parts: StorageParts,
): Pick<Storage, "refusedPins" | "noteRefusedPin" | "pinAccepted"> {
  const { tools, me } = parts;
  const { database, chain } = tools;
  return {
    refusedPins(plan) {
      const book = parts.register();
      const known = book.ok ? book.value.refusals(numberKeyOf(plan)) : book;
      if (!known.ok) return known;
      const own = database.look(() => ok(refusedPinsOf(database, chain, numberOf(plan))));
      return own.ok ? ok(judgeRefusals(own.value, known.value)) : own;
    },
    noteRefusedPin(plan, fingerprint) {
      const number = numberOf(plan);
      const at = tools.clock.now();
      const ref = chain.mark("refused-pin", [number, fingerprint, at]);
      const book = parts.register();
      const counted = book.ok
        ? book.value.noteRefusal({ number: numberKeyOf(plan), ref, folder: me, at })
        : book;
      // Kept here in any case: this folder at least never sends it again.
      const kept = database.change(() => {
        database
          .statement("INSERT INTO refused_pin (number, fingerprint, wall, mark) VALUES (?, ?, ?, ?)")
          .run(number, fingerprint, at, ref);
        return ok(null);
      });
      return kept.ok ? counted : kept;
    },
    pinAccepted(plan) {
      const book = parts.register();
      return book.ok ? book.value.sinceRefusals(numberKeyOf(plan), "accepted") : book;
    },
  };
}

/**
 * Puts together what a folder knows of refused PINs and what the book does. A PIN that was set anew makes those before
 * it void in every folder; one that was accepted leaves only the folder that knows a refused one with a word on it.
 */
export function judgeRefusals(own: readonly OwnRefusal[], known: readonly KnownRefusal[]): RefusedPins {
  const voided = new Set(known.filter(({ since }) => since === "void").map(({ ref }) => ref));
  const here = own.filter(({ ref }) => ref === undefined || !voided.has(ref));
  const comparable = new Set(own.map(({ ref }) => ref));
  const strange = known.filter(({ ref, since }) => since === undefined && !comparable.has(ref));
  const last = strange.at(-1);
  return {
    here: here.map(({ fingerprint, at }) => ({ fingerprint, at })),
    elsewhere:
      last === undefined
        ? undefined
        : { count: strange.length, at: last.at, agoMs: last.agoMs, folder: last.folder.path },
  };
}
