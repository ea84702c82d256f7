import { join } from "node:path";
import type { z } from "zod";
import { openPractice } from "../../../main/hosts/common/practice/open-practice.ts";
import { api } from "../../../shared/rpc/api.ts";
import type { Transport } from "../../../shared/rpc/client.ts";
import { METHODS, type MethodName, PRACTICE_PREFIX } from "../../../shared/rpc/names.ts";
import { ContractProblem } from "../../../shared/rpc/problems.ts";
import { joinRealms } from "../../../shared/rpc/realm.ts";
import type { Result } from "../../../shared/result.ts";
import { encodingsOf } from "../../support/byte-scan.ts";
import { startHarness, type Harness } from "../../support/harness.ts";
import { randomFrom, type SeededRandom } from "../../support/seeded-random.ts";
import { inputFor, type Known } from "./inputs.ts";

export type CallFlaw = {
  readonly index: number;
  readonly method: string;
  readonly what: string;
  readonly input: string;
};
export type CallCounts = {
  readonly calls: number;
  /** Calls that were answered with a value, with a problem of the method, and as not fitting the contract. */
  readonly values: number;
  readonly problems: number;
  readonly misfits: number;
  readonly methods: readonly string[];
  readonly flaws: readonly CallFlaw[];
};

const AT_ONCE = 8;
/** A call that has no answer by then never gets one. */
const LONGEST_MS = 60_000;
const CLOSE_MS = 15_000;
const MOST_FLAWS = 20;
/** Calls that take a while: they are made a fiftieth as often. */
const SLOW: ReadonlySet<string> = new Set<MethodName>([
  "practice.reset",
  "practice.interrupt",
  "report.make",
  "handover.make",
  "handover.take",
  "handover.inspect",
  "dataCopy.make",
  "dataCopy.inspect",
  "dataCopy.restore",
  "checks.run",
  "endpoint.check",
  "tunnels.open",
  "tunnels.probe",
  "tunnels.hostKey",
  "tests.start",
  "points.start",
  "webhooks.trigger",
  "webhooks.replay",
  "webhooks.listen",
  "webhooks.fixtures",
  "connections.test",
  "connections.certificate",
  "allowlist.refresh",
  "batch.start",
  "vault.changePassphrase",
  "vault.passphraseByRecovery",
  "vault.lock",
  "migration.proceed",
  "migration.confirm",
  "watch.look",
  "collection.document",
  "letter.make",
]);
/** Secrets that go into calls; no answer may hold one. */
const CANARIES = [
  "canary-4e6f20626972642073696e6773",
  "canary/with+odd=characters&é",
  "correct horse battery",
];
const PRACTICE_SHARE = 0.3;

/** Calls every method of both realms, again and again, with inputs that fit their contracts, or nearly. */
export async function makeCalls({
  from,
  count,
  seed,
  folder,
}: {
  /** The number of the first call: with the seed, it says what is called with what. */
  readonly from: number;
  readonly count: number;
  readonly seed: number;
  readonly folder: string;
}): Promise<CallCounts> {
  process.env["TMPDIR"] = folder;
  const rig = await startHarness();
  const own = await rig.core();
  const practice = await openPractice({
    dataDir: join(folder, "practice"),
    appVersion: "0.0.0-test",
    pace: { looksMs: 0, changesMs: 0 },
  });
  const transport = joinRealms(own.app.transport, async () => practice.transport);
  const caller = new Caller(transport, rig, seed);
  process.on("uncaughtException", (cause) => caller.note(-1, "", `unhandled: ${textOf(cause)}`, undefined));
  process.on("unhandledRejection", (cause) => caller.note(-1, "", `unhandled: ${textOf(cause)}`, undefined));
  let next = from;
  const worker = async (): Promise<void> => {
    while (next < from + count && caller.flaws.length < MOST_FLAWS) {
      const index = next;
      next += 1;
      await caller.one(index);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const closing = async (what: string, close: () => Promise<void>): Promise<void> => {
    const end = close().then(
      () => true,
      (cause: unknown) => (caller.note(-1, "", `${what} does not close: ${textOf(cause)}`, undefined), true),
    );
    const waited = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), CLOSE_MS));
    if (!(await Promise.race([end, waited])))
      process.stderr.write(`ipc: ${what} did not close within ${CLOSE_MS / 1_000} s\n`);
  };
  await closing("practice", () => practice.close());
  await closing("the own realm", () => rig.close());
  const { values, problems, misfits, met, flaws } = caller;
  return { calls: next - from, values, problems, misfits, methods: [...met], flaws };
}

class Caller {
  values = 0;
  problems = 0;
  misfits = 0;
  readonly met = new Set<string>();
  readonly flaws: CallFlaw[] = [];
  readonly #transport: Transport;
  readonly #seed: number;
  readonly #known: Known & { readonly texts: string[] };
  readonly #hidden: readonly (readonly [name: string, bytes: Buffer])[];
  #interruptedAt = 0;

  constructor(transport: Transport, rig: Harness, seed: number) {
    this.#transport = transport;
    this.#seed = seed;
    const { cloud, onPrem, number } = rig.sandbox;
    const secrets = [...CANARIES, cloud.accessToken, cloud.appSecret, onPrem.password, number.cert];
    this.#hidden = secrets.flatMap((secret, at) =>
      Object.entries(encodingsOf(secret)).map(([how, bytes]) => [`secret ${at} as ${how}`, bytes] as const),
    );
    this.#known = {
      texts: ["ws-practice", "terminal"],
      whole: { plan: [rig.plan("to-cloud"), rig.plan("to-onprem")], caPem: [rig.sandbox.caPem] },
      secrets: [...CANARIES, number.pin, "482913"],
    };
  }

  async one(index: number): Promise<void> {
    const random = randomFrom(this.#seed + Math.imul(index, 0x9e3779b1));
    const method = methodFor(random);
    const input = isMethod(method) ? inputFor(method, random, this.#known) : {};
    const realm = random.next() < PRACTICE_SHARE ? PRACTICE_PREFIX : "";
    const startedMs = performance.now();
    const told = showable(input);
    try {
      const answer = await inTime(this.#transport.call(`${realm}${method}`, input));
      if (method === "practice.interrupt" && realm !== "") this.#interruptedAt = performance.now();
      this.note(index, `${realm}${method}`, this.#wrongWith(method, answer), told);
    } catch (cause) {
      // An interruption rejects the calls in progress, as a power cut would.
      if (realm !== "" && this.#interruptedAt >= startedMs) return;
      if (realm !== "" && /interrupt|halted|stopped/i.test(textOf(cause))) return;
      this.note(index, `${realm}${method}`, `threw ${textOf(cause)}`, told);
    }
  }

  note(index: number, method: string, what: string | undefined, input: string | undefined): void {
    if (what === undefined) return;
    const isKnown = this.flaws.some(
      (flaw) => flaw.method === method && flaw.what.slice(0, 80) === what.slice(0, 80),
    );
    if (!isKnown) this.flaws.push({ index, method, what, input: input ?? "" });
  }

  #wrongWith(method: string, answer: Result<unknown, unknown>): string | undefined {
    const isContract = !answer.ok && ContractProblem.safeParse(answer.problem).success;
    if (isContract) this.misfits += 1;
    else if (answer.ok) this.values += 1;
    else this.problems += 1;
    const contract: { output: z.ZodType; problem: z.ZodType } | undefined = isMethod(method)
      ? api[method]
      : undefined;
    if (contract === undefined) return isContract ? undefined : "a method that is none was answered";
    this.met.add(method);
    if (answer.ok && !contract.output.safeParse(answer.value).success)
      return "a value outside of the contract";
    if (!answer.ok && !isContract && !contract.problem.safeParse(answer.problem).success)
      return "a problem outside of the contract";
    const text = JSON.stringify(structuredClone(answer));
    const bytes = Buffer.from(text, "utf8");
    const hidden = this.#hidden.find(([, secret]) => bytes.includes(secret));
    if (hidden !== undefined) return `tells ${hidden[0]}`;
    if (answer.ok) this.#learn(answer.value, 0);
    return undefined;
  }

  /** Remembers ids and other short texts, for later calls. */
  #learn(value: unknown, depth: number): void {
    const { texts } = this.#known;
    if (typeof value === "string" && value.length > 0 && value.length <= 64 && !texts.includes(value)) {
      if (texts.length < 400) texts.push(value);
      else texts[2 + ((value.length * 7 + this.values) % 398)] = value;
    }
    if (typeof value !== "object" || value === null || depth > 5) return;
    for (const one of Object.values(value).slice(0, 20)) this.#learn(one, depth + 1);
  }
}

function isMethod(name: string): name is MethodName {
  return (METHODS as readonly string[]).includes(name);
}

function methodFor(random: SeededRandom): string {
  if (random.next() < 0.01)
    return random.pick(["", "vault.get", "__proto__", "constructor", "toString", "vault"]);
  for (;;) {
    const method = METHODS[random.between(0, METHODS.length - 1)] ?? "app.info";
    if (!SLOW.has(method) || random.next() < 0.02) return method;
  }
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("no answer")), LONGEST_MS);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}

function textOf(cause: unknown): string {
  const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  return text
    .split("\n")
    .slice(0, 8)
    .map((line) => line.trim())
    .join(" | ");
}

function showable(input: unknown): string {
  try {
    return (
      JSON.stringify(input, (_name, value: unknown) =>
        typeof value === "bigint" ? `${value}n` : value,
      )?.slice(0, 2_000) ?? "undefined"
    );
  } catch {
    return "a value that is no JSON";
  }
}
