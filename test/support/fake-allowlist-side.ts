import type { AllowlistState, Refreshed, SenderList } from "../../shared/allowlist/allowlist.ts";
import { err, ok } from "../../shared/result.ts";
import type { PushOf } from "../../shared/rpc/topics.ts";
import type { TopicName } from "../../shared/rpc/names.ts";
import type { Handlers } from "../../shared/rpc/serve.ts";

export type AllowlistScript = {
  /** The list that the data folder begins with. */
  readonly senders?: SenderList;
  /** What a refresh comes to, first to last; without one, no AS number is known. */
  readonly refreshes?: readonly Refreshed[];
};

type Push = <T extends TopicName>(topic: T, value: PushOf<T>) => void;
type AllowlistHandlers = Pick<Handlers, `allowlist.${string}` & keyof Handlers>;

/** Sender addresses in memory: one list, and refreshes that end as the script says. */
export function allowlistHandlers(script: AllowlistScript, push: Push): AllowlistHandlers {
  let list = script.senders;
  let scheduled: AllowlistState["scheduled"];
  const refreshes = [...(script.refreshes ?? [])];
  const state = (): AllowlistState => ({
    asns: list?.asns ?? [],
    family: list?.family ?? "both",
    registry: { host: "registry.example", port: 43 },
    sandboxOnly: false,
    lists: list === undefined ? [] : [{ ...list, ipv4: list.ipv4.length, ipv6: list.ipv6.length }],
    ...(scheduled === undefined ? {} : { scheduled }),
  });
  return {
    "allowlist.state": async () => ok(state()),
    "allowlist.refresh": async ({ keep }) => {
      const refreshed = refreshes.shift();
      if (refreshed === undefined) return err({ kind: "noAsNumber" });
      if (keep && refreshed.outcome !== "refused") {
        ({ list } = refreshed);
        push("allowlist", state());
      }
      return ok({ refreshed });
    },
    "allowlist.list": async ({ format }) =>
      ok(list === undefined ? {} : { list, content: `${format}: ${[...list.ipv4, ...list.ipv6].join(" ")}` }),
    "allowlist.schedule": async ({ schedule }) => {
      scheduled = schedule === undefined ? undefined : { schedule, nextAt: "2026-01-22T12:00:00.000Z" };
      push("allowlist", state());
      return ok(state());
    },
  };
}
