import type { E164 } from "../../../shared/phone.ts";
import { instant, type Instant } from "../../../shared/time.ts";
import type { Chain } from "./chain.ts";
import type { Database } from "./database.ts";
import { StoredRefusedPin } from "./stored-rows.ts";

export type RefusedPin = { readonly fingerprint: string; readonly at: Instant };

/** Keyed fingerprints of PINs that were refused for a number, newest first. A damaged line is given for every number. */
export function refusedPinsOf(database: Database, chain: Chain, number: E164): readonly RefusedPin[] {
  return database
    .statement("SELECT number, fingerprint, wall, mark FROM refused_pin ORDER BY id DESC")
    .all()
    .flatMap((found) => {
      const stored = StoredRefusedPin.safeParse(found);
      if (!stored.success) return [{ fingerprint: "", at: instant(0) }];
      const { fingerprint, wall, mark } = stored.data;
      const sound = chain.holds("refused-pin", [stored.data.number, fingerprint, wall], mark);
      return sound && stored.data.number !== number ? [] : [{ fingerprint, at: instant(wall) }];
    });
}

/** Notes a refused PIN's fingerprint. */
export function insertRefusedPin(database: Database, chain: Chain, number: E164, refused: RefusedPin): void {
  database
    .statement("INSERT INTO refused_pin (number, fingerprint, wall, mark) VALUES (?, ?, ?, ?)")
    .run(
      number,
      refused.fingerprint,
      refused.at,
      chain.mark("refused-pin", [number, refused.fingerprint, refused.at]),
    );
}
