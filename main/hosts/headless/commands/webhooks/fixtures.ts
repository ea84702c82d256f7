import { DialectChoice } from "../../../../../shared/platform/dialect.ts";
import type { CliSession } from "../../cli-session.ts";
import { examples, type Define } from "../../command.ts";
import { call, coreRefusal, withCore } from "../../core-call.ts";
import { EXIT, type ExitCode } from "../../exit-codes.ts";
import { outputFile, unfitOutput, writeOutput } from "../../output-file.ts";
import { nothing, refusalFor, refuse } from "../../refusal.ts";
import { secretFrom } from "../../secret-file.ts";
import { visible } from "../../terminal/visible.ts";

type Options = { readonly out: string; readonly appSecretFile?: string; readonly brand: string };

export const defineFixtures: Define = (command, { action }) => {
  command
    .requiredOption("--out <FILE>", "the zip to write, replaced if it is there")
    .option("--app-secret-file <FILE>", "sign with the app secret in this file; default: a published one")
    .option("--brand <WORD>", "the deployment's brand prefix", "chat")
    .addHelpText(
      "after",
      examples(
        "webhooks fixtures --out notifications.zip",
        "webhooks fixtures --out notifications.zip --app-secret-file secret.txt",
      ),
    )
    .action(action(fixtures));
};

const NOTHING = nothing("written");

async function fixtures(session: CliSession, options: Options): Promise<ExitCode> {
  const brand = DialectChoice.shape.brand.safeParse(options.brand);
  if (!brand.success) return refuse(session, refusalFor("noBrand", {}, NOTHING));
  const appSecret = secretFrom(session, "--app-secret-file", options.appSecretFile);
  if (!appSecret.ok) return refuse(session, appSecret.problem);
  const out = outputFile(session, options.out) ?? { path: "", shown: "", option: "--out" };
  const unfit = unfitOutput(out, NOTHING);
  if (unfit !== undefined) return refuse(session, unfit);
  return withCore(session, async (client) => {
    const made = await call(client, "webhooks.fixtures", {
      brand: brand.data,
      ...(appSecret.value === undefined ? {} : { appSecret: appSecret.value.reveal() }),
    });
    if (!made.ok) return refuse(session, coreRefusal(made.problem));
    const { content, notifications } = made.value;
    const unwritten = writeOutput(out, Buffer.from(content, "base64"), { mode: 0o644, works: NOTHING });
    if (unwritten !== undefined) return refuse(session, unwritten);
    const signedWith = appSecret.value === undefined ? "sample" : "own";
    const { t } = session.report;
    session.report.show(t("translate.fixtures.saved", { count: notifications, file: visible(out.shown) }));
    session.report.show(t(`translate.fixtures.${signedWith}`));
    session.report.line("result", { outcome: "saved", file: out.shown, notifications, signedWith });
    return EXIT.done;
  });
}
