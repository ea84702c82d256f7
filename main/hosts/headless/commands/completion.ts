import type { Command } from "commander";
import { examples } from "../command.ts";

/**
 * Adds the commands that print a shell's completion script and complete its input. Call after all other
 * commands.
 */
export async function addCompletion(program: Command, summary: string): Promise<void> {
  const { default: tab } = await import("@bomb.sh/tab/commander");
  tab(program, { completionCommandName: "completion" });
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
