import { useEffect, useState } from "react";
import type { OutputOf } from "../../../shared/rpc/api.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { callFor } from "../../stores/call.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { Card } from "../screen/Card.tsx";
import { StatusMark } from "../status/StatusMark.tsx";
import classes from "./UnreadableRuns.module.css";

/**
 * Lists migrations whose journal can't be read, because it is corrupted or from a newer version; no other
 * list contains them.
 */
export function UnreadableRuns() {
  const t = useTranslation();
  const { client } = useStores();
  const connection = useConnection().kind;
  const [list, setList] = useState<OutputOf<"migration.unreadable">>([]);
  useEffect(() => {
    if (connection !== "live") return;
    let gone = false;
    const ask = async (): Promise<void> => {
      const answer = await callFor(client, "migration.unreadable", {});
      if (!gone && answer.ok) setList(answer.value);
    };
    runInBackground(ask());
    return () => {
      gone = true;
    };
  }, [client, connection]);
  if (list.length === 0) return null;
  return (
    <div role="alert">
      <Card title={t("window.history.unreadable.title", { count: list.length })}>
        <p className={classes["text"]}>{t("window.history.unreadable.text")}</p>
        <ul className={classes["list"]}>
          {list.map(({ run, rows, newer }) => (
            <li key={run}>
              <StatusMark meaning="stopped" word={t("window.meaning.stopped")} />
              <bdi className="sw-mono">{run}</bdi>
              <span className="sw-quiet">
                {newer === undefined
                  ? t("window.history.unreadable.rows", { count: rows })
                  : t("window.history.unreadable.newer")}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
