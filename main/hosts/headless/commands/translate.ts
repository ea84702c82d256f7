import { err, ok, type Result } from "../../../../shared/result.ts";
import type { Difference, NotificationShape, Translation } from "../../../../shared/translate/difference.ts";
import { toCloud, toOnPremises, type CloudParties } from "../../../../shared/translate/notification.ts";
import { translateToEnglish as t } from "../../../../shared/wording/translate.ts";
import { inputUpTo, readRegularFile } from "../../../core/host/regular-file.ts";
import { errorCode } from "../../../core/storage/durable-file.ts";
import { readNotifications, type InputProblem } from "../../../../shared/translate/read-notifications.ts";
import { fileReason } from "../../../core/host/file-reason.ts";
import type { CliSession } from "../cli-session.ts";
import { examples, type Define } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { refusal, refuse, type Refusal } from "../refusal.ts";
import { plainJson } from "../../../../shared/visible.ts";
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
  return EXIT.done;
}

function tellDifference({ report }: CliSession, index: number, { kind, from, to, why }: Difference): void {
  const reason = t(`translate.why.${why}`);
  const places = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  if (report.json) report.line("difference", { index, kind, ...places, why: reason });
  else report.say(`  ${t(`translate.line.${kind}`, shown({ from, to, why: reason }))}`);
}

/** Keys of a notification come from outside. */
function shown(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === undefined ? "" : visible(value)]),
  );
}

type Wish = { readonly to: "on-premises" } | { readonly to: "cloud"; readonly parties: CloudParties };

const NOTHING = "Nothing was translated.";

function wishOf(options: Options): Result<Wish, Refusal> {
  const { to, phoneNumberId, displayPhoneNumber, businessAccountId, brand } = options;
  if (to !== "cloud" && to !== "on-premises")
    return err(refusal("--to takes cloud or on-premises.", "Choose the API whose shape you want.", NOTHING));
  if (to === "on-premises") return ok({ to });
  const parties = { brand, phoneNumberId, displayPhoneNumber, businessAccountId };
  return isWhole(parties)
    ? ok({ to, parties })
    : err(
        refusal(
          "A cloud notification names the number and its account, and the client's doesn't say them.",
          "Give --phone-number-id, --display-phone-number and --business-account-id.",
          NOTHING,
        ),
      );
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
    const named = path === "-" ? "Standard input" : visible(path);
    const cure = code === "EFBIG" ? "Divide it into several files." : "Check the file.";
    return err(refusal(`${named} can't be read: ${fileReason(code, MOST_MIB)}.`, cure, NOTHING));
  }
}

function inputRefusal(problem: InputProblem, path: string, to: NotificationShape): Refusal {
  const input = path === "-" ? "Standard input" : visible(path);
  switch (problem.kind) {
    case "empty":
      return refusal(`${input} is empty.`, "Give at least one notification.", NOTHING);
    case "notJson": {
      const where = problem.line === undefined ? "" : ` on line ${problem.line}`;
      return refusal(
        `Notification ${problem.index} of ${input}${where} is no JSON in UTF-8, or has a member twice.`,
        "Fix it, or leave it out.",
        NOTHING,
      );
    }
    case "neitherShape":
      return refusal(
        `Notification ${problem.index} of ${input} has the shape of neither API: no entry list, and no contacts, messages, statuses or errors.`,
        "Leave it out. Notifications are counted from 0.",
        NOTHING,
      );
    case "targetShape":
      return refusal(
        `Notification ${problem.index} of ${input} has the ${to} shape already.`,
        `Leave it out, or use --to ${to === "cloud" ? "on-premises" : "cloud"}. Notifications are counted from 0.`,
        NOTHING,
      );
  }
}
