import { IconClock } from "@tabler/icons-react";
import { useNow } from "../../app/use-now.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { shortTime } from "../waiting/short-time.ts";
import classes from "./CodeEntry.module.css";

/** Rounded to whole minutes above one minute, because the exact expiry is unknown. */
function inMinutes(ms: number): number {
  return ms < 60_000 ? ms : Math.round(ms / 60_000) * 60_000;
}

/** The remaining validity of a code. */
export function Expiry({ expiresAt }: { readonly expiresAt: string }) {
  const t = useTranslation();
  const left = Date.parse(expiresAt) - useNow();
  return (
    <span className={classes["expiry"]}>
      <IconClock size={18} aria-hidden data-soon={left <= 60_000} />
      <span>
        {left <= 0 ? t("window.code.ran") : t("window.code.valid", { left: shortTime(t, inMinutes(left)) })}
      </span>
    </span>
  );
}
