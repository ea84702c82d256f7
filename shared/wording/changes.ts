import type { PictureChange } from "../migration/run-snapshot.ts";
import type { Say } from "./say.ts";

/** What differs after the move although it was promised to stay. */
export function unexpectedChanges(changes: readonly PictureChange[]): readonly PictureChange[] {
  return changes.filter(({ expectedSame, same }) => expectedSame && !same);
}

/** One such difference in a sentence. Both values stand in it as the platform gave them. */
export function changeSentence(say: Say, { member, before, after }: PictureChange): string {
  return member === "subscribed_apps.override"
    ? say("changes.override", { before, after })
    : say("changes.member", { member, before, after });
}
