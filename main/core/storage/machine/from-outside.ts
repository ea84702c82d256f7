import { statSync } from "node:fs";
import { join } from "node:path";
import type { Plan } from "../../../../shared/migration/plan.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { StorageProblem } from "../../../../shared/rpc/problems.ts";
import { errorCode } from "../system-error.ts";
import { catchStorageErrors } from "../problems.ts";
import { folderNumbers } from "./folder-numbers.ts";
import { numberKeyOf } from "./number-key.ts";
import { BOOK, openMachineRegister, type MachineRegisterPorts } from "./open-register.ts";
import type { NumberProblem } from "./port.ts";
import { asMachineState } from "./transactions.ts";

/**
 * Why no run of a plan's number could be opened from a data folder that does not exist yet.
 *
 * Creates neither a data folder nor a register: without a register there is no run.
 */
export function inTheWayFromOutside(
  ports: MachineRegisterPorts,
  plan: Plan,
): Result<null, StorageProblem | NumberProblem> {
  const there = catchStorageErrors(() => ok(isThere(join(ports.stateDir, BOOK.marker))));
  if (!there.ok) return err(asMachineState(ports.stateDir, there.problem));
  if (!there.value) return ok(null);
  const machineRegister = openMachineRegister(ports);
  if (!machineRegister.ok) return machineRegister;
  try {
    return folderNumbers(
      { id: "", path: "" },
      { register: () => machineRegister, statusHere: () => "absent", lockWaitMs: 0 },
    ).inTheWay(numberKeyOf(plan));
  } finally {
    machineRegister.value.close();
  }
}

// A folder without read permission is a problem, unlike a missing one.
function isThere(path: string): boolean {
  try {
    statSync(path);
    return true;
  } catch (cause) {
    if (errorCode(cause) === "ENOENT") return false;
    throw cause;
  }
}
