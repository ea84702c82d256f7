import { RingProgress } from "@mantine/core";
import { useNow } from "../../app/use-now.ts";
import { useSay } from "../../wording/use-say.tsx";
import { shortTime } from "../waiting/short-time.ts";
import classes from "./CodeEntry.module.css";

type ExpiryProps = { readonly sentAt: string; readonly expiresAt: string };

/** Whole minutes while there are some: nobody knows the second at which a code runs out. */
function inMinutes(ms: number): number {
  return ms < 60_000 ? ms : Math.round(ms / 60_000) * 60_000;
}

/** How long a code is still valid: a ring that empties, and the words. */
export function Expiry({ sentAt, expiresAt }: ExpiryProps) {
  const say = useSay();
  const left = Date.parse(expiresAt) - useNow();
  const whole = Date.parse(expiresAt) - Date.parse(sentAt);
  const share = whole <= 0 ? 0 : Math.max(0, Math.min(100, (left / whole) * 100));
  return (
    <span className={classes["expiry"]}>
      <RingProgress
        size={20}
        thickness={3}
        sections={[{ value: share, color: left > 60_000 ? "blue" : "red" }]}
        aria-hidden="true"
      />
      <span>
        {left <= 0
          ? say("window.code.ran")
          : say("window.code.valid", { left: shortTime(say, inMinutes(left)) })}
      </span>
    </span>
  );
}
