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
 * What an answer that is about to be recorded changes in the waits of its number.
 *
 * The answer is recorded even if the machine-wide register fails: the journal keeps the wait as well.
 */
type Waits = {
  /**
   * Enters the reported waits. Called before the row is written, so that a kill in between leaves one wait
   * too many, never one too few.
   */
  tell(): void;
  /** Removes the waits that are over. Called after the row is written. */
  end(): void;
};

/** The folder that enters waits, and when. */
type WaitSource = Pick<OpenRegister, "register"> & { readonly me: FolderMark; readonly at: Instant };

const NONE: Waits = { tell: () => undefined, end: () => undefined };

/** The waits in rows of a run; none if the run's number is unknown, because its first row is corrupted. */
export function waitsIn(
  source: WaitSource,
  run: OwnRun | undefined,
  entries: readonly JournalEntry[],
): Waits {
  if (run === undefined) return NONE;
  const reported = entries.map((entry) => ({ entry, ...platformWaitsIn(entry) }));
  return waitsOver(source, run.number, {
    told: reported.flatMap(({ entry, told }) =>
      told.map((each) => ({
        ...each,
        number: run.number,
        from: datedBy(run.client, each.holds, momentOf(entry, source.at)),
        toldTo: run.run,
        folder: source.me,
      })),
    ),
    over: reported.flatMap(({ over }) => over),
  });
}

/** The waits in the answer to a PIN change; other changes report none. */
export function waitsOfOperation(
  source: WaitSource,
  { operation, hold }: { readonly operation: OperationId; readonly hold: Pick<NumberHold, "key" | "client"> },
  { what, side, outcome, stamp, isLate = false }: OperationEnd & { readonly isLate?: boolean },
): Waits {
  if (what !== "pin") return NONE;
  const { told, over } = waitsSaidByPinChange(side, outcome, isLate);
  const { serverDate } = outcome.evidence;
  const { key, client } = hold;
  const mark = { wall: source.at, stamp, ...(serverDate === undefined ? {} : { serverDate }) };
  const from = datedBy(client, pinWait(side), mark);
  return waitsOver(source, key, {
    told: told.map((each) => ({ ...each, number: key, from, toldTo: operation, folder: source.me })),
    over,
  });
}

type ReportedWaits = {
  readonly told: readonly (NumberWait & Pick<PlatformWaits["told"][number], "cutsNone">)[];
  readonly over: PlatformWaits["over"];
};

// A wait that must not shorten another one keeps the later end of this folder's own.
function withoutShortening(
  machineRegister: MachineRegister,
  told: ReportedWaits["told"],
): readonly NumberWait[] {
  return told.map(({ cutsNone = false, ...wait }) => {
    if (!cutsNone) return wait;
    const current = machineRegister.waits(wait.number);
    const own = current.ok
      ? current.value.find(({ holds, folder }) => holds === wait.holds && folder.id === wait.folder.id)
      : undefined;
    return { ...wait, ...laterOf(wait, own) };
  });
}

function waitsOver(
  { register }: Pick<OpenRegister, "register">,
  number: NumberKey,
  { told, over }: ReportedWaits,
): Waits {
  return {
    tell() {
      const opened = told.length === 0 ? undefined : register();
      if (opened?.ok === true) opened.value.tellWaits(withoutShortening(opened.value, told));
    },
    end() {
      const opened = over.length === 0 ? undefined : register();
      if (opened?.ok === true) opened.value.endWaits(number, over);
    },
  };
}

/** A wait in the machine-wide register as a folder sees it. */
export function knownWait({ holds, seconds, from, toldTo, folder }: NumberWait, me: string): KnownWait {
  return { holds, seconds, from, toldTo, ...(folder.id === me ? {} : { folder: folder.path }) };
}
