import { useEffect, useState } from "react";
import type { OutputOf } from "../../../shared/rpc/api.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { callFor } from "../../stores/call.ts";
import { useSay } from "../../wording/use-say.tsx";
import { Card } from "../screen/Card.tsx";
import { StatusMark } from "../status/StatusMark.tsx";
import classes from "./UnreadableRuns.module.css";

/** Moves whose journal cannot be read, by damage or for being a newer version's: they are missing from every list, and that is said. */
export function UnreadableRuns() {
  const say = useSay();
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
      <Card title={say("window.history.unreadable.title", { count: list.length })}>
        <p className={classes["text"]}>{say("window.history.unreadable.text")}</p>
        <ul className={classes["list"]}>
          {list.map(({ run, rows, newer }) => (
            <li key={run}>
              <StatusMark meaning="stopped" word={say("window.meaning.stopped")} />
              <bdi className="sw-mono">{run}</bdi>
              <span className="sw-quiet">
                {newer === undefined
                  ? say("window.history.unreadable.rows", { count: rows })
                  : say("window.history.unreadable.newer")}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
