import { fold } from "../../main/core/migration/state/fold.ts";
import type { RunState } from "../../main/core/migration/state/run-state.ts";
import type { Storage } from "../../main/core/storage/port.ts";
import type { Sandbox } from "../../main/sandbox/index.ts";
import type { NumberLocation } from "../../shared/platform/facts.ts";

/** Statements of the journal that were not true when written, one sentence each. */
export type JournalAssertions = { readonly untrue: readonly string[] };

const LOCATIONS: Readonly<Record<string, NumberLocation>> = { cloud: "cloud", onprem: "on-premises" };

/**
 * The same storage, which after every row compares what the journal states with the sandbox's actual state.
 */
export function watched(
  storage: Storage,
  sandbox: Sandbox,
): { readonly storage: Storage; readonly claims: JournalAssertions } {
  const untrue: string[] = [];
  const judge = (run: Parameters<Storage["read"]>[0]): void => {
    const read = storage.read(run);
    if (!read.ok || read.value.damaged.length > 0) throw new Error("a journal just written must be readable");
    const last = read.value.rows.at(-1)?.entry.kind ?? "nothing";
    untrue.push(...untrueIn(fold(read.value.rows), sandbox).map((sentence) => `after ${last}: ${sentence}`));
  };
  return {
    claims: { untrue },
    storage: {
      ...storage,
      append(hold, entry, options) {
        const row = storage.append(hold, entry, options);
        if (row.ok) judge(hold.run);
        return row;
      },
      appendAll(hold, entries, options) {
        const rows = storage.appendAll(hold, entries, options);
        if (rows.ok) judge(hold.run);
        return rows;
      },
    },
  };
}

/**
 * Statements of a run's journal that the sandbox's state contradicts. Statements by a person are skipped;
 * they are not the program's.
 */
function untrueIn(state: RunState, { world, cloud }: Sandbox): readonly string[] {
  const truth = world.truth();
  const home = LOCATIONS[truth.home] ?? "unknown";
  const byProgram = (step: "register" | "subscribe" | "code" | "shards"): boolean => {
    const at = state.steps[step];
    return at.kind === "confirmed" && at.by !== "person";
  };
  const sentences: string[] = [];
  const claim = (made: boolean, holds: boolean, sentence: string): void => {
    if (made && !holds) sentences.push(sentence);
  };
  claim(
    state.home.proof === "proven",
    state.home.is === home,
    `the number is proven ${state.home.is}, but it is ${truth.home}`,
  );
  claim(byProgram("register"), home === "cloud", "register is confirmed, but the number is not on the cloud");
  claim(
    byProgram("code"),
    home === "on-premises",
    "the code is confirmed, but the number is not on the client",
  );
  claim(
    byProgram("subscribe"),
    truth.subscribed.includes(cloud.appId),
    "subscribe is confirmed, but the app is not subscribed",
  );
  claim(
    byProgram("shards"),
    truth.shards === state.plan.number.shards,
    "shards are confirmed, but they are not so",
  );
  if (state.ended?.reason === "complete" && state.home.proof === "proven") {
    const toCloud = state.plan.direction === "to-cloud";
    claim(
      true,
      home === (toCloud ? "cloud" : "on-premises"),
      "complete, but the number is not where it should be",
    );
    claim(toCloud, truth.subscribed.includes(cloud.appId), "complete, but the app is not subscribed");
  }
  return sentences;
}
