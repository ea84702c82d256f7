import type { Client } from "../../../../../shared/rpc/client.ts";
import type { Redacted } from "../../../../../shared/redacted.ts";
import type { CallbackLevel, TestState, TestStep } from "../../../../../shared/webhook/connectivity-test.ts";
import type { ReceiverState } from "../../../../../shared/webhook/receiver.ts";
import { causeWording } from "../../../../../shared/wording/checks.ts";
import { findingText } from "../../../../../shared/wording/findings.ts";
import { runDetached } from "../../../../core/runtime/run-detached.ts";
import { MARKS } from "../../run/check-lines.ts";
import type { CliSession } from "../../cli-session.ts";
import { visible, visibleSentence } from "../../terminal/visible.ts";
import { tellReply } from "./test-reply.ts";
import { qrCode } from "./qr-code.ts";

/** A webhook test as the terminal follows it. */
export type Followed = {
  latest(): TestState | undefined;
  /** Resolves with the last state once the test ended. */
  ended(first: TestState): Promise<TestState>;
  /** Did it end because the owner's verify token is missing? */
  lacksToken(): boolean;
  stop(): void;
};

type Given = {
  readonly callbackToken: Redacted<string> | undefined;
  /** Must the person point a proxy to the port that is listened on? */
  readonly tellsPort: boolean;
  /** The number as it is read aloud. */
  readonly spokenNumber: string;
};

/**
 * Prints each finding, asks for the owner's verify token if it is needed, and shows the keyword to send. The
 * token is taken from its file once; then the person is asked, or the test ends without it.
 */
export function followTest(
  session: CliSession,
  client: Client,
  { callbackToken, tellsPort, spokenNumber }: Given,
): Followed {
  const over = Promise.withResolvers<TestState>();
  const told = new Set<string>();
  let fromFile = callbackToken;
  let latest: TestState | undefined;
  let lacks = false;
  const once = (key: string, tell: () => void): void => {
    if (told.has(key)) return;
    told.add(key);
    tell();
  };
  const onToken = (state: TestState): void => {
    tellTokenWanted(session, state);
    const given = fromFile;
    fromFile = undefined;
    const handOver = async (): Promise<void> => {
      const token = given === undefined ? await askToken(session, state) : given.reveal();
      if (token === undefined || token === "") lacks = true;
      else if ((await client.call("tests.giveToken", { test: state.test, token })).ok) return;
      else session.report.say(session.report.t("terminal.webhooks.tokenNotStored"));
      await client.call("tests.finish", { test: state.test });
    };
    runDetached(handOver());
  };
  const endListening = client.subscribe("receivers", (state) => {
    if (tellsPort && state.localUrl !== undefined) once("listening", () => tellListening(session, state));
  });
  const endTests = client.subscribe("tests", (state) => {
    if (latest !== undefined && (state.test !== latest.test || state.revision <= latest.revision)) return;
    latest = state;
    if (state.keptAwake === false)
      once("awake", () => session.report.say(session.report.t("connectivity.notKeptAwake")));
    for (const step of state.steps) {
      if (step.state === "done") once(findingKey(step), () => tellStep(session, step));
      else tellSleep(session, step, once);
    }
    for (const arrival of state.arrivals)
      once(`arrival ${arrival.kind} ${arrival.event}`, () => session.report.line("arrival", arrival));
    tellReply(session, state, once);
    if (state.phase === "awaiting-token") once(`token ${state.until ?? ""}`, () => onToken(state));
    if (state.phase === "awaiting-message") once("word", () => tellWord(session, state, spokenNumber));
    if (state.lacksKeyword === true) once("lacksKeyword", () => tellLack(session, state));
    if (state.phase === "ended") over.resolve(state);
  });
  const stop = (): void => [endTests, endListening].forEach((end) => end());
  return {
    latest: () => latest,
    ended: async () => {
      const last = await over.promise;
      stop();
      return last;
    },
    lacksToken: () => lacks,
    stop,
  };
}

function tellLack({ report }: CliSession, { word = "" }: TestState): void {
  report.say(report.t("connectivity.lacksKeyword", { word }));
}

/** Prints where a terminal's receiver listens, before anything is tried through the person's own proxy. */
export function tellListening(
  { report }: CliSession,
  { receiver, localUrl, onPremUrl }: Pick<ReceiverState, "receiver" | "localUrl" | "onPremUrl">,
): void {
  if (receiver !== "terminal" || localUrl === undefined) return;
  report.line("listening", { localUrl, onPremUrl });
  if (!report.json) report.say(report.t("terminal.webhooks.listeningOn", { url: new URL(localUrl).origin }));
}

/** A finding that changes after it was told, because copies came back, is told again. */
export function findingKey({ id, check }: TestStep): string {
  return `${id} ${check?.status ?? ""} ${check?.status === "pass" ? "" : (check?.cause ?? "")}`;
}

/** Prints one finding: a JSON line, and text for a person. */
export function tellStep({ report }: CliSession, { check, ms }: TestStep): void {
  if (check === undefined) return;
  const { said: _key, ...forMachines } = check;
  report.line("check", { ...forMachines, ...(ms === undefined ? {} : { ms }) });
  const { mark, colour } = MARKS[check.status];
  const { t } = report;
  const title = t(`webhookChecks.${nameOf(check.id)}.title`);
  report.show(
    `${report.paint.show(colour, mark)} ${title}: ${visibleSentence(t, findingText(t, check))} ${report.paint.show("dim", check.id)}`,
  );
  if (check.status !== "fail" && check.status !== "warn") return;
  const words = causeWording(t, check.cause, check.id);
  if (words !== undefined) report.show(`    ${words.happened}\n    ${words.remedy}`);
}

type StepName = TestStep["id"] extends `webhooks.${infer Name}` ? Name : never;

function nameOf(id: string): StepName {
  return id.slice("webhooks.".length) as StepName;
}

/** Prints, once each, what a check after this computer slept found in the middle of a step. */
function tellSleep(
  { report }: CliSession,
  { check }: TestStep,
  once: (key: string, tell: () => void) => void,
): void {
  if (check?.cause !== "slept") return;
  once(`slept ${check.found} ${String(check.facts?.["at"])}`, () =>
    report.say(visibleSentence(report.t, findingText(report.t, check))),
  );
}

function tellTokenWanted({ report }: CliSession, state: TestState): void {
  const { test, phase, until } = state;
  const wanted = tokenWanted(state);
  report.line("test", { test, phase, ...wanted, until });
  sayTokenWanted(report, wanted);
}

/** A callback URL whose owner's verify token is needed, as JSON lines name it. */
type TokenWanted = {
  readonly level: CallbackLevel;
  /** The previous callback URL, masked; empty if unknown. */
  readonly before: string;
  /** Was the last token rejected? */
  readonly refused: boolean;
};

/** The callback URL of a state, and whether the last verify token for it was rejected. */
export function tokenWanted({
  borrowed,
  tokenRefused,
}: Pick<TestState, "borrowed" | "tokenRefused">): TokenWanted {
  return {
    level: borrowed?.level ?? "number",
    before: borrowed?.before ?? "",
    refused: tokenRefused === true,
  };
}

/** Prints the question for the verify token. */
export function sayTokenWanted(report: CliSession["report"], { level, before, refused }: TokenWanted): void {
  const { t } = report;
  const words = refused
    ? t("connectivity.tokenRefusedAsk")
    : t("connectivity.awaitingToken", {
        before: visible(before),
        level: t(`connectivity.levels.${level}`),
      });
  report.say(`${report.paint.say("yellow", "?")} ${words}`);
}

/** Asks for the token at the terminal; undefined if not interactive or canceled. */
async function askToken(
  { host, interactive, report: { t } }: CliSession,
  { borrowed }: TestState,
): Promise<string | undefined> {
  if (!interactive) return undefined;
  return host.prompts.secret(
    borrowed?.before === undefined
      ? t("terminal.webhooks.tokenOfIt")
      : t("terminal.webhooks.tokenOf", { url: visible(borrowed.before) }),
  );
}

function tellWord(session: CliSession, state: TestState, spokenNumber: string): void {
  const { report } = session;
  const { test, phase, word = "", number, until } = state;
  report.line("test", { test, phase, word, number, until });
  const bar = report.paint.say("dim", "─".repeat(48));
  report.say([bar, "", ...sendLines(report, word, spokenNumber), "", bar].join("\n"));
  const code = qrCode(session, `${number} ${word}`);
  if (code !== undefined) report.show(`${code}\n${report.t("terminal.webhooks.qrCode")}`);
}

/** What to send, where to and from where, each on a line of its own with its value. */
function sendLines({ t, paint }: CliSession["report"], word: string, number: string): readonly string[] {
  const labels = [t("terminal.webhooks.send"), t("terminal.webhooks.sendTo")];
  const width = Math.max(...labels.map((label) => label.length)) + 3;
  const [send = "", to = ""] = labels.map((label) => label.padEnd(width));
  return [
    `    ${send}${paint.say("bold", word)}`,
    `    ${to}${paint.say("bold", number)}`,
    `    ${t("terminal.webhooks.fromAnyPhone")}`,
  ];
}
