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
import { BatchChange } from "./areas/batch.ts";
import { DataCopyState } from "./areas/data-copy.ts";
import { VaultState } from "../data-folder/vault-state.ts";
import { NumberObservation } from "../workspace/number-observation.ts";
import type { TopicName } from "./names.ts";

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

export type PushOf<T extends TopicName> = z.output<(typeof topics)[T]>;
