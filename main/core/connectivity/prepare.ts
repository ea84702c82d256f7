import { readAuthorities } from "../endpoint/address/authority-file.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { ParsedInputOf, ProblemOf } from "../../../shared/rpc/api.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import { digitsOf } from "../../../shared/phone.ts";
import type { Instant } from "../../../shared/time.ts";
import { TestId } from "../../../shared/webhook/connectivity-test.ts";
import type { EventSource } from "../../../shared/webhook/event.ts";
import type { BindRefused, TunnelChoice } from "../../../shared/tunnel/tunnel.ts";
import { currentApiOf } from "../migration/observation/current-api.ts";
import { lockNamed, type RunLock } from "../storage/run-lock.ts";
import { bindOf, whyNotListenedOn } from "../webhooks/receiver/lan-choice.ts";
import type { ReceiverLease, ListenInput } from "../webhooks/receiver/port.ts";
import type { TestsDeps } from "./deps.ts";
import type { TestJob } from "./job.ts";
import { testRecords } from "./records.ts";
import type { StateKeeper } from "./state.ts";
import { openTarget, type OpenTarget, type Target } from "./target.ts";
import { newTestId } from "./keyword.ts";

type Input = ParsedInputOf<"tests.start">;
type StartProblem = ProblemOf<"tests.start">;

const LOCK_WAIT_MS = 200;
/** Stands for a test of another process that has not written its name yet. */
const SOME_TEST = TestId.parse("t-00000000-000000");

/** What a test has in hand before its first step. */
export type Prepared = {
  readonly test: TestId;
  /** Open on the side that was asked for, or on the one where the number was found. */
  readonly target: OpenTarget;
  readonly lock: RunLock;
  readonly store: TestJob["store"];
  /** What was there before the test stays after it. */
  readonly borrowed: ReceiverLease;
};

/** What a standing callback wants of its receiver. */
type ListenPreferences = { readonly keepsPaths?: boolean; readonly neededUntil?: Instant };

/** Everything that a test needs before its first step, or why it cannot begin. Nothing stays open where it cannot. */
export async function prepare(
  deps: TestsDeps,
  input: Input,
  running: readonly StateKeeper[],
  { keepsPaths = false, neededUntil }: ListenPreferences = {},
): Promise<Result<Prepared, StartProblem>> {
  const { ports, events, receivers } = deps;
  const source = input.side === undefined ? await whereItIs(deps, input) : ok(input.side);
  if (!source.ok) return source;
  const refused = whyNotBound(input.tunnel, source.value);
  if (refused !== undefined) return err(refused);
  const authorities = readAuthorities(ports, input.caFile);
  if (!authorities.ok) return authorities;
  const target = openTarget(deps, { target: targetOf(input), source: source.value }, secretOf(input));
  if (!target.ok) return target;
  const { phoneNumberId } = target.value;
  const busy = busyWith(target.value, running);
  if (busy !== undefined) {
    await target.value.close();
    return err(busy);
  }
  const lock = lockNamed(ports.dataDir, lockName(phoneNumberId), LOCK_WAIT_MS);
  if (lock === undefined) {
    await target.value.close();
    return err({ kind: "testRunning", test: newestOf(ports, phoneNumberId) });
  }
  const store = events.store();
  const borrowed: Result<ReceiverLease, StartProblem> = store.ok
    ? await receivers.acquire(
        { ...listenInput(input, target.value), neededUntil },
        keepsPaths ? `number-${phoneNumberId}` : undefined,
      )
    : store;
  if (!store.ok || !borrowed.ok) {
    lock.release();
    await target.value.close();
    return store.ok ? (borrowed as Result<never, StartProblem>) : store;
  }
  const test = newTestId(ports.clock.now(), ports.random);
  return ok({
    test,
    target: target.value,
    lock,
    store: store.value,
    borrowed: borrowed.value,
  });
}

/** What this process is at work with already: the number itself, or another one that the same receiver serves. */
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
 * The side where the number is. A cloud that names the host of the number needs no second word; else both sides are
 * asked. A workspace whose client is not set up can be tested in the cloud alone.
 */
async function whereItIs(deps: TestsDeps, input: Input): Promise<Result<EventSource, StartProblem>> {
  const { target } = input;
  if (target.kind === "workspace") return ok("cloud");
  const cloud = openTarget(deps, { target, source: "cloud" });
  if (!cloud.ok) return cloud;
  const told = await cloud.value.hasNumber();
  await cloud.value.close();
  return told ? ok("cloud") : currentApiOf(deps, target.plan);
}

/** Ends what the test began, and lets others test this number. */
export async function releasePrepared(deps: TestsDeps, { target, lock, borrowed }: Prepared): Promise<void> {
  await deps.tunnels.giveBack(target.receiver);
  await borrowed.release();
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
    // A test has deadlines of its own.
    stopAfterMinutes: 0,
    ...(input.port === undefined ? {} : { port: input.port }),
    ...(appSecret === undefined ? {} : { appSecrets: [appSecret] }),
    ...(input.tunnel.kind === "lan" ? { bind: bindOf(input.tunnel) } : {}),
  };
}

/** Why an interface of this machine is no way in for this side; told before anything is opened or asked of the client. */
function whyNotBound(choice: TunnelChoice, source: EventSource): BindRefused | undefined {
  if (choice.kind !== "lan") return undefined;
  if (source === "cloud") return { kind: "bindRefused", address: choice.address, cause: "cloud" };
  return whyNotListenedOn(choice);
}

/** The target as a record holds it: references, no secret. */
export function targetOf({ target }: Input): Target {
  return target.kind === "plan" ? { kind: "plan", plan: target.plan } : target;
}

/** The app secret that came along with a plan. */
export function secretOf({ target }: Pick<Input, "target">): Redacted<string> | undefined {
  return target.kind === "plan" ? target.appSecret : undefined;
}

function newestOf({ dataDir, stateDir }: TestsDeps["ports"], phoneNumberId: string): TestId {
  const all = testRecords(dataDir, stateDir).all();
  const ofNumber = all.ok ? all.value.filter((one) => one.phoneNumberId === phoneNumberId) : [];
  return (
    ofNumber.sort((one, other) => one.startedAt.localeCompare(other.startedAt)).at(-1)?.test ?? SOME_TEST
  );
}

/** The lock that lets one process at a time test a number. */
export function lockName(phoneNumberId: string): string {
  return `webhooks-test-${phoneNumberId}`;
}
