import { localTime } from "../wording/local-time.ts";
import type { ConnectionState } from "../api/link.ts";
import { useTranslation } from "../wording/use-translation.tsx";
import classes from "./Frame.module.css";

/** Says that the program behind the window is gone and since when; everything below is as old as that. */
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
