import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import type { CliSession } from "../cli-session.ts";
import { defaultDataDir, thisMachine } from "../../common/ports/data-dir.ts";
import { inFolder, named } from "./hints.ts";

/**
 * Tells a person at a terminal what is not proven yet once a number has moved, and the commands that prove it. On standard
 * error, after the result: scripts see nothing of it.
 */
export function tellNextProof(
  { interactive, report, dataDir }: CliSession,
  { phase, direction, newer }: RunSnapshot,
  plan: string | undefined,
): void {
  const isMoved = phase.kind === "ended" && phase.reason === "complete" && newer === undefined;
  if (!interactive || !isMoved) return;
  const signed = direction === "to-cloud" ? " --app-secret-file SECRET" : "";
  // What a test shows counts for the data folder that knows of the move.
  const there = inFolder(dataDir === defaultDataDir(thisMachine()) ? undefined : dataDir);
  const lines = [
    "Not confirmed yet: that messages arrive, that replies are delivered, and that your endpoint is ready.",
    `  ${report.paint.say("cyan", `switchover webhooks test ${named(plan)} --tunnel cloudflared${signed} --reply${there}`)}`,
    `  ${report.paint.say("cyan", `switchover endpoint check URL${there}`)}`,
  ];
  report.say(lines.join("\n"));
}
