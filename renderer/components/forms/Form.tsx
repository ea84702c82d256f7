import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import classes from "./forms.module.css";

type FormProps = {
  readonly onSubmit: () => void;
  /** For a button elsewhere on the screen that submits it. */
  readonly id?: string;
  /** True for a form that lays out its fields itself. */
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** A field that is shown as wrong and can be changed. */
const WRONG = '[aria-invalid="true"]:not(:disabled)';

/**
 * A column of fields. Enter submits; the fields show errors themselves, without browser validation. The first
 * field that is wrong then has the focus, so that its error is read out.
 */
export function Form({ onSubmit, id, wide = false, children }: FormProps) {
  return (
    <form
      id={id}
      className={classes["form"]}
      data-wide={wide}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        flushSync(onSubmit);
        form.querySelector<HTMLElement>(WRONG)?.focus();
      }}
    >
      {children}
    </form>
  );
}
