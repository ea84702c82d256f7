import { Button, TextInput } from "@mantine/core";
import { useState, type FormEvent, type ReactNode } from "react";
import classes from "./TypedConfirmation.module.css";

export type TypedConfirmationProps = {
  readonly label: string;
  readonly hint?: string;
  readonly agrees: (typed: string) => boolean;
  /** What is said while the two differ. */
  readonly differs?: string;
  /** Says what the button does. */
  readonly go: string;
  readonly busy: boolean;
  readonly may: boolean;
  readonly danger?: boolean;
  /** First in a dialog: takes the focus when it opens. */
  readonly first?: boolean;
  readonly onGo: () => void;
  /** Stands beside the button: the way out. */
  readonly beside?: ReactNode;
};

/** A field and a button that opens only once the right thing was typed; Enter presses the button. */
export function TypedConfirmation(props: TypedConfirmationProps) {
  const { label, hint, agrees, differs, go, busy, may, danger = false, first = false, onGo, beside } = props;
  const [typed, setTyped] = useState("");
  const same = agrees(typed);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (same && may) onGo();
  };
  return (
    <form className={classes["form"]} onSubmit={submit} noValidate>
      <TextInput
        label={label}
        {...(hint === undefined ? {} : { description: hint })}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        {...(first ? { "data-autofocus": true } : {})}
        spellCheck={false}
        className={classes["field"] ?? ""}
        aria-invalid={typed !== "" && !same}
      />
      <p className={classes["differs"]} role="status">
        {typed !== "" && !same && differs !== undefined ? differs : ""}
      </p>
      <div className={classes["buttons"]}>
        <Button type="submit" disabled={!same || !may} loading={busy} {...(danger ? { color: "red" } : {})}>
          {go}
        </Button>
        {beside}
      </div>
    </form>
  );
}
