import type { ApiName } from "../world/api-exchange.ts";
import { usualSending, type SenderBehavior } from "../webhook-sender/behavior.ts";
import { usualBehavior, type Behavior } from "../world/behavior.ts";
import type { WorldState } from "../world/state.ts";
import type { Fault, FaultAction } from "./fault.ts";
import { FAULTS, isFaultName, type FaultChoice, type FaultName } from "./table.ts";

/** Kinds of faults that leave the answer what it is. */
const PASSING = ["conduct", "world", "sending", "delay", "lateAnswer"] as const;
type PassingKind = (typeof PASSING)[number];

/** The faults that strike one request, put together. */
export type Strike = {
  readonly names: readonly FaultName[];
  readonly conduct: Behavior;
  readonly delayMs: number;
  /** How long the answer waits after the request was carried out. */
  readonly answerDelayMs: number;
  /** What happens to the request besides; the first fault of this kind wins. */
  readonly action: Exclude<FaultAction, { kind: PassingKind }> | undefined;
};

type Request = { readonly api: ApiName; readonly method: string; readonly path: string };
type Armed = {
  readonly name: FaultName;
  readonly choice: FaultChoice;
  readonly fault: Fault;
  readonly does: FaultAction;
  left: number;
};

/** A fault that is set, and how often it can still strike; fit for JSON. */
export type KeptFault = { readonly choice: FaultChoice; readonly left: number | "always" };

/** Keeps the faults that are set and deals out their strikes. */
export type FaultInjector = {
  readonly set: (choices: readonly FaultChoice[]) => void;
  readonly add: (choice: FaultChoice) => void;
  /** Lets exactly these faults be set: those that still can strike stay as they are, those left out end. */
  readonly switchTo: (names: readonly FaultName[]) => void;
  /** Forgets every fault and undoes nothing. */
  readonly clear: () => void;
  readonly names: () => readonly FaultName[];
  /** The faults for this request; counts down those that strike only so many times. */
  readonly strike: (request: Request) => Strike;
  /** How webhooks are sent under the faults that are set. */
  readonly sending: () => SenderBehavior;
  readonly kept: () => readonly KeptFault[];
  /** Sets faults that were kept; what they did to the world was kept with the world. */
  readonly restore: (kept: readonly KeptFault[]) => void;
};

type ChangeWorld = (change: (state: WorldState, nowMs: number) => WorldState) => void;

/**
 * A bench with nothing on it. `changeWorld` carries out what a fault does to the world when it is set; `changed` hears
 * of every change of the bench itself.
 */
export function createFaultInjector(
  changeWorld: ChangeWorld,
  changed: () => void = () => undefined,
): FaultInjector {
  let armed: readonly Armed[] = [];
  const add = (choice: FaultChoice): void => {
    const next = arm(choice);
    armed = [...armed, next];
    if (next.does.kind === "world") changeWorld(next.does.change);
    changed();
  };
  const clear = (): void => {
    armed = [];
    changed();
  };
  return {
    add,
    clear,
    set: (choices) => {
      clear();
      for (const choice of choices) add(choice);
    },
    switchTo: (names) => {
      const ended = armed.filter((one) => !names.includes(one.name));
      armed = armed.filter((one) => names.includes(one.name) && one.left > 0);
      for (const { does } of ended)
        if (does.kind === "world" && does.undo !== undefined) changeWorld(does.undo);
      const set = new Set(armed.map((one) => one.name));
      for (const name of new Set(names)) if (!set.has(name)) add(name);
      changed();
    },
    kept: () =>
      armed.map(({ choice, left }) => ({ choice, left: Number.isFinite(left) ? left : ("always" as const) })),
    restore: (kept) => {
      armed = kept.map(({ choice, left }) => ({
        ...arm(choice),
        left: left === "always" ? Number.POSITIVE_INFINITY : left,
      }));
    },
    names: () => armed.filter((one) => one.left > 0).map((one) => one.name),
    sending: () => {
      const bent = armed.map(({ does }) => (does.kind === "sending" ? does.sending : {}));
      return bent.reduce<SenderBehavior>((conduct, change) => Object.assign(conduct, change), {
        ...usualSending,
      });
    },
    strike: (request) => {
      const striking = armed.filter((one) => one.left > 0 && strikes(one.fault, request));
      for (const one of striking) one.left -= 1;
      if (striking.some((one) => Number.isFinite(one.left))) changed();
      return combine(striking);
    },
  };
}

function arm(choice: FaultChoice): Armed {
  const [name = "", seconds] = choice.split(":");
  if (!isFaultName(name)) throw new Error(`there is no fault named ${name}`);
  const fault: Fault = FAULTS[name];
  const does =
    seconds === undefined || !("seconds" in fault.does)
      ? fault.does
      : { ...fault.does, seconds: Number(seconds) };
  return {
    name,
    choice,
    fault,
    does,
    left: fault.times === "always" ? Number.POSITIVE_INFINITY : fault.times,
  };
}

function strikes(fault: Fault, request: Request): boolean {
  return fault.strikes.some(
    (place) =>
      place.api === request.api &&
      (place.method === "*" || place.method === request.method) &&
      place.path.test(request.path),
  );
}

function combine(striking: readonly Armed[]): Strike {
  const actions = striking.map((one) => one.does);
  const bent = actions.map((does) => (does.kind === "conduct" ? does.conduct : {}));
  const waits = (kind: "delay" | "lateAnswer"): number =>
    actions.reduce((sum, does) => sum + (does.kind === kind ? does.seconds * 1_000 : 0), 0);
  return {
    names: striking.map((one) => one.name),
    conduct: bend(bent),
    delayMs: waits("delay"),
    answerDelayMs: waits("lateAnswer"),
    action: actions.find(isAnswering),
  };
}

function bend(bent: readonly Partial<Behavior>[]): Behavior {
  return bent.reduce<Behavior>((conduct, change) => Object.assign(conduct, change), { ...usualBehavior });
}

function isAnswering(does: FaultAction): does is NonNullable<Strike["action"]> {
  return !PASSING.some((kind) => kind === does.kind);
}
