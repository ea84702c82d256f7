import type { MigrationDeps } from "../../main/core/migration/run-context.ts";
import type { RunConnections, ConnectionCache } from "../../main/core/migration/run-connections.ts";
import type { Storage } from "../../main/core/storage/port.ts";
import type { JournalEntry } from "../../shared/migration/journal-entry.ts";
import { ok } from "../../shared/result.ts";

/** Thrown where the test ends the process; no code after it has an effect, as after a kill. */
export class Crash extends Error {
  override readonly name = "Crash";
}

/** Counts the points at which a process could die, and dies at one of them. */
export type CrashPlan = {
  /**
   * Runs `work` between two points: before it begins, and after its effect but before its caller gets the
   * result.
   */
  around<T>(what: string, work: () => T): T;
  aroundAsync<T>(what: string, work: () => Promise<T>): Promise<T>;
  /** Names of all points passed so far. */
  readonly passed: readonly string[];
};

/** A plan that dies at the point with this index (from 0); `undefined` never dies. */
export function crashPlan(at: number | undefined): CrashPlan {
  const passed: string[] = [];
  const point = (name: string): void => {
    passed.push(name);
    if (passed.length - 1 === at) throw new Crash(name);
    // A dead process has no effects: every later point throws as well.
    if (at !== undefined && passed.length - 1 > at) throw new Crash(`${name} (already dead)`);
  };
  return {
    passed,
    around(what, work) {
      point(`before ${what}`);
      const result = work();
      point(`after ${what}`);
      return result;
    },
    async aroundAsync(what, work) {
      point(`before ${what}`);
      const result = await work();
      point(`after ${what}`);
      return result;
    },
  };
}

const CHANGING = new Set(["backup", "register", "subscribe", "requestAccount", "verifyCode", "setShards"]);

/**
 * The same dependencies, with a point before and after every journal write and every request that changes
 * something.
 */
export function mortal(deps: MigrationDeps, plan: CrashPlan): MigrationDeps {
  const storage: Storage = {
    ...deps.storage,
    create: (number, entry) => plan.around("write of opened", () => deps.storage.create(number, entry)),
    append: (hold, entry, options) =>
      plan.around(`write of ${nameOf(entry)}`, () => deps.storage.append(hold, entry, options)),
    appendAll: (hold, entries, options) =>
      plan.around(`write of ${entries.map(nameOf).join(" and ")}`, () =>
        deps.storage.appendAll(hold, entries, options),
      ),
  };
  const wrapped = new WeakMap<RunConnections, RunConnections>();
  const mortalSession = (session: RunConnections): RunConnections => {
    const known = wrapped.get(session) ?? {
      ...session,
      connections: mortalConnections(session.connections, plan),
    };
    wrapped.set(session, known);
    return known;
  };
  const sessions: ConnectionCache = {
    ...deps.sessions,
    of: async (state) => {
      const session = await deps.sessions.of(state);
      return session.ok ? ok(mortalSession(session.value)) : session;
    },
  };
  return { ...deps, storage, sessions };
}

function nameOf(entry: JournalEntry): string {
  return "step" in entry && entry.step !== undefined ? `${entry.kind} ${entry.step}` : entry.kind;
}

function mortalConnections(
  connections: RunConnections["connections"],
  plan: CrashPlan,
): RunConnections["connections"] {
  return {
    ...connections,
    cloud: mortalApi(connections.cloud, plan),
    onPrem: mortalApi(connections.onPrem, plan),
  };
}

function mortalApi<T extends object>(api: T, plan: CrashPlan): T {
  return new Proxy(api, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== "function" || typeof name !== "string" || !CHANGING.has(name)) return member;
      return (...given: unknown[]) =>
        plan.aroundAsync(`call of ${name}`, () => member.apply(target, given) as Promise<unknown>);
    },
  });
}

/** The same storage with `append` replaced, which then also writes each entry of a transaction of several. */
export function withAppend(storage: Storage, append: Storage["append"]): Storage {
  return {
    ...storage,
    append,
    // Several entries in one transaction: if `append` fails for one of them, the whole call fails.
    appendAll(hold, entries, options) {
      const rows = [];
      for (const entry of entries) {
        const row = append(hold, entry, options);
        if (!row.ok) return row;
        rows.push(row.value);
      }
      return ok(rows);
    },
  };
}
