import { PasswordInput } from "@mantine/core";
import type { ClipboardEvent } from "react";
import type { SecretLabel } from "../../../shared/ids.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { cleanSecret } from "../forms/clean-paste.ts";
import { FileTextField } from "../forms/FileTextField.tsx";
import { SecretFrame } from "./SecretFrame.tsx";
import type { SecretElement, SecretEntry } from "./use-secret-entry.ts";

type CommonProps<E extends SecretElement> = {
  /** Stable name that links to the field use. */
  readonly field?: string;
  readonly name: string;
  readonly label: SecretLabel;
  /** The typed text, not stored yet. The code that stores it must clear it. */
  readonly entry: SecretEntry<E, string>;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
};

type SecretFieldProps = CommonProps<HTMLInputElement> & {
  readonly digits?: boolean;
  /** True if the stored secret can't be used here, so that a new one is needed. */
  readonly anew?: boolean;
};

/** Field for a one-line secret: hidden while typed, cleaned on paste, and cleared once it is stored. */
export function SecretField({
  field: target,
  name,
  label,
  entry,
  hint,
  error,
  digits = false,
  anew = false,
  disabled = false,
}: SecretFieldProps) {
  const t = useTranslation();
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const field = event.currentTarget;
    if (field.selectionStart !== 0 || field.selectionEnd !== field.value.length) return;
    event.preventDefault();
    entry.put(cleanSecret(event.clipboardData.getData("text")));
  };
  return (
    <SecretFrame
      field={target}
      name={name}
      label={label}
      typed={entry.typed}
      anew={anew}
      error={error}
      onDrop={entry.clear}
      renderField={(standing) => (
        <PasswordInput
          label={name}
          description={hint === undefined ? standing : t("window.secrets.twoLines", { standing, hint })}
          ref={entry.field}
          disabled={disabled}
          error={error}
          // The library sets this on the wrapper only, not on the input.
          aria-invalid={error !== undefined}
          autoComplete="new-password"
          spellCheck={false}
          dir="ltr"
          {...(digits ? { inputMode: "numeric" as const } : {})}
          visibilityToggleButtonProps={{ "aria-label": t("window.secrets.show"), tabIndex: 0 }}
          onChange={entry.look}
          onPaste={paste}
        />
      )}
    />
  );
}

type SecretTextFieldProps = CommonProps<HTMLTextAreaElement> & { readonly accept: string };

/** Field for a secret of several lines, pasted or read from a file. */
export function SecretTextField({
  field: target,
  name,
  label,
  entry,
  hint,
  error,
  accept,
  disabled = false,
}: SecretTextFieldProps) {
  const t = useTranslation();
  return (
    <SecretFrame
      field={target}
      name={name}
      label={label}
      typed={entry.typed}
      onDrop={entry.clear}
      renderField={(standing) => (
        <FileTextField
          label={name}
          description={hint === undefined ? standing : t("window.secrets.twoLines", { standing, hint })}
          field={entry.field}
          accept={accept}
          error={error}
          disabled={disabled}
          onTyped={entry.look}
          onRead={entry.put}
        />
      )}
    />
  );
}
