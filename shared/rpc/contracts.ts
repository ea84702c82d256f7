import type { z } from "zod";
import type { Api } from "./api.ts";
import { METHODS, type MethodName, type TopicName } from "./names.ts";

/** What a method takes, returns and can refuse with. */
export type MethodContract = {
  readonly input: z.ZodType;
  readonly output: z.ZodType;
  readonly problem: z.ZodType;
};

/** The contract of each name, at once or once it is loaded. */
export type Contracts = {
  method(name: MethodName): MethodContract | Promise<MethodContract>;
  topic(name: TopicName): z.ZodType | Promise<z.ZodType>;
};

type PrefixOf<M> = M extends `${infer P}.${string}` ? P : never;
type Prefix = PrefixOf<MethodName>;
/** The methods whose names start with the prefix, with the same schemas as in `api`. */
type Area<P extends Prefix> = Pick<Api, Extract<MethodName, `${P}.${string}`>>;

/** Where the methods of each prefix are declared. The compiler requires that a file has all of them. */
const AREAS: { readonly [P in Prefix]: () => Promise<Area<P>> } = {
  app: async () => (await import("./areas/app.ts")).appArea,
  settings: async () => (await import("./areas/app.ts")).appArea,
  desktop: async () => (await import("./areas/app.ts")).appArea,
  vault: async () => {
    const [{ vaultArea }, { recoveryArea }] = await Promise.all([
      import("./areas/vault.ts"),
      import("./areas/recovery.ts"),
    ]);
    return { ...vaultArea, ...recoveryArea };
  },
  workspaces: async () => (await import("./areas/workspaces.ts")).workspacesArea,
  connections: async () => (await import("./areas/workspaces.ts")).workspacesArea,
  numbers: async () => (await import("./areas/workspaces.ts")).workspacesArea,
  network: async () => (await import("./areas/network.ts")).networkArea,
  checks: async () => (await import("./areas/migration.ts")).migrationArea,
  migration: async () => (await import("./areas/migration.ts")).migrationArea,
  support: async () => (await import("./areas/support.ts")).supportArea,
  report: async () => (await import("./areas/report.ts")).reportArea,
  collection: async () => (await import("./areas/collection.ts")).collectionArea,
  letter: async () => (await import("./areas/letter.ts")).letterArea,
  traffic: async () => (await import("./areas/traffic.ts")).trafficArea,
  certificate: async () => (await import("./areas/certificate.ts")).certificateArea,
  shards: async () => (await import("./areas/shards.ts")).shardsArea,
  allowlist: async () => (await import("./areas/allowlist.ts")).allowlistArea,
  batch: async () => (await import("./areas/batch.ts")).batchArea,
  plan: async () => (await import("./areas/plan.ts")).planArea,
  handover: async () => (await import("./areas/handover.ts")).handoverArea,
  dataCopy: async () => (await import("./areas/data-copy.ts")).dataCopyArea,
  pin: async () => (await import("./areas/pin.ts")).pinArea,
  practice: async () => (await import("./areas/practice.ts")).practiceArea,
  webhooks: async () => (await import("./areas/webhooks.ts")).webhooksArea,
  tunnels: async () => (await import("./areas/proof.ts")).proofArea,
  tests: async () => (await import("./areas/proof.ts")).proofArea,
  points: async () => (await import("./areas/proof.ts")).proofArea,
  endpoint: async () => (await import("./areas/proof.ts")).proofArea,
  chain: async () => (await import("./areas/chain.ts")).chainArea,
  watch: async () => (await import("./areas/watch.ts")).watchArea,
  alerts: async () => (await import("./areas/alerts.ts")).alertsArea,
  updates: async () => (await import("./areas/updates.ts")).updatesArea,
};

const loaded = new Map<MethodName, MethodContract>();

/**
 * The contracts of a process that calls few methods: each area is loaded at the first call of one of its methods, and
 * given at once from then on.
 */
export const contractsWhenUsed: Contracts = {
  method: (name) => loaded.get(name) ?? load(name),
  topic: (name) => allTopics?.[name] ?? loadTopic(name),
};

let allTopics: Readonly<Record<TopicName, z.ZodType>> | undefined;

async function loadTopic(name: TopicName): Promise<z.ZodType> {
  const { topics } = await import("./topics.ts");
  allTopics = topics;
  return topics[name];
}

async function load(name: MethodName): Promise<MethodContract> {
  const area: Partial<Record<MethodName, MethodContract>> = await AREAS[prefixOf(name)]();
  // All of it: a later call of another method must not wait and be overtaken.
  for (const method of METHODS) {
    const contract = area[method];
    if (contract !== undefined) loaded.set(method, contract);
  }
  const contract = loaded.get(name);
  if (contract === undefined) throw new Error(`${name} has no contract`);
  return contract;
}

function prefixOf<M extends MethodName>(name: M): PrefixOf<M> {
  return name.slice(0, name.indexOf(".")) as PrefixOf<M>;
}
