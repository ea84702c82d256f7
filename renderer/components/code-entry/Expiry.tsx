import { IconClock } from "@tabler/icons-react";
import { useNow } from "../../app/use-now.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { shortTime } from "../waiting/short-time.ts";
import classes from "./CodeEntry.module.css";

/** Whole minutes while there are some: nobody knows the second at which a code runs out. */
function inMinutes(ms: number): number {
  return ms < 60_000 ? ms : Math.round(ms / 60_000) * 60_000;
}

/** How long a code is still valid. */
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
