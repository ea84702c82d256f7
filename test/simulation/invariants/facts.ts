import type { Effect } from "../platform/truth.ts";
import type { World } from "../scene/world.ts";

/** What a person does with the program. */
export const ACTIONS = [
  "start",
  "proceed",
  "proceed-unknown",
  "confirm",
  "enter-code",
  "resend",
  "check",
  "repeat",
  "say-seen",
  "reopen",
  "abandon",
  "retype-pin",
] as const;
export type Action = (typeof ACTIONS)[number];

/** What a request is about, by the specification's own paths. */
export type Kind =
  | "register"
  | "subscribe"
  | "account"
  | "code"
  | "shards"
  | "set-pin"
  | "backup"
  | "login"
  | "number"
  | "health"
  | "settings"
  | "apps"
  | "other";

const CHANGES: ReadonlySet<Kind> = new Set(["register", "subscribe", "account", "code", "shards", "set-pin"]);
export const isChange = (kind: Kind): boolean => CHANGES.has(kind);

export function kindOf({ method, target }: { readonly method: string; readonly target: string }): Kind {
  const path = target.split("?")[0] ?? "";
  if (method !== "GET") {
    if (path.endsWith("/register")) return "register";
    if (path.endsWith("/subscribed_apps")) return "subscribe";
    if (path === "/v1/account") return "account";
    if (path === "/v1/account/verify") return "code";
    if (path === "/v1/account/shards") return "shards";
    if (path === "/v1/settings/backup") return "backup";
    if (path === "/v1/users/login") return "login";
    return "set-pin";
  }
  if (path === "/v1/health") return "health";
  if (path === "/v1/settings/application") return "settings";
  if (path.endsWith("/subscribed_apps")) return "apps";
  return /^\/v[\d.]+\/\d+$/.test(path) ? "number" : "other";
}

/** What the platform's answer says, read by the specification alone. "unclear" is everything that proves nothing. */
export type Said = "yes" | "no" | "wrong-pin" | "unclear";

/** One changing request that reached the wire. */
export type Sent = {
  readonly id: number;
  readonly kind: Kind;
  readonly atMs: number;
  readonly process: string;
  readonly run: string;
  readonly attempt: number;
  readonly pin: string | undefined;
  said: Said | undefined;
  /** The computer slept after it had left and before it was answered. */
  slept: boolean;
  saidAtMs: number;
  effects: readonly Effect[];
};

/** What the checker knows: from the wire, from the disk, from what a person did. Never from the engine's state. */
export type Facts = {
  sent: Sent[];
  actions: { readonly action: Action; readonly atMs: number; readonly process: string }[];
  /** The newest intent of each process, and whether a request has left under it. */
  intents: Map<
    string,
    { readonly run: string; readonly step: string; readonly attempt: number; used: boolean }
  >;
  /** When a run wrote its first row that was seen. */
  begunMs: Map<string, number>;
  lastSeq: Map<string, number>;
  lastWriter: Map<string, string>;
  /** The newest good answer of each kind. */
  good: Map<Kind, { readonly atMs: number; readonly process: string }>;
  movedAtMs: number;
  movedBy: string | undefined;
  /** Until when a kind of request was told to wait. */
  waits: Map<Kind, number>;
  /** PINs that were refused in an answer that this program has recorded, and when. */
  wrongPins: { readonly pin: string; readonly atMs: number; readonly run: string; recorded: boolean }[];
  /** Pairs in the vault of each folder; the most that there have been. */
  pairs: Map<string, number>;
  /** The pair that a process opened last. */
  opened: Map<string, string>;
  /** Codes that were sent or typed. */
  codes: Set<string>;
  lastEventMs: number;
  /** The action under way in a process, and the runs that it has written to. */
  current: Map<string, { readonly action: Action; readonly wrote: ReadonlySet<string> }>;
};

export function noFacts(): Facts {
  return {
    sent: [],
    actions: [],
    intents: new Map(),
    begunMs: new Map(),
    lastSeq: new Map(),
    lastWriter: new Map(),
    good: new Map(),
    movedAtMs: -1,
    movedBy: undefined,
    waits: new Map(),
    wrongPins: [],
    pairs: new Map(),
    opened: new Map(),
    codes: new Set(),
    lastEventMs: 0,
    current: new Map(),
  };
}

export function copyFacts(facts: Facts): Facts {
  return {
    ...facts,
    sent: facts.sent.map((sent) => ({ ...sent })),
    actions: [...facts.actions],
    intents: new Map([...facts.intents].map(([name, intent]) => [name, { ...intent }])),
    begunMs: new Map(facts.begunMs),
    lastSeq: new Map(facts.lastSeq),
    lastWriter: new Map(facts.lastWriter),
    good: new Map(facts.good),
    waits: new Map(facts.waits),
    wrongPins: facts.wrongPins.map((wrong) => ({ ...wrong })),
    pairs: new Map(facts.pairs),
    opened: new Map(facts.opened),
    codes: new Set(facts.codes),
    current: new Map(facts.current),
  };
}

/** True if a person's confirmation is in a run's journal, in whichever folder. */
export function isConfirmed({ computer }: World, run: string, what: string): boolean {
  for (const { runs } of computer.storages.disks.values())
    for (const [name, { rows }] of runs)
      if (name === run && rows.some((row) => row.includes(`"what":"${what}","by":"person"`))) return true;
  return false;
}

/** True if one of these actions was taken at or after a moment. */
export function wasDecidedSince(facts: Facts, atMs: number, actions: readonly Action[]): boolean {
  return facts.actions.some((taken) => taken.atMs >= atMs && actions.includes(taken.action));
}
