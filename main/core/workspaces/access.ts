import { Plan } from "../../../shared/migration/plan.ts";
import type { CallOutcome } from "../../../shared/platform/outcome.ts";
import type { DialectChoice } from "../../../shared/platform/dialect.ts";
import type { Result } from "../../../shared/result.ts";
import type { InputProblem } from "../../../shared/rpc/problems.ts";
import { isoOf, type Clock } from "../../../shared/time.ts";
import { labelOf, numberLabelOf } from "../../../shared/workspace/labels.ts";
import type {
  CloudConnection,
  OnPremConnection,
  WorkspaceId,
  WorkspaceNumber,
} from "../../../shared/workspace/workspace.ts";
import type { LookApis } from "../checks/looks.ts";
import { isForSide, readPlanSecrets, type PlanSecrets, type SecretMember } from "../plan/plan-secrets.ts";
import type { HostPorts, Vault } from "../ports.ts";

/** What a look through a workspace's connections goes by. A side or a number that is left out is never asked about. */
export type Through = {
  readonly workspace: WorkspaceId;
  readonly dialect: DialectChoice;
  readonly cloud?: CloudConnection | undefined;
  readonly onPrem?: OnPremConnection | undefined;
  readonly number?: WorkspaceNumber | undefined;
};

const NOBODY = "https://nobody.invalid";
// A place-holder within a plan; whoever leaves the number out asks nothing about one.
const NO_NUMBER = { phoneNumberId: "0", cc: "1", phoneNumber: "2025550100" } as const;

/**
 * A plan for looking, never for moving: it has the shape that the clients and the pre-checks want, with
 * place-holders for what the look leaves out, and every secret as a label of the vault.
 */
export function lookingPlan(direction: Plan["direction"], through: Through): Plan {
  const { workspace, dialect, cloud, onPrem } = through;
  const { phoneNumberId, cc, phoneNumber } = through.number ?? NO_NUMBER;
  const vault = (secret: Parameters<typeof labelOf>[1]) => ({ vault: labelOf(workspace, secret) });
  return Plan.parse({
    version: 1,
    direction,
    dialect,
    cloud: {
      ...(cloud ?? { baseUrl: NOBODY, businessAccountId: "0" }),
      accessToken: vault("cloud-token"),
    },
    onPrem: {
      baseUrl: onPrem?.baseUrl ?? NOBODY,
      auth:
        onPrem?.signIn.kind === "login"
          ? { username: onPrem.signIn.username, password: vault("onprem-password") }
          : { token: vault("onprem-token") },
      tls: onPrem?.tls,
    },
    number: {
      phoneNumberId,
      cc,
      phoneNumber,
      ...(direction === "to-cloud"
        ? { pin: { vault: numberLabelOf(workspace, { cc, phoneNumber }, "pin") } }
        : { cert: { vault: numberLabelOf(workspace, { cc, phoneNumber }, "cert") } }),
    },
  });
}

/** Reads the secrets that the given sides need to be asked. PIN and certificate move a number; a look needs neither. */
export function lookingSecrets(
  plan: Plan,
  { cloud, onPrem }: Through,
  readers: { readonly ports: HostPorts; readonly vault: Vault },
): Result<PlanSecrets, InputProblem> {
  const isNeeded = (member: SecretMember): boolean =>
    (cloud !== undefined && isForSide(member, "cloud")) ||
    (onPrem !== undefined && isForSide(member, "onPrem"));
  // What is not needed is not read either: a damaged PIN must not stand in the way of a look.
  return readPlanSecrets(plan, {
    outside: readers.ports.secrets,
    vault: readers.vault,
    leaveOut: (member) => !isNeeded(member),
  });
}

type Unasked = {
  readonly [Look in keyof LookApis["cloud"] | keyof LookApis["onPrem"]]: () => Promise<CallOutcome<never>>;
};

/** An API that is never contacted, for the side that a look leaves out: every answer is that nothing was sent. */
export function unasked(clock: Clock): Unasked {
  const look = async (): Promise<CallOutcome<never>> => ({
    kind: "notSent",
    cause: "cancelled-before-sending",
    evidence: { at: isoOf(clock.now()), durationMs: 0 },
  });
  return {
    readNumber: look,
    listNumbers: look,
    inspectToken: look,
    readSubscriptions: look,
    readHealth: look,
    readSettings: look,
    readShards: look,
    tokenEndsAt: look,
  };
}
