import type { PracticePort } from "../../runtime/ports.ts";

/** What providers need of the machine that they run on. */
export type ProviderPorts = {
  readonly monotonicMs: () => number;
  /** Programs are looked for on its PATH; none of it but a few harmless names is handed on to them. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly practice?: PracticePort;
};
