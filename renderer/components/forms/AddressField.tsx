import { Button, TextInput } from "@mantine/core";
import { useState, type ClipboardEvent } from "react";
import { LONGEST_ENDPOINT } from "../../../shared/platform/callback-address.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { addressFault, pastedAddress } from "./clean-paste.ts";
import classes from "./forms.module.css";

type AddressFieldProps = {
  /** Stable name that links to the field use. */
  readonly field?: string;
  readonly label: string;
  readonly description?: string;
  readonly value: string;
  readonly onChange: (address: string) => void;
  /** Shown if the address has no other fault, for example "needed". */
  readonly error?: string | undefined;
  readonly disabled?: boolean;
};

/**
 * Field for an API's URL: validated while typing, cleaned on paste, shortened to its origin only on
 * request.
 */
export function AddressField({
  field: name,
  label,
  description,
  value,
  onChange,
  error,
  disabled = false,
}: AddressFieldProps) {
  const t = useTranslation();
  const [origin, setOrigin] = useState<string>();
  const fault = addressFault(value);
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const field = event.currentTarget;
    const whole = field.selectionStart === 0 && field.selectionEnd === field.value.length;
    if (!whole) return;
    event.preventDefault();
    const pasted = pastedAddress(event.clipboardData.getData("text"));
    onChange(pasted.text);
    setOrigin(pasted.origin);
  };
  return (
    <div>
      <TextInput
        data-field={name}
        label={label}
        description={description}
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        value={value}
        disabled={disabled}
        error={fault === undefined ? error : t(`window.forms.address.${fault}`, { most: LONGEST_ENDPOINT })}
        onChange={(event) => {
          setOrigin(undefined);
          onChange(event.currentTarget.value);
        }}
        onBlur={() => onChange(value.trim())}
        onPaste={paste}
      />
      {origin === undefined ? null : (
        <ShortenQuestion
          origin={origin}
          onKeep={() => setOrigin(undefined)}
          onShorten={() => {
            onChange(origin);
            setOrigin(undefined);
          }}
        />
      )}
    </div>
  );
}

type ShortenQuestionProps = {
  readonly origin: string;
  readonly onKeep: () => void;
  readonly onShorten: () => void;
};

/** Asks whether to keep only the origin of the pasted URL. */
function ShortenQuestion({ origin, onKeep, onShorten }: ShortenQuestionProps) {
  const t = useTranslation();
  return (
    <div className={classes["ask"]} role="status">
      <span>{t("window.forms.address.shorten", { origin })}</span>
      <Button size="compact-sm" variant="default" onClick={onShorten}>
        {t("window.forms.address.useOrigin", { origin })}
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={onKeep}>
        {t("window.forms.address.keep")}
      </Button>
    </div>
  );
}
