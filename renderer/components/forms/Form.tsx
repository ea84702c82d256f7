import type { ReactNode } from "react";
import classes from "./forms.module.css";

type FormProps = { readonly onSubmit: () => void; readonly children: ReactNode };

/** A column of fields. Enter submits; the fields show errors themselves, without browser validation. */
export function Form({ onSubmit, children }: FormProps) {
  return (
    <form
      className={classes["form"]}
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
