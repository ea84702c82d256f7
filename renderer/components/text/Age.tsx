import { LOCALES } from "../../../shared/wording/times.ts";
import { useNow } from "../../app/use-now.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { ageInWords } from "../../wording/ages.ts";

/** How long ago a moment was, counting on: "12 s ago". The whole time stands in the hover. */
export function Age({ at }: { readonly at: string | number }) {
  const t = useTranslation();
  const now = useNow();
  const then = typeof at === "number" ? at : Date.parse(at);
  const whole = new Intl.DateTimeFormat(LOCALES[t.language], {
    dateStyle: "medium",
    timeStyle: "long",
  }).format(then);
  return (
    // It counts on by itself: read when somebody comes to it, and never announced.
    <time aria-live="off" dateTime={new Date(then).toISOString()} title={whole}>
      {ageInWords(t, Math.max(0, now - then))}
    </time>
  );
}
