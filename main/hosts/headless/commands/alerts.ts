import {
  ALERT_FORMS,
  ALERT_NEWS,
  AlertForm,
  AlertNews,
  AlertScope,
  SHORTEST_ALERT_KEY,
  type AlertTry,
} from "../../../../shared/alert/alert.ts";
import {
  DIGEST_DAYS,
  DigestHour,
  USUAL_DIGEST_HOUR,
  type DigestPlan,
} from "../../../../shared/alert/digest.ts";
import { LANGUAGES } from "../../../../shared/language.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { InputOf } from "../../../../shared/rpc/api.ts";
import { alertOutcome, alertsUnsent } from "../../../../shared/wording/alerts.ts";
import { digestPlanText } from "../../../../shared/wording/digest.ts";
import { localTime } from "../../../../shared/wording/times.ts";
import type { CoreProblem } from "../../../../shared/wording/problems.ts";
import type { Values } from "../../../../shared/wording/translate.ts";
import type { CliSession } from "../cli-session.ts";
import { examples, type Define } from "../command.ts";
import { call, coreRefusal, withCore } from "../core-call.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { unlockVault } from "../passphrase.ts";
import { nothing, refusalFor, refuse, withCommand, type Refusal, type RefusalKey } from "../refusal.ts";
import { secretFrom } from "../secret-file.ts";
import { onOneLine, visible, visibleSentence, visibleText } from "../terminal/visible.ts";

type ScopeOption = { readonly workspace?: string };
type DigestOptions = { readonly digest?: string; readonly digestAt?: string };
type SetOptions = ScopeOption &
  DigestOptions & {
    readonly form: string;
    readonly urlFile?: string;
    readonly keyFile?: string;
    readonly only?: string;
    readonly language: string;
    readonly wholeNumbers?: boolean;
    readonly allowPrivate?: boolean;
    readonly systemRoots?: boolean;
  };

const WORKSPACE = [
  "--workspace <WORKSPACE>",
  "a workspace's ID; default: everything without its own target",
] as const;

export const define: Define = (command, { action, query }) => {
  command
    .command("status")
    .description("show where alerts go, and what became of the newest")
    .addHelpText("after", examples("alerts status", "alerts status --json"))
    .action(query(status));
  command
    .command("set")
    .description("set where alerts are sent; URL and key are kept in the vault")
    .option(...WORKSPACE)
    .requiredOption("--form <FORM>", ALERT_FORMS.join(", "))
    .option("--url-file <FILE>", "file with the webhook URL; default: the stored one")
    .option("--key-file <FILE>", "file with the key that signs the generic form; default: the stored one")
    .option("--only <NEWS[,NEWS…]>", "only of these, separated by commas; default: all")
    .option(
      "--digest <DAY>",
      "also send a digest of what arrived and what is open: daily, or a day of the week",
    )
    .option("--digest-at <HH:00>", "the full hour of the digest in local time; default: 08:00")
    .option("--language <LANGUAGE>", LANGUAGES.join(", "), "en")
    .option("--whole-numbers", "show phone numbers in full; default: their beginning and end")
    .option("--allow-private", "allow an IP address, another port or a private network")
    .option("--system-roots", "also trust the certificate authorities of this computer")
    .addHelpText("after", `\nNews:\n  ${ALERT_NEWS.join(", ")}`)
    .addHelpText(
      "after",
      examples(
        "alerts set --form slack --url-file slack-url",
        "alerts set --form generic --url-file url --key-file key --only unknown,ended",
        "alerts set --form slack --digest monday --digest-at 09:00",
      ),
    )
    .action(action(set));
  command
    .command("test")
    .description("send a test alert and print what is known of it")
    .option(...WORKSPACE)
    .addHelpText("after", examples("alerts test"))
    .action(action(test));
  command
    .command("desktop")
    .description("show a digest as a notice of the desktop; a terminal shows none")
    .requiredOption("--digest <DAY>", "daily, a day of the week, or off")
    .option("--digest-at <HH:00>", "the full hour of the digest in local time; default: 08:00")
    .addHelpText(
      "after",
      examples("alerts desktop --digest daily --digest-at 09:00", "alerts desktop --digest off"),
    )
    .action(action(desktop));
  command
    .command("digest")
    .description("show the digest of the last day or week, and send nothing")
    .option(...WORKSPACE)
    .option("--desktop", "that of the desktop's notice")
    .addHelpText("after", examples("alerts digest", "alerts digest --desktop", "alerts digest --json"))
    .action(query(digest));
  command
    .command("remove")
    .description("send no more alerts, and delete the stored URL and key")
    .option(...WORKSPACE)
    .addHelpText("after", examples("alerts remove --workspace ws-7k2q9d"))
    .action(action(remove));
  command.addHelpText("after", examples("alerts status", "alerts set --form slack --url-file slack-url"));
};

async function status(session: CliSession): Promise<ExitCode> {
  return withCore(session, async (client) => {
    const state = await call(client, "alerts.state", {});
    if (!state.ok) return refuse(session, alertRefusal(state.problem));
    const { report } = session;
    const { t } = report;
    const { targets, desktop: chosen, sent, unsent } = state.value;
    for (const target of targets) {
      const { scope, form, host, news } = target;
      const named = news.map((one) => t(`alerts.names.${one}`));
      const plan = target.digest === undefined ? [] : [digestPlanText(t, target.digest)];
      report.show(
        onOneLine(t, [scope, t(`alerts.forms.${form}`), visible(host), [...named, ...plan].join(", ")]),
      );
      report.line("target", { ...target });
    }
    if (targets.length === 0) report.say(t("terminal.tools.alerts.none"));
    if (chosen !== undefined) {
      sayDesktop(session, chosen.plan);
      report.line("desktop", { digest: chosen.plan, since: chosen.since });
    }
    if (unsent !== undefined) report.say(alertsUnsent(t, unsent));
    for (const one of sent) {
      const host = targets.find(({ scope }) => scope === one.scope)?.host ?? one.scope;
      const known = visibleSentence(t, alertOutcome(t, one, host));
      report.show(onOneLine(t, [localTime(t, one.at), t(`alerts.names.${one.news}`), known]));
      report.line("alert", { ...one });
    }
    report.line("result", {
      outcome: "listed",
      targets: targets.length,
      alerts: sent.length,
      ...(unsent === undefined ? {} : { unsent }),
    });
    return EXIT.done;
  });
}

async function set(session: CliSession, options: SetOptions): Promise<ExitCode> {
  const input = inputOf(session, options);
  if (!input.ok) return refuse(session, input.problem);
  return withCore(session, async (client) => {
    const opened = await unlockVault(session, client, { mayCreate: true });
    if (!opened.ok) return refuse(session, opened.problem);
    const saved = await call(client, "alerts.save", input.value);
    if (!saved.ok) return refuse(session, alertRefusal(saved.problem));
    const host = saved.value.targets.find(({ scope }) => scope === input.value.scope)?.host ?? "";
    session.report.say(session.report.t("terminal.tools.alerts.saved", { host: visible(host) }));
    session.report.line("result", { outcome: "saved", scope: input.value.scope, host });
    return EXIT.done;
  });
}

const OFF = "off";

async function desktop(session: CliSession, options: DigestOptions): Promise<ExitCode> {
  const plan = options.digest === OFF ? noPlan(options) : planOf(options, [OFF]);
  if (!plan.ok) return refuse(session, plan.problem);
  return withCore(session, async (client) => {
    const input = plan.value === undefined ? {} : { digest: plan.value };
    const chosen = await call(client, "alerts.desktop", input);
    if (!chosen.ok) return refuse(session, alertRefusal(chosen.problem));
    sayDesktop(session, plan.value);
    session.report.line("result", { outcome: "saved", ...input });
    return EXIT.done;
  });
}

/** An hour beside "off" would be left out without a word. */
function noPlan({ digestAt }: DigestOptions): Result<undefined, Refusal> {
  return digestAt === undefined
    ? ok(undefined)
    : wrong("contradiction", { first: `--digest ${OFF}`, second: "--digest-at" });
}

/** Here is no desktop: what shows the digest is named. */
function sayDesktop({ report }: CliSession, plan: DigestPlan | undefined): void {
  const { t } = report;
  if (plan === undefined) return report.say(t("terminal.tools.alerts.noDesktop"));
  report.say(t("terminal.tools.alerts.desktop", { plan: digestPlanText(t, plan) }));
  report.say(t("terminal.tools.alerts.onlyDesktop"));
}

async function test(session: CliSession, options: ScopeOption): Promise<ExitCode> {
  const scope = scopeOf(options);
  if (!scope.ok) return refuse(session, scope.problem);
  return withCore(session, async (client) => {
    const state = await call(client, "alerts.state", {});
    if (!state.ok) return refuse(session, alertRefusal(state.problem));
    const host = state.value.targets.find((one) => one.scope === scope.value)?.host;
    if (host === undefined) return refuse(session, NO_TARGET);
    const opened = await unlockVault(session, client, { mayCreate: false });
    if (!opened.ok) return refuse(session, opened.problem);
    const sent = await call(client, "alerts.test", { scope: scope.value });
    if (!sent.ok) return refuse(session, coreRefusal(sent.problem));
    if (sent.value === undefined) return refuse(session, NO_TARGET);
    tellTest(session, sent.value, host);
    return sent.value.outcome === "accepted" ? EXIT.done : EXIT.endedSafely;
  });
}

/** What a person types for each secret of a target. */
const OPTIONS: Readonly<Record<string, string>> = { url: "--url-file", key: "--key-file" };

function alertRefusal(problem: CoreProblem): Refusal {
  if (problem.kind === "secretInvalid" && problem.member in OPTIONS)
    return refusalFor("alertSecretMissing", { option: OPTIONS[problem.member] ?? "" }, nothing("done"));
  if (problem.kind === "storageDamaged")
    return {
      ...refusalFor("alertTargetsDamaged", { file: visible(problem.setAside) }, nothing("done")),
      hint: "switchover alerts --help",
    };
  return coreRefusal(problem);
}

function tellTest({ report }: CliSession, { outcome, status: answered, why }: AlertTry, host: string): void {
  const known = {
    outcome,
    ...(answered === undefined ? {} : { status: answered }),
    ...(why === undefined ? {} : { why }),
  };
  report.say(visibleSentence(report.t, alertOutcome(report.t, known, host)));
  report.line("result", { ...known, host });
}

async function digest(
  session: CliSession,
  options: ScopeOption & { readonly desktop?: boolean },
): Promise<ExitCode> {
  const scope = options.desktop === true ? ok("desktop" as const) : scopeOf(options);
  if (!scope.ok) return refuse(session, scope.problem);
  return withCore(session, async (client) => {
    const { language } = session.report.t;
    const shown = await call(client, "alerts.digest", { scope: scope.value, language });
    if (!shown.ok) return refuse(session, coreRefusal(shown.problem));
    if (shown.value === undefined)
      return refuse(
        session,
        options.desktop === true
          ? NO_TARGET
          : { ...NO_TARGET, hint: session.report.t("terminal.tools.alerts.desktopDigest") },
      );
    const { report } = session;
    // The text is in the target's language, which may be written from right to left where the terminal's isn't.
    for (const line of shown.value.text.split("\n")) report.show(visibleText(line));
    report.line("digest", { ...shown.value.digest });
    report.line("result", { outcome: "shown", scope: scope.value });
    return EXIT.done;
  });
}

async function remove(session: CliSession, options: ScopeOption): Promise<ExitCode> {
  const scope = scopeOf(options);
  if (!scope.ok) return refuse(session, scope.problem);
  return withCore(session, async (client) => {
    const state = await call(client, "alerts.state", {});
    if (!state.ok) return refuse(session, alertRefusal(state.problem));
    const wasSet = state.value.targets.some((one) => one.scope === scope.value);
    const vault = await call(client, "vault.state", {});
    if (!vault.ok) return refuse(session, coreRefusal(vault.problem));
    const hasVault = vault.value !== "absent";
    if (hasVault) {
      const opened = await unlockVault(session, client, { mayCreate: false });
      if (!opened.ok) return refuse(session, opened.problem);
    }
    // With a vault also where nothing is set: a removal that was interrupted may have left the secrets.
    if (hasVault || wasSet) {
      const removed = await call(client, "alerts.remove", { scope: scope.value });
      if (!removed.ok) return refuse(session, alertRefusal(removed.problem));
    }
    session.report.say(session.report.t(`terminal.tools.alerts.${wasSet ? "removed" : "notSet"}`));
    session.report.line("result", { outcome: wasSet ? "removed" : "not-set", scope: scope.value });
    return EXIT.done;
  });
}

function inputOf(session: CliSession, options: SetOptions): Result<InputOf<"alerts.save">, Refusal> {
  const { form, urlFile, keyFile, only, language } = options;
  const scope = scopeOf(options);
  if (!scope.ok) return scope;
  const shownForm = AlertForm.safeParse(form);
  if (!shownForm.success) return wrong("oneOf", { option: "--form", values: ALERT_FORMS.join(", ") });
  const shownLanguage = LANGUAGES.find((one) => one === language);
  if (shownLanguage === undefined)
    return wrong("oneOf", { option: "--language", values: LANGUAGES.join(", ") });
  const news = AlertNews.array().safeParse(only?.split(",").map((one) => one.trim()) ?? [...ALERT_NEWS]);
  if (!news.success) return wrong("someOf", { option: "--only", values: ALERT_NEWS.join(", ") });
  const plan = planOf(options);
  if (!plan.ok) return plan;
  const url = secretFrom(session, "--url-file", urlFile);
  if (!url.ok) return url;
  const key = secretFrom(session, "--key-file", keyFile);
  if (!key.ok) return key;
  if (key.value !== undefined && key.value.reveal().length < SHORTEST_ALERT_KEY)
    return wrong("shortKey", { option: "--key-file", least: SHORTEST_ALERT_KEY });
  return ok({
    scope: scope.value,
    form: shownForm.data,
    news: [...new Set(news.data)],
    language: shownLanguage,
    wholeNumbers: options.wholeNumbers === true,
    allowPrivate: options.allowPrivate === true,
    systemRoots: options.systemRoots === true,
    ...(plan.value === undefined ? {} : { digest: plan.value }),
    ...(url.value === undefined ? {} : { url: url.value.reveal() }),
    ...(key.value === undefined ? {} : { key: key.value.reveal() }),
  });
}

function planOf(
  { digest: day, digestAt }: DigestOptions,
  others: readonly string[] = [],
): Result<DigestPlan | undefined, Refusal> {
  if (day === undefined && digestAt === undefined) return ok(undefined);
  const every = DIGEST_DAYS.find((one) => one === day);
  if (every === undefined)
    return wrong("oneOf", { option: "--digest", values: [...DIGEST_DAYS, ...others].join(", ") });
  const at = DigestHour.safeParse(digestAt ?? USUAL_DIGEST_HOUR);
  if (at.success) return ok({ every, at: at.data });
  const refused = refusalFor("fullHour", { option: "--digest-at" }, nothing("changedOrSent"));
  return err(withCommand(refused, `--digest ${every} --digest-at ${USUAL_DIGEST_HOUR}`));
}

function scopeOf({ workspace = "all" }: ScopeOption): Result<AlertScope, Refusal> {
  const scope = AlertScope.safeParse(workspace);
  return scope.success ? ok(scope.data) : wrong("noWorkspaceId", { id: visible(workspace.slice(0, 80)) });
}

function wrong(key: RefusalKey, values: Values): Result<never, Refusal> {
  return err(refusalFor(key, values, nothing("changedOrSent")));
}

const NO_TARGET = refusalFor("noAlertTarget", {}, nothing("sent"));
