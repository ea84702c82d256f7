import { openDataFolder } from "../../main/core/data-folder/data-folder.ts";
import type { MigrationDeps } from "../../main/core/migration/run-context.ts";
import { enterCode, resendCode } from "../../main/core/migration/operations/code.ts";
import { confirm, proceed } from "../../main/core/migration/operations/proceed.ts";
import { start } from "../../main/core/migration/operations/start.ts";
import { statusOf } from "../../main/core/migration/status.ts";
import type { RunSnapshot } from "../../shared/migration/run-snapshot.ts";
import { redact } from "../../shared/redacted.ts";
import { watched } from "../support/journal-assertions.ts";
import { must } from "../support/harness.ts";
import { PASSPHRASE, type Stage } from "./stage.ts";

/** A core in this process on the stage's data folder, and what its journal claimed against the truth. */
export type Opened = { readonly deps: MigrationDeps; readonly untrue: readonly string[] };

/** Opens the data folder as the next process does, and closes it afterwards. */
export async function withFolder<T>(stage: Stage, work: (opened: Opened) => Promise<T>): Promise<T> {
  const folder = openDataFolder(stage.ports, () => undefined);
  try {
    must(await folder.vault.unlock(PASSPHRASE));
    const opened = must(folder.migration());
    const { storage, claims } = watched(opened.storage, stage.sandbox);
    return await work({ deps: { ...opened, storage }, untrue: claims.untrue });
  } finally {
    await folder.close();
  }
}

/** What a scripted person did until the number had moved. */
export type Deeds = {
  readonly last: RunSnapshot;
  /** How the earlier migrations ended that the person started anew after. */
  readonly endedBefore: readonly string[];
  /** How often the person asked for a further code. */
  readonly resent: number;
};

const MOST_TURNS = 16;
const MOST_STARTS = 3;

/**
 * A person who never says that a request may be repeated: continues what is open, says yes, types the code that the
 * phone shows, and starts anew where the last migration ended.
 */
export async function goOn(stage: Stage, deps: MigrationDeps): Promise<Deeds> {
  const begin = async (): Promise<RunSnapshot> => {
    for (let time = 1; ; time += 1) {
      const started = await start(deps, { plan: stage.plan, onCheck: () => undefined });
      // On a computer that is too busy for a connection in time, a person tries again.
      if (started.ok || started.problem.kind !== "noGo" || time === MOST_STARTS) return must(started);
    }
  };
  const endedBefore: string[] = [];
  let resent = 0;
  let now = must(statusOf(deps)).at(-1) ?? (await begin());
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const { run, phase } = now;
    if (phase.kind === "ended") {
      if (phase.reason === "complete") return { last: now, endedBefore, resent };
      endedBefore.push(phase.reason);
      now = await begin();
    } else if (phase.kind === "awaiting-confirmation") {
      now = must(await confirm(deps, { run, what: phase.what, by: "person" }));
    } else if (phase.kind === "awaiting-code") {
      const code = stage.sandbox.world.lastCode();
      if (code === undefined || phase.expired === true) {
        resent += 1;
        stage.clock.skip(61_000);
        now = must(await resendCode(deps, run, undefined));
      } else now = must(await enterCode(deps, run, redact(code, "registration code")));
    } else now = must(await proceed(deps, run, false));
  }
  throw new Error(`no rest: ${JSON.stringify(now.phase)}`);
}

/** Goes on until a code is asked for; only for a number that leaves the cloud. */
export async function goToCode(stage: Stage, deps: MigrationDeps): Promise<RunSnapshot> {
  let now = must(await start(deps, { plan: stage.plan, onCheck: () => undefined }));
  for (let turn = 0; turn < MOST_TURNS && now.phase.kind !== "awaiting-code"; turn += 1) {
    const { run, phase } = now;
    now =
      phase.kind === "awaiting-confirmation"
        ? must(await confirm(deps, { run, what: phase.what, by: "person" }))
        : must(await proceed(deps, run, false));
  }
  return now;
}
