import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import classes from "./forms.module.css";

type FormProps = {
  readonly onSubmit: () => void;
  /** For a button elsewhere on the screen that submits it. */
  readonly id?: string;
  /** True for a form that lays out its fields itself. */
  readonly wide?: boolean;
  /** Takes the place of the column's own class, for a form of another shape. */
  readonly className?: string | undefined;
  /** The id of the heading that names it. */
  readonly titledBy?: string;
  /** Set where browsers shall keep nothing of what is typed. */
  readonly autoComplete?: "off";
  readonly children: ReactNode;
};

/** A field that is shown as wrong and can be changed. */
const WRONG = '[aria-invalid="true"]:not(:disabled)';

/**
 * A column of fields; each form of the window is one of these. Enter submits; the fields show errors themselves, without
 * browser validation. The first field that is wrong then has the focus, so that its error is read out.
 */
export function Form(props: FormProps) {
  const { onSubmit, id, wide = false, className = classes["form"], titledBy, autoComplete, children } = props;
  return (
    <form
      id={id}
      className={className}
      data-wide={wide}
      aria-labelledby={titledBy}
      autoComplete={autoComplete}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        // React also tells a form of what is submitted in a dialog that was opened from inside it.
        if (event.target !== form) return;
        flushSync(onSubmit);
        form.querySelector<HTMLElement>(WRONG)?.focus();
      }}
    >
      {children}
    </form>
  );
}
