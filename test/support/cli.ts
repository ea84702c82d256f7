import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { HostRecovery } from "../../main/core/app/unless-moved.ts";
import { main } from "../../main/hosts/headless/main.ts";
import type { App, Host } from "../../main/hosts/headless/host.ts";
import type { Prompts } from "../../main/hosts/headless/terminal/prompts.ts";
import { err } from "../../shared/result.ts";
import { fakeCore, type FakeCore, type Script } from "./fake-core.ts";
import { tempFolder } from "./temp-folder.ts";
import { virtualClock, type VirtualClock } from "./virtual-clock.ts";

/** Exit code and output of one command. */
export type CliEnd = { readonly code: number; readonly stdout: string; readonly stderr: string };

export type CliOptions = {
  readonly core?: App & { readonly recovery?: HostRecovery };
  readonly input?: string;
  /** Answers to prompts, in order. If given, standard input is a terminal. `undefined` cancels the prompt. */
  readonly answers?: readonly (string | boolean | undefined)[];
  readonly folder?: string;
  /** Width of standard output; if given, standard output is a terminal. */
  readonly columns?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Called with each listener for Ctrl-C. */
  readonly onInterruptible?: (press: () => void) => void;
  /** Default: a virtual clock that does not advance. */
  readonly clock?: VirtualClock;
  /** Default: no data folder is misplaced. */
  readonly misplaced?: Host["misplaced"];
  readonly onWrite?: (stream: 1 | 2, text: string) => void;
  /** Why something of standard output is lost; default: nothing is. */
  readonly unwritten?: string;
  /** Where the end of a command is logged; default: nowhere. */
  readonly log?: Host["log"];
};

/** Runs the command line in this process against a fake core. */
export async function cli(argv: readonly string[], options: CliOptions = {}): Promise<CliEnd> {
  const written = { 1: "", 2: "" };
  const terminal = options.answers !== undefined;
  const core = options.core ?? fakeCore();
  const left = Promise.withResolvers<number>();
  const host: Host = {
    env: options.env ?? {},
    folder: options.folder ?? "/",
    terminal: { input: terminal, output: options.columns !== undefined, error: terminal },
    columns: () => options.columns,
    clock: options.clock ?? virtualClock(),
    prompts: promptsFrom([...(options.answers ?? [])], (text) => (written[2] += `${text}\n`)),
    write: (stream, text) => {
      written[stream] += text;
      options.onWrite?.(stream, text);
    },
    unwritten: () => options.unwritten,
    readInput: async (firstLine) =>
      firstLine ? ((options.input ?? "").split(/(?<=\n)/)[0] ?? "") : (options.input ?? ""),
    async *inputStream() {
      yield Buffer.from(options.input ?? "");
    },
    openApp: async () => ({ recovery: NO_RECOVERY, ...core }),
    misplaced: options.misplaced ?? (() => undefined),
    onInterrupt: (listener) => {
      options.onInterruptible?.(listener);
      return () => undefined;
    },
    onEndSignal: (listener) => {
      options.onInterruptible?.(() => listener("SIGINT"));
    },
    leave: left.resolve,
    ...(options.log === undefined ? {} : { log: options.log }),
  };
  const code = await Promise.race([main(argv, host), left.promise]);
  return { code, stdout: written[1], stderr: written[2] };
}

/** The fake core keeps no vault, so it has no recovery key; its tests never ask for one. */
const NO_RECOVERY: HostRecovery = {
  status: () => ({ key: { kind: "none" }, gate: "passphrase" }),
  isMade: () => false,
  confirm: async () => err({ kind: "vaultAbsent" }),
  waive: async () => err({ kind: "vaultAbsent" }),
  unlock: async () => err({ kind: "vaultAbsent" }),
  make: async () => err({ kind: "vaultAbsent" }),
  setPassphrase: async () => err({ kind: "vaultAbsent" }),
};

function promptsFrom(answers: (string | boolean | undefined)[], show: (message: string) => void): Prompts {
  const next = (message: string): string | boolean | undefined => {
    show(message);
    if (answers.length === 0) throw new Error(`nobody expected the question: ${message}`);
    return answers.shift();
  };
  return {
    secret: async (message) => next(message) as string | undefined,
    yes: async (message) => next(message) as boolean | undefined,
    // An invalid answer repeats the prompt.
    async text(message, problemWith) {
      for (;;) {
        const typed = next(message) as string | undefined;
        const problem = typed === undefined ? undefined : problemWith(typed);
        if (problem === undefined) return typed;
        show(problem);
      }
    },
  };
}

/** A valid plan as the file holds it, after `change`. */
export function planJson(change: (plan: PlanJson) => void = () => undefined): PlanJson {
  const plan: PlanJson = {
    version: 1,
    direction: "to-cloud",
    cloud: {
      baseUrl: "https://cloud.example",
      businessAccountId: "102290129340398",
      appId: "670843887433847",
      accessToken: { env: "CLOUD_TOKEN" },
    },
    onPrem: { baseUrl: "https://onprem.example:9090", auth: { token: { env: "ONPREM_TOKEN" } } },
    number: {
      phoneNumberId: "106540352242922",
      cc: "1",
      phoneNumber: "2025550123",
      pin: { file: "pin.txt" },
    },
  };
  change(plan);
  return plan;
}

export type PlanJson = {
  [member: string]: unknown;
  cloud: Record<string, unknown>;
  onPrem: Record<string, unknown>;
  number: Record<string, unknown>;
};

/**
 * A folder with a plan file and a passphrase file. If `plan` is a string, it is written as is, for files that
 * are not JSON.
 */
export function planFolder(plan: PlanJson | string = planJson()): {
  readonly folder: string;
  readonly passphrase: readonly string[];
} {
  const folder = tempFolder();
  writeFileSync(join(folder, "plan.json"), typeof plan === "string" ? plan : JSON.stringify(plan, null, 2));
  writeFileSync(join(folder, "passphrase.txt"), "open sesame\n");
  return { folder, passphrase: ["--passphrase-file", "passphrase.txt"] };
}

/** Migrates against a fake core that follows its script, with --json and the correct passphrase. */
export async function migrate(
  script: Script,
  { argv = [], ...options }: CliOptions & { readonly argv?: readonly string[] } = {},
): Promise<CliEnd & { readonly core: FakeCore }> {
  const core = fakeCore(script);
  const { folder, passphrase } = planFolder();
  const end = await cli(["migrate", "plan.json", "--json", ...passphrase, ...argv], {
    core,
    folder,
    ...options,
  });
  return { ...end, core };
}
