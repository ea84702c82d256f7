import { localTime } from "../../../shared/wording/times.ts";
import { useNow } from "../../app/use-now.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { ageInWords } from "../../wording/ages.ts";

/** The age of a time, updated live: "12 s ago". The tooltip shows the full time. */
export function Age({ at }: { readonly at: string | number }) {
  const t = useTranslation();
  const now = useNow();
  const then = typeof at === "number" ? at : Date.parse(at);
  const whole = localTime(t, new Date(then).toISOString());
  return (
    // Updates constantly, so screen readers do not announce changes.
    <time aria-live="off" dateTime={new Date(then).toISOString()} title={whole}>
      {ageInWords(t, then, now)}
    </time>
  );
}
