import type { PictureChange } from "../migration/run-snapshot.ts";

/** What differs after the move although it was promised to stay. */
export function unexpectedChanges(changes: readonly PictureChange[]): readonly PictureChange[] {
  return changes.filter(({ expectedSame, same }) => expectedSame && !same);
}

/** One such difference in a sentence. Both values stand in it as the platform gave them. */
export function changeSentence({ member, before, after }: PictureChange): string {
  return member === "subscribed_apps.override"
    ? `The account's own callback address of your app was “${before}” before the move and is “${after}” now. Set it again if you want the notices there.`
    : `${member} was “${before}” before the move and is “${after}” now, although a move should leave it as it is.`;
}
