import type { ReactNode } from "react";
import classes from "./forms.module.css";

type FormProps = {
  readonly onSubmit: () => void;
  /** For a button elsewhere on the screen that submits it. */
  readonly id?: string;
  /** True for a form that lays out its fields itself. */
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** A column of fields. Enter submits; the fields show errors themselves, without browser validation. */
export function Form({ onSubmit, id, wide = false, children }: FormProps) {
  return (
    <form
      id={id}
      className={classes["form"]}
      data-wide={wide}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
