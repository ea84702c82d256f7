import { useEffect, type ClipboardEvent } from "react";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./CodeEntry.module.css";
import { CODE_LENGTH, keptDigits, withPasted } from "./read-code.ts";
import type { TypedCode } from "./use-typed-code.ts";

type CodeFieldProps = {
  readonly code: TypedCode;
  readonly onEdit: () => void;
  /** Called if pasted text contains no code. */
  readonly onBadPaste: () => void;
  readonly disabled: boolean;
  /** Id of the element that describes the field. */
  readonly describedBy: string;
};

/** One field over six drawn cells. It takes digits only; a pasted message leaves the code it contains. */
export function CodeField({ code, onEdit, onBadPaste, disabled, describedBy }: CodeFieldProps) {
  const t = useTranslation();
  const { field } = code;
  useEffect(() => {
    if (!disabled) field.current?.focus({ preventScroll: true });
  }, [field, disabled]);
  const change = (input: HTMLInputElement): void => {
    code.put(keptDigits(input.value, input.selectionStart ?? input.value.length));
    onEdit();
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const selected = { from: selectionStart ?? value.length, to: selectionEnd ?? value.length };
    const pasted = withPasted(value, selected, event.clipboardData.getData("text"));
    if (pasted === undefined) return onBadPaste();
    code.put(pasted);
    onEdit();
  };
  return (
    <div className={classes["cells"]} dir="ltr" data-disabled={disabled}>
      {Array.from({ length: CODE_LENGTH }, (_, index) => (
        <span key={index} aria-hidden="true" className={classes["cell"]} />
      ))}
      <input
        ref={field}
        className={classes["field"]}
        disabled={disabled}
        aria-label={t("window.code.group")}
        aria-describedby={describedBy}
        autoComplete="one-time-code"
        inputMode="numeric"
        pattern="[0-9]*"
        spellCheck={false}
        onChange={(event) => change(event.currentTarget)}
        onPaste={paste}
      />
    </div>
  );
}
