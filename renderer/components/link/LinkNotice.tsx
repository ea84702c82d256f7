import { localTime } from "../../wording/local-time.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./LinkNotice.module.css";

/**
 * Shows that the program does not respond and since when; everything below may be outdated since then. Nothing while it
 * responds. It stays in sight of what scrolls under it.
 */
export function LinkNotice() {
  const t = useTranslation();
  const connection = useConnection();
  if (connection.kind === "live") return null;
  return (
    <div className={classes["notice"]} role="alert">
      {connection.kind === "signed-out" ? (
        t("window.frame.link.signedOut")
      ) : (
        <>
          <strong>
            {t("window.frame.link.lost", {
              time: localTime(t.language, connection.since, { seconds: true }),
            })}
          </strong>{" "}
          {t("window.frame.link.lostNext")}
        </>
      )}
    </div>
  );
}
