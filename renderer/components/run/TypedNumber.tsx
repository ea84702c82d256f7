import { useTranslation } from "../../wording/use-translation.tsx";
import { TypedConfirmation, type TypedConfirmationProps } from "../forms/TypedConfirmation.tsx";
import { digitsLeft, isNumberTyped } from "./typed-number.ts";

type TypedNumberProps = Pick<
  TypedConfirmationProps,
  "go" | "may" | "waits" | "failed" | "danger" | "onGo" | "beside"
> & {
  readonly spoken: string;
  readonly number: string;
};

/** A confirmation that requires typing the phone number. */
export function TypedNumber({ spoken, number, ...rest }: TypedNumberProps) {
  const t = useTranslation();
  return (
    <TypedConfirmation
      {...rest}
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
