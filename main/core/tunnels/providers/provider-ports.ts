import type { PracticePort } from "../../runtime/ports.ts";

/** What providers need of the machine. */
export type ProviderPorts = {
  readonly monotonicMs: () => number;
  /** Programs are searched on its PATH; only a few harmless variables are passed on to them. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly practice?: PracticePort;
};
