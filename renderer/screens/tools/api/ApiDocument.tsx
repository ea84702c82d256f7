import { Badge } from "@mantine/core";
import { useEffect, useState } from "react";
import { useCurrentWorkspace } from "../../../app/current-workspace.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { useStores } from "../../../app/window-context.tsx";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { SaveOrCopy } from "../../../components/save/SaveOrCopy.tsx";
import { Loading } from "../../../components/screen/AsyncView.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { Screen } from "../../../components/screen/Screen.tsx";
import { callFor } from "../../../stores/call.ts";
import { loading, ready, type Loadable } from "../../../stores/loadable.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "../tools.module.css";
import { apiCallsIn, type ApiCall } from "./api-calls.ts";

/** Shows every call of both APIs that Switchover makes, with what is assumed of it, and saves the document. */
export default function ApiDocument() {
  const t = useTranslation();
  const document = useDocument();
  return (
    <Screen
      title={t("window.tools.of.api.title")}
      lead={t("window.tools.of.api.what")}
      actions={
        document.kind === "ready" ? (
          <SaveOrCopy
            text={document.value}
            file="switchover-openapi.json"
            type="application/json"
            save={t("window.tools.api.save")}
            copy={t("window.tools.api.copy")}
          />
        ) : undefined
      }
    >
      {document.kind === "loading" ? <Loading /> : null}
      {document.kind === "failed" ? <ProblemCard problem={document.problem} /> : null}
      {document.kind === "ready" ? <Calls content={document.value} /> : null}
    </Screen>
  );
}

/** The document under the API settings of the workspace that is shown, or the default ones. */
function useDocument(): Loadable<string> {
  const { client } = useStores();
  const dialect = useCurrentWorkspace()?.dialect;
  const live = useConnection().kind === "live";
  const [document, setDocument] = useState<Loadable<string>>(loading);
  const brand = dialect?.brand;
  const apiVersion = dialect?.apiVersion;
  useEffect(() => {
    if (!live) return;
    let current = true;
    const about = brand === undefined || apiVersion === undefined ? {} : { dialect: { brand, apiVersion } };
    callFor(client, "collection.document", about).then(
      (answer) => {
        if (!current) return;
        setDocument(
          answer.ok ? ready(answer.value.content, Date.now()) : { kind: "failed", problem: answer.problem },
        );
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [client, live, brand, apiVersion]);
  return document;
}

function Calls({ content }: { readonly content: string }) {
  const t = useTranslation();
  const { cloud, onPremises } = apiCallsIn(content);
  return (
    <>
      <p className="sw-quiet">{t("window.tools.api.about")}</p>
      <CallList title={t("window.tools.api.cloud")} calls={cloud} />
      <CallList title={t("window.tools.api.onPremises")} calls={onPremises} />
    </>
  );
}

function CallList({ title, calls }: { readonly title: string; readonly calls: readonly ApiCall[] }) {
  const t = useTranslation();
  return (
    <Card title={title} aside={t("window.tools.api.count", { count: calls.length })}>
      <ul className={classes["apiCalls"]} lang="en">
        {calls.map(({ method, path, summary, changes, assumed }) => (
          <li key={`${method} ${path}`}>
            <span className="sw-mono sw-break">
              {method} {path}
            </span>
            <span>
              {summary}
              {changes ? (
                <Badge ms="xs" size="sm" variant="default" tt="none" fw={500} lang={t.language}>
                  {t("window.tools.api.changes")}
                </Badge>
              ) : null}
            </span>
            <span className="sw-quiet">
              {assumed === undefined
                ? t("window.tools.api.shown")
                : t("window.tools.api.assumed", { assumed })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
