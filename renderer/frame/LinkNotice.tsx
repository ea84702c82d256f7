import { localTime } from "../wording/local-time.ts";
import type { ConnectionState } from "../api/link.ts";
import { useTranslation } from "../wording/use-translation.tsx";
import classes from "./Frame.module.css";

/** Shows that the program does not respond and since when; everything below may be outdated since then. */
export function LinkNotice({ connection }: { readonly connection: ConnectionState }) {
  const t = useTranslation();
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
