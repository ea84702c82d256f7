import { IconClock } from "@tabler/icons-react";
import { useNow } from "../../app/use-now.ts";
import { useSay } from "../../wording/use-say.tsx";
import { shortTime } from "../waiting/short-time.ts";
import classes from "./CodeEntry.module.css";

/** Whole minutes while there are some: nobody knows the second at which a code runs out. */
function inMinutes(ms: number): number {
  return ms < 60_000 ? ms : Math.round(ms / 60_000) * 60_000;
}

/** How long a code is still valid. */
export function Expiry({ expiresAt }: { readonly expiresAt: string }) {
  const say = useSay();
  const left = Date.parse(expiresAt) - useNow();
  return (
    <span className={classes["expiry"]}>
      <IconClock size={18} aria-hidden data-soon={left <= 60_000} />
      <span>
        {left <= 0
          ? say("window.code.ran")
          : say("window.code.valid", { left: shortTime(say, inMinutes(left)) })}
      </span>
    </span>
  );
}
