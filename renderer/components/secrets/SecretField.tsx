import { PasswordInput } from "@mantine/core";
import type { ClipboardEvent } from "react";
import type { SecretLabel } from "../../../shared/ids.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { cleanSecret } from "../forms/clean-paste.ts";
import { FileTextField } from "../forms/FileTextField.tsx";
import { SecretFrame } from "./SecretFrame.tsx";
import type { SecretElement, SecretEntry } from "./use-secret-entry.ts";

type CommonProps<E extends SecretElement> = {
  readonly name: string;
  readonly label: SecretLabel;
  /** What is typed and not stored yet. Whoever stores it clears it. */
  readonly entry: SecretEntry<E, string>;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
};

type SecretFieldProps = CommonProps<HTMLInputElement> & {
  readonly digits?: boolean;
  /** The stored one may not be used here: another has to be given. */
  readonly anew?: boolean;
};

/** A secret of one line: hidden as it is typed, cleaned when pasted, and gone from the page once it is stored. */
export function SecretField({
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
      name={name}
      label={label}
      typed={entry.typed}
      anew={anew}
      onDrop={entry.clear}
      renderField={(standing) => (
        <PasswordInput
          label={name}
          description={hint === undefined ? standing : t("window.secrets.twoLines", { standing, hint })}
          ref={entry.field}
          disabled={disabled}
          error={error}
          // The library marks the frame around the field only.
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

/** A secret of many lines, pasted or read from a file. */
export function SecretTextField({
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
