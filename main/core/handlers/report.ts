import type { RunId } from "../../../shared/ids.ts";
import { err, ok } from "../../../shared/result.ts";
import type { ReportVerdict } from "../../../shared/rpc/areas/report.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { Proofs } from "../proof/proofs.ts";
import { gatherReport } from "../report/gather-report.ts";
import { makeReport } from "../report/make-report.ts";
import { verifyReport, type Statement } from "../report/signature.ts";
import { knownReportKey, signingKey } from "../report/signing-key.ts";

/** Handlers for the reports of migrations. */
export function reportHandlers(
  ports: HostPorts,
  folder: DataFolder,
  proofs: Pick<Proofs, "chain">,
): Pick<Handlers, `report.${string}` & keyof Handlers> {
  return {
    "report.make": async ({ run, form, language, by }) => {
      if (!folder.exists()) return err({ kind: "noSuchRun", run });
      const storage = folder.storage();
      if (!storage.ok) return storage;
      // Before a key is made for a migration that isn't there.
      const known = storage.value.read(run);
      if (!known.ok)
        return known.problem.kind === "noSuchRun" ? err({ kind: "noSuchRun", run }) : err(known.problem);
      const key = signingKey(ports);
      if (!key.ok) return key;
      const { privateKey: _private, ...shown } = key.value;
      const gathered = gatherReport(
        { ports, storage: storage.value, proofs },
        { run, language, by, key: shown },
      );
      if (!gathered.ok) return gathered;
      const made = await makeReport(gathered.value, form, { key: key.value, printer: ports.printPage });
      if (!made.ok) return made;
      const { madeAt, practice } = gathered.value;
      const content = Buffer.from(made.value).toString("base64");
      return ok({ content, fingerprint: shown.fingerprint, madeAt, run, practice });
    },
    "report.verify": async ({ content }) => {
      const found = verifyReport(Buffer.from(content, "base64"));
      if (found.kind === "unknown") return ok({ outcome: "unknown" });
      if (found.kind === "altered") return ok({ outcome: "altered", reason: found.why });
      const { statement, key } = found;
      const own = knownReportKey(ports)?.publicKey;
      return ok({
        outcome: "genuine",
        fingerprint: key.fingerprint,
        madeAt: statement.madeAt,
        run: statement.run,
        form: statement.form,
        key: own === undefined ? "not-known" : own === key.publicKey ? "own" : "other",
        journal: journalBeside(folder, statement.run, statement.head),
      });
    },
  };
}

/** Compares a report's last row with the journal of this data folder, if that has the migration. */
function journalBeside(
  folder: DataFolder,
  run: RunId,
  head: Statement["head"],
): Extract<ReportVerdict, { outcome: "genuine" }>["journal"] {
  const storage = folder.exists() ? folder.storage() : undefined;
  const read = storage?.ok === true ? storage.value.read(run) : undefined;
  if (read?.ok !== true || head === undefined) return "not-here";
  const row = read.value.rows.find(({ seq }) => seq === head.seq);
  if (row?.hash !== head.hash) return "differs";
  return read.value.rows.at(-1) === row ? "same" : "grown";
}
