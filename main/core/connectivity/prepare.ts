import { readAuthorities } from "../host/authority-file.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { ParsedInputOf, ProblemOf } from "../../../shared/rpc/api.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import { digitsOf } from "../../../shared/phone.ts";
import type { Instant } from "../../../shared/time.ts";
import { TestId } from "../../../shared/ids.ts";
import type { EventSource } from "../../../shared/webhook/event.ts";
import type { BindRefused, TunnelChoice } from "../../../shared/tunnel/tunnel.ts";
import { currentApiOf } from "../migration/observation/current-api.ts";
import { notMoved } from "../storage/moved-folder.ts";
import type { RunLock } from "../storage/run-lock.ts";
import { bindOf, whyNotListenedOn } from "../webhooks/receiver/lan-choice.ts";
import type { ReceiverLease, ListenInput } from "../webhooks/receiver/port.ts";
import type { TestsDeps } from "./deps.ts";
import type { TestJob } from "./job.ts";
import { testRecords } from "./records.ts";
import type { StateKeeper } from "./state.ts";
import { openTarget, type OpenTarget, type Target } from "./target.ts";
import { newTestId } from "./keyword.ts";
import { lockForTest } from "./test-lock.ts";

type Input = ParsedInputOf<"tests.start">;
type StartProblem = ProblemOf<"tests.start">;

/** Placeholder id for a test of another process that has not written its record yet. */
const SOME_TEST = TestId.parse("t-00000000-000000");

/** The resources of a test before its first step. */
export type Prepared = {
  readonly test: TestId;
  /** Connected to the requested API, or to the one where the number was found. */
  readonly target: OpenTarget;
  readonly lock: RunLock;
  readonly store: TestJob["store"];
  /** A receiver that was open before the test stays open after it. */
  readonly lease: ReceiverLease;
};

/** What a standing callback needs from its receiver. */
type ListenPreferences = { readonly keepsPaths?: boolean; readonly neededUntil?: Instant };

/**
 * Returns everything that a test needs before its first step, or why it cannot start. Closes everything if it
 * cannot.
 */
export async function prepare(
  deps: TestsDeps,
  input: Input,
  running: readonly StateKeeper[],
  { keepsPaths = false, neededUntil }: ListenPreferences = {},
): Promise<Result<Prepared, StartProblem>> {
  const { ports, events, receivers } = deps;
  // What this computer lacks is found before any API is asked.
  const here = notMoved(ports.dataDir);
  if (!here.ok) return here;
  const early = whyNotBound(input.tunnel, input.side);
  if (early !== undefined) return err(early);
  const authorities = readAuthorities(ports, input.caFile);
  if (!authorities.ok) return authorities;
  const source = input.side === undefined ? await findApi(deps, input) : ok(input.side);
  if (!source.ok) return source;
  const refused = whyNotBound(input.tunnel, source.value);
  if (refused !== undefined) return err(refused);
  const target = openTarget(deps, { target: targetOf(input), source: source.value }, secretOf(input));
  if (!target.ok) return target;
  const { phoneNumberId } = target.value;
  const busy = busyWith(target.value, running);
  if (busy !== undefined) {
    await target.value.close();
    return err(busy);
  }
  const locked = lockForTest(ports.dataDir, phoneNumberId);
  if (!locked.ok || locked.value === undefined) {
    await target.value.close();
    return locked.ok ? err({ kind: "testRunning", test: newestOf(ports, phoneNumberId) }) : locked;
  }
  const lock = locked.value;
  const store = events.store();
  const lease: Result<ReceiverLease, StartProblem> = store.ok
    ? await receivers.acquire(
        { ...listenInput(input, target.value), neededUntil },
        keepsPaths ? `number-${phoneNumberId}` : undefined,
      )
    : store;
  if (!store.ok || !lease.ok) {
    lock.release();
    await target.value.close();
    return store.ok ? (lease as Result<never, StartProblem>) : store;
  }
  const test = newTestId(ports.clock.now(), ports.random);
  return ok({
    test,
    target: target.value,
    lock,
    store: store.value,
    lease: lease.value,
  });
}

/** The test of this process that already uses the number or its receiver. */
function busyWith(
  { receiver, phoneNumberId }: Pick<OpenTarget, "receiver" | "phoneNumberId">,
  running: readonly StateKeeper[],
): Extract<StartProblem, { kind: "testRunning" }> | undefined {
  const now = running
    .map((state) => state.now())
    .find((one) => one.phoneNumberId === phoneNumberId || one.receiver === receiver);
  if (now === undefined) return undefined;
  const other = now.phoneNumberId === phoneNumberId ? {} : { otherNumber: now.number };
  return { kind: "testRunning", test: now.test, ...other };
}

/**
 * The API where the number is. If the cloud names the number's host, that suffices; otherwise both APIs are
 * queried. A workspace without a configured on-premises client can be tested only in the cloud.
 */
async function findApi(deps: TestsDeps, input: Input): Promise<Result<EventSource, StartProblem>> {
  const { target } = input;
  if (target.kind === "workspace") return ok("cloud");
  const cloud = openTarget(deps, { target, source: "cloud" });
  if (!cloud.ok) return cloud;
  const isInCloud = await cloud.value.hasNumber();
  await cloud.value.close();
  return isInCloud ? ok("cloud") : currentApiOf(deps, target.plan);
}

/** Closes what the test opened and lets others test this number. */
export async function releasePrepared(deps: TestsDeps, { target, lock, lease }: Prepared): Promise<void> {
  await deps.tunnels.giveBack(target.receiver);
  await lease.release();
  await target.close();
  lock.release();
}

function listenInput(
  input: Input,
  {
    receiver,
    source,
    phoneNumberId,
    number,
  }: Pick<OpenTarget, "receiver" | "source" | "phoneNumberId" | "number">,
): ListenInput {
  const appSecret = secretOf(input);
  return {
    receiver,
    ...(source === "on-premises" ? { number: { phoneNumberId, number: digitsOf(number) } } : {}),
    // A test has its own deadlines.
    stopAfterMinutes: 0,
    ...(input.port === undefined ? {} : { port: input.port }),
    ...(appSecret === undefined ? {} : { appSecrets: [appSecret] }),
    ...(input.tunnel.kind === "lan" ? { bind: bindOf(input.tunnel) } : {}),
  };
}

/**
 * Why a network interface of this machine cannot receive from this API; checked before anything is opened.
 */
function whyNotBound(choice: TunnelChoice, source: EventSource | undefined): BindRefused | undefined {
  if (choice.kind !== "lan") return undefined;
  if (source === "cloud") return { kind: "bindRefused", address: choice.address, cause: "cloud" };
  return whyNotListenedOn(choice);
}

/** The target as a record stores it: references, no secret. */
export function targetOf({ target }: Input): Target {
  return target.kind === "plan" ? { kind: "plan", plan: target.plan } : target;
}

/** The app secret that came with a plan; undefined otherwise. */
export function secretOf({ target }: Pick<Input, "target">): Redacted<string> | undefined {
  return target.kind === "plan" ? target.appSecret : undefined;
}

export function newestOf({ dataDir, stateDir }: TestsDeps["ports"], phoneNumberId: string): TestId {
  const all = testRecords(dataDir, stateDir).all();
  const ofNumber = all.ok ? all.value.filter((one) => one.phoneNumberId === phoneNumberId) : [];
  return (
    ofNumber.sort((one, other) => one.startedAt.localeCompare(other.startedAt)).at(-1)?.test ?? SOME_TEST
  );
}
