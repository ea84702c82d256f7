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
