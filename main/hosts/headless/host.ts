import type { Recovery } from "../../core/vault/recovery.ts";
import type { Transport } from "../../../shared/rpc/client.ts";
import type { Clock } from "../../../shared/time.ts";
import type { Prompts } from "./terminal/prompts.ts";

/** The core as a host holds it. */
export type App = { readonly transport: Transport; close(): Promise<void> };

/** One on a data folder of its own. The recovery key is for the host itself: the transport does not lead to it. */
export type OwnApp = App & { readonly recovery: Recovery };

export const END_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
export type EndSignal = (typeof END_SIGNALS)[number];

/** What the commands need from the world around them; a test hands in its own. */
export type Host = {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folder against which paths on the command line are read. */
  readonly folder: string;
  /** Which of the three streams are a person's terminal. */
  readonly terminal: { readonly input: boolean; readonly output: boolean; readonly error: boolean };
  /** How many characters a line of standard output has; undefined where nobody knows. Terminals only. */
  readonly columns?: () => number | undefined;
  readonly clock: Clock;
  readonly prompts: Prompts;
  /** Writes to standard output (1) or standard error (2), and returns once the text has left the process. */
  write(stream: 1 | 2, text: string): void;
  /** Standard input to its end or first line; undefined where it is larger than any secret. */
  readInput(firstLine: boolean): Promise<string | undefined>;
  /**
   * The core on a data folder, which it touches no sooner than a call needs it. `kind` is what stands on top of it;
   * `stateDir` is for practice, whose numbers must not meet real ones.
   */
  openApp(dataDir: string, kind?: "terminal" | "browser", stateDir?: string): Promise<OwnApp>;
  /** Calls the listener at each Ctrl-C instead of ending; the returned function ends that. */
  onInterrupt(listener: () => void): () => void;
  /** The same for every signal with which a person or a system ends a program, and which one it was. */
  onEndSignal(listener: (signal: EndSignal) => void): () => void;
  /**
   * Calls the listener with whatever is thrown or rejected outside every call that is awaited. Left out where
   * somebody else answers for that, as a test runner does.
   */
  onStray?(listener: (fault: unknown) => void): void;
  /** Ends the process at once. */
  leave(code: number): void;
};
