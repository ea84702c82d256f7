import { Button, Checkbox } from "@mantine/core";
import { useEffect, useState } from "react";
import { err } from "../../../shared/result.ts";
import type { AccountNumber } from "../../../shared/rpc/areas/workspaces.ts";
import { WorkspaceNumber, type Workspace } from "../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useStores } from "../../app/window-context.tsx";
import { usePhoneTools, type PhoneTools } from "../../components/forms/use-phone-tools.ts";
import { useTask } from "../../components/forms/use-task.ts";
import { Waiting } from "../../components/waiting/Waiting.tsx";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { visible } from "../../../shared/visible.ts";
import { useVaultGate } from "../../components/vault/use-vault-gate.tsx";
import { callFor } from "../../stores/call.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { adding, isThere } from "./add-numbers.ts";
import { useSaveWorkspace } from "./use-save-workspace.ts";
import { PartNotLoaded } from "../../components/later/PartNotLoaded.tsx";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import classes from "./workspace.module.css";
import { Dialog, DialogButtons } from "../../components/dialog/Dialog.tsx";

const LIST_LIMIT_MS = 60_000;

type DiscoverDialogProps = {
  readonly workspace: Workspace;
  readonly onClose: () => void;
  /** Called with the id of a number whose country code cannot be determined. */
  readonly onByHand: (id: string) => void;
};

/** Lists the numbers of the business account for selection; those already in the workspace are marked. */
export function DiscoverDialog({ workspace, onClose, onByHand }: DiscoverDialogProps) {
  const t = useTranslation();
  const { client } = useStores();
  const { ensureOpen } = useVaultGate();
  const phoneTools = usePhoneTools();
  const tools = phoneTools === "missing" ? undefined : phoneTools;
  const list = useTask();
  const saving = useTask();
  const save = useSaveWorkspace();
  const [found, setFound] = useState<readonly AccountNumber[]>();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const ask = (): void =>
    runInBackground(
      list.run(async () => {
        if (!(await ensureOpen())) return err({ kind: "named", problem: { kind: "vaultStaysShut" } });
        const answer = await callFor(client, "numbers.discover", { workspace: workspace.id });
        if (answer.ok) setFound(answer.value);
        return answer;
      }),
    );
  // Requested once, when the dialog opens; "Try again" requests again.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(ask, []);
  const numbers = (found ?? []).flatMap((one) =>
    picked.has(one.phoneNumberId) && tools !== undefined ? (numberOf(one, tools) ?? []) : [],
  );
  const add = async (): Promise<void> => {
    if (await saving.run(() => save(workspace.id, adding(numbers)))) onClose();
  };
  return (
    <Dialog onClose={onClose} wide title={t("window.workspace.discover.title")}>
      {list.since === undefined ? null : (
        <Waiting
          shown
          label={t("window.workspace.discover.asking")}
          since={list.since}
          limitMs={LIST_LIMIT_MS}
        />
      )}
      {list.problem === undefined ? null : (
        <ProblemCard
          problem={list.problem}
          actions={
            <Button variant="default" onClick={ask}>
              {t("window.look.again")}
            </Button>
          }
        />
      )}
      {phoneTools === "missing" ? <PartNotLoaded /> : null}
      {found === undefined || tools === undefined ? null : found.length === 0 ? (
        <p>{t("window.workspace.discover.empty")}</p>
      ) : (
        <ul className={classes["picks"]} aria-label={t("window.workspace.discover.list")}>
          {found.map((one) => (
            <li key={one.phoneNumberId}>
              <Pick
                one={one}
                state={stateOf(workspace, one, tools)}
                checked={picked.has(one.phoneNumberId)}
                onToggle={() => setPicked((before) => toggled(before, one.phoneNumberId))}
                onByHand={() => onByHand(one.phoneNumberId)}
              />
            </li>
          ))}
        </ul>
      )}
      {saving.problem === undefined ? null : <ProblemCard problem={saving.problem} />}
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {t("window.forms.cancel")}
        </Button>
        <Button disabled={numbers.length === 0} loading={saving.busy} onClick={() => runInBackground(add())}>
          {numbers.length === 0
            ? t("window.workspace.discover.addNone")
            : t("window.workspace.discover.add", { count: numbers.length })}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

type PickState = "free" | "here" | "unclear";

type PickProps = {
  readonly one: AccountNumber;
  readonly state: PickState;
  readonly checked: boolean;
  readonly onToggle: () => void;
  readonly onByHand: () => void;
};

function Pick({ one, state, checked, onToggle, onByHand }: PickProps) {
  const t = useTranslation();
  return (
    <div className={classes["pick"]}>
      <Checkbox
        checked={checked || state === "here"}
        disabled={state !== "free"}
        onChange={onToggle}
        label={
          <>
            <bdi className="sw-mono">{visible(one.displayed, 60)}</bdi>{" "}
            {one.verifiedName === undefined ? null : <Untrusted text={one.verifiedName} most={80} />}
          </>
        }
        description={
          state === "free"
            ? one.phoneNumberId
            : t(`window.workspace.discover.${state}`, { id: one.phoneNumberId })
        }
      />
      {state === "unclear" ? (
        <Button size="compact-sm" variant="default" onClick={onByHand}>
          {t("window.workspace.discover.writeByHand")}
        </Button>
      ) : null}
    </div>
  );
}

function stateOf(workspace: Workspace, one: AccountNumber, tools: PhoneTools): PickState {
  const number = numberOf(one, tools);
  if (isThere(workspace, number ?? { phoneNumberId: one.phoneNumberId }) !== undefined) return "here";
  return number === undefined ? "unclear" : "free";
}

/** Converts an account's number for the workspace; undefined if its country code cannot be determined. */
function numberOf(one: AccountNumber, tools: PhoneTools): WorkspaceNumber | undefined {
  const displayed = one.displayed.trim();
  const split = tools.splitWhole(displayed.startsWith("+") ? displayed : `+${displayed}`);
  if (split === undefined) return undefined;
  const reading = tools.readPhone(split.region, split.national);
  if (reading.kind !== "given") return undefined;
  const name = one.verifiedName?.trim().slice(0, 256);
  return WorkspaceNumber.safeParse({
    phoneNumberId: one.phoneNumberId,
    ...reading.number,
    ...(name === undefined || name === "" ? {} : { displayName: name }),
  }).data;
}

function toggled(before: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
}
