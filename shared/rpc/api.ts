import { z } from "zod";
import { AlertsState } from "../alert/alert.ts";
import { AllowlistState } from "../allowlist/allowlist.ts";
import { CheckResult } from "../checks/result.ts";
import { LocationChecks } from "../migration/location-checks.ts";
import { RunSnapshot, StepEvent } from "../migration/run-snapshot.ts";
import { PinChange } from "../pin/pin-change.ts";
import { PracticeState } from "../practice/practice-state.ts";
import { Settings } from "../settings/settings.ts";
import { TunnelState } from "../tunnel/tunnel.ts";
import { UpdateState } from "../updates/update-state.ts";
import { WatchState } from "../watch/finding.ts";
import { GivenBack, TestState, Unrestored } from "../webhook/connectivity-test.ts";
import { PointState } from "../webhook/standing-callback.ts";
import { Arrivals, CopyTry, EventsGrown, Handshake, ReceiverState } from "../webhook/receiver.ts";
import { WebhookSettings } from "../webhook/settings.ts";
import { WorkspaceList } from "../workspace/workspace.ts";
import { alertsArea } from "./areas/alerts.ts";
import { allowlistArea } from "./areas/allowlist.ts";
import { BatchChange, batchArea } from "./areas/batch.ts";
import { appArea } from "./areas/app.ts";
import { certificateArea } from "./areas/certificate.ts";
import { chainArea } from "./areas/chain.ts";
import { collectionArea } from "./areas/collection.ts";
import { letterArea } from "./areas/letter.ts";
import { dataCopyArea, DataCopyState } from "./areas/data-copy.ts";
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
import { vaultArea, VaultState } from "./areas/vault.ts";
import { watchArea } from "./areas/watch.ts";
import { webhooksArea } from "./areas/webhooks.ts";
import { NumberObservation, workspacesArea } from "./areas/workspaces.ts";
import type { MethodName, TopicName } from "./names.ts";

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

/** What the core pushes, by topic. */
export const topics = {
  checks: z.object({ session: z.string().optional(), check: CheckResult }),
  steps: StepEvent,
  dataCopy: DataCopyState,
  runs: RunSnapshot,
  locationChecks: LocationChecks,
  vault: z.object({ revision: z.number(), state: VaultState }),
  settings: Settings,
  workspaces: WorkspaceList,
  readings: NumberObservation,
  /** Pushed when a PIN change begins, and again once its outcome is recorded. */
  pinChanges: PinChange,
  practice: PracticeState,
  receivers: ReceiverState,
  /** Every received event, for output line by line; a list subscribes to "events" instead. */
  arrivals: Arrivals,
  handshakes: Handshake,
  /** Each attempt of a copy that is resent until production accepts it. */
  copies: CopyTry,
  /** At most one push per 16 ms. */
  events: EventsGrown,
  webhookSettings: WebhookSettings,
  tunnels: TunnelState,
  tests: TestState,
  points: PointState,
  /**
   * All callback URLs not restored now: pushed when a test ends, and when a URL was restored or could not be.
   */
  unrestored: z.array(Unrestored),
  /** The result of restoring a callback URL that an earlier process left replaced. */
  givenBack: GivenBack,
  /** Something that a chain of proof rests on has changed. */
  chains: z.object({}),
  watch: WatchState,
  alerts: AlertsState,
  allowlist: AllowlistState,
  /** At most ten pushes a second. */
  batch: BatchChange,
  updates: UpdateState,
} as const satisfies Record<TopicName, z.ZodType>;

export type Api = typeof api;
/** The input as a caller writes it, before parsing. */
export type InputOf<M extends MethodName> = z.input<Api[M]["input"]>;
/** The input as a handler receives it, parsed. */
export type ParsedInputOf<M extends MethodName> = z.output<Api[M]["input"]>;
export type OutputOf<M extends MethodName> = z.output<Api[M]["output"]>;
export type ProblemOf<M extends MethodName> = z.output<Api[M]["problem"]>;
export type PushOf<T extends TopicName> = z.output<(typeof topics)[T]>;
