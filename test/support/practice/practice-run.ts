import type { PracticeRealm } from "../../../main/hosts/common/practice/open-practice.ts";
import type { Direction } from "../../../shared/migration/direction.ts";
import type { Plan } from "../../../shared/migration/plan.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { PracticeState } from "../../../shared/practice/practice-state.ts";
import { clientOver, type Client } from "../../../shared/rpc/client.ts";
import { planFor } from "../../../shared/workspace/plan-for.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { valueOf } from "../expect-result.ts";

/** The practice realm as a window uses it: through the transport alone. */
export type PracticeWindow = {
  readonly client: Client;
  workspace(): Promise<Workspace>;
  state(): Promise<PracticeState>;
  plan(direction: Direction): Promise<Plan>;
  /**
   * Continues a run until it ends: confirms everything, and enters the code that the practice phone shows.
   */
  carryOn(run: RunSnapshot): Promise<RunSnapshot>;
  migrate(direction: Direction): Promise<RunSnapshot>;
};

/** Opens a practice realm's transport as a window does. */
export function windowOn({ transport }: Pick<PracticeRealm, "transport">): PracticeWindow {
  const client = clientOver(transport);
  const workspace = async (): Promise<Workspace> => {
    const { workspaces } = valueOf(await client.call("workspaces.list", {}));
    const [only] = workspaces;
    if (only === undefined || workspaces.length !== 1) throw new Error("practice has one workspace");
    return only;
  };
  const state = async (): Promise<PracticeState> => valueOf(await client.call("practice.state", {}));
  const plan = async (direction: Direction): Promise<Plan> => {
    const stored = valueOf(await client.call("vault.list", {}));
    const practiceWorkspace = await workspace();
    const number = practiceWorkspace.numbers[0];
    if (number === undefined) throw new Error("the practice workspace has a number");
    return valueOf(planFor(practiceWorkspace, number, direction, new Set(stored.map(({ label }) => label))));
  };
  const next = async (now: RunSnapshot): Promise<RunSnapshot> => {
    const { run, phase } = now;
    if (phase.kind === "awaiting-confirmation")
      return valueOf(await client.call("migration.confirm", { run, what: phase.what, by: "person" }));
    if (phase.kind === "awaiting-code") {
      const { phone } = await state();
      if (phone === undefined) throw new Error("the practice phone shows no code");
      return valueOf(await client.call("migration.enterCode", { run, code: phone.code.replace("-", "") }));
    }
    return valueOf(await client.call("migration.proceed", { run }));
  };
  const carryOn = async (run: RunSnapshot): Promise<RunSnapshot> => {
    let now = run;
    for (let turns = 0; now.phase.kind !== "ended"; turns += 1) {
      if (turns === 12) throw new Error(`the run does not come to an end: ${JSON.stringify(now.phase)}`);
      now = await next(now);
    }
    return now;
  };
  const migrate = async (direction: Direction): Promise<RunSnapshot> =>
    carryOn(valueOf(await client.call("migration.start", { plan: await plan(direction) })));
  return { client, workspace, state, plan, carryOn, migrate };
}
