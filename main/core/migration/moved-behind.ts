import { ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import type { Storage } from "../storage/port.ts";
import { movesCounted } from "./state/mark.ts";
import type { RunState } from "./state/run-state.ts";

type Asked = Pick<Storage, "lateMoves">;

/** How many late answers have told by now that other runs of the number moved it. */
export function lateMovesNow(
  storage: Asked,
  state: Pick<RunState, "plan" | "run">,
): Result<number, StorageProblem> {
  const told = storage.lateMoves(state.plan, state.run);
  return told.ok ? ok(told.value.length) : told;
}

/**
 * Has an answer told, since this run last saw where its number is, that another run moved it? An abandoned run's register
 * may be done long after the next run looked. `elsewhere`: to another side than this run knows it at.
 */
export function isMovedBehind(
  storage: Asked,
  state: Pick<RunState, "plan" | "run" | "home" | "lateMoves">,
  { elsewhere }: { readonly elsewhere: boolean },
): Result<boolean, StorageProblem> {
  const told = storage.lateMoves(state.plan, state.run);
  if (!told.ok) return told;
  if (told.value.length <= movesCounted(state)) return ok(false);
  return ok(
    !elsewhere ||
      told.value.some((step) => (step === "register" ? "cloud" : "on-premises") !== state.home.is),
  );
}
