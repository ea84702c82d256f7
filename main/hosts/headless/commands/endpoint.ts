import type { OutputOf } from "../../../../shared/rpc/api.ts";
import { sentIn } from "../../../../shared/webhook/proof-checks.ts";
import { endpointVerdict } from "../../../../shared/wording/verdicts.ts";
import { examples, type Define } from "../command.ts";
import { call, coreRefusal, withCore } from "../core-call.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { refusalFor, refuse } from "../refusal.ts";
import { followChecks } from "../run/check-lines.ts";
import { secretFrom } from "../secret-file.ts";
import { terminalEnglish } from "../terminal/translate.ts";
import type { CliSession } from "../cli-session.ts";

type Options = {
  readonly verifyTokenFile?: string;
  readonly appSecretFile?: string;
  readonly caFile?: string;
  readonly send?: boolean;
  readonly allowPrivate?: boolean;
};

const LONGEST = 2048;
/** As test notifications carry it, in every language. */
const TEST_TEXT = "Switchover test";

export const define: Define = (command, { action }) => {
  command
    .command("check")
    .description("check your endpoint the way the platform would")
    .argument("<URL>", "the endpoint's https URL")
    .option("--verify-token-file <FILE>", "send the verification request with the token in this file")
    .option("--app-secret-file <FILE>", "sign test notifications with the app secret in this file")
    .option("--send", "also post test notifications; without it, only read-only requests are sent")
    .option("--allow-private", "allow private addresses, IP addresses and ports other than 443")
    .option("--ca-file <FILE>", "also trust the CA in this file, for tests")
    .addHelpText(
      "after",
      examples(
        "endpoint check https://hooks.example/webhook --verify-token-file token.txt",
        "endpoint check https://hooks.example/webhook --app-secret-file secret.txt --send --json",
      ),
    )
    .action(action(check));
  command.addHelpText("after", examples("endpoint check https://hooks.example/webhook"));
};

async function check(session: CliSession, url: string, options: Options): Promise<ExitCode> {
  if (url.trim() === "" || url.length > LONGEST)
    return refuse(session, refusalFor("urlLength", { most: LONGEST }));
  const token = secretFrom(session, "--verify-token-file", options.verifyTokenFile);
  if (!token.ok) return refuse(session, token.problem);
  const secret = secretFrom(session, "--app-secret-file", options.appSecretFile);
  if (!secret.ok) return refuse(session, secret.problem);
  const { report } = session;
  const send = options.send === true;
  return withCore(session, async (client) => {
    const stop = followChecks(client, report, "all");
    const checked = await call(client, "endpoint.check", {
      url,
      send,
      allowPrivate: options.allowPrivate === true,
      ...(token.value === undefined ? {} : { verifyToken: token.value.reveal() }),
      ...(secret.value === undefined ? {} : { appSecret: secret.value.reveal() }),
      ...(options.caFile === undefined ? {} : { caFile: session.path(options.caFile) }),
    });
    stop();
    if (!checked.ok) return refuse(session, coreRefusal(checked.problem));
    const exit = conclude(session, checked.value);
    if (!send && report.onTerminal)
      report.say(`  ${report.t("terminal.tools.sending", { text: TEST_TEXT })}`);
    return exit;
  });
}

function conclude(
  { report }: CliSession,
  { verdict, checks, caFileUsed }: OutputOf<"endpoint.check">,
): ExitCode {
  const sent = sentIn(checks);
  const ready = verdict === "ready";
  const withStatus = (status: string): readonly string[] =>
    checks.filter((one) => one.status === status).map(({ id }) => id);
  const [failed, warned] = [withStatus("fail"), withStatus("warn")];
  const seen = {
    failed: failed.length,
    warned: warned.length,
    skipped: withStatus("skip").length,
    sent,
    caFileUsed,
  };
  const words = endpointVerdict(report.t, seen);
  const english = endpointVerdict(terminalEnglish, seen);
  const mark = report.paint.show([ready ? "green" : "red", "bold"], ready ? "✓" : "✗");
  const lines = [words.works, words.next].filter((line) => line !== "").map((line) => `\n  ${line}`);
  report.show(`${mark} ${report.paint.show("bold", words.what)}${lines.join("")}`);
  report.line("result", {
    verdict,
    outcome: ready ? "go" : "no-go",
    numberIs: "unknown",
    proof: "none",
    caFileUsed,
    sent: sent !== "none",
    warnings: warned.length,
    ...(failed.length === 0 ? {} : { reason: failed.join(",") }),
    next: ready ? "nothing" : "fix-and-check",
    message: `${english.what} ${english.works}`,
  });
  return ready ? EXIT.done : EXIT.endedSafely;
}
