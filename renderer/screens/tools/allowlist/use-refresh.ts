import { useState } from "react";
import type { Family, Refreshed, Registry } from "../../../../shared/allowlist/allowlist.ts";
import { useOperation } from "../../../app/use-operation.ts";
import type { CallProblem } from "../../../stores/call-problem.ts";

/** Which list: the AS numbers, ascending, and the family. */
export type ListChoice = { readonly asns: readonly number[]; readonly family: Family };
export type RefreshAsked = ListChoice & { readonly registry: Registry; readonly keep: boolean };

/** Asking the registry, and what came of it. */
export type Refresh = {
  readonly busy: boolean;
  readonly problem: CallProblem | undefined;
  readonly result: { readonly asked: RefreshAsked; readonly refreshed: Refreshed } | undefined;
  /** `token`: that of a refused shorter list, to accept exactly this one. */
  readonly ask: (asked: RefreshAsked, token?: string) => Promise<void>;
};

/** Returns the refresh of a list with its last result. */
export function useRefresh(): Refresh {
  const { busy, problem, run } = useOperation("allowlist.refresh");
  const [result, setResult] = useState<Refresh["result"]>();
  return {
    busy,
    problem,
    result,
    ask: async (asked, token) => {
      setResult(undefined);
      const { asns, family, registry, keep } = asked;
      const answer = await run({
        asns: [...asns],
        family,
        registry,
        keep,
        acceptShrink: token ?? false,
      });
      if (answer.ok) setResult({ asked, refreshed: answer.value.refreshed });
    },
  };
}
