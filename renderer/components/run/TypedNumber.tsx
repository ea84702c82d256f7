import { runInBackground } from "../../app/in-background.ts";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { useVaultGate } from "../vault/use-vault-gate.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { TypedConfirmation, type TypedConfirmationProps } from "../forms/TypedConfirmation.tsx";
import { digitsLeft, isNumberTyped } from "../../../shared/typed-number.ts";

type TypedNumberProps = Pick<
  TypedConfirmationProps,
  "go" | "may" | "waits" | "failed" | "danger" | "onGo" | "beside"
> & {
  readonly spoken: string;
  readonly number: string;
};

/**
 * A confirmation that requires typing the phone number. A locked vault is unlocked first: what can't be undone never
 * follows the passphrase without another press.
 */
export function TypedNumber({ spoken, number, ...rest }: TypedNumberProps) {
  const t = useTranslation();
  const { vault, realm } = useStores();
  const state = usePart(vault, (value) => value);
  const { ensureOpen } = useVaultGate();
  const isShut = realm !== "practice" && state !== undefined && state !== "open";
  return (
    <TypedConfirmation
      {...rest}
      first={
        isShut ? { go: t("window.vault.unlock.open"), onGo: () => runInBackground(ensureOpen()) } : undefined
      }
      label={t("window.run.type.number", { spoken })}
      hint={t("window.run.type.hint")}
      differs={(typed) => {
        const left = digitsLeft(typed, number);
        return left === undefined ? t("window.run.type.not") : t("window.run.type.left", { count: left });
      }}
      matches={t("window.run.type.matches")}
      agrees={(typed) => isNumberTyped(typed, number)}
    />
  );
}
