import { isSameNumber, type E164 } from "../../../shared/phone.ts";
import { instant, type Instant } from "../../../shared/time.ts";
import type { Chain } from "./chain.ts";
import type { Database } from "./database.ts";
import { StoredRefusedPin } from "./stored-rows.ts";

/**
 * A fingerprint stored in the folder. `ref` identifies its row in the machine-wide register; a corrupted row
 * has none.
 */
export type OwnRefusal = {
  readonly fingerprint: string;
  readonly at: Instant;
  readonly ref: string | undefined;
};

/**
 * Keyed fingerprints of PINs refused for a number, newest first. A corrupted row is included for every
 * number.
 */
export function refusedPinsOf(database: Database, chain: Chain, number: E164): readonly OwnRefusal[] {
  return database
    .statement("SELECT number, fingerprint, wall, mark FROM refused_pin ORDER BY id DESC")
    .all()
    .flatMap((found): readonly OwnRefusal[] => {
      const stored = StoredRefusedPin.safeParse(found);
      if (!stored.success) return [{ fingerprint: "", at: instant(0), ref: undefined }];
      const { fingerprint, wall, mark } = stored.data;
      const sound = chain.holds("refused-pin", [stored.data.number, fingerprint, wall], mark);
      if (sound && !isSameNumber(stored.data.number, number)) return [];
      return [{ fingerprint, at: instant(wall), ref: sound ? mark : undefined }];
    });
}

/** The refused PINs in the folder with a valid mark: number, `ref` and time. */
export function refusedNumbers(
  database: Database,
  chain: Chain,
): readonly { readonly number: string; readonly ref: string; readonly at: Instant }[] {
  return database
    .statement("SELECT number, fingerprint, wall, mark FROM refused_pin ORDER BY id")
    .all()
    .flatMap((found) => {
      const stored = StoredRefusedPin.safeParse(found);
      if (!stored.success) return [];
      const { number, fingerprint, wall, mark } = stored.data;
      return chain.holds("refused-pin", [number, fingerprint, wall], mark)
        ? [{ number, ref: mark, at: instant(wall) }]
        : [];
    });
}
