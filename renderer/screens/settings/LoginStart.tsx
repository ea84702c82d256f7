import { Checkbox } from "@mantine/core";
import { useEffect, useState } from "react";
import type { OutputOf } from "../../../shared/rpc/api.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection, usePart } from "../../app/use-feed.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useStores } from "../../app/window-context.tsx";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { callFor } from "../../stores/call.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Settings.module.css";

/** Chooses whether the program starts at login. Nothing where the system can't start it, as in a browser. */
export function LoginStart() {
  const t = useTranslation();
  const { client, info, realm } = useStores();
  const host = usePart(info, (one) => one.host);
  const live = useConnection().kind === "live";
  const set = useOperation("desktop.startAtLogin");
  const [state, setState] = useState<OutputOf<"desktop.startAtLogin">>();
  const isDesktop = host === "desktop" && realm === "own";
  useEffect(() => {
    if (!isDesktop) return;
    const read = async (): Promise<void> => {
      const answer = await callFor(client, "desktop.startAtLogin", {});
      if (answer.ok) setState(answer.value);
    };
    runInBackground(read());
  }, [client, isDesktop]);
  const change = async (wanted: boolean): Promise<void> => {
    const answer = await set.run({ on: wanted });
    if (answer.ok) setState(answer.value);
  };
  if (!isDesktop || state === undefined) return null;
  return (
    <Card title={t("window.settings.login.title")}>
      <div className={classes["fields"]}>
        <Checkbox
          checked={state.on}
          disabled={!live || set.busy}
          label={t("window.settings.login.on")}
          onChange={({ currentTarget: { checked } }) => runInBackground(change(checked))}
        />
        <p className={classes["hint"]}>{t("window.settings.login.text")}</p>
        {state.other === undefined ? null : (
          <>
            <p>{t("window.settings.login.other")}</p>
            <code className={`${classes["path"]} sw-mono`}>
              <Untrusted text={state.other} />
            </code>
          </>
        )}
        {set.problem === undefined ? null : <ProblemCard problem={set.problem} />}
      </div>
    </Card>
  );
}
