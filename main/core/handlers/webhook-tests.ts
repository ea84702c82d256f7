import { ok } from "../../../shared/result.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { Proofs } from "../proof/proofs.ts";
import type { Push } from "../runtime/topics.ts";
import type { Tunnels } from "../tunnels/port.ts";
import type { FolderVault } from "../vault/open-vault.ts";
import type { Tests } from "../connectivity/tests.ts";
import { portsVia } from "../workspaces/access.ts";

type Deps = {
  readonly ports: HostPorts;
  readonly vault: FolderVault;
  readonly tunnels: Tunnels;
  readonly tests: Tests;
  readonly push: Push;
  readonly proofs: Pick<Proofs, "beginEndpoint">;
};
type Names = `tunnels.${string}` | `tests.${string}` | `points.${string}` | `endpoint.${string}`;

/** Handlers for tunnels, connectivity tests and the endpoint check. */
export function webhookTestHandlers({
  ports,
  vault,
  tunnels,
  tests,
  push,
  proofs,
}: Deps): Pick<Handlers, Names & keyof Handlers> {
  return {
    "tunnels.providers": async () => ok(await tunnels.providers()),
    "tunnels.list": async () => ok([...tunnels.all()]),
    "tunnels.open": (input) => tunnels.open(input),
    "tunnels.close": async ({ receiver }) => ok(await tunnels.close(receiver)),
    "tunnels.probe": async (input) => {
      const probed = await tunnels.probe(input);
      return probed.ok ? ok({ checks: [...probed.value.checks] }) : probed;
    },
    "tunnels.hostKey": (input) => tunnels.hostKey(input),
    "tests.start": (input) => tests.start(input),
    "tests.list": async () => ok([...tests.all()]),
    "tests.giveToken": (input) => tests.giveToken(input),
    "tests.reply": (input) => tests.reply(input),
    "tests.finish": ({ test }) => tests.finish(test),
    "tests.unrestored": async () => tests.unrestored(),
    "tests.restore": ({ test }) => tests.restore(test),
    "points.start": (input) => tests.points.start(input),
    "points.list": async () => ok([...tests.points.all()]),
    "points.giveToken": (input) => tests.points.giveToken(input),
    "points.restore": (input) => tests.points.restore(input),
    "endpoint.check": async (input) => {
      const via = portsVia({ ports, vault }, input.workspace);
      if (!via.ok) return via;
      const record = proofs.beginEndpoint(input);
      const { checkEndpoint } = await import("../endpoint/check-endpoint.ts");
      const checked = await checkEndpoint({ ports: via.value, vault }, input, (check) =>
        push("checks", { check, ...(input.session === undefined ? {} : { session: input.session }) }),
      );
      if (checked.ok) record(checked.value);
      return checked;
    },
  };
}
