import { format } from "node:util";
import type { Command } from "commander";
import { examples } from "../command.ts";
import type { Host } from "../host.ts";

/**
 * Adds the commands that print a shell's completion script and complete its input. Call after all other
 * commands. What the library prints goes to the host, which notices what is lost of it.
 */
export async function addCompletion(
  program: Command,
  summary: string,
  { write }: Pick<Host, "write">,
): Promise<void> {
  const { default: tab } = await import("@bomb.sh/tab/commander");
  tab(program, { completionCommandName: "completion" });
  // The library prints there, and nothing else can be given to it.
  const printed: { log: (...parts: unknown[]) => void } = console;
  const { log } = printed;
  for (const name of ["completion", "complete"])
    program.commands
      .find((command) => command.name() === name)
      ?.hook("preAction", () => {
        printed.log = (...parts) => write(1, `${format(...parts)}\n`);
      })
      .hook("postAction", () => {
        printed.log = log;
      });
  const added = program.commands.find((command) => command.name() === "completion");
  added
    ?.description(summary)
    .addHelpText(
      "after",
      examples(
        "completion bash > /etc/bash_completion.d/switchover",
        'completion zsh > "${fpath[1]}/_switchover"',
        "completion fish > ~/.config/fish/completions/switchover.fish",
      ),
    );
}
