import type { CollectedCall, Collection } from "../collection/call.ts";
import type { ScriptVariable, ScriptWords } from "../collection/curl.ts";
import { isLook, type StepName } from "../migration/step.ts";
import { spoken } from "../phone.ts";
import { localTime } from "./times.ts";
import type { Translate } from "./translate.ts";

/** The comments of a script that holds a migration's calls. */
export function scriptWords(t: Translate, { run, plan, damaged }: Collection): ScriptWords {
  const { cc, phoneNumber, displayName } = plan.number;
  return {
    intro: [
      t("collection.title", {
        run,
        spoken: spoken(cc, phoneNumber),
        direction: t(`directions.${plan.direction}`),
      }),
      ...(displayName === undefined ? [] : [t("collection.name", { name: displayName })]),
      t("collection.use.read"),
      t("collection.use.hand"),
      t("collection.use.kept"),
      t("collection.use.secrets"),
      ...(damaged === 0 ? [] : [t("collection.damaged", { count: damaged })]),
    ],
    variable: (name) => t(`collection.variable.${VARIABLES[name]}`),
    call: (call) => [titleOf(t, call), ...effectOf(t, call), ...responseOf(t, call)],
    planned: t("collection.planned"),
  };
}

/** The part of a sentence's key that names a variable. */
const VARIABLES = {
  CLOUD_TOKEN: "cloud-token",
  APPSECRET_PROOF: "app-secret-proof",
  ONPREM_TOKEN: "on-premises-token",
  ONPREM_PASSWORD: "on-premises-password",
  ONPREM_NEW_PASSWORD: "new-password",
  PIN: "pin",
  BACKUP_PASSWORD: "backup-password",
  BACKUP_DATA: "backup-data",
  CERT: "certificate",
  CODE: "code",
  CLOUD_CA_FILE: "cloud-ca",
  ONPREM_CA_FILE: "on-premises-ca",
  ONPREM_CLIENT_CERT: "client-certificate",
  ONPREM_CLIENT_KEY: "client-key",
} as const satisfies Readonly<Record<ScriptVariable, string>>;

function titleOf(t: Translate, { purpose }: CollectedCall): string {
  switch (purpose.kind) {
    case "step":
      return t("collection.call.step", { name: t(`steps.${purpose.step}.name`), attempt: purpose.attempt });
    case "planned":
      return t("collection.call.planned", { name: t(`steps.${purpose.step}.name`) });
    default:
      return t(`collection.call.${purpose.kind}`);
  }
}

type Effective = Exclude<StepName, "inspect" | "verify"> | "password-change";

function effectOf(t: Translate, call: CollectedCall): readonly string[] {
  if (call.purpose.kind === "sign-in") return [t("collection.does.sign-in")];
  const effective = effectiveOf(call);
  if (effective === undefined) return [t("collection.does.read")];
  return [t(`collection.does.${effective}`), t(`collection.resend.${effective}`)];
}

function effectiveOf({ purpose, method }: CollectedCall): Effective | undefined {
  if (purpose.kind === "password-change") return purpose.kind;
  if (!("step" in purpose) || method === "GET" || isQuery(purpose.step)) return undefined;
  return purpose.step;
}

function isQuery(step: StepName): step is "inspect" | "verify" {
  return isLook(step);
}

function responseOf(t: Translate, { at, outcome, late }: CollectedCall): readonly string[] {
  if (at === undefined) return [];
  const sent = t("collection.call.sent", { at: localTime(t, at) });
  if (outcome === undefined) return [sent, t("collection.answer.none")];
  const { httpStatus } = outcome.evidence;
  return [
    sent,
    t(`collection.answer.${outcome.kind}`),
    ...(httpStatus === undefined ? [] : [t("collection.answer.status", { status: httpStatus })]),
    ...(late === undefined ? [] : [t("collection.answer.late")]),
  ];
}
