import { PasswordInput } from "@mantine/core";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "../../wording/use-translation.tsx";

type PassphraseFieldProps = {
  readonly label: string;
  /** What is typed stays in the field alone: it is read from here on the way out and never kept in a component. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly isNew?: boolean;
  readonly error?: ReactNode;
  readonly description?: ReactNode;
  readonly first?: boolean;
  readonly onTyped?: () => void;
};

/** One field for a passphrase. */
export function PassphraseField(props: PassphraseFieldProps) {
  const { label, field, isNew = false, error, description, first = false, onTyped } = props;
  const t = useTranslation();
  return (
    <PasswordInput
      ref={field}
      label={label}
      required
      withAsterisk={false}
      autoComplete={isNew ? "new-password" : "current-password"}
      spellCheck={false}
      data-autofocus={first ? true : undefined}
      error={error}
      // The library marks the frame around the field only.
      aria-invalid={error !== undefined}
      description={description}
      onChange={() => onTyped?.()}
      visibilityToggleButtonProps={{ "aria-label": t("window.vault.show"), tabIndex: 0 }}
    />
  );
}

/** Takes what was typed out of the fields and leaves them empty. */
export function takeTyped(field: RefObject<HTMLInputElement | null>): string {
  const typed = field.current?.value ?? "";
  clearTyped(field);
  return typed;
}

export function clearTyped(field: RefObject<HTMLInputElement | null>): void {
  if (field.current !== null) field.current.value = "";
}
