import { PRACTICE_PREFIX } from "../../shared/rpc/names.ts";
import type { Realm } from "../../shared/rpc/realm.ts";
import { callOver } from "./http/calls.ts";
import { openConnection } from "./http/connection.ts";
import { pageParts, type PageParts } from "./http/page-parts.ts";
import { openRealmStream, type RealmStream } from "./http/realm-stream.ts";
import type { Link } from "./link.ts";

type Listener = (push: unknown) => void;

/**
 *
 * Opens the link of a window in a browser. Calls are requests to the page's own origin; pushes arrive as
 * one stream of server-sent events per realm, opened by the first subscription.
 *
 * `connection.onChange` reports "live" when the program responds again after a loss; `connection.onMissed`
 * reports that pushes may have been missed.
 */
export function openHttpLink(parts: PageParts = pageParts()): Link {
  const connection = openConnection(parts);
  const listeners = new Map<string, Set<Listener>>();
  const streams = new Map<Realm, RealmStream>();
  const streamOf = (realm: Realm): void => {
    if (streams.has(realm)) return;
    const prefix = realm === "practice" ? PRACTICE_PREFIX : "";
    const onPush = (topic: string, push: unknown): void => {
      for (const listener of listeners.get(`${prefix}${topic}`) ?? []) listener(push);
    };
    streams.set(realm, openRealmStream(parts, connection, { realm, onPush }));
  };
  return {
    connection,
    transport: {
      async call(method, input) {
        await streams.get(realmOf(method))?.ready();
        return callOver(parts, connection, { method, input });
      },
      subscribe(topic, listener) {
        const known = listeners.get(topic) ?? new Set<Listener>();
        listeners.set(topic, known.add(listener));
        streamOf(realmOf(topic));
        return () => {
          known.delete(listener);
        };
      },
    },
  };
}

function realmOf(name: string): Realm {
  return name.startsWith(PRACTICE_PREFIX) ? "practice" : "own";
}
