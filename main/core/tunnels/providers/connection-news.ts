import type { ConnectionNews } from "../port.ts";

/** News of one session's connection, kept for the one listener that may come later. */
export type TellsConnection = {
  tell(news: ConnectionNews): void;
  readonly hear: (listener: (news: ConnectionNews) => void) => void;
};

/** Begins with a connection that stands. Of what nobody has heard yet only the last counts. */
export function connectionNews(): TellsConnection {
  let last: ConnectionNews = { kind: "back" };
  let listener: ((news: ConnectionNews) => void) | undefined;
  return {
    tell(news) {
      // Only what changes is news, besides another reason why it is still away.
      if (news.kind === "back" && last.kind === "back") return;
      last = news;
      listener?.(news);
    },
    hear(added) {
      listener = added;
      if (last.kind === "lost") added(last);
    },
  };
}
