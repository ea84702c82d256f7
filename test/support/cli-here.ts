import { main } from "../../main/hosts/headless/main.ts";
import type { Host } from "../../main/hosts/headless/host.ts";
import { nodeHost } from "../../main/hosts/headless/node-host.ts";
import type { Ended } from "./child-process.ts";
import { STATE_VARIABLE } from "./state-folder.ts";

/**
 * Runs a command to its end in this process, with the real core on a real data folder: an eighth of the processor time
 * of a program of its own. For commands that are neither killed nor interrupted and open no vault, whose key would take
 * its time here.
 */
export async function cliHere(
  args: readonly string[],
  { cwd, input = "" }: { readonly cwd: string; readonly input?: string },
): Promise<Ended> {
  const written = { 1: "", 2: "" };
  const left = Promise.withResolvers<number>();
  const node = nodeHost();
  const { PATH, HOME, [STATE_VARIABLE]: state } = process.env;
  const host: Host = {
    clock: node.clock,
    prompts: node.prompts,
    openApp: (...given) => node.openApp(...given),
    misplaced: (folder) => node.misplaced(folder),
    log: async (...given) => node.log?.(...given),
    env: { PATH, HOME, [STATE_VARIABLE]: state },
    folder: cwd,
    terminal: { input: false, output: false, error: false },
    columns: () => undefined,
    write: (stream, text) => {
      written[stream] += text;
    },
    readInput: async (firstLine) => (firstLine ? (input.split(/(?<=\n)/)[0] ?? "") : input),
    async *inputStream() {
      yield Buffer.from(input);
    },
    onInterrupt: () => () => undefined,
    onEndSignal: () => undefined,
    leave: left.resolve,
  };
  const code = await Promise.race([main(args, host), left.promise]);
  return { code, signal: null, stdout: written[1], stderr: written[2] };
}
