import type { Direction } from "../../shared/migration/direction.ts";
import { confirm, proceed } from "../../main/core/migration/operations/proceed.ts";
import { start } from "../../main/core/migration/operations/start.ts";
import { must } from "../support/harness.ts";
import { goToCode, withFolder } from "./person.ts";
import type { Command } from "./programs.ts";
import type { Stage } from "./stage.ts";

/** A moment of a migration at which one command of the program is killed. */
export type Scene = {
  readonly direction: Direction;
  /** Takes the migration so far, in this process, and gives the command that is then killed. */
  prepare(stage: Stage): Promise<Command>;
};

export const SCENE_NAMES = ["to-cloud", "resumed", "to-onprem", "code"] as const;
export type SceneName = (typeof SCENE_NAMES)[number];

const migrate = async (stage: Stage): Promise<Command> => ({ args: ["migrate", stage.planFile, "--yes"] });

export const SCENES: Readonly<Record<SceneName, Scene>> = {
  "to-cloud": { direction: "to-cloud", prepare: migrate },
  "to-onprem": { direction: "to-onprem", prepare: migrate },
  /** A migration whose warnings are confirmed, continued by another process. */
  resumed: {
    direction: "to-cloud",
    prepare: (stage) =>
      withFolder(stage, async ({ deps }) => {
        const { run } = must(await start(deps, { plan: stage.plan, onCheck: () => undefined }));
        const { phase } = must(await proceed(deps, run, false));
        if (phase.kind === "awaiting-confirmation")
          must(await confirm(deps, { run, what: phase.what.slice(0, 1), by: "person" }));
        return { args: ["resume", run, "--yes"] };
      }),
  },
  code: {
    direction: "to-onprem",
    prepare: (stage) =>
      withFolder(stage, async ({ deps }) => {
        const { run } = await goToCode(stage, deps);
        return { args: ["code", run], input: `${stage.sandbox.world.lastCode() ?? ""}\n` };
      }),
  },
};
