import type { ApiName } from "../world/api-exchange.ts";
import type { RegistryBehavior } from "../registry/behavior.ts";
import { usualSending, type SenderBehavior } from "../webhook-sender/behavior.ts";
import { usualBehavior, type Behavior } from "../world/behavior.ts";
import type { WorldState } from "../world/state.ts";
import type { Fault, FaultAction } from "./fault.ts";
import { FAULTS, isFaultName, type FaultChoice, type FaultName } from "./table.ts";

/** Kinds of faults that do not replace the response. */
const PASSING = ["conduct", "world", "sending", "registry", "delay", "lateAnswer"] as const;
type PassingKind = (typeof PASSING)[number];

/** The combined faults that apply to one request. */
export type Strike = {
  readonly names: readonly FaultName[];
  readonly conduct: Behavior;
  readonly delayMs: number;
  /** How long the response waits after the request was carried out. */
  readonly answerDelayMs: number;
  /** What else happens to the request; the first fault of this kind wins. */
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

/** A fault that is set, and how often it still applies; fit for JSON. */
export type KeptFault = { readonly choice: FaultChoice; readonly left: number | "always" };

/** Holds the faults that are set and applies them to requests. */
export type FaultInjector = {
  readonly set: (choices: readonly FaultChoice[]) => void;
  readonly add: (choice: FaultChoice) => void;
  /** Sets exactly these faults: those that still apply stay unchanged, missing ones end. */
  readonly switchTo: (names: readonly FaultName[]) => void;
  /** Removes every fault without undoing its effects. */
  readonly clear: () => void;
  readonly names: () => readonly FaultName[];
  /** Gives the faults for this request, and counts down those with a limited number of uses. */
  readonly strike: (request: Request) => Strike;
  /** How webhooks are sent with the faults that are set. */
  readonly sending: () => SenderBehavior;
  /** How the routing registry answers with the faults that are set; the last one wins. */
  readonly registry: () => RegistryBehavior;
  readonly kept: () => readonly KeptFault[];
  /** Sets saved faults. Their effects on the state were saved with the state. */
  readonly restore: (kept: readonly KeptFault[]) => void;
};

type ChangeWorld = (change: (state: WorldState, nowMs: number) => WorldState) => void;

/**
 * Creates an injector without faults. `changeWorld` applies a fault's change of the state when it is set;
 * `changed` is called after every change of the injector itself.
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
    registry: () =>
      armed.reduce<RegistryBehavior>(
        (behavior, { does }) => (does.kind === "registry" ? does.registry : behavior),
        "usual",
      ),
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
