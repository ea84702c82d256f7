import { Stack } from "@mantine/core";
import { useRef, useState, type RefObject } from "react";
import { useTranslation } from "../../wording/use-translation.tsx";
import { strengthOf, type PassphraseStrength } from "./passphrase-strength.ts";
import { clearTyped, PassphraseField } from "./PassphraseField.tsx";

/** A new passphrase, typed twice. */
export type NewPassphrase = {
  readonly first: RefObject<HTMLInputElement | null>;
  readonly second: RefObject<HTMLInputElement | null>;
  readonly strength: PassphraseStrength | undefined;
  readonly refused: "too-short" | "differ" | undefined;
  readonly onTyped: () => void;
  /** True if both fields hold the same usable passphrase; shows nothing. */
  readonly isReady: () => boolean;
  /**
   * Checks both fields: returns the passphrase, or shows the fault and returns undefined. Clears the second
   * field if they differ.
   */
  readonly agreed: () => string | undefined;
  /**
   * Clears both fields. Call it once the passphrase is in use, so that a failed call does not force typing
   * it again.
   */
  readonly clear: () => void;
};

/** Returns the two fields of a new passphrase; their text stays in the input elements. */
export function useNewPassphrase(): NewPassphrase {
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const [strength, setStrength] = useState<PassphraseStrength>();
  const [refused, setRefused] = useState<"too-short" | "differ">();
  return {
    first,
    second,
    strength,
    refused,
    onTyped: () => {
      const typed = first.current?.value ?? "";
      setStrength(typed === "" ? undefined : strengthOf(typed));
      setRefused(undefined);
    },
    isReady: () => problemOf(first.current?.value ?? "", second.current?.value ?? "") === undefined,
    agreed: () => {
      const typed = first.current?.value ?? "";
      const problem = problemOf(typed, second.current?.value ?? "");
      setRefused(problem);
      if (problem !== undefined) {
        if (problem === "differ") clearTyped(second);
        (problem === "differ" ? second : first).current?.focus();
        return undefined;
      }
      return typed;
    },
    clear: () => {
      clearTyped(first);
      clearTyped(second);
      setStrength(undefined);
    },
  };
}

function problemOf(typed: string, again: string): "too-short" | "differ" | undefined {
  if (strengthOf(typed) === "too-short") return "too-short";
  return typed === again ? undefined : "differ";
}

/** The two fields, with a hint at the strength of the passphrase. */
export function NewPassphraseFields({ passphrase }: { readonly passphrase: NewPassphrase }) {
  const t = useTranslation();
  const { strength, refused } = passphrase;
  return (
    <Stack gap="sm">
      <PassphraseField
        label={t("window.vault.new.first")}
        field={passphrase.first}
        isNew
        onTyped={passphrase.onTyped}
        description={
          <span aria-live="polite">
            {strength === undefined ? t("window.vault.new.hint") : t(`window.vault.strength.${strength}`)}
          </span>
        }
        error={refused === "too-short" ? t("window.vault.new.tooShort") : undefined}
      />
      <PassphraseField
        label={t("window.vault.new.second")}
        field={passphrase.second}
        isNew
        onTyped={passphrase.onTyped}
        error={refused === "differ" ? t("window.vault.new.differ") : undefined}
      />
    </Stack>
  );
}
