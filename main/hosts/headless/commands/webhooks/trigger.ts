import type { InputOf } from "../../../../../shared/rpc/api.ts";
import { err, ok, type Result } from "../../../../../shared/result.ts";
import {
  kindsOf,
  MadeUpKind,
  MadeUpShape,
  MESSAGE_KINDS,
  OTHER_KINDS,
  STATUS_KINDS,
  type MadeUpResult,
} from "../../../../../shared/webhook/made-up.ts";
import { wholeNumber } from "../../../../../shared/typed-value.ts";
import { examples, type Define } from "../../command.ts";
import { call, coreRefusal, withCore } from "../../core-call.ts";
import { EXIT, type ExitCode } from "../../exit-codes.ts";
import { refusalFor, refuse, type Refusal, type RefusalKey, withCommand } from "../../refusal.ts";
import { secretFrom } from "../../secret-file.ts";
import type { CliSession } from "../../cli-session.ts";
import { visible } from "../../terminal/visible.ts";
import { tellTaken } from "./tell-taken.ts";

type Options = {
  readonly to: string;
  readonly shape: MadeUpShape;
  readonly appSecretFile?: string;
  readonly signature?: "right" | "wrong" | "none";
  readonly count?: string;
  readonly phoneNumberId?: string;
  readonly displayPhoneNumber?: string;
  readonly from?: string;
  readonly text?: string;
  readonly brand?: string;
  readonly allowPrivate?: boolean;
  readonly caFile?: string;
};

const MOST = 100;

const KINDS = `
Kinds:
  messages  ${MESSAGE_KINDS.join(" ")}
  statuses  ${STATUS_KINDS.join(" ")}
  others    ${OTHER_KINDS.join(" ")}
  all       every kind that the shape has
            only the cloud has played and, of the others, more than error; only the on-premises client has deleted
`;

export const defineTrigger: Define = (command, { action }) => {
  command
    .argument("<KIND...>", "kinds to post, one after the other")
    .requiredOption(
      "--to <URL>",
      "an endpoint's https URL, or http://127.0.0.1:PORT/… for a receiver on this computer",
    )
    .addOption(
      command
        .createOption("--shape <SHAPE>", "which API's notifications: the cloud's or the on-premises client's")
        .choices(MadeUpShape.options)
        .default("cloud"),
    )
    .option("--app-secret-file <FILE>", "sign as the cloud does, with the app secret in this file")
    .addOption(
      command
        .createOption("--signature <HOW>", "for the cloud's notifications only; default: right")
        .choices(["right", "wrong", "none"]),
    )
    .option("--count <N>", "how many of each kind; default: 1")
    .option("--phone-number-id <ID>", "phone number ID in the notifications; default: 0")
    .option("--display-phone-number <N>", "digits of that number; default: 15550100")
    .option("--from <N>", "digits of the end user; default: 15550101")
    .option("--text <TEXT>", "text of the messages; default: Switchover test")
    .option("--brand <WORD>", "the deployment's brand prefix; default: chat")
    .option("--allow-private", "allow private addresses, IP addresses and ports other than 443")
    .option("--ca-file <FILE>", "also trust the CA in this file, for tests")
    .addHelpText("after", KINDS)
    .addHelpText(
      "after",
      examples(
        "webhooks trigger text --to https://hooks.example/in --app-secret-file secret.txt",
        "webhooks trigger all --shape on-premises --to https://hooks.example/onprem --json",
        "webhooks trigger text --to http://127.0.0.1:8080/PATH --app-secret-file secret.txt --signature wrong",
      ),
    )
    .action(action(trigger));
};

async function trigger(session: CliSession, kinds: readonly string[], options: Options): Promise<ExitCode> {
  const input = inputOf(session, kinds, options);
  if (!input.ok) return refuse(session, input.problem);
  return withCore(session, async (client) => {
    const results: MadeUpResult[] = [];
    // One call each, so that each result is printed at once.
    for (const kind of input.value.kinds) {
      const sent = await call(client, "webhooks.trigger", { ...input.value, kinds: [kind] });
      if (!sent.ok) return refuse(session, coreRefusal(sent.problem));
      for (const one of sent.value) tell(session, one);
      results.push(...sent.value);
    }
    return conclude(session, results);
  });
}

function tell({ report }: CliSession, one: MadeUpResult): void {
  const { kind, status, failed, ms, signed, messageId } = one;
  report.line("sent", one);
  if (report.json) return;
  const mark = isTaken(one) ? report.paint.show("green", "✓") : report.paint.show("red", "✗");
  const isSigned = report.t(`terminal.received.${signed ? "isSigned" : "isUnsigned"}`);
  const about = [messageId, isSigned, `${ms} ms`].filter((part) => part !== undefined);
  const came = status ?? visible(failed ?? report.t("terminal.received.noResponse"));
  report.show(`${mark} ${kind}  ${came}  ${about.join("  ")}`);
}

function conclude({ report }: CliSession, results: readonly MadeUpResult[]): ExitCode {
  const taken = results.filter(isTaken).length;
  const all = taken === results.length;
  tellTaken(report, { outcome: all ? "complete" : "refused", sent: results.length, taken });
  return all ? EXIT.done : EXIT.endedSafely;
}

function isTaken({ status = 0 }: MadeUpResult): boolean {
  return status >= 200 && status < 300;
}

function inputOf(
  session: CliSession,
  given: readonly string[],
  options: Options,
): Result<InputOf<"webhooks.trigger"> & { readonly kinds: readonly MadeUpKind[] }, Refusal> {
  const kinds = kindsFor(given, options);
  if (!kinds.ok) return kinds;
  const { shape, to, signature = "right", caFile } = options;
  const unfit = unfitIn(options);
  if (unfit !== undefined) return err(unfit);
  const secret = secretFrom(session, "--app-secret-file", options.appSecretFile);
  if (!secret.ok) return secret;
  const unsigned = notSignedSo(options, secret.value !== undefined);
  if (unsigned !== undefined) return err(refusalFor(unsigned));
  return ok({
    kinds: [...kinds.value],
    shape,
    to,
    signature,
    allowPrivate: options.allowPrivate === true,
    ...(secret.value === undefined ? {} : { appSecret: secret.value.reveal() }),
    ...aboutOf(options),
    ...(caFile === undefined ? {} : { caFile: session.path(caFile) }),
  });
}

/** What the notifications are about: the given options only. */
function aboutOf({
  phoneNumberId,
  displayPhoneNumber,
  from,
  text,
  brand,
}: Options): Partial<InputOf<"webhooks.trigger">> {
  return {
    ...(phoneNumberId === undefined ? {} : { phoneNumberId }),
    ...(displayPhoneNumber === undefined ? {} : { number: displayPhoneNumber }),
    ...(from === undefined ? {} : { from }),
    ...(text === undefined ? {} : { text }),
    ...(brand === undefined ? {} : { brand }),
  };
}

/** The first option with an invalid value. */
function unfitIn(options: Options): Refusal | undefined {
  const { to, text = "-", brand = "-" } = options;
  if (!URL.canParse(to)) return usage("fullUrl", { option: "--to" });
  const unfit = DIGIT_OPTIONS.find(([name]) => !/^[0-9]{1,20}$/.test(options[name] ?? "0"));
  if (unfit !== undefined) return refusalFor("digits", { option: unfit[1], least: 1, most: 20 });
  if (text === "" || text.length > 4_096)
    return refusalFor("characters", { option: "--text", least: 1, most: 4_096 });
  return brand === "" || brand.length > 40
    ? refusalFor("characters", { option: "--brand", least: 1, most: 40 })
    : undefined;
}

/** Rejects a signature option that the chosen API would not use. */
function notSignedSo({ shape, signature }: Options, hasSecret: boolean): RefusalKey | undefined {
  if (shape === "cloud") return !hasSecret && (signature ?? "right") === "right" ? "cloudSigns" : undefined;
  return hasSecret || signature !== undefined ? "clientDoesNotSign" : undefined;
}

const DIGIT_OPTIONS = [
  ["phoneNumberId", "--phone-number-id"],
  ["displayPhoneNumber", "--display-phone-number"],
  ["from", "--from"],
] as const;

function kindsFor(
  given: readonly string[],
  { shape, count = "1" }: Options,
): Result<readonly MadeUpKind[], Refusal> {
  const known = kindsOf(shape);
  const range = { least: 1, most: MOST };
  const times = wholeNumber(count, range);
  if (times === undefined) return err(refusalFor("wholeNumber", { option: "--count", ...range }));
  const kinds: MadeUpKind[] = [];
  for (const word of given) {
    const parsed = MadeUpKind.safeParse(word);
    if (word !== "all" && (!parsed.success || !known.includes(parsed.data)))
      return err(
        usage(parsed.success ? "kindOfOtherShape" : "unknownKind", {
          kind: visible(word.slice(0, 40)),
          shape,
        }),
      );
    const all = word === "all" || !parsed.success ? known : [parsed.data];
    for (const kind of all) for (let one = 0; one < times; one += 1) kinds.push(kind);
  }
  return ok(kinds);
}

function usage(key: RefusalKey, values: Readonly<Record<string, string>>): Refusal {
  return withCommand(refusalFor(key, values), "switchover webhooks trigger --help");
}
