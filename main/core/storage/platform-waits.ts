import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import {
  laterOf,
  momentOf,
  pinWait,
  platformWaitsIn,
  waitsSaidByPinChange,
  type PlatformWaits,
} from "../../../shared/migration/platform-wait.ts";
import type { OperationId } from "../../../shared/pin/pin-change.ts";
import type { Instant } from "../../../shared/time.ts";
import type { OwnRun } from "./machine/folder-numbers.ts";
import type { NumberKey } from "./machine/number-key.ts";
import type { FolderMark, OpenRegister, MachineRegister, NumberWait } from "./machine/port.ts";
import { datedBy } from "./machine/waits.ts";
import type { NumberHold, OperationEnd } from "./operation-port.ts";
import type { KnownWait } from "./port.ts";

/**
 * What an answer that is about to be recorded means for the waits of its number.
 *
 * It is recorded whatever becomes of the book: an answer must not be lost for the book's sake, and the journal that it
 * stands in keeps the wait as well.
 */
type Waits = {
  /** Enters those that are told: before the record, so that a kill in between leaves a wait too many and none too few. */
  tell(): void;
  /** Takes away those that are over: after the record. */
  end(): void;
};

/** Where waits are entered: by which folder, and when. */
type Place = Pick<OpenRegister, "register"> & { readonly me: FolderMark; readonly at: Instant };

const NONE: Waits = { tell: () => undefined, end: () => undefined };

/** The waits in rows of a run, whose number may not be known where its first row is damaged. */
export function waitsIn(place: Place, run: OwnRun | undefined, entries: readonly JournalEntry[]): Waits {
  if (run === undefined) return NONE;
  const said = entries.map((entry) => ({ entry, ...platformWaitsIn(entry) }));
  return waitsOver(place, run.number, {
    told: said.flatMap(({ entry, told }) =>
      told.map((each) => ({
        ...each,
        number: run.number,
        from: datedBy(run.client, each.holds, momentOf(entry, place.at)),
        toldTo: run.run,
        folder: place.me,
      })),
    ),
    over: said.flatMap(({ over }) => over),
  });
}

/** The waits in the answer to a change of a PIN; whatever else was changed tells none. */
export function waitsOfOperation(
  place: Place,
  { operation, hold }: { readonly operation: OperationId; readonly hold: Pick<NumberHold, "key" | "client"> },
  { what, side, outcome, stamp, isLate = false }: OperationEnd & { readonly isLate?: boolean },
): Waits {
  if (what !== "pin") return NONE;
  const { told, over } = waitsSaidByPinChange(side, outcome, isLate);
  const { serverDate } = outcome.evidence;
  const { key, client } = hold;
  const mark = { wall: place.at, stamp, ...(serverDate === undefined ? {} : { serverDate }) };
  const from = datedBy(client, pinWait(side), mark);
  return waitsOver(place, key, {
    told: told.map((each) => ({ ...each, number: key, from, toldTo: operation, folder: place.me })),
    over,
  });
}

type Said = {
  readonly told: readonly (NumberWait & Pick<PlatformWaits["told"][number], "cutsNone">)[];
  readonly over: PlatformWaits["over"];
};

// The same folder may have been told one since, or before, that ends later.
function noneShorter(book: MachineRegister, told: Said["told"]): readonly NumberWait[] {
  return told.map(({ cutsNone = false, ...wait }) => {
    if (!cutsNone) return wait;
    const standing = book.waits(wait.number);
    const own = standing.ok
      ? standing.value.find(({ holds, folder }) => holds === wait.holds && folder.id === wait.folder.id)
      : undefined;
    return { ...wait, ...laterOf(wait, own) };
  });
}

function waitsOver(
  { register: book }: Pick<OpenRegister, "register">,
  number: NumberKey,
  { told, over }: Said,
): Waits {
  return {
    tell() {
      const opened = told.length === 0 ? undefined : book();
      if (opened?.ok === true) opened.value.tellWaits(noneShorter(opened.value, told));
    },
    end() {
      const opened = over.length === 0 ? undefined : book();
      if (opened?.ok === true) opened.value.endWaits(number, over);
    },
  };
}

/** A wait of the book as it is seen from a folder. */
export function knownWait({ holds, seconds, from, toldTo, folder }: NumberWait, me: string): KnownWait {
  return { holds, seconds, from, toldTo, ...(folder.id === me ? {} : { folder: folder.path }) };
}
