import type { Translate } from "./translate.ts";

const KB = 1024;

/** A file's size as a person reads it: bytes, from 1,024 on in KB, rounded up, from 1,024 KB on in MB. */
export function sizeWords(t: Translate, bytes: number): string {
  if (bytes < KB) return t("support.size.bytes", { n: bytes });
  const kilobytes = Math.ceil(bytes / KB);
  return kilobytes < KB
    ? t("support.size.kilobytes", { n: kilobytes })
    : t("support.size.megabytes", { n: Math.ceil(kilobytes / KB) });
}
