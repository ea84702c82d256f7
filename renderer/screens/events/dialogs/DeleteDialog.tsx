import { Button, NativeSelect, Radio, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { digitsOf } from "../../../../shared/phone.ts";
import type { InputOf } from "../../../../shared/rpc/api.ts";
import { useCurrentWorkspace } from "../../../app/current-workspace.ts";
import { useWorkspaceNames } from "../../../app/use-workspace-name.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { isNamed } from "../../../app/is-named.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { useOperation } from "../../../app/use-operation.ts";
import { useWebhookStores } from "../../../app/use-webhook-stores.ts";
import { isTyped } from "../../../components/forms/is-typed.ts";
import { TypedConfirmation } from "../../../components/forms/TypedConfirmation.tsx";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { isNumberTyped } from "../../../../shared/typed-number.ts";
import { visible } from "../../../../shared/visible.ts";
import { useVaultGate } from "../../../components/vault/use-vault-gate.tsx";
import { inOwnOrder } from "../../../wording/dotted.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { userOf } from "../list/row-words.ts";
import classes from "./dialogs.module.css";
import { Dialog, DialogButtons } from "../../../components/dialog/Dialog.tsx";

type What = InputOf<"webhooks.erase">["what"];
type By = What["by"];

type EraseDialogProps = {
  readonly numbers: ReadonlyMap<string, string>;
  /** Called after events were deleted; the list has been read again by then. */
  readonly onErased: () => void;
  readonly onClose: () => void;
};

/**
 * Permanently deletes stored events after typed confirmation. States what it cannot delete, and what it
 * deleted.
 */
export function EraseDialog({ numbers, onErased, onClose }: EraseDialogProps) {
  const t = useTranslation();
  const { events } = useWebhookStores();
  const workspace = useCurrentWorkspace();
  const nameOf = useWorkspaceNames();
  const { ensureOpen } = useVaultGate();
  const erase = useOperation("webhooks.erase");
  const [by, setBy] = useState<By>(numbers.size === 0 ? "user" : "number");
  const [number, setNumber] = useState([...numbers.keys()][0] ?? "");
  const [user, setUser] = useState("");
  const [result, setResult] = useState<readonly string[]>();
  const what = whatOf({ by, number, user });
  const go = async (): Promise<void> => {
    if (what === undefined) return;
    const input = { ...(workspace === undefined ? {} : { workspace: workspace.id }), what };
    let answer = await erase.run(input);
    if (!answer.ok && answer.problem !== "busy" && isNamed(answer.problem, "vaultLocked"))
      if (await ensureOpen()) answer = await erase.run(input);
    if (!answer.ok) return;
    setResult(resultWords(t, answer.value));
    await events.refresh();
    onErased();
  };
  return (
    <Dialog onClose={onClose} title={t("window.events.erase.title")}>
      {result === undefined ? (
        <Stack gap="sm">
          <Radio.Group label={t("window.events.erase.what")} value={by} onChange={(value) => setBy(value)}>
            <Stack gap={6} mt={6}>
              {(["number", "user", "all"] as const).map((one) => (
                <Radio
                  key={one}
                  value={one}
                  label={t(`window.events.erase.${one}`)}
                  disabled={one === "number" && numbers.size === 0}
                />
              ))}
            </Stack>
          </Radio.Group>
          {by === "number" ? (
            <NativeSelect
              label={t("window.events.erase.chooseNumber")}
              value={number}
              onChange={(event) => setNumber(event.currentTarget.value)}
              data={[...numbers].map(([value, label]) => ({ value, label: inOwnOrder(t, label) }))}
            />
          ) : null}
          {by === "user" ? (
            <TextInput
              label={t("window.events.erase.userField")}
              inputMode="tel"
              autoComplete="off"
              dir="ltr"
              value={user}
              onChange={(event) => setUser(event.currentTarget.value)}
            />
          ) : null}
          <p className={classes["warn"]}>{t("window.events.erase.cannot")}</p>
          <p className={classes["text"]}>{t("window.events.erase.shared")}</p>
          {erase.problem === undefined ? null : isNamed(erase.problem, "vaultLocked") ? (
            <p role="alert" className={classes["warn"]}>
              {t("window.events.erase.needVault")}
            </p>
          ) : (
            <ProblemCard problem={erase.problem} />
          )}
          <Confirm
            // Resets the typed confirmation when the selection changes, so that it cannot confirm another
            // deletion.
            key={`${by} ${number} ${user}`}
            what={what}
            spoken={numbers.get(number) ?? ""}
            name={visible(workspace === undefined ? "" : nameOf(workspace), 80)}
            busy={erase.busy}
            onGo={() => runInBackground(go())}
            onClose={onClose}
          />
        </Stack>
      ) : (
        <Stack gap="sm">
          <div role="status">
            {result.map((sentence) => (
              <p key={sentence} className={classes["text"]}>
                {sentence}
              </p>
            ))}
          </div>
          <DialogButtons>
            <Button onClick={onClose}>{t("window.events.erase.close")}</Button>
          </DialogButtons>
        </Stack>
      )}
    </Dialog>
  );
}

type ConfirmProps = {
  readonly what: What | undefined;
  readonly spoken: string;
  /** The workspace name. */
  readonly name: string;
  readonly busy: boolean;
  readonly onGo: () => void;
  readonly onClose: () => void;
};

function Confirm({ what, spoken, name, busy, onGo, onClose }: ConfirmProps) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const label =
    what?.by === "all"
      ? t("window.events.erase.typeWord", { word: name })
      : t("window.events.erase.typeNumber", {
          number: what?.by === "user" ? userOf(what) : spoken,
        });
  const agrees = (typed: string): boolean => {
    switch (what?.by) {
      case undefined:
        return false;
      case "all":
        return name !== "" && isTyped(typed, name);
      case "number":
        return isNumberTyped(typed, spoken);
      case "user":
        return isNumberTyped(typed, what.user) || isTyped(typed, what.user);
    }
  };
  if (what === undefined) return null;
  return (
    <TypedConfirmation
      label={label}
      agrees={agrees}
      go={t("window.events.erase.go")}
      may={live}
      waits={busy}
      danger
      onGo={onGo}
      beside={
        <Button variant="default" onClick={onClose}>
          {t("window.events.erase.close")}
        </Button>
      }
    />
  );
}

/**
 * Returns what to delete; undefined while the selection is incomplete. A user is digits, or the fingerprint
 * that replaces them.
 */
function whatOf({ by, number, user }: { by: By; number: string; user: string }): What | undefined {
  const trimmed = user.trim();
  const digits = digitsOf(trimmed);
  switch (by) {
    case "all":
      return { by };
    case "number":
      return number === "" ? undefined : { by, phoneNumberId: number };
    case "user":
      if (trimmed.startsWith("#")) return { by, user: trimmed };
      return digits.length < 5 || digits.length > 15 ? undefined : { by, user: digits };
  }
}

function resultWords(
  t: ReturnType<typeof useTranslation>,
  { events, notifications, cut }: { events: number; notifications: number; cut: number },
): readonly string[] {
  if (events === 0) return [t("window.events.erase.none")];
  return [
    t("window.events.erase.done", { count: events }),
    ...(notifications === 0 ? [] : [t("window.events.erase.notifications", { count: notifications })]),
    ...(cut === 0 ? [] : [t("window.events.erase.cut", { count: cut })]),
  ];
}
