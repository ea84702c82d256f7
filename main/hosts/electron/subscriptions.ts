import type { WebContents } from "electron";
import { CHANNELS } from "../../../preload/channels.ts";
import type { Transport } from "../../../shared/rpc/client.ts";

/** The topics that each page is subscribed to. They end when a page closes, reloads or crashes. */
export type Subscriptions = {
  begin(contents: WebContents, topic: string): void;
  end(contents: WebContents, topic: string): void;
};

/** Creates an empty set; each subscription is passed to the core once it is ready. */
export function createSubscriptions(core: Promise<Transport>): Subscriptions {
  const byPage = new Map<WebContents, Map<string, () => void>>();
  const drop = (contents: WebContents): void => {
    for (const end of byPage.get(contents)?.values() ?? []) end();
    byPage.get(contents)?.clear();
  };
  const page = (contents: WebContents): Map<string, () => void> => {
    const known = byPage.get(contents);
    if (known !== undefined) return known;
    const fresh = new Map<string, () => void>();
    byPage.set(contents, fresh);
    contents.on("did-start-navigation", ({ isMainFrame, isSameDocument }) => {
      if (isMainFrame && !isSameDocument) drop(contents);
    });
    contents.on("render-process-gone", () => drop(contents));
    contents.once("destroyed", () => {
      drop(contents);
      byPage.delete(contents);
    });
    return fresh;
  };
  return {
    begin(contents, topic) {
      const mine = page(contents);
      if (mine.has(topic)) return;
      const send = (push: unknown): void => {
        if (!contents.isDestroyed()) contents.send(CHANNELS.push, topic, push);
      };
      mine.set(topic, listenLate(core, topic, send));
    },
    end(contents, topic) {
      const mine = byPage.get(contents);
      mine?.get(topic)?.();
      mine?.delete(topic);
    },
  };
}

function listenLate(core: Promise<Transport>, topic: string, send: (push: unknown) => void): () => void {
  let stop: (() => void) | undefined;
  let over = false;
  core.then(
    (transport) => {
      if (!over) stop = transport.subscribe(topic, send);
    },
    // A core that does not start ends the program, so no error is reported here.
    () => undefined,
  );
  return () => {
    over = true;
    stop?.();
  };
}
