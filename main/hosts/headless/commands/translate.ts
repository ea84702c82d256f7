import { err, ok, type Result } from "../../../../shared/result.ts";
import type { Difference, NotificationShape, Translation } from "../../../../shared/translate/difference.ts";
import { toCloud, toOnPremises, type CloudParties } from "../../../../shared/translate/notification.ts";
import { inputUpTo, readRegularFile } from "../../../core/host/regular-file.ts";
import { errorCode } from "../../../core/storage/system-error.ts";
import { readNotifications, type InputProblem } from "../../../../shared/translate/read-notifications.ts";
import type { Values } from "../../../../shared/wording/translate.ts";
import type { CliSession } from "../cli-session.ts";
import { examples, type Define } from "../command.ts";
import type { ExitCode } from "../exit-codes.ts";
import { printedEnd } from "../output-file.ts";
import { nothing, refusalFor, refuse, type Refusal } from "../refusal.ts";
import { plainJson } from "../../../../shared/visible.ts";
import { inputName, unreadable } from "../terminal/file-reason.ts";
import { terminalEnglish, type Told } from "../terminal/translate.ts";
import { visible } from "../terminal/visible.ts";

type Options = {
  readonly to?: string;
  readonly phoneNumberId?: string;
  readonly displayPhoneNumber?: string;
  readonly businessAccountId?: string;
  readonly brand: string;
};

export const define: Define = (command, { action }) => {
  command
    .argument("<PATH>", "a notification, an array of them or NDJSON; - for standard input")
    .option("--to <SHAPE>", "cloud, on-premises")
    .option("--phone-number-id <ID>", "with --to cloud: the number's ID")
    .option("--display-phone-number <NUMBER>", "with --to cloud: the number as the cloud displays it")
    .option("--business-account-id <ID>", "with --to cloud: the business account's ID")
    .option("--brand <WORD>", "with --to cloud: the value of messaging_product", "chat")
    .addHelpText(
      "after",
      examples(
        "translate cloud.ndjson --to on-premises",
        "translate - --to cloud --phone-number-id 1065 --display-phone-number 12025550123 --business-account-id 1022",
      ),
    )
    .action(action(translate));
};

async function translate(session: CliSession, path: string, options: Options): Promise<ExitCode> {
  const wish = wishOf(options);
  if (!wish.ok) return refuse(session, wish.problem);
  const bytes = await bytesOf(session, path);
  if (!bytes.ok) return refuse(session, bytes.problem);
  const read = readNotifications(bytes.value, wish.value.to);
  if (!read.ok) return refuse(session, inputRefusal(read.problem, path, wish.value.to));
  const { report, host } = session;
  const { t } = report;
  let differences = 0;
  let dropped = 0;
  for (const [index, { notification }] of read.value.entries()) {
    const translation: Translation =
      wish.value.to === "cloud" ? toCloud(notification, wish.value.parties) : toOnPremises(notification);
    if (read.value.length > 1) report.say(t("translate.notification", { index }));
    const tell = (difference: Difference): void => {
      differences += 1;
      if (difference.kind === "dropped") dropped += 1;
      tellDifference(session, index, difference);
    };
    for (const { payload, differences: told } of translation.translated) {
      if (report.json) report.line("translated", { index, payload });
      else host.write(1, `${plainJson(JSON.stringify(payload))}\n`);
      for (const one of told) tell(one);
    }
    for (const one of translation.left) tell(one);
  }
  report.say(t("translate.summary", { count: read.value.length, differences, dropped }));
  report.say(t("translate.ids"));
  report.line("result", { notifications: read.value.length, differences, dropped });
  return printedEnd(session, nothing("output"));
}

function tellDifference({ report }: CliSession, index: number, { kind, from, to, why }: Difference): void {
  const places = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  const reason = (t: typeof report.t): string => t(`translate.why.${why}`);
  if (report.json) report.line("difference", { index, kind, ...places, why: reason(terminalEnglish) });
  else
    report.say(`  ${report.t(`translate.line.${kind}`, { ...shown({ from, to }), why: reason(report.t) })}`);
}

/** Keys of a notification come from outside. */
function shown(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === undefined ? "" : visible(value)]),
  );
}

type Wish = { readonly to: "on-premises" } | { readonly to: "cloud"; readonly parties: CloudParties };

const NOTHING = nothing("translated");

function wishOf(options: Options): Result<Wish, Refusal> {
  const { to, phoneNumberId, displayPhoneNumber, businessAccountId, brand } = options;
  if (to !== "cloud" && to !== "on-premises")
    return err(refusalFor("oneOf", { option: "--to", values: "cloud, on-premises" }, NOTHING));
  if (to === "on-premises") return ok({ to });
  const parties = { brand, phoneNumberId, displayPhoneNumber, businessAccountId };
  return isWhole(parties) ? ok({ to, parties }) : err(refusalFor("partiesWanted", {}, NOTHING));
}

function isWhole(parties: {
  readonly [K in keyof CloudParties]: string | undefined;
}): parties is CloudParties {
  return Object.values(parties).every((value) => value !== undefined && value !== "");
}

/** Room for tens of thousands of notifications, which are held in memory together. */
const MOST_MIB = 64;
const MIB = 1024 * 1024;

async function bytesOf(session: CliSession, path: string): Promise<Result<Uint8Array, Refusal>> {
  try {
    return ok(
      path === "-"
        ? await inputUpTo(session.host.inputStream(), MOST_MIB * MIB)
        : readRegularFile(session.path(path), MOST_MIB * MIB),
    );
  } catch (cause) {
    const code = errorCode(cause);
    if (code === "") throw cause;
    return err(
      code === "EFBIG"
        ? refusalFor("tooLarge", (t) => ({ file: inputName(t, path, true), mib: MOST_MIB }), NOTHING)
        : unreadable(path, { code, works: NOTHING }),
    );
  }
}

function inputRefusal(problem: InputProblem, path: string, to: NotificationShape): Refusal {
  const named = (values: Values = {}): Told<Values> => {
    return (t) => ({ file: inputName(t, path, problem.kind === "empty"), ...values });
  };
  switch (problem.kind) {
    case "empty":
      return refusalFor("emptyInput", named(), NOTHING);
    case "notJson": {
      const { index, line } = problem;
      return line === undefined
        ? refusalFor("notJson", named({ index }), NOTHING)
        : refusalFor("notJsonOnLine", named({ index, line }), NOTHING);
    }
    case "neitherShape": {
      const members = { cloud: "entry", client: "contacts, messages, statuses, errors" };
      return refusalFor("neitherShape", named({ index: problem.index, ...members }), NOTHING);
    }
    case "targetShape": {
      const other = to === "cloud" ? "on-premises" : "cloud";
      return refusalFor("targetShape", named({ index: problem.index, shape: to, other }), NOTHING);
    }
  }
}
