import type { MigrationDeps } from "../../main/core/migration/run-context.ts";
import type { RunConnections } from "../../main/core/migration/run-connections.ts";
import type { HostPorts } from "../../main/core/host/host-ports.ts";

export type Connections = RunConnections["connections"];
export type Bend = (connections: Connections) => Connections;

/**
 * Changes the responses that a run's connections return; the preflight checks still see the unmodified
 * sandbox.
 */
export const bent =
  (bend: Bend) =>
  (deps: MigrationDeps): MigrationDeps => ({
    ...deps,
    sessions: {
      ...deps.sessions,
      adopting() {
        const adopt = deps.sessions.adopting();
        return (run, session) => adopt(run, { ...session, connections: bend(session.connections) });
      },
    },
  });

/** Like `bent`, and also changes the connections of a process that resumes the run. */
export const bentAlways =
  (bend: Bend) =>
  (deps: MigrationDeps): MigrationDeps => {
    const given = bent(bend)(deps);
    return {
      ...given,
      sessions: {
        ...given.sessions,
        async of(state) {
          const session = await deps.sessions.of(state);
          return session.ok
            ? { ...session, value: { ...session.value, connections: bend(session.value.connections) } }
            : session;
        },
      },
    };
  };

/**
 * Makes the on-premises client always report the number with these digits as registered, whatever the sandbox
 * holds. Applies only while `on` returns true.
 */
export const claiming =
  (digits: string, on: () => boolean = () => true): Bend =>
  ({ onPrem, ...rest }) => ({
    ...rest,
    onPrem: {
      ...onPrem,
      async readHealth() {
        const answer = await onPrem.readHealth();
        return on() && answer.kind === "confirmed"
          ? { ...answer, value: { ...answer.value, gateway: "connected" } }
          : answer;
      },
      async readSettings() {
        const answer = await onPrem.readSettings();
        return on() && answer.kind === "confirmed"
          ? { ...answer, value: { ...answer.value, waId: digits } }
          : answer;
      },
    },
  });

/**
 * Shifts the wall clock by `offset.ms` milliseconds, which a test may change later; the monotonic clock is
 * unchanged.
 */
export const shifted =
  (offset: { readonly ms: number }) =>
  (ports: HostPorts): HostPorts => ({
    ...ports,
    clock: {
      ...ports.clock,
      now: () => (ports.clock.now() + offset.ms) as ReturnType<typeof ports.clock.now>,
    },
  });
