import { join } from "node:path";
import { z } from "zod";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { checkedText, parseChecked } from "../storage/checked-json.ts";
import { replaceDurably, textIfThere } from "../storage/durable-file.ts";
import { catchStorageErrors } from "../storage/problems.ts";
import { renameToQuarantine } from "../storage/quarantine.ts";
import { PROOFS_FILE } from "../storage/shared-files.ts";
import { underLock } from "../storage/number-locks.ts";
import { MoveMark } from "../../../shared/proof/chain.ts";
import { EndpointEvidence, SendsEvidence, TestEvidence, Tick, type Evidence } from "./evidence.ts";

const FORMAT = 1;
/** Tests kept per number, newest first. */
const TESTS_KEPT = 100;
const ENDPOINTS_KEPT = 100;

/** Evidence and completed list items, in `proofs.json` of the data folder. */
export type EvidenceFile = {
  /** The file's current content, whichever process wrote it; empty if there is no file. */
  read(): Result<Evidence, StorageProblem>;
  change(change: (known: Evidence) => Evidence): Result<Evidence, StorageProblem>;
};

const NOTHING: Evidence = { tests: [], endpoints: [], sends: [], ticks: [], voided: [] };
const Stored = z.looseObject({ format: z.int() });

/**
 * Returns the file of a data folder; reading creates nothing. An unreadable file is quarantined and replaced
 * by an empty one. Problems: storageDamaged (with the quarantined path), newerVersion.
 */
export function evidenceFile({ dataDir, clock }: Pick<HostPorts, "dataDir" | "clock">): EvidenceFile {
  const path = join(dataDir, PROOFS_FILE);
  const readNow = (): Result<Evidence, StorageProblem> =>
    catchStorageErrors(() => {
      const text = textIfThere(path);
      if (text === undefined) return ok(NOTHING);
      const stored = Stored.safeParse(parseChecked(text));
      if (!stored.success)
        return err({ kind: "storageDamaged", setAside: renameToQuarantine(path, clock.now()) });
      const { format } = stored.data;
      return format > FORMAT
        ? err({ kind: "newerVersion", found: format, known: FORMAT })
        : ok(evidenceIn(stored.data));
    });
  return {
    read: readNow,
    change: (change) =>
      underLock(dataDir, "proofs", () => {
        const known = readNow();
        if (!known.ok) return known;
        const next = bounded(change(known.value));
        replaceDurably(path, checkedText({ format: FORMAT, ...next }, 2));
        return ok(next);
      }),
  };
}

/** Parses each entry separately: an invalid one proves nothing. */
function evidenceIn(stored: Readonly<Record<string, unknown>>): Evidence {
  const listOf = <T>(name: keyof Evidence, shape: z.ZodType<T>): readonly T[] => {
    const list = stored[name];
    return Array.isArray(list) ? list.flatMap((one) => shape.safeParse(one).data ?? []) : [];
  };
  return {
    tests: listOf("tests", TestEvidence),
    endpoints: listOf("endpoints", EndpointEvidence),
    sends: listOf("sends", SendsEvidence),
    ticks: listOf("ticks", Tick),
    voided: listOf("voided", MoveMark),
  };
}

function bounded({ tests, endpoints, ...rest }: Evidence): Evidence {
  const counts = new Map<string, number>();
  const kept = tests.toReversed().filter(({ number, phoneNumberId }) => {
    const key = `${number} ${phoneNumberId}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= TESTS_KEPT;
  });
  return { ...rest, tests: kept.toReversed(), endpoints: endpoints.slice(-ENDPOINTS_KEPT) };
}
