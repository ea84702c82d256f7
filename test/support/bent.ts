import type { MigrationDeps } from "../../main/core/migration/run-context.ts";
import type { RunConnections } from "../../main/core/migration/run-connections.ts";
import type { HostPorts } from "../../main/core/host/host-ports.ts";

export type Connections = RunConnections["connections"];
export type Bend = (connections: Connections) => Connections;

/** Bends what a run's connections answer; the pre-checks see the practice platform as it is. */
export const bent =
  (bend: Bend) =>
  (deps: MigrationDeps): MigrationDeps => ({
    ...deps,
    sessions: {
      ...deps.sessions,
      adopt: (run, session) =>
        deps.sessions.adopt(run, { ...session, connections: bend(session.connections) }),
    },
  });

/** The same, also in a process that takes a run up. */
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

/** An on-premises client that goes on claiming a number, by its digits, whatever is so; only where and while it is `on`. */
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

/** A wall clock that is off by so many milliseconds, which a test may change; the monotonic one goes on as it is. */
export const shifted =
  (offset: { readonly ms: number }) =>
  (ports: HostPorts): HostPorts => ({
    ...ports,
    clock: {
      ...ports.clock,
      now: () => (ports.clock.now() + offset.ms) as ReturnType<typeof ports.clock.now>,
    },
  });
