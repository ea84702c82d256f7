import { TextInput } from "@mantine/core";
import type { ClipboardEvent } from "react";
import { PhoneNumberId } from "../../../shared/ids.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { withoutSpace } from "./clean-paste.ts";

type IdFieldProps = {
  /** Stable name that links to the field use. */
  readonly field?: string;
  readonly label: string;
  readonly description?: string;
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
};

/** True if the text has the form of a platform ID. All platform IDs share one form. */
function isPlatformId(text: string): boolean {
  return PhoneNumberId.safeParse(text).success;
}

/** Field for a platform ID: validated while typing; white space is removed on paste, and alone it is no ID. */
export function IdField({
  field: name,
  label,
  description,
  value,
  onChange,
  error,
  disabled = false,
}: IdFieldProps) {
  const t = useTranslation();
  const wrong = value !== "" && !isPlatformId(value);
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const field = event.currentTarget;
    if (field.selectionStart !== 0 || field.selectionEnd !== field.value.length) return;
    event.preventDefault();
    onChange(withoutSpace(event.clipboardData.getData("text")));
  };
  return (
    <TextInput
      data-field={name}
      label={label}
      description={description}
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      value={value}
      disabled={disabled}
      error={wrong ? t("window.forms.id.wrong") : error}
      onChange={({ currentTarget: { value: typed } }) => onChange(typed.trim() === "" ? "" : typed)}
      onPaste={paste}
    />
  );
}
