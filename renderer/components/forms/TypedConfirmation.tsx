import { Button, TextInput } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { DialogButtons, useInDialog } from "../dialog/Dialog.tsx";
import { WholeNumbers } from "../text/Breakable.tsx";
import { Form } from "./Form.tsx";
import classes from "./TypedConfirmation.module.css";
import { usePress } from "./use-press.ts";

export type TypedConfirmationProps = {
  readonly label: string;
  readonly hint?: string;
  readonly agrees: (typed: string) => boolean;
  /** Shown while the typed text does not match. */
  readonly differs?: string | ((typed: string) => string);
  /** Shown once it matches. */
  readonly matches?: string;
  /** Label of the button. */
  readonly go: string;
  /** True if the action is allowed once the text matches. */
  readonly may: boolean;
  /** True while an earlier action started here is in progress. */
  readonly waits: boolean;
  /** True if that action failed. */
  readonly failed?: boolean | undefined;
  readonly danger?: boolean;
  readonly onGo: () => void;
  /** What has to be done first, with the same button: the action takes another press afterwards. */
  readonly first?: { readonly go: string; readonly onGo: () => void } | undefined;
  /** Shown beside the button, for example a cancel button. */
  readonly beside?: ReactNode;
};

/** A field, and a button enabled only when the typed text matches; Enter submits. */
export function TypedConfirmation(props: TypedConfirmationProps) {
  const { label, hint, agrees, go, may, waits, failed, danger = false } = props;
  const { onGo, beside, first } = props;
  const inDialog = useInDialog();
  const [typed, setTyped] = useState("");
  const same = agrees(typed);
  const { press, drop, busy } = usePress({ ready: same && may, waits, failed, onGo });
  const submit = (): void => {
    if (first === undefined) press();
    else if (same && may) first.onGo();
  };
  const button = (
    <Button type="submit" disabled={!same || !may} loading={busy} {...(danger ? { color: "red" } : {})}>
      {first?.go ?? go}
    </Button>
  );
  return (
    <Form className={classes["form"]} onSubmit={submit}>
      <TextInput
        label={<WholeNumbers text={label} />}
        {...(hint === undefined ? {} : { description: hint })}
        value={typed}
        onChange={(event) => {
          drop();
          setTyped(event.currentTarget.value);
        }}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        className={classes["field"] ?? ""}
        aria-invalid={typed !== "" && !same}
      />
      <p className={classes["differs"]} role="status">
        {noteOn(props, typed)}
      </p>
      {inDialog ? (
        <DialogButtons>
          {beside}
          {button}
        </DialogButtons>
      ) : (
        <div className={classes["buttons"]}>
          {button}
          {beside}
        </div>
      )}
    </Form>
  );
}

function noteOn({ agrees, differs, matches }: TypedConfirmationProps, typed: string): string {
  if (typed === "") return "";
  if (agrees(typed)) return matches ?? "";
  return typeof differs === "function" ? differs(typed) : (differs ?? "");
}
