import type { Client } from "../../../shared/rpc/client.ts";
import { misplacedWords } from "../../../shared/wording/data-place.ts";
import { isGivenFile, problemWords, type CoreProblem } from "../../../shared/wording/problems.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import type { OwnApp } from "./host.ts";
import { refuse, type Refusal } from "./refusal.ts";
import type { CliSession } from "./cli-session.ts";
import type { TerminalTranslate } from "./terminal/translate.ts";

export { call } from "../../core/batch/core-call.ts";

/** Gives the refusal for a problem of the core that the command does not handle itself. */
export function coreRefusal(problem: CoreProblem): Refusal {
  return {
    exit: EXITS[problem.kind] ?? EXIT.refused,
    words: (t) => {
      const words = problemWords(
        t,
        isGivenFile(problem) ? { ...problem, member: optionOf(problem) } : problem,
      );
      const command = commandFor(t, problem);
      return command === undefined ? words : { ...words, next: `${words.next} ${command}` };
    },
  };
}

/** The option that named a file: `--ca-file` for `caFile`. */
function optionOf({ member }: { readonly member: string }): string {
  return `--${member.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The command that ends a problem, where the shared sentences can't name one. */
function commandFor(t: TerminalTranslate, problem: CoreProblem): string | undefined {
  if (problem.kind === "folderMoved") return t("terminal.data.removeMark");
  if (problem.kind === "copyRefused" && problem.why === "callbacks-replaced")
    return `${t("terminal.data.restoreOne")}\n  ${t("terminal.data.leave")}`;
  // Every command that is given a URL to send to has the option.
  if (problem.kind === "addressRefused" && ALLOWED.has(problem.cause))
    return t("terminal.tools.allowPrivate");
  return undefined;
}

/** Why a URL is refused that `--allow-private` would allow. */
const ALLOWED: ReadonlySet<string> = new Set(["ip-literal", "port-unusual", "private-address"]);

const EXITS: Readonly<Partial<Record<CoreProblem["kind"], ExitCode>>> = {
  heldElsewhere: EXIT.held,
  numberBusy: EXIT.held,
  runElsewhere: EXIT.waiting,
};

/** The refusal for a data folder on a network drive or in a synced folder; undefined where it is well placed. */
export function misplacedRefusal({ host, dataDir }: CliSession): Refusal | undefined {
  const misplaced = host.misplaced(dataDir);
  return misplaced === undefined
    ? undefined
    : { exit: EXIT.refused, words: (t) => misplacedWords(t, misplaced) };
}

/** Opens the core on the session's data folder, runs `work` with it and always closes it. */
export function withCore(
  session: CliSession,
  work: (client: Client) => Promise<ExitCode>,
): Promise<ExitCode> {
  return withApp(session, async ({ transport }) => {
    // The contract is loaded with the core: help, and what is refused before, do without both.
    const { clientOver } = await import("../../../shared/rpc/client.ts");
    return work(clientOver(transport));
  });
}

/** The same, for functions that the contract does not expose. */
export async function withApp(
  session: CliSession,
  work: (app: OwnApp) => Promise<ExitCode>,
): Promise<ExitCode> {
  const misplaced = misplacedRefusal(session);
  if (misplaced !== undefined) return refuse(session, misplaced);
  const app = await session.host.openApp(session.dataDir);
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}
