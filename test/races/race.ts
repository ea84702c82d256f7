import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { writePlanFolder } from "../../main/hosts/headless/practice/plan-folder.ts";
import { startSandbox, type FaultChoice, type Sandbox } from "../../main/sandbox/index.ts";
import type { Direction } from "../../shared/migration/direction.ts";
import type { RunSnapshot } from "../../shared/migration/run-snapshot.ts";
import type { SeededRandom } from "../support/seeded-random.ts";
import type { Racer, RacingProcess } from "./orders.ts";
import { play, type About, type Program } from "./programs.ts";
import { startWindow } from "./windows.ts";

/** A race: how far the number is before it, and what may be done to it at once. */
type Setting = {
  readonly startsOn: "onprem" | "cloud";
  /** Takes the number so far before the race. */
  readonly before: readonly Program[];
  readonly faults?: readonly FaultChoice[];
  readonly choices: readonly [Program, ...Program[]];
  /** The most requests that may move the number or ask for a code, from the beginning of the race on. */
  readonly most: { readonly register: number; readonly account: number; readonly verify: number };
};

const SLOW = "the location is unknown";
const TO_CLOUD: Program = { kind: "migrate", direction: "to-cloud" };
const BACK: Program = { kind: "migrate", direction: "to-onprem" };
const none = { register: 0, account: 0, verify: 0 };

const SETTINGS: Readonly<Record<string, Setting>> = {
  "nothing has begun": {
    startsOn: "onprem",
    before: [],
    choices: [TO_CLOUD, TO_CLOUD, TO_CLOUD, BACK],
    // An account that is there already is confirmed and sends no code: each migration that ends so may ask. One that
    // finds the number in the cloud asks for a code, and stays open.
    most: { ...none, register: 1, account: Number.POSITIVE_INFINITY },
  },
  "the checks were made": {
    startsOn: "onprem",
    before: [],
    choices: [{ kind: "continue" }, { kind: "continue" }, { kind: "abandon" }, TO_CLOUD],
    most: { ...none, register: 1 },
  },
  [SLOW]: {
    startsOn: "onprem",
    before: [TO_CLOUD],
    faults: ["lost-register-before", "no-lookups", "onprem-lookup-missing"],
    choices: [
      { kind: "repeat" },
      { kind: "repeat" },
      { kind: "seen", home: "on-premises" },
      { kind: "abandon" },
      { kind: "check" },
      { kind: "continue" },
      TO_CLOUD,
    ],
    most: { ...none, register: 1 },
  },
  "a code was sent": {
    startsOn: "cloud",
    before: [BACK],
    choices: [{ kind: "code" }, { kind: "code" }, { kind: "resend" }, { kind: "abandon" }, BACK],
    most: { register: 0, account: 1, verify: 1 },
  },
  "it has moved": {
    startsOn: "onprem",
    before: [TO_CLOUD],
    choices: [BACK, BACK, TO_CLOUD, { kind: "continue" }],
    most: { ...none, account: 1 },
  },
};

/** What a race came to. */
export type RaceEnd = {
  readonly setting: string;
  readonly participants: readonly string[];
  /** The problem that ended each participant's program; undefined for one that went through. */
  readonly ended: readonly (string | undefined)[];
  readonly flaws: readonly string[];
};

type Arena = {
  readonly sandbox: Sandbox;
  readonly folder: string;
  readonly stateDir: string;
  readonly dirs: readonly [string, string];
  readonly plans: About["plans"];
  readonly env: Readonly<Record<string, string>>;
};

/** Runs one race of `processes`, or of two windows, and judges what is left of it by the sandbox's truth. */
export async function race(
  random: SeededRandom,
  processes: readonly RacingProcess[],
  { windows }: { readonly windows: boolean },
): Promise<RaceEnd> {
  const names = Object.keys(SETTINGS) as [string, ...string[]];
  const drawn = random.pick(names);
  // A window's host sits out the time in which a lost request may still take effect: few of these.
  const name = windows && drawn === SLOW && random.next() < 0.8 ? "nothing has begun" : drawn;
  const setting = SETTINGS[name] as Setting;
  const sandbox = await startSandbox({ startsOn: setting.startsOn });
  const folder = mkdtempSync(join(tmpdir(), "switchover-race-"));
  const arena = arenaIn(folder, sandbox);
  const size = windows ? 2 : random.between(2, processes.length);
  const places = Array.from({ length: size }, (_, index) => (index === 0 ? 0 : random.between(0, 1)));
  const ends: (() => Promise<void>)[] = [];
  try {
    const racers: Racer[] = [];
    for (const [index, place] of places.entries()) {
      const racer = windows
        ? await windowIn(arena, place, ends)
        : await processIn(arena, place, processes[index] as RacingProcess, ends);
      racers.push(racer);
    }
    const first = racers[0] as Racer;
    const about = await prepare(first, sandbox, { name, setting, plans: arena.plans });
    const sent = countsOf(sandbox);
    sandbox.world.setFaults(random.next() < 0.5 ? ["delay-register:0.1"] : []);
    // Two calls of one host are what two windows on it, or a double click, make.
    const entries = racers.flatMap((racer, index) =>
      Array.from({ length: random.next() < 0.25 ? 2 : 1 }, () => ({ racer, place: places[index] ?? 0 })),
    );
    const programs = entries.map(({ place }) => programFor(random, setting, place));
    const delays = entries.map(() => (random.next() < 0.5 ? 0 : random.between(0, 60)));
    const played = await Promise.allSettled(
      entries.map(async ({ racer }, index) => {
        await sleep(delays[index] ?? 0);
        return play(racer, programs[index] as Program, about);
      }),
    );
    sandbox.world.clearFaults();
    const thrown = played.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []));
    const flaws = [...thrown, ...(await judge(arena, racers, places, { setting, sent }))];
    return {
      setting: name,
      participants: programs.map(
        (program, index) => `${program.kind} in ${"AB"[entries[index]?.place ?? 0]}`,
      ),
      ended: played.map((one) => (one.status === "fulfilled" ? one.value : "threw")),
      flaws,
    };
  } finally {
    for (const end of ends) await end();
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Another data folder knows nothing of the run: there, one begins. */
function programFor(random: SeededRandom, setting: Setting, place: number): Program {
  const chosen = random.pick(setting.choices);
  if (place === 0 || chosen.kind === "migrate") return chosen;
  return setting.startsOn === "cloud" ? BACK : TO_CLOUD;
}

function arenaIn(folder: string, sandbox: Sandbox): Arena {
  const { plans } = writePlanFolder(folder, sandbox);
  const read = (direction: Direction): unknown =>
    JSON.parse(readFileSync(plans[direction], "utf8")) as unknown;
  return {
    sandbox,
    folder,
    stateDir: join(folder, "state"),
    dirs: [join(folder, "a"), join(folder, "b")],
    plans: { "to-cloud": read("to-cloud"), "to-onprem": read("to-onprem") },
    env: {
      "cloud-token.txt": sandbox.cloud.accessToken,
      "onprem-password.txt": sandbox.onPrem.password,
      "pin.txt": sandbox.number.pin,
      "number.cert": sandbox.number.cert,
    },
  };
}

async function windowIn(arena: Arena, place: number, ends: (() => Promise<void>)[]): Promise<Racer> {
  const window = await startWindow(arena.folder, arena.dirs[place === 0 ? 0 : 1], arena.stateDir);
  ends.push(() => window.end());
  return window;
}

async function processIn(
  arena: Arena,
  place: number,
  racer: RacingProcess,
  ends: (() => Promise<void>)[],
): Promise<Racer> {
  const { sandbox, stateDir, env } = arena;
  const dataDir = arena.dirs[place === 0 ? 0 : 1];
  await racer.tell({ do: "open", dataDir, stateDir, files: { ...env, "ca.pem": sandbox.caPem } });
  ends.push(async () => void (await racer.tell({ do: "close" })));
  return racer;
}

async function prepare(
  first: Racer,
  sandbox: Sandbox,
  {
    name,
    setting,
    plans,
  }: { readonly name: string; readonly setting: Setting; readonly plans: About["plans"] },
): Promise<About> {
  const about = { plans, run: undefined, code: () => sandbox.world.lastCode() ?? "000000" };
  if (name === "the checks were made") {
    const started = await first.call("migration.start", { plan: plans["to-cloud"] });
    if (!started.ok) throw new Error(`a race can't begin: ${JSON.stringify(started.problem)}`);
  }
  if (setting.faults !== undefined) await beginUnder(first, sandbox, setting.faults, about);
  else for (const program of setting.before) await play(first, program, about);
  const [snapshot] = await statusOf(first);
  return { ...about, run: snapshot?.run };
}

/** Starts with preflight checks that find nothing, then goes on under the faults. */
async function beginUnder(
  first: Racer,
  sandbox: Sandbox,
  faults: readonly FaultChoice[],
  about: About,
): Promise<void> {
  const started = await first.call("migration.start", { plan: about.plans["to-cloud"] });
  if (!started.ok) throw new Error(`a race can't begin: ${JSON.stringify(started.problem)}`);
  sandbox.world.setFaults(faults);
  const { run } = started.value as RunSnapshot;
  await play(first, { kind: "continue" }, { ...about, run });
  sandbox.world.clearFaults();
}

async function statusOf(racer: Racer): Promise<readonly RunSnapshot[]> {
  const answer = await racer.call("migration.status", {});
  if (!answer.ok) throw new Error(`no status: ${JSON.stringify(answer.problem)}`);
  return answer.value as readonly RunSnapshot[];
}

const KINDS = {
  register: /\/register$/,
  account: /\/v1\/account$/,
  verify: /\/v1\/account\/verify$/,
} as const;

function countsOf({ world }: Sandbox): Record<keyof typeof KINDS, number> {
  const posts = world.requests().filter(({ method }) => method === "POST");
  const count = (path: RegExp): number =>
    posts.filter((one) => path.test(one.path.split("?")[0] ?? "")).length;
  return { register: count(KINDS.register), account: count(KINDS.account), verify: count(KINDS.verify) };
}

/** What must not be after a race, by the sandbox's truth and every journal. */
async function judge(
  { sandbox }: Arena,
  racers: readonly Racer[],
  places: readonly number[],
  { setting, sent }: { readonly setting: Setting; readonly sent: ReturnType<typeof countsOf> },
): Promise<readonly string[]> {
  const flaws: string[] = [];
  const counts = countsOf(sandbox);
  for (const kind of ["register", "account", "verify"] as const) {
    const made = counts[kind] - sent[kind];
    if (made > setting.most[kind])
      flaws.push(`${made} ${kind} requests, at most ${setting.most[kind]} may be made`);
  }
  const { world } = sandbox;
  if (world.homes().some(({ home }) => (home as string) === "none")) flaws.push("the number was nowhere");
  if (world.elsewhereRequests() > 0) flaws.push("a request went elsewhere");
  const folders = [0, 1].flatMap((place) => {
    const at = places.indexOf(place);
    return at < 0 ? [] : [racers[at] as Racer];
  });
  const runs = (await Promise.all(folders.map(statusOf))).flat();
  const open = runs.filter(({ phase }) => phase.kind !== "ended");
  if (open.length > 1) flaws.push(`${open.length} migrations of one number are open`);
  if (runs.some(({ damagedRows }) => damagedRows > 0)) flaws.push("a journal has corrupted rows");
  if (runs.some(({ held }) => held)) flaws.push("a migration is still held after the race");
  flaws.push(...(await intentsMissing(folders, runs, counts)));
  return [...flaws, ...wrongPlaces(runs, world.truth().home)];
}

/** Requests that stand under no intent of any journal. */
async function intentsMissing(
  folders: readonly Racer[],
  runs: readonly RunSnapshot[],
  counts: ReturnType<typeof countsOf>,
): Promise<readonly string[]> {
  const sent = { register: 0, account: 0, code: 0 };
  for (const racer of folders)
    for (const { run } of runs) {
      const story = await racer.call("migration.story", { run });
      if (!story.ok) continue;
      for (const line of story.value as readonly { kind: string; step?: string }[])
        if (line.kind === "sent" && line.step !== undefined && line.step in sent)
          sent[line.step as keyof typeof sent] += 1;
    }
  const pairs = [
    ["register", sent.register, counts.register],
    ["account", sent.account, counts.account],
    ["verify", sent.code, counts.verify],
  ] as const;
  return pairs.flatMap(([kind, intents, requests]) =>
    requests > intents ? [`${requests} ${kind} requests under ${intents} intents`] : [],
  );
}

/** Migrations that say of the number what is not so. */
function wrongPlaces(runs: readonly RunSnapshot[], home: string): readonly string[] {
  const truth = home === "onprem" ? "on-premises" : home;
  const newest = [...runs].sort((one, other) => one.openedAt.localeCompare(other.openedAt)).at(-1);
  if (newest === undefined || newest.proof !== "proven" || newest.numberIs === truth) return [];
  return [`the newest migration says that the number is proven ${newest.numberIs}, but it is ${truth}`];
}
