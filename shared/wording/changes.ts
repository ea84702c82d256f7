import type { FactChange, RunSnapshot, UntoldFact } from "../migration/run-snapshot.ts";
import type { TemplateDifference, TemplateDifferences } from "../platform/templates.ts";
import type { Translate } from "./translate.ts";

/** How a member compares with before: "missed" has not become what the platform promises. */
export type ChangeState = "same" | "changed" | "unexpected" | "missed" | "untold";

/** How a member compares with before. */
function changeState({ same, expectedSame, expected, after }: FactChange): ChangeState {
  if (expected !== undefined && after !== expected) return "missed";
  return same ? "same" : expectedSame ? "unexpected" : "changed";
}

/** What is not as it should be after the move. */
export function unexpectedChanges(changes: readonly FactChange[]): readonly FactChange[] {
  return changes.filter((change) => ["unexpected", "missed"].includes(changeState(change)));
}

/** One such change in a sentence. Both values are shown as the platform returned them. */
export function changeSentence(t: Translate, { member, before, after, expected }: FactChange): string {
  if (expected !== undefined && after !== expected) return t("changes.expected", { member, after, expected });
  return member === "subscribed_apps.override"
    ? t("changes.override", { before, after })
    : t("changes.member", { member, before, after });
}

/** One line of the comparison before and after, as every page and file shows it. */
export type ComparedLine = {
  readonly member: string;
  /** In plain words; undefined for a member that has none. */
  readonly name: string | undefined;
  /** As the platform returned it, or that it wasn't reported. */
  readonly before: string;
  readonly after: string;
  readonly state: ChangeState;
  readonly explanation: string | undefined;
  /** The templates that differ, one a line. */
  readonly templates: readonly string[];
};

/** The whole comparison: first what differs or can't be compared, then what is the same. */
export function comparedLines(
  t: Translate,
  { changes, untold = [] }: Pick<RunSnapshot, "changes" | "untold">,
): readonly ComparedLine[] {
  const lines = [
    ...changes.map((change) => lineOfChange(t, change)),
    ...untold.map((fact) => lineOfUntold(t, fact)),
  ];
  const rank = ({ state }: ComparedLine): number => ORDER.indexOf(state);
  return lines.toSorted((a, b) => rank(a) - rank(b));
}

const ORDER: readonly ChangeState[] = ["unexpected", "missed", "untold", "changed", "same"];

function lineOfChange(t: Translate, change: FactChange): ComparedLine {
  const { member, before, after, because, expected = "", templates } = change;
  const state = changeState(change);
  const isTemplates = member.startsWith("message_templates");
  return {
    member,
    name: memberName(t, member),
    before,
    after,
    state,
    explanation: because === undefined ? undefined : t(`changes.because.${because}`, { expected }),
    templates: isTemplates && state === "unexpected" ? templateLines(t, member, templates) : [],
  };
}

function lineOfUntold(t: Translate, { member, before, after }: UntoldFact): ComparedLine {
  const missing = before === undefined ? (after === undefined ? "both" : "before") : ("after" as const);
  return {
    member,
    name: memberName(t, member),
    before: before ?? t("changes.notTold"),
    after: after ?? t("changes.notTold"),
    state: "untold",
    explanation: t(`changes.untoldBecause.${missing}`),
    templates: [],
  };
}

function templateLines(
  t: Translate,
  member: string,
  differences: TemplateDifferences | undefined,
): readonly string[] {
  if (differences === undefined) return [t("changes.templates.unnamed")];
  const { added, removed, changed, first } = differences;
  // The list's own line names what is new or gone, that of the statuses what changed.
  const isStatus = member === "message_templates.status";
  const concerned = first.filter(
    ({ before, after }) => (before !== undefined && after !== undefined) === isStatus,
  );
  const more = (isStatus ? changed : added + removed) - concerned.length;
  return [
    ...concerned.map((one) => templateLine(t, one)),
    ...(more > 0 ? [t("changes.templates.more", { count: more })] : []),
  ];
}

function templateLine(t: Translate, { name, language, before, after }: TemplateDifference): string {
  if (before === undefined) return t("changes.templates.added", { name, language, after: after ?? "" });
  return after === undefined
    ? t("changes.templates.removed", { name, language, before })
    : t("changes.templates.changed", { name, language, before, after });
}

/** The compared member of a number in plain words; undefined for one that has none. */
function memberName(t: Translate, name: string): string | undefined {
  const known = MEMBERS.find((member) => member === name.replaceAll(/[._]/g, "-"));
  return known === undefined ? undefined : t(`changes.members.${known}`);
}

const MEMBERS = [
  "verified-name",
  "display-phone-number",
  "code-verification-status",
  "quality-rating",
  "name-status",
  "is-official-business-account",
  "messaging-limit-tier",
  "account-mode",
  "status",
  "platform-type",
  "throughput",
  "health-status",
  "webhook-configuration-number",
  "webhook-configuration-account",
  "webhook-configuration-application",
  "subscribed-apps-override",
  "owning-account",
  "message-templates",
  "message-templates-status",
] as const;
