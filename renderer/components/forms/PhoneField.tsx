import { Select, Skeleton, TextInput } from "@mantine/core";
import { useEffect, useMemo, useState, type ChangeEvent, type ClipboardEvent } from "react";
import { PartNotLoaded } from "../later/PartNotLoaded.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import type { PhoneNumber, PhoneReading, Region } from "./phone-tools.ts";
import { usePhoneTools, type PhoneTools } from "./use-phone-tools.ts";
import classes from "./forms.module.css";

type PhoneFieldProps = {
  /** Receives the number when the input is valid, else undefined. */
  readonly onChange: (number: PhoneNumber | undefined) => void;
  /** Shown if there is no other fault, for example "needed". */
  readonly error?: string | undefined;
  readonly disabled?: boolean;
};

/**
 * Field for a phone number: country and national part. A full number starting with + is split
 * automatically.
 */
export function PhoneField(props: PhoneFieldProps) {
  const t = useTranslation();
  const tools = usePhoneTools();
  if (tools === "missing") return <PartNotLoaded />;
  if (tools === undefined)
    return <Skeleton height={60} role="status" aria-label={t("window.look.loading")} />;
  return <ReadyPhoneField {...props} tools={tools} />;
}

function ReadyPhoneField({
  onChange,
  error,
  disabled = false,
  tools,
}: PhoneFieldProps & { tools: PhoneTools }) {
  const t = useTranslation();
  const [region, setRegion] = useState<Region>();
  const [text, setText] = useState("");
  const [left, setLeft] = useState(false);
  const regions = useRegionOptions(tools, region);
  const reading = useMemo(() => tools.readPhone(region, text), [tools, region, text]);
  useEffect(() => {
    onChange(reading.kind === "given" ? reading.number : undefined);
    // `onChange` is a new function on each render; only the parsed number matters.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [reading]);
  const take = (typed: string): void => {
    const whole = tools.splitWhole(typed);
    if (whole !== undefined) setRegion(whole.region);
    setText(whole?.national ?? typed);
  };
  const type = (event: ChangeEvent<HTMLInputElement>): void => {
    const field = event.currentTarget;
    const atEnd = field.selectionStart === field.value.length;
    if (/^\s*(\+|00)/.test(field.value) || !atEnd) return take(field.value);
    setText(tools.masked(region, withoutErased(text, field.value)));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const pasted = event.clipboardData
      .getData("text")
      .replace(/[\p{Cf}\p{Cc}]/gu, "")
      .trim();
    if (tools.splitWhole(pasted) === undefined) return;
    event.preventDefault();
    take(pasted);
  };
  const name = regions.find(({ value }) => value === region)?.label ?? "";
  return (
    <div className={classes["phone"]}>
      <Select
        label={t("window.forms.phone.region")}
        placeholder={t("window.forms.phone.choose")}
        data={regions}
        value={region ?? null}
        disabled={disabled}
        searchable
        nothingFoundMessage={t("window.forms.phone.noRegion")}
        onChange={(value) => setRegion(value ?? undefined)}
      />
      <TextInput
        label={t("window.forms.phone.national")}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        dir="ltr"
        value={text}
        disabled={disabled}
        error={faultOf(reading, left, (why) => t(`window.forms.phone.${why}`)) ?? error}
        onChange={type}
        onPaste={paste}
        onBlur={() => setLeft(true)}
      />
      {left && reading.kind === "given" && reading.unlikely !== undefined ? (
        <p className={classes["warning"]} role="status">
          {t(`window.forms.phone.unlikely.${reading.unlikely}`, { region: name })}
        </p>
      ) : null}
    </div>
  );
}

/** The countries for the list, plus the chosen calling code if it belongs to no country. */
function useRegionOptions(
  tools: PhoneTools,
  region: Region | undefined,
): readonly { readonly value: Region; readonly label: string }[] {
  const { language } = useTranslation();
  const countries = useMemo(
    () =>
      tools
        .regionChoices(language)
        .map(({ value, name, callingCode }) => ({ value, label: `${name} (+${callingCode})` })),
    [tools, language],
  );
  return region?.startsWith("+") === true ? [{ value: region, label: region }, ...countries] : countries;
}

/**
 * The error text, if any. "Too short" is shown only after the field lost focus, because every number is too
 * short while typing.
 */
function faultOf(
  reading: PhoneReading,
  left: boolean,
  words: (why: Extract<PhoneReading, { kind: "wrong" }>["why"]) => string,
): string | undefined {
  if (reading.kind !== "wrong") return undefined;
  return reading.why === "too-short" && !left ? undefined : words(reading.why);
}

/**
 * Erasing a separator of the mask also erases the digit before it; otherwise the mask would add the
 * separator again.
 */
function withoutErased(before: string, after: string): string {
  const digits = (text: string): string => text.replace(/\P{Nd}/gu, "");
  if (after.length >= before.length || digits(after) !== digits(before)) return after;
  return digits(after).slice(0, -1);
}
