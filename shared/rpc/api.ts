import type { z } from "zod";
import { alertsArea } from "./areas/alerts.ts";
import { allowlistArea } from "./areas/allowlist.ts";
import { batchArea } from "./areas/batch.ts";
import { appArea } from "./areas/app.ts";
import { certificateArea } from "./areas/certificate.ts";
import { chainArea } from "./areas/chain.ts";
import { collectionArea } from "./areas/collection.ts";
import { letterArea } from "./areas/letter.ts";
import { dataCopyArea } from "./areas/data-copy.ts";
import { handoverArea } from "./areas/handover.ts";
import { networkArea } from "./areas/network.ts";
import { migrationArea } from "./areas/migration.ts";
import { pinArea } from "./areas/pin.ts";
import { practiceArea } from "./areas/practice.ts";
import { proofArea } from "./areas/proof.ts";
import { recoveryArea } from "./areas/recovery.ts";
import { planArea } from "./areas/plan.ts";
import { reportArea } from "./areas/report.ts";
import { shardsArea } from "./areas/shards.ts";
import { supportArea } from "./areas/support.ts";
import { trafficArea } from "./areas/traffic.ts";
import { updatesArea } from "./areas/updates.ts";
import { vaultArea } from "./areas/vault.ts";
import { watchArea } from "./areas/watch.ts";
import { webhooksArea } from "./areas/webhooks.ts";
import { workspacesArea } from "./areas/workspaces.ts";
import type { MethodName } from "./names.ts";

/**
 * The contract: the input, output and problems of every method. Hosts transport the calls, the core handles
 * them; both ends parse. One file per area.
 */
export const api = {
  ...appArea,
  ...vaultArea,
  ...recoveryArea,
  ...workspacesArea,
  ...networkArea,
  ...migrationArea,
  ...pinArea,
  ...practiceArea,
  ...webhooksArea,
  ...proofArea,
  ...chainArea,
  ...watchArea,
  ...planArea,
  ...alertsArea,
  ...reportArea,
  ...supportArea,
  ...letterArea,
  ...allowlistArea,
  ...collectionArea,
  ...trafficArea,
  ...certificateArea,
  ...shardsArea,
  ...batchArea,
  ...handoverArea,
  ...dataCopyArea,
  ...updatesArea,
} as const satisfies Record<MethodName, { input: z.ZodType; output: z.ZodType; problem: z.ZodType }>;

export type Api = typeof api;
/** The input as a caller writes it, before parsing. */
export type InputOf<M extends MethodName> = z.input<Api[M]["input"]>;
/** The input as a handler receives it, parsed. */
export type ParsedInputOf<M extends MethodName> = z.output<Api[M]["input"]>;
export type OutputOf<M extends MethodName> = z.output<Api[M]["output"]>;
export type ProblemOf<M extends MethodName> = z.output<Api[M]["problem"]>;
