import type { HostRecovery } from "../../core/app/unless-moved.ts";
import type { Transport } from "../../../shared/rpc/client.ts";
import type { CommandEvent } from "../../../shared/log/command-event.ts";
import type { Clock } from "../../../shared/time.ts";
import type { MisplacedFolder } from "../../../shared/wording/data-place.ts";
import type { Prompts } from "./terminal/prompts.ts";

/** The core as a host uses it. */
export type App = { readonly transport: Transport; close(): Promise<void> };

/**
 * A core with its own data folder. Only the host can create the recovery key: the transport does not expose
 * it.
 */
export type OwnApp = App & { readonly recovery: HostRecovery };

export const END_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
export type EndSignal = (typeof END_SIGNALS)[number];

/** What is known of a program that isn't whole. */
export type Incomplete = {
  /** The file of the program that keeps it from loading a part; undefined if all are whole. */
  readonly fileOf: (fault: unknown) => string | undefined;
  /** The sentences about it where none can be loaded. */
  readonly inEnglish: (file: string) => string;
};

/** What the commands need from their environment; tests pass their own. */
export type Host = {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folder that relative paths on the command line start from. */
  readonly folder: string;
  /** Which of the three streams are terminals. */
  readonly terminal: { readonly input: boolean; readonly output: boolean; readonly error: boolean };
  /** Width of standard output in characters; undefined if unknown. Terminals only. */
  readonly columns?: () => number | undefined;
  readonly clock: Clock;
  readonly prompts: Prompts;
  /** Writes to standard output (1) or standard error (2), and returns once the text has left the process. */
  write(stream: 1 | 2, text: string): void;
  /** Why something of standard output is lost, as the system's code; undefined if nothing is, or only its reader has gone. */
  unwritten?(): string | undefined;
  /** Standard input to its end or first line; undefined if larger than the limit for secrets. */
  readInput(firstLine: boolean): Promise<string | undefined>;
  /** Standard input as it comes, of any length. */
  inputStream(): AsyncIterable<Uint8Array>;
  /**
   * The core on a data folder, which it first opens when a call needs it. `kind` is the type of host;
   * `stateDir` is for rehearsals, whose numbers must be separate from real ones.
   */
  openApp(dataDir: string, kind?: "terminal" | "browser", stateDir?: string): Promise<OwnApp>;
  /** Finds the folder that can't be where it is, so that nothing is opened there; see `misplacedFolder`. */
  misplaced(dataDir: string): MisplacedFolder | undefined;
  /**
   * Calls the listener at each Ctrl-C, and at each signal by which a system ends a program (SIGTERM; SIGHUP when the
   * terminal is closed), instead of ending; the returned function stops that.
   */
  onInterrupt(listener: () => void): () => void;
  /**
   * The same for every signal that ends a program, until the process is gone: one that comes after the result would
   * end it with another exit code.
   */
  onEndSignal(listener: (signal: EndSignal) => void): void;
  /**
   * Calls the listener with whatever is thrown or rejected outside every call that is awaited. Left out where
   * somebody else answers for that, as a test runner does.
   */
  onStray?(listener: (fault: unknown) => void): void;
  /** Tells an internal error by a file of the program itself that can't be loaded. Left out where it can't be. */
  readonly incomplete?: Incomplete;
  /** Writes a command's end to the operational log of a data folder. Left out where none is kept. */
  log?(dataDir: string, event: CommandEvent): Promise<void>;
  /** Ends the process at once. */
  leave(code: number): void;
};
