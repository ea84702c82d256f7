import type { PracticePort } from "../../../core/runtime/ports.ts";
import { isFaultName, type Sandbox, type World } from "../../../sandbox/index.ts";
import { FAULT_WORDS, type FaultWord } from "../../../../shared/wording/fault-words.ts";
import type { PracticeFault, PracticeState } from "../../../../shared/practice/practice-state.ts";
import { CHANGED_PIN } from "../../../../shared/practice/practice-workspace.ts";
import { err, ok } from "../../../../shared/result.ts";
import { instant, isoOf } from "../../../../shared/time.ts";

const HOMES = { onprem: "on-premises", cloud: "cloud", none: "nowhere" } as const;
const SIDES = { "on-premises": "onprem", cloud: "cloud" } as const;

const FATES = { cloud: "cloud", onprem: "on-premises", dropped: "dropped", unheard: "unheard" } as const;
const MINUTE_MS = 60_000;

type Platform = Pick<Sandbox, "world" | "openFront" | "productionAt" | "caPem" | "registry">;

/** Gives the core's access to the sandbox. */
export function practicePort({ world, openFront, productionAt, caPem, registry }: Platform): PracticePort {
  const state = (): PracticeState => stateOf(world);
  const trustedFront = async (port: number) => ({ ...(await openFront(port)), caPem });
  return {
    state,
    setFaults(names) {
      const known: FaultWord[] = [];
      for (const name of names) {
        if (!isFaultName(name) || FAULT_WORDS[name].direction === "none") return err({ unknown: name });
        known.push(name);
      }
      world.switchFaults(known);
      return ok(state());
    },
    async reset(home, { pinChanged }) {
      world.beginAgain(SIDES[home], pinChanged ? CHANGED_PIN : undefined);
      return state();
    },
    send: (message) => FATES[world.inbound(message)],
    async advance(minutes) {
      await world.advance(minutes * MINUTE_MS);
      return state();
    },
    openFront: trustedFront,
    registry: { server: { host: registry.host, port: registry.port }, asns: [registry.asn] },
    async productionAt(url) {
      const at = await productionAt(url);
      return at === undefined ? undefined : { url: at, caPem };
    },
    onChange: (listener) => onceATurn(world, () => listener(state())),
  };
}

function stateOf(world: World): PracticeState {
  const code = world.lastCode();
  const sentAt = world.lastCodeAtMs();
  return {
    revision: world.revision(),
    home: HOMES[world.truth().home],
    ...(code === undefined || sentAt === undefined ? {} : { phone: { code, at: isoOf(instant(sentAt)) } }),
    faults: faultsOf(world),
    deliveries: deliveriesOf(world),
    now: isoOf(instant(world.nowMs())),
  };
}

function deliveriesOf(world: World): PracticeState["deliveries"] {
  const { nextAtMs, ...counts } = world.deliveries();
  return { ...counts, ...(nextAtMs === undefined ? {} : { nextAt: isoOf(instant(nextAtMs)) }) };
}

/** Gives every fault that can be switched on. A one-time fault is off again after it occurred. */
function faultsOf(world: World): PracticeFault[] {
  const on = new Set<string>(world.faults());
  return Object.entries(FAULT_WORDS).flatMap(([name, { says, direction }]) =>
    direction === "none" ? [] : [{ name, says, direction, on: on.has(name) }],
  );
}

// Reports changes in the next turn of the event loop; by then the sandbox has saved them.
function onceATurn(world: World, tell: () => void): () => void {
  let planned: NodeJS.Immediate | undefined;
  const stop = world.onRevision(() => {
    planned ??= setImmediate(() => {
      planned = undefined;
      tell();
    });
  });
  return () => {
    stop();
    clearImmediate(planned);
  };
}
