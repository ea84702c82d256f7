import { z } from "zod";
import type { Direction } from "../migration/direction.ts";

/** The guided scenarios of Practice, in their order. */
export const SCENARIOS = [
  "to-cloud",
  "back",
  "lost-answer",
  "wrong-pin",
  "interrupted",
  "no-webhooks",
] as const;
export const ScenarioId = z.enum(SCENARIOS);
export type ScenarioId = z.infer<typeof ScenarioId>;

/** What a scenario begins with, and where it is played. */
export type ScenarioSetup = {
  /** Where the sandbox puts the practice number. */
  readonly home: "on-premises" | "cloud";
  /** Faults of the sandbox that are switched on; all others are off. */
  readonly faults: readonly string[];
  /** The number's PIN was changed without Switchover, so that the vault holds a wrong one. */
  readonly pinChanged?: true;
  /** A migration in this direction, or the webhook test. */
  readonly play: Direction | "webhook-test";
  /** About how long it takes a person. */
  readonly minutes: number;
};

export const SCENARIO_SETUPS: Readonly<Record<ScenarioId, ScenarioSetup>> = {
  "to-cloud": { home: "on-premises", faults: [], play: "to-cloud", minutes: 3 },
  back: { home: "cloud", faults: [], play: "to-onprem", minutes: 3 },
  "lost-answer": { home: "on-premises", faults: ["lost-register-after"], play: "to-cloud", minutes: 3 },
  "wrong-pin": { home: "on-premises", faults: [], pinChanged: true, play: "to-cloud", minutes: 3 },
  // No response arrives until the timeout, so that there is time to stop the program.
  interrupted: { home: "on-premises", faults: ["register-silent"], play: "to-cloud", minutes: 4 },
  "no-webhooks": { home: "cloud", faults: ["webhooks-wrong-signature"], play: "webhook-test", minutes: 4 },
};

/** How a scenario was finished. */
const ScenarioDone = z.lazy(() =>
  z.object({
    /** ISO 8601. */
    at: z.string(),
    /** From its start. */
    durationMs: z.number().min(0),
  }),
);
export type ScenarioDone = z.infer<typeof ScenarioDone>;

/** The scenario that was started last. */
const ActiveScenario = z.lazy(() =>
  z.object({
    scenario: ScenarioId,
    startedAt: z.string(),
    /** The newest practice migration and webhook test at its start; only later ones count for it. */
    afterRun: z.string().optional(),
    afterTest: z.string().optional(),
  }),
);
export type ActiveScenario = z.infer<typeof ActiveScenario>;

/**
 * How far the user has come with the scenarios. An unreadable member is dropped and the others stay. Kept apart
 * from the practice data, because it has to survive a reset of Practice.
 */
export const PracticeProgress = z.lazy(() =>
  z.object({
    active: ActiveScenario.optional().catch(undefined),
    done: z
      .record(z.string(), z.unknown())
      .catch({})
      .default({})
      .transform((stored): Readonly<Partial<Record<ScenarioId, ScenarioDone>>> => {
        const sound = SCENARIOS.flatMap((scenario) => {
          const read = ScenarioDone.safeParse(stored[scenario]);
          return read.success ? [[scenario, read.data] as const] : [];
        });
        return Object.fromEntries(sound);
      }),
  }),
);
export type PracticeProgress = z.infer<typeof PracticeProgress>;

/** The first scenario that is not done; undefined once all are. */
export function nextScenario({ done }: PracticeProgress): ScenarioId | undefined {
  return SCENARIOS.find((scenario) => done[scenario] === undefined);
}

/** The number of scenarios done. */
export function countDone({ done }: PracticeProgress): number {
  return SCENARIOS.filter((scenario) => done[scenario] !== undefined).length;
}

/** The position of a scenario, from 1. */
export function positionOf(scenario: ScenarioId): number {
  return SCENARIOS.indexOf(scenario) + 1;
}

/** True if the scenario that was started last has been finished since. */
export function isActiveDone({ active, done }: PracticeProgress): boolean {
  if (active === undefined) return false;
  const at = done[active.scenario]?.at;
  return at !== undefined && Date.parse(at) >= Date.parse(active.startedAt);
}

/**
 * When a scenario ended whose end was recorded at `endedAt`, in milliseconds since 1970. Two clocks may disagree; an end
 * before the start would not count as one.
 */
export function scenarioEndMs({ startedAt }: ActiveScenario, endedAt: string): number {
  return Math.max(Date.parse(startedAt), Date.parse(endedAt));
}
