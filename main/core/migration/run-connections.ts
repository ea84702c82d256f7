import type { RunId } from "../../../shared/ids.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { InputProblem } from "../../../shared/rpc/problems.ts";
import type { Connections } from "../plan/connections.ts";
import { readPlanSecrets, type PlanSecrets, type SecretMember } from "../plan/plan-secrets.ts";
import type { Vault } from "../runtime/ports.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { openSealed } from "./sealed-secrets.ts";
import type { RunState } from "./state/run-state.ts";

/** Open connections of one run, and the secrets that its steps need. */
export type RunConnections = { readonly connections: Connections; readonly secrets: PlanSecrets };

export type ConnectionCache = {
  /**
   * The connections of a run, opened on first use. Secrets come from the plan's own sources, else from the
   * encrypted copies.
   */
  of(state: RunState): Promise<Result<RunConnections, InputProblem>>;
  /**
   * Call it before connections for a plan are opened elsewhere. What it returns adds them to a run, so that they are not opened
   * twice; where other authorities were chosen in between, they are opened anew all the same.
   */
  adopting(): (run: RunId, session: RunConnections) => void;
  close(run: RunId): Promise<void>;
  closeAll(): Promise<void>;
};

// Without these, no request is possible at all. Any other secret is needed only by its own step.
const ALWAYS_NEEDED: ReadonlySet<SecretMember> = new Set([
  "cloud.accessToken",
  "onPrem.auth.token",
  "onPrem.auth.password",
]);

type Opened = RunConnections & {
  /** Those that were opened before other authorities were chosen. */
  readonly before: readonly RunConnections[];
  /** The authorities that were chosen when they were opened. */
  readonly authorities: string;
};

/** Keeps one set of connections per run of this process. */
export function createConnectionCache(
  ports: Pick<HostPorts, "secrets" | "files" | "clock" | "proxies" | "authorities" | "carrier">,
  vault: Vault,
  opening: typeof openSession = openSession,
): ConnectionCache {
  const open = new Map<RunId, Opened>();
  const beingOpened = new Map<RunId, ReturnType<typeof opening>>();
  const choice = (): string => JSON.stringify(ports.authorities?.() ?? null);
  const close = async (run: RunId): Promise<void> => {
    await Promise.allSettled([beingOpened.get(run)]);
    const known = open.get(run);
    open.delete(run);
    await Promise.all(
      (known === undefined ? [] : [known, ...known.before]).map((one) => one.connections.close()),
    );
  };
  const keep = (run: RunId, session: RunConnections, authorities: string): void => {
    const known = open.get(run);
    // A request may be under way over those of before: they are closed with the run.
    const before = known === undefined ? [] : [known, ...known.before];
    open.set(run, { ...session, before, authorities });
  };
  const openFor = async (state: RunState): ReturnType<typeof opening> => {
    const authorities = choice();
    try {
      const session = await opening(ports, vault, state);
      if (session.ok) keep(state.run, session.value, authorities);
      return session;
    } finally {
      beingOpened.delete(state.run);
    }
  };
  return {
    async of(state) {
      const known = open.get(state.run);
      // What was chosen since counts from the next request on.
      if (known?.authorities === choice()) return ok(known);
      const under = beingOpened.get(state.run) ?? openFor(state);
      beingOpened.set(state.run, under);
      return under;
    },
    adopting() {
      const authorities = choice();
      return (run, session) => keep(run, session, authorities);
    },
    close,
    closeAll: async () => {
      await Promise.all([...new Set([...open.keys(), ...beingOpened.keys()])].map(close));
    },
  };
}

async function openSession(
  ports: Pick<HostPorts, "secrets" | "files" | "clock" | "proxies" | "authorities" | "carrier">,
  vault: Vault,
  state: RunState,
): Promise<Result<RunConnections, InputProblem>> {
  // Most processes send nothing for a migration.
  const { openConnections } = await import("../plan/connections.ts");
  const secrets = readPlanSecrets(state.plan, {
    outside: ports.secrets,
    vault,
    sealedCopy: (member) => openSealed(vault, state, state.sealed, member),
    mayMiss: (member) => !ALWAYS_NEEDED.has(member),
  });
  if (!secrets.ok) return secrets;
  const password = openSealed(vault, state, state.sealed, "backupPassword");
  // A backup may already be encrypted with the stored password; the plan's source may have changed since.
  const all = password === undefined ? secrets.value : { ...secrets.value, backupPassword: password };
  const connections = openConnections(state.plan, all, ports);
  return connections.ok ? ok({ connections: connections.value, secrets: all }) : err(connections.problem);
}
