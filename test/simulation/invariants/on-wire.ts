import { BEGIN_MS } from "../machine/plan.ts";
import type { Process } from "../machine/process.ts";
import type { WireRequest } from "../network/wire.ts";
import type { World } from "../scene/world.ts";
import { DAY_MS } from "../platform/truth.ts";
import { type Facts, isChange, isConfirmed, type Kind, wasDecidedSince } from "./facts.ts";

/** A request that has just left, and what the checker knew before. */
export type Leaving = {
  readonly world: World;
  readonly process: Process;
  readonly request: WireRequest;
  readonly kind: Kind;
  readonly facts: Facts;
  readonly body: Readonly<Record<string, unknown>>;
  readonly run: string;
};

/** Judges one request as it leaves; gives what is wrong. */
export type WireRule = (leaving: Leaving) => string | undefined;

const WINDOW_MS = 72 * 3_600_000;
const PER_RUN = 3;
const PER_WINDOW = 8;
const WRONG_PINS = 2;

const text = (value: unknown): string => (typeof value === "string" ? value : "");

function pairOf(body: Leaving["body"]): { readonly password: string; readonly data: string } {
  const backup = body["backup"] as Readonly<Record<string, unknown>> | undefined;
  return { password: text(backup?.["password"]), data: text(backup?.["data"]) };
}

const registersOf = ({ facts }: Leaving) => facts.sent.filter(({ kind }) => kind === "register");

/** I1: the pair of a registration is on the disk, was read back, and is what the client gave. */
const pairIsDurable: WireRule = ({ kind, body, world, process, facts }) => {
  if (kind !== "register") return undefined;
  const value = JSON.stringify(pairOf(body));
  const records = world.computer.vaults.get(process.folder)?.records;
  if (![...(records?.values() ?? [])].some((record) => record.value === value))
    return "the pair that is sent is not in the vault";
  return facts.opened.get(process.name) === value ? undefined : "the pair that is sent was not read back";
};

/** I2: data goes out only with its own password, for the number that it came from. */
const pairBelongs: WireRule = ({ kind, body, world: { truth }, facts, run }) => {
  if (kind !== "register") return undefined;
  const { password, data } = pairOf(body);
  const made = truth.backups.find((backup) => backup.data === data);
  if (made === undefined) return "no client gave the data that is sent";
  if (made.password !== password) return "the data is sent with another password";
  // A client that never told this run which number it serves cannot be found out.
  const told = facts.good.get("settings")?.atMs ?? -1;
  if (told < (facts.begunMs.get(run) ?? Infinity)) return undefined;
  return made.number === truth.identity.cc + truth.identity.national
    ? undefined
    : "the data is of another number";
};

/** I4: no second registration while the outcome of one is open, unless a person decided so. */
const noSecondRegister: WireRule = (leaving) => {
  if (leaving.kind !== "register") return undefined;
  const last = registersOf(leaving).at(-1);
  if (last === undefined || (last.said !== undefined && last.said !== "unclear")) return undefined;
  return wasDecidedSince(leaving.facts, last.atMs, ["repeat", "say-seen", "start", "reopen"])
    ? undefined
    : "a second registration leaves while the first one is open";
};

/** I5: at most 3 registrations of a run and 8 in 72 hours, each counted durably before it leaves. */
const withinBudget: WireRule = (leaving) => {
  if (leaving.kind !== "register") return undefined;
  const { world, run } = leaving;
  const nowMs = world.timeline.nowMs();
  const before = registersOf(leaving);
  const inRun = before.filter((sent) => sent.run === run).length + 1;
  const inWindow = before.filter(({ atMs }) => nowMs - atMs < WINDOW_MS).length + 1;
  if (inRun > PER_RUN) return `registration ${inRun} of one run`;
  if (inWindow > PER_WINDOW) return `registration ${inWindow} within 72 hours`;
  const counted = world.computer.storages.machine.registers.filter((entry) => entry.run === run).length;
  return counted < inRun ? `registration ${inRun} is counted ${counted} times` : undefined;
};

/** I6: a PIN that was refused is not sent again before a person enters one, and no third wrong one of a run. */
const pinOnce: WireRule = ({ facts, body, run, world }) => {
  const pin = text(body["pin"]);
  if (pin === "") return undefined;
  const refused = facts.wrongPins.find((wrong) => wrong.pin === pin && wrong.recorded);
  // From another data folder it can't be compared: a person says in so many words that it is another one.
  const isVouched = refused?.run !== run && isConfirmed(world, run, "refused-pin");
  if (refused !== undefined && !isVouched && !wasDecidedSince(facts, refused.atMs, ["retype-pin"]))
    return "a refused PIN is sent again";
  return facts.wrongPins.filter((wrong) => wrong.run === run).length >= WRONG_PINS
    ? "a PIN is sent after two were refused"
    : undefined;
};

/** I11: a second code is never requested by the program itself; another name waits for a person. */
const codeIsAskedFor: WireRule = ({ kind, facts, world, run }) => {
  if (kind === "account") {
    const last = facts.sent.findLast((sent) => sent.kind === "account");
    if (last === undefined) return undefined;
    return wasDecidedSince(facts, last.atMs, ["start", "confirm", "resend", "reopen"])
      ? undefined
      : "a second code is requested without a person";
  }
  // A name that no answer told cannot be compared.
  if (kind !== "code" || world.setting.otherName !== true || !isNameRecorded(world, run)) return undefined;
  return isConfirmed(world, run, "display-name")
    ? undefined
    : "a code is sent although nobody accepted the display name";
};

/** True if an answer that tells a display name is in a run's journal. */
function isNameRecorded({ computer }: World, run: string): boolean {
  for (const { runs } of computer.storages.disks.values())
    for (const [name, { rows }] of runs)
      if (name === run && rows.some((row) => row.includes('"answer":"code-sent","displayName"'))) return true;
  return false;
}

/** I12: one attempt for each code that a person enters. */
const codeOncePerEntry: WireRule = ({ kind, facts }) => {
  if (kind !== "code") return undefined;
  const entered = facts.actions.filter(({ action }) => action === "enter-code").length;
  const sent = facts.sent.filter((each) => each.kind === "code").length + 1;
  return sent > entered ? "a code is sent that nobody entered" : undefined;
};

/** I14: each API gets its own credentials only. */
const tokenStaysHome: WireRule = ({ request, world: { truth } }) => {
  const { accessToken, password } = truth.identity;
  const basicText = Buffer.from(/^Basic (.+)$/.exec(request.authorization)?.[1] ?? "", "base64").toString();
  const all = `${request.authorization} ${basicText} ${request.target} ${request.text}`;
  if (request.side === "client" && all.includes(accessToken)) return "the access token goes to the client";
  const basic = Buffer.from(`${truth.identity.user}:${password}`).toString("base64");
  return request.side === "cloud" && (all.includes(password) || all.includes(basic))
    ? "the client's password goes to the cloud"
    : undefined;
};

/** I15: the process that sends is the one that wrote the run's last row. */
const onlyWriterSends: WireRule = ({ kind, facts, process, run }) => {
  if (!isChange(kind)) return undefined;
  const writer = facts.lastWriter.get(run);
  return writer === process.name ? undefined : `${process.name} sends, and ${writer ?? "nobody"} wrote last`;
};

const STEPS: Readonly<Partial<Record<Kind, string>>> = {
  register: "register",
  subscribe: "subscribe",
  account: "account",
  code: "code",
  shards: "shards",
};

/** I21: a changing request leaves once, under an intent of its own that is on the disk. */
const underOneIntent: WireRule = ({ kind, facts, process, world }) => {
  if (!isChange(kind)) return undefined;
  const intent = facts.intents.get(process.name);
  if (intent === undefined || intent.step !== STEPS[kind]) return `${kind} leaves without an intent`;
  if (intent.used) return `${kind} leaves twice under one intent`;
  const rows = world.computer.storages.disks.get(process.folder)?.runs;
  const stored = [...(rows ?? [])].find(([run]) => run === intent.run)?.[1].rows ?? [];
  const isStored = stored.some(
    (row) =>
      row.includes('"kind":"intent"') && row.includes(`"step":"${intent.step}","attempt":${intent.attempt}`),
  );
  return isStored ? undefined : `the intent of ${kind} is not on the disk`;
};

/** I22: what only checks sends nothing that moves a number or sends a code. */
const checksOnlyCheck: WireRule = ({ kind, facts, process }) => {
  const current = facts.current.get(process.name)?.action;
  const reads = current === "check" || current === "say-seen" || current === "abandon";
  return reads && (kind === "register" || kind === "code" || kind === "account")
    ? `${kind} leaves during "${current}"`
    : undefined;
};

/** I23: nothing leaves before the wait is over that the platform told for it. */
const waitIsKept: WireRule = ({ kind, facts, world }) => {
  const until = facts.waits.get(kind);
  const nowMs = world.timeline.nowMs();
  return isChange(kind) && until !== undefined && nowMs < until
    ? `${kind} leaves ${Math.round((until - nowMs) / 1000)} s too early`
    : undefined;
};

/** I24: shards within a week of the registration, or on a person's word; never with an expired certificate. */
const shardsInTime: WireRule = ({ kind, world, run }) => {
  if (kind !== "shards") return undefined;
  const { truth, timeline } = world;
  const nowMs = BEGIN_MS + timeline.nowMs();
  if (truth.identity.certUntilMs <= nowMs) return "shards are set with an expired certificate";
  if (nowMs - truth.registeredAtMs <= 7 * DAY_MS) return undefined;
  return isConfirmed(world, run, "older-registration")
    ? undefined
    : "shards are set more than a week after the registration";
};

export const WIRE_RULES: Readonly<Record<string, readonly WireRule[]>> = {
  I1: [pairIsDurable],
  I2: [pairBelongs],
  I4: [noSecondRegister],
  I5: [withinBudget],
  I6: [pinOnce],
  I11: [codeIsAskedFor],
  I12: [codeOncePerEntry],
  I14: [tokenStaysHome],
  I15: [onlyWriterSends],
  I21: [underOneIntent],
  I22: [checksOnlyCheck],
  I23: [waitIsKept],
  I24: [shardsInTime],
};
