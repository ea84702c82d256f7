import { PasswordInput } from "@mantine/core";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "../../wording/use-translation.tsx";

type PassphraseFieldProps = {
  readonly label: string;
  /** The typed text stays in this element and is read only on submit, never kept in React state. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly isNew?: boolean;
  /** A recovery key: browsers shall neither keep it nor fill in the passphrase for it. */
  readonly isKey?: boolean;
  readonly error?: ReactNode;
  readonly description?: ReactNode;
  readonly onTyped?: () => void;
};

/** A field for a passphrase. */
export function PassphraseField(props: PassphraseFieldProps) {
  const { label, field, isNew = false, isKey = false, error, description, onTyped } = props;
  const t = useTranslation();
  return (
    <PasswordInput
      ref={field}
      label={label}
      required
      withAsterisk={false}
      autoComplete={isKey ? "off" : isNew ? "new-password" : "current-password"}
      spellCheck={false}
      error={error}
      // The library sets this on the wrapper only, not on the input.
      aria-invalid={error !== undefined}
      description={description}
      onChange={() => onTyped?.()}
      visibilityToggleButtonProps={{ "aria-label": t("window.vault.show"), tabIndex: 0 }}
    />
  );
}

/** Returns the typed text and clears the field. */
export function takeTyped(field: RefObject<HTMLInputElement | null>): string {
  const typed = field.current?.value ?? "";
  clearTyped(field);
  return typed;
}

export function clearTyped(field: RefObject<HTMLInputElement | null>): void {
  if (field.current !== null) field.current.value = "";
}
