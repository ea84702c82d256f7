import type { ReactNode } from "react";
import classes from "./forms.module.css";

type FormProps = { readonly onSubmit: () => void; readonly children: ReactNode };

/** Fields one below the other. Enter submits; what is wrong is said by the fields themselves, not by the browser. */
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
