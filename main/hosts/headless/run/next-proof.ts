import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import type { CliSession } from "../cli-session.ts";
import { defaultDataDir, thisMachine } from "../../common/ports/data-dir.ts";
import { inFolder, named } from "./hints.ts";

/**
 * Prints what is not confirmed yet after a completed migration, and the commands that confirm it. Only for a
 * person at a terminal: on standard error, after the result.
 */
export function tellNextProof(
  { interactive, report, dataDir }: CliSession,
  { phase, direction, newer }: RunSnapshot,
  plan: string | undefined,
): void {
  const isMoved = phase.kind === "ended" && phase.reason === "complete" && newer === undefined;
  if (!interactive || !isMoved) return;
  const signed = direction === "to-cloud" ? " --app-secret-file SECRET" : "";
  // A test's result must be stored in the data folder of the migration.
  const there = inFolder(dataDir === defaultDataDir(thisMachine()) ? undefined : dataDir);
  const lines = [
    report.t("terminal.run.notConfirmedYet"),
    `  ${report.paint.say("cyan", `switchover webhooks test ${named(plan)} --tunnel cloudflared${signed} --reply${there}`)}`,
    `  ${report.paint.say("cyan", `switchover endpoint check URL${there}`)}`,
  ];
  report.say(lines.join("\n"));
}
