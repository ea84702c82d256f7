import type { RunId } from "../../../shared/ids.ts";
import type { Language } from "../../../shared/language.ts";
import type { Plan } from "../../../shared/migration/plan.ts";
import type { ReportKey, MigrationReport } from "../../../shared/report/report.ts";
import { MigrationReport as ReportShape } from "../../../shared/report/report.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { RunProblem, StorageProblem } from "../../../shared/rpc/problems.ts";
import { isoOf } from "../../../shared/time.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { timelineOf } from "../migration/timeline.ts";
import { present } from "../../../shared/present.ts";
import type { Proofs } from "../proof/proofs.ts";
import type { JournalReading, Storage } from "../storage/port.ts";
import { runFacts } from "./run-facts.ts";

export type ReportDeps = {
  readonly ports: Pick<HostPorts, "clock" | "appVersion" | "practice">;
  readonly storage: Storage;
  readonly proofs: Pick<Proofs, "chain">;
};

/** What a report is about, and what only the caller knows. */
export type ReportWish = {
  readonly run: RunId;
  readonly language: Language;
  readonly by?: string | undefined;
  readonly key: ReportKey;
};

/**
 * Gathers everything that a report says, from the journal and the evidence since. Sends nothing; needs no
 * vault.
 *
 * Problems: noSuchRun, journalDamaged if even the first row is corrupted, runOfNewerVersion, storage.
 */
export function gatherReport(
  { ports, storage, proofs }: ReportDeps,
  { run, language, by, key }: ReportWish,
): Result<MigrationReport, RunProblem | StorageProblem> {
  const facts = runFacts({ ports, storage, proofs }, run);
  if (!facts.ok) return facts;
  const timeline = timelineOf(storage, run);
  if (!timeline.ok) return timeline;
  const { snapshot, plan, journal, chain } = facts.value;
  const report = {
    format: "switchover-report",
    version: 1,
    madeAt: isoOf(ports.clock.now()),
    appVersion: ports.appVersion,
    language,
    practice: isPractice(ports, plan),
    ...present({ by, chain }),
    run: snapshot,
    apis: apisOf(plan),
    timeline: timeline.value,
    journal: journalOf(journal),
    key,
  };
  return ok(ReportShape.parse(withoutPlatformTexts(report)));
}

/** True if nothing is real. A real cloud API is never on the computer itself; an on-premises client may be. */
export function isPractice(
  { practice }: Pick<HostPorts, "practice">,
  { cloud }: { readonly cloud: Pick<Plan["cloud"], "baseUrl"> },
): boolean {
  const onThisComputer = ["localhost", "127.0.0.1", "[::1]"].includes(new URL(cloud.baseUrl).hostname);
  return practice !== undefined || onThisComputer;
}

function apisOf({ cloud, onPrem }: Plan): MigrationReport["apis"] {
  return { cloud: new URL(cloud.baseUrl).origin, onPremises: new URL(onPrem.baseUrl).origin };
}

function journalOf({ rows, damaged }: JournalReading): MigrationReport["journal"] {
  return {
    rows: rows.map(({ seq, at, entry, hash }) => ({ seq, at: isoOf(at), kind: entry.kind, hash })),
    damaged: damaged.map(({ seq }) => seq),
  };
}

/** Leaves out the texts of the platform's errors: they can repeat what was sent, and a report leaves the house. */
function withoutPlatformTexts(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (name, member: unknown) => {
      if (name !== "apiError" || typeof member !== "object" || member === null) return member;
      const { title: _title, details: _details, ...codes } = member as Readonly<Record<string, unknown>>;
      return codes;
    }),
  );
}
