import type { MethodName } from "../../../shared/rpc/names.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";

/**
 * Handlers whose module is loaded at the first call of one of them: most processes call few. From then on a call is
 * handled in the tick in which it is made. A module that couldn't be loaded is tried again at the next call.
 */
export function whenCalled<M extends MethodName>(
  methods: readonly M[],
  load: () => Promise<Pick<Handlers, M>>,
): Pick<Handlers, M> {
  let handlers: Pick<Handlers, M> | undefined;
  let loading: Promise<Pick<Handlers, M>> | undefined;
  const loaded = async (): Promise<Pick<Handlers, M>> => {
    try {
      return (handlers = await (loading ??= load()));
    } finally {
      loading = undefined;
    }
  };
  const entries = methods.map((method) => [
    method,
    async (input: never) => (handlers ?? (await loaded()))[method](input),
  ]);
  return Object.fromEntries(entries) as Pick<Handlers, M>;
}
