import {
  certificateFacts,
  certificateReason,
  certificateRisks,
} from "../../../../shared/wording/certificate-words.ts";
import type { NumberCertificate } from "../../../../shared/certificate/number-certificate.ts";
import type { InputOf } from "../../../../shared/rpc/api.ts";
import { ok, type Result } from "../../../../shared/result.ts";
import { readCapped } from "../../common/ports/read-capped.ts";
import type { CliSession } from "../cli-session.ts";
import { examples, type Define } from "../command.ts";
import { call, coreRefusal, withCore } from "../core-call.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { unlockVault } from "../passphrase.ts";
import { loadPlan } from "../plan-file/load-plan.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { secretFrom } from "../secret-file.ts";

export const define: Define = (command, { query }) => {
  command
    .argument("<PLAN|FILE>", "a plan file, or the file with the verified-name certificate")
    .addHelpText("after", examples("certificate plan.json", "certificate number.cert --json"))
    .action(query(certificate));
};

async function certificate(session: CliSession, file: string): Promise<ExitCode> {
  const input = inputFrom(session, file);
  if (!input.ok) return refuse(session, input.problem);
  return withCore(session, async (client) => {
    const reference = input.value.plan?.number.cert;
    if (reference !== undefined && "vault" in reference) {
      const unlocked = await unlockVault(session, client, { mayCreate: false });
      if (!unlocked.ok) return refuse(session, unlocked.problem);
    }
    const read = await call(client, "certificate.read", input.value);
    return read.ok ? tell(session, read.value) : refuse(session, coreRefusal(read.problem));
  });
}

/** A plan is JSON, and no certificate begins as that does. */
function inputFrom(session: CliSession, file: string): Result<InputOf<"certificate.read">, Refusal> {
  const path = session.path(file);
  const begin = readCapped(path);
  if (begin.ok && /^\uFEFF?\s*\{/.test(begin.value)) {
    const plan = loadPlan(path);
    return plan.ok ? ok({ plan: plan.value }) : plan;
  }
  const secret = secretFrom(session, "certificate", file, "certificate");
  return secret.ok ? ok({ certificate: secret.value.reveal() }) : secret;
}

function tell({ report }: CliSession, read: NumberCertificate): ExitCode {
  const { t } = report;
  const { outcome } = read;
  const [mark, color] = MARKS[outcome];
  const reason = certificateReason(t, read);
  report.show(`${report.paint.show(color, mark)} ${t(`certificate.outcome.${outcome}`)}`);
  if (reason !== undefined) report.show(`  ${reason}`);
  for (const [label, value] of certificateFacts(t, read)) report.show(`  ${label}: ${value}`);
  report.show(t("certificate.layout"));
  report.show(`${t("certificate.risks.title")}:`);
  for (const risk of certificateRisks(t)) report.show(`- ${risk}`);
  report.line("result", read);
  return outcome === "wrong" ? EXIT.endedSafely : EXIT.done;
}

const MARKS = { fits: ["✓", "green"], unclear: ["?", "yellow"], wrong: ["✗", "red"] } as const;
