import { err, ok, type Result } from "../../../../../shared/result.ts";
import type { OutputOf, ParsedInputOf, ProblemOf } from "../../../../../shared/rpc/api.ts";
import { isLockedNamed } from "../../../storage/run-lock.ts";
import { exactBorrowed } from "../book.ts";
import { finding, found } from "../findings.ts";
import { giveBack, restoredCheck } from "../give-back.ts";
import { lockName } from "../prepare.ts";
import { leftOf, type Borrowed, type TestRecord } from "../records.ts";
import { openTarget } from "../target.ts";
import type { PointsDeps } from "./deps.ts";

type Target = ParsedInputOf<"points.restore">["target"];
type Restored = Result<OutputOf<"points.restore">, ProblemOf<"points.restore">>;

/** How long another process has to give back what it holds; its own tries take some ten seconds. */
const PATIENCE_MS = 45_000;
const LOOK_EVERY_MS = 200;

/**
 * Gives back what stood before a number's notifications came here. Where they come to this process, or to another one,
 * that one is told to end; what came of it is looked at, and never taken from what the other one says.
 */
export async function restoreNumber(given: PointsDeps, target: Target): Promise<Restored> {
  const { records, running } = given;
  const phoneNumberId = target.kind === "plan" ? target.plan.number.phoneNumberId : target.phoneNumberId;
  const here = [...running.values()].find(({ state }) => state.now().phoneNumberId === phoneNumberId);
  if (here?.isPoint === false) return err({ kind: "testRunning", test: here.state.now().test });
  if (here !== undefined) {
    here.finish();
    await here.done;
    const { steps, restored } = here.state.now();
    const check = steps.find(({ id }) => id === "webhooks.restored")?.check ?? nothing();
    return ok({ restored: restored === true, found: true, check });
  }
  const all = records.all();
  if (!all.ok) return all;
  const left = all.value.filter((one) => one.phoneNumberId === phoneNumberId);
  let last: OutputOf<"points.restore"> = { restored: true, found: false, check: nothing() };
  for (const record of left) {
    if (leftOf(record) === undefined && record.point === undefined) continue;
    const one = isHeld(given, record) ? await askBack(given, record) : await giveBackHere(given, record);
    if (!one.ok) return one;
    const found = last.found || leftOf(record) !== undefined;
    last = { ...one.value, found, restored: last.restored && one.value.restored };
  }
  return ok(last);
}

function nothing(): OutputOf<"points.restore">["check"] {
  return finding("webhooks.restored", "pass", found("nothingBorrowed"));
}

function isHeld({ deps }: PointsDeps, { phoneNumberId }: TestRecord): boolean {
  return isLockedNamed(deps.ports.dataDir, lockName(phoneNumberId));
}

async function giveBackHere({ leftovers }: PointsDeps, record: TestRecord): Promise<Restored> {
  const given = await leftovers.restore(record.test);
  return given.ok ? ok({ ...given.value, found: true }) : given;
}

/** Asks the process that holds it, waits for that one to let go, and looks how the callback stands then. */
async function askBack(given: PointsDeps, record: TestRecord): Promise<Restored> {
  const { deps, records } = given;
  const { clock } = deps.ports;
  if (record.point === undefined) return err({ kind: "testRunning", test: record.test });
  // What it has borrowed is gone from the disk once it was given back.
  const exact = exactBorrowed(deps.vault, records, record);
  const asked = records.askBack(record.test);
  if (!asked.ok) return asked;
  const sinceMs = clock.monotonicMs();
  while (isHeld(given, record)) {
    if (clock.monotonicMs() - sinceMs > PATIENCE_MS) return err({ kind: "testRunning", test: record.test });
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  const after = records.all();
  if (!after.ok) return after;
  const still = after.value.find(({ test }) => test === record.test);
  if (still !== undefined) return giveBackHere(given, still);
  if (!exact.ok) return exact;
  return exact.value === undefined
    ? ok({ restored: true, found: false, check: nothing() })
    : lookHow(given, record, exact.value);
}

async function lookHow({ deps }: PointsDeps, record: TestRecord, borrowed: Borrowed): Promise<Restored> {
  const { ports, vault } = deps;
  const opened = openTarget({ ports, vault }, { target: record.target, source: record.side });
  if (!opened.ok)
    return opened.problem.kind === "notSetUp"
      ? err({ kind: "noSuchTest", test: record.test })
      : { ok: false, problem: opened.problem };
  try {
    const access = await opened.value.level(borrowed.level);
    const seen = { ...borrowed, seen: true };
    const now = await giveBack({
      access,
      borrowed: seen,
      token: undefined,
      clock: ports.clock,
      pausesMs: [1_000],
    });
    return ok({ restored: now.kind === "restored", found: true, check: restoredCheck(now, borrowed) });
  } finally {
    await opened.value.close();
  }
}
