import { Fragment, useEffect, type ClipboardEvent, type KeyboardEvent } from "react";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./CodeEntry.module.css";
import { eraseAt, moveBy, NO_DIGITS, pasteInto, typeInto, type Edit } from "./edit-digits.ts";
import { CODE_LENGTH } from "./read-code.ts";
import type { TypedCode } from "./use-typed-code.ts";

type CodeBoxesProps = {
  readonly code: TypedCode;
  readonly onEdit: () => void;
  /** Called if pasted text contains no code. */
  readonly onBadPaste: () => void;
  readonly disabled: boolean;
  /** Id of the element that describes the boxes. */
  readonly describedBy: string;
};

/** Six boxes that act as one field: typing moves to the next, a pasted code fills all, arrow keys move. */
export function CodeBoxes({ code, onEdit, onBadPaste, disabled, describedBy }: CodeBoxesProps) {
  const t = useTranslation();
  const { boxes } = code;
  useEffect(() => {
    if (!disabled) boxes.current[0]?.focus({ preventScroll: true });
  }, [boxes, disabled]);
  const edit = (next: Edit): void => {
    code.put(next);
    onEdit();
  };
  const paste = (index: number, event: ClipboardEvent): void => {
    event.preventDefault();
    const pasted = pasteInto(code.digits(), index, event.clipboardData.getData("text"));
    if (pasted === undefined) onBadPaste();
    else edit(pasted);
  };
  const press = (index: number, event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/.test(event.key)) {
      // Typing the digit already in the box fires no change event, but must still move to the next box.
      event.preventDefault();
      edit(typeInto(code.digits(), index, event.key));
      return;
    }
    const focus = moveBy(event.key, index);
    if (focus === undefined && event.key !== "Backspace") return;
    event.preventDefault();
    edit(focus === undefined ? eraseAt(code.digits(), index) : { digits: code.digits(), focus });
  };
  return (
    <div
      className={classes["boxes"]}
      role="group"
      aria-label={t("window.code.group")}
      aria-describedby={describedBy}
      dir="ltr"
    >
      {NO_DIGITS.map((_, index) => (
        // The boxes never change order.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index === CODE_LENGTH / 2 ? (
            <span className={classes["dash"]} aria-hidden="true">
              –
            </span>
          ) : null}
          <input
            ref={(element) => {
              boxes.current[index] = element;
            }}
            className={classes["box"]}
            disabled={disabled}
            aria-label={t("window.code.digit", { number: index + 1 })}
            autoComplete={index === 0 ? "one-time-code" : "off"}
            inputMode="numeric"
            pattern="[0-9]*"
            spellCheck={false}
            onChange={(event) => edit(typeInto(code.digits(), index, event.currentTarget.value))}
            onPaste={(event) => paste(index, event)}
            onKeyDown={(event) => press(index, event)}
            onFocus={(event) => event.currentTarget.select()}
          />
        </Fragment>
      ))}
    </div>
  );
}
