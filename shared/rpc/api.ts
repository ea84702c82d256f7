import { z } from "zod";
import { CheckResult } from "../checks/result.ts";
import { RunSnapshot, StepEvent } from "../migration/run-snapshot.ts";
import { PinChange } from "../pin/pin-change.ts";
import { PracticeState } from "../practice/practice-state.ts";
import { Settings } from "../settings/settings.ts";
import { TunnelState } from "../tunnel/tunnel.ts";
import { WatchState } from "../watch/finding.ts";
import { GivenBack, TestState, Unrestored } from "../webhook/connectivity-test.ts";
import { PointState } from "../webhook/standing-callback.ts";
import { Arrivals, CopyTry, EventsGrown, Handshake, ReceiverState } from "../webhook/receiver.ts";
import { WebhookSettings } from "../webhook/settings.ts";
import { WorkspaceList } from "../workspace/workspace.ts";
import { appArea } from "./areas/app.ts";
import { chainArea } from "./areas/chain.ts";
import { migrationArea } from "./areas/migration.ts";
import { pinArea } from "./areas/pin.ts";
import { practiceArea } from "./areas/practice.ts";
import { proofArea } from "./areas/proof.ts";
import { vaultArea, VaultState } from "./areas/vault.ts";
import { watchArea } from "./areas/watch.ts";
import { webhooksArea } from "./areas/webhooks.ts";
import { NumberObservation, workspacesArea } from "./areas/workspaces.ts";
import type { MethodName, TopicName } from "./names.ts";

/**
 * The contract: every method with what goes in, what comes out and which problems it names. Hosts only carry
 * it; the core answers it; parsing happens on both ends. One file per area.
 */
export const api = {
  ...appArea,
  ...vaultArea,
  ...workspacesArea,
  ...migrationArea,
  ...pinArea,
  ...practiceArea,
  ...webhooksArea,
  ...proofArea,
  ...chainArea,
  ...watchArea,
} as const satisfies Record<MethodName, { input: z.ZodType; output: z.ZodType; problem: z.ZodType }>;

/** What the core pushes, by topic. */
export const topics = {
  checks: z.object({ session: z.string().optional(), check: CheckResult }),
  steps: StepEvent,
  runs: RunSnapshot,
  vault: z.object({ revision: z.number(), state: VaultState }),
  settings: Settings,
  workspaces: WorkspaceList,
  readings: NumberObservation,
  /** A change of a PIN that begins, and the same once its outcome is recorded. */
  pinChanges: PinChange,
  practice: PracticeState,
  receivers: ReceiverState,
  /** Every arrival, for who writes them down one by one; a list listens to "events". */
  arrivals: Arrivals,
  handshakes: Handshake,
  /** Each try of a copy that is sent until production takes it. */
  copies: CopyTry,
  /** At most one push in 16 ms. */
  events: EventsGrown,
  webhookSettings: WebhookSettings,
  tunnels: TunnelState,
  tests: TestState,
  points: PointState,
  /** All that is left behind now: pushed when a test ends, and when something was given back, or could not be. */
  unrestored: z.array(Unrestored),
  /** What came of giving back what an earlier process had left behind. */
  givenBack: GivenBack,
  /** Something that a chain of proof rests on has changed. */
  chains: z.object({}),
  watch: WatchState,
} as const satisfies Record<TopicName, z.ZodType>;

export type Api = typeof api;
/** What a caller writes. */
export type InputOf<M extends MethodName> = z.input<Api[M]["input"]>;
/** What a handler receives. */
export type ParsedInputOf<M extends MethodName> = z.output<Api[M]["input"]>;
export type OutputOf<M extends MethodName> = z.output<Api[M]["output"]>;
export type ProblemOf<M extends MethodName> = z.output<Api[M]["problem"]>;
export type PushOf<T extends TopicName> = z.output<(typeof topics)[T]>;
