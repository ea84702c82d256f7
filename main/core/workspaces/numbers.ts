import { PhoneNumberId } from "../../../shared/ids.ts";
import type { Observation } from "../../../shared/migration/observation.ts";
import { dialectOf } from "../../../shared/platform/dialect.ts";
import { recorded, type RecordedOutcome } from "../../../shared/platform/outcome.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { AccountNumber } from "../../../shared/rpc/areas/workspaces.ts";
import type { InputProblem } from "../../../shared/rpc/problems.ts";
import type { Workspace, WorkspaceNumber } from "../../../shared/workspace/workspace.ts";
import { digitsOf } from "../../../shared/phone.ts";
import { numberOf } from "../../../shared/migration/plan.ts";
import { observeNumber } from "../migration/observation/observe-number.ts";
import { openCloudSide, openConnections } from "../plan/connections.ts";
import { answeredWithin, QUERIES_TOTAL_MS } from "../platforms/http/answered-within.ts";
import type { Vault } from "../runtime/ports.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { queryAccess, type Through } from "./access.ts";

type Tools = { readonly ports: HostPorts; readonly vault: Vault };
type NotSetUp = { readonly kind: "notSetUp"; readonly missing: string[] };
type ObservationFailed = { readonly kind: "lookFailed"; readonly outcome: RecordedOutcome };

/** Lists every number of the workspace's business account, page by page. Changes nothing. */
export async function discoverNumbers(
  tools: Tools,
  { id, dialect, cloud, network }: Workspace,
): Promise<Result<AccountNumber[], InputProblem | NotSetUp | ObservationFailed>> {
  if (cloud === undefined) return err({ kind: "notSetUp", missing: ["cloud"] });
  const access = queryAccess("to-cloud", { workspace: id, dialect, cloud, network }, tools);
  if (!access.ok) return access;
  const side = openCloudSide(access.value.plan, access.value.secrets, tools.ports);
  if (!side.ok) return side;
  try {
    const { clock } = tools.ports;
    const listed = await answeredWithin(clock, clock.monotonicMs() + QUERIES_TOTAL_MS, () =>
      side.value.api.listNumbers(),
    );
    if (listed.kind !== "confirmed") return err({ kind: "lookFailed", outcome: recorded(listed) });
    return ok(
      listed.value.flatMap((one) => {
        // A number with an invalid ID can't be queried either.
        const phoneNumberId = PhoneNumberId.safeParse(one.id);
        if (!phoneNumberId.success) return [];
        return [
          {
            phoneNumberId: phoneNumberId.data,
            displayed: one.displayPhoneNumber ?? "",
            ...(one.verifiedName === undefined ? {} : { verifiedName: one.verifiedName }),
          },
        ];
      }),
    );
  } finally {
    await side.value.api.close();
  }
}

/** Observes a number with both APIs. Needs neither its PIN nor its certificate; changes nothing. */
export async function observeNumberNow(
  tools: Tools,
  { id, dialect, cloud, onPrem, network }: Workspace,
  number: WorkspaceNumber | undefined,
): Promise<Result<Observation, InputProblem | NotSetUp>> {
  const missing = [
    ...(cloud === undefined ? ["cloud"] : []),
    ...(onPrem === undefined ? ["on-premises"] : []),
    ...(number === undefined ? ["number"] : []),
  ];
  if (missing.length > 0) return err({ kind: "notSetUp", missing });
  const through: Through = { workspace: id, dialect, cloud, onPrem, network, number };
  const access = queryAccess("to-onprem", through, tools);
  if (!access.ok) return access;
  const { plan, secrets } = access.value;
  const connections = openConnections(plan, secrets, tools.ports);
  if (!connections.ok) return connections;
  try {
    const everything = { subscriptions: true, ownApp: true };
    const about = { dialect: dialectOf(dialect), clock: tools.ports.clock, asked: digitsOf(numberOf(plan)) };
    return ok(await observeNumber(connections.value, about, everything));
  } finally {
    await connections.value.close();
  }
}
