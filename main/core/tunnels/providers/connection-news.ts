import type { ConnectionNews } from "../port.ts";

/** Connection changes of one session, kept for a listener that may be added later. */
export type TellsConnection = {
  tell(news: ConnectionNews): void;
  readonly hear: (listener: (news: ConnectionNews) => void) => void;
};

/** Starts with an open connection. Before a listener is added, only the last change is kept. */
export function connectionNews(): TellsConnection {
  let last: ConnectionNews = { kind: "back" };
  let listener: ((news: ConnectionNews) => void) | undefined;
  return {
    tell(news) {
      // Report only changes, and another reason while it is lost.
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
