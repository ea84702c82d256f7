import { LANGUAGE_FACTS, type Language } from "../../../../shared/language.ts";

/** Formats a size in bytes for display: "812 byte", "1.2 kB", "3 MB". */
export function sizeInWords(language: Language, bytes: number): string {
  const [unit, size] =
    bytes < 1_000
      ? (["byte", 1] as const)
      : bytes < 1_000_000
        ? (["kilobyte", 1_000] as const)
        : (["megabyte", 1_000_000] as const);
  return new Intl.NumberFormat(LANGUAGE_FACTS[language].locale, {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits: 1,
  }).format(bytes / size);
}
