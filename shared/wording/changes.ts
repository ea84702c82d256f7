import type { FactChange } from "../migration/run-snapshot.ts";
import type { Translate } from "./translate.ts";

/** What differs after the move although it was promised to stay. */
export function unexpectedChanges(changes: readonly FactChange[]): readonly FactChange[] {
  return changes.filter(({ expectedSame, same }) => expectedSame && !same);
}

/** One such difference in a sentence. Both values stand in it as the platform gave them. */
export function changeSentence(t: Translate, { member, before, after }: FactChange): string {
  return member === "subscribed_apps.override"
    ? t("changes.override", { before, after })
    : t("changes.member", { member, before, after });
}
