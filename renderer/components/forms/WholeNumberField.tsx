import { TextInput } from "@mantine/core";

type WholeNumberFieldProps = {
  readonly label: string;
  readonly description?: string;
  readonly className?: string;
  /** As it was typed: `wholeNumber` reads it. */
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** What is wrong with it, if anything is. */
  readonly error?: string | undefined;
  readonly disabled?: boolean;
};

/** Field for a whole number. What is typed stays as it is: an emptied field is no zero, and other scripts have digits too. */
export function WholeNumberField({ onChange, ...field }: WholeNumberFieldProps) {
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      inputWrapperOrder={["label", "input", "description", "error"]}
      {...field}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
