import { useState } from "react";
import type { PinSide } from "../../../../shared/platform/facts.ts";
import type { PinAction } from "../../../../shared/pin/pin-change.ts";
import { err, type Result } from "../../../../shared/result.ts";
import type { OutputOf } from "../../../../shared/rpc/api.ts";
import { pinPlanFor } from "../../../../shared/workspace/pin-plan.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useStores } from "../../../app/window-context.tsx";
import { useTask, type Task } from "../../../components/forms/use-task.ts";
import { useVaultGate } from "../../../components/vault/use-vault-gate.tsx";
import { callFor } from "../../../stores/call.ts";
import type { CallProblem } from "../../../stores/call-problem.ts";
import { withPinChange } from "../../../stores/pin-changes.ts";
import type { OneNumber } from "../one-number.ts";

/** What the user has to confirm before the request is sent. */
export type PinQuestionAsked = OutputOf<"pin.check"> & { readonly action: PinAction };

export type ChangePin = {
  /** The query for the number's location. */
  readonly looking: Task;
  /** The one request that changes the PIN. */
  readonly sending: Task;
  readonly asked: PinQuestionAsked | undefined;
  /** The last requested action, to continue it with a location that the user reports. */
  readonly wanted: PinAction | undefined;
  readonly ask: (action: PinAction, side?: PinSide) => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
};

/** Changes a PIN in three steps: query the location, ask for confirmation, send once. */
export function useChangePin({ workspace, number }: OneNumber): ChangePin {
  const { client, pinChanges } = useStores();
  const { ensureOpen } = useVaultGate();
  const looking = useTask();
  const sending = useTask();
  const [asked, setAsked] = useState<PinQuestionAsked>();
  const [wanted, setWanted] = useState<PinAction>();
  const plan = pinPlanFor(workspace, number);
  const look = async (action: PinAction, side?: PinSide): Promise<Result<unknown, CallProblem>> => {
    if (!(await ensureOpen())) return err({ kind: "named", problem: { kind: "vaultStaysShut" } });
    if (!plan.ok) return err({ kind: "named", problem: { kind: "notSetUp", missing: [...plan.problem] } });
    const given = { plan: plan.value, action };
    const checked = await callFor(client, "pin.check", side === undefined ? given : { ...given, side });
    if (checked.ok) setAsked({ ...checked.value, action });
    return checked;
  };
  const send = async ({ action, side }: PinQuestionAsked): Promise<Result<unknown, CallProblem>> => {
    if (!plan.ok) return err({ kind: "named", problem: { kind: "notSetUp", missing: [...plan.problem] } });
    const changed = await callFor(client, "pin.change", { plan: plan.value, action, side, by: "person" });
    if (changed.ok) pinChanges.take((known) => withPinChange(known, changed.value));
    // After a failure the outcome is unknown, so the records are read again.
    else runInBackground(pinChanges.refresh());
    return changed;
  };
  return {
    looking,
    sending,
    asked,
    wanted,
    ask(action, side) {
      setWanted(action);
      sending.clear();
      runInBackground(looking.run(() => look(action, side)));
    },
    cancel: () => setAsked(undefined),
    confirm() {
      if (asked === undefined) return;
      setAsked(undefined);
      runInBackground(sending.run(() => send(asked)));
    },
  };
}
