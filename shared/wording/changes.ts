import type { FactChange } from "../migration/run-snapshot.ts";
import type { Translate } from "./translate.ts";

/** What changed unexpectedly with the move. */
export function unexpectedChanges(changes: readonly FactChange[]): readonly FactChange[] {
  return changes.filter(({ expectedSame, same }) => expectedSame && !same);
}

/** One such change in a sentence. Both values are shown as the platform returned them. */
export function changeSentence(t: Translate, { member, before, after }: FactChange): string {
  return member === "subscribed_apps.override"
    ? t("changes.override", { before, after })
    : t("changes.member", { member, before, after });
}

/** The compared member of a number in plain words; undefined for one that has none. */
export function memberName(t: Translate, name: string): string | undefined {
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
] as const;

/** How a member compares with before. */
export function changeState({ same, expectedSame }: FactChange): "same" | "changed" | "unexpected" {
  return same ? "same" : expectedSame ? "unexpected" : "changed";
}
