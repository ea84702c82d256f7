import { Button, TextInput } from "@mantine/core";
import { useState, type FormEvent, type ReactNode } from "react";
import { WholeNumbers } from "../text/Breakable.tsx";
import classes from "./TypedConfirmation.module.css";
import { usePress } from "./use-press.ts";

export type TypedConfirmationProps = {
  readonly label: string;
  readonly hint?: string;
  readonly agrees: (typed: string) => boolean;
  /** What is said while the two differ. */
  readonly differs?: string;
  /** Says what the button does. */
  readonly go: string;
  /** May it be done once the right thing is typed? */
  readonly may: boolean;
  /** Is something that was set off here before still under way? */
  readonly waits: boolean;
  /** Did that come to nothing? */
  readonly failed?: boolean | undefined;
  readonly danger?: boolean;
  /** First in a dialog: takes the focus when it opens. */
  readonly first?: boolean;
  readonly onGo: () => void;
  /** Stands beside the button: the way out. */
  readonly beside?: ReactNode;
};

/** A field and a button that opens only once the right thing was typed; Enter presses the button. */
export function TypedConfirmation(props: TypedConfirmationProps) {
  const { label, hint, agrees, differs, go, may, waits, failed, danger = false, first = false } = props;
  const { onGo, beside } = props;
  const [typed, setTyped] = useState("");
  const same = agrees(typed);
  const { press, drop, busy } = usePress({ ready: same && may, waits, failed, onGo });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    press();
  };
  return (
    <form className={classes["form"]} onSubmit={submit} noValidate>
      <TextInput
        label={<WholeNumbers text={label} />}
        {...(hint === undefined ? {} : { description: hint })}
        value={typed}
        onChange={(event) => {
          drop();
          setTyped(event.currentTarget.value);
        }}
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
