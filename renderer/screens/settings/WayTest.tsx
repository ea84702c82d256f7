import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { ApiAddress } from "../../../shared/migration/plan.ts";
import type { WayApi, WayReport, WayStep, WayTarget } from "../../../shared/network/way.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { wayWords } from "../../../shared/wording/way-words.ts";
import { isActive, useCurrentWorkspace } from "../../app/current-workspace.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection, usePart } from "../../app/use-feed.ts";
import { useWorkspaceNames } from "../../app/use-workspace-name.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useStores } from "../../app/window-context.tsx";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { StatusMark } from "../../components/status/StatusMark.tsx";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { Notice } from "../webhooks/parts/Notice.tsx";
import classes from "./Settings.module.css";

/** In place of a connection: a URL that is typed, of either API. */
const OTHERS = { cloud: "other cloud", "on-premises": "other on-premises" } as const satisfies Record<
  WayApi,
  string
>;
const MOST = 2000;
const MEANINGS = { passed: "proven", failed: "stopped", "not-tried": "left-out" } as const satisfies Record<
  WayStep["status"],
  string
>;

/** Tries the way to an API step by step, and shows what is in it. */
export function WayTest() {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const { workspaces } = useStores();
  const nameOf = useWorkspaceNames();
  const all = usePart(workspaces, (value) => value.workspaces) ?? [];
  const testable = all.filter(isActive).flatMap(connectionsOf);
  const shown = useCurrentWorkspace();
  const [chosen, setChosen] = useState<string>();
  const [url, setUrl] = useState("");
  const [asked, setAsked] = useState(false);
  const [report, setReport] = useState<WayReport>();
  const test = useOperation("network.test");
  const first = testable.find(({ workspace }) => workspace.id === shown?.id) ?? testable[0];
  const connection = chosen === undefined ? first : testable.find(({ key }) => key === chosen);
  const other: WayApi = chosen === OTHERS["on-premises"] ? "on-premises" : "cloud";
  const target = targetOf(connection, { url, api: other });
  const run = async (): Promise<void> => {
    setAsked(true);
    if (target === undefined) return;
    setReport(undefined);
    const tested = await test.run(target);
    if (tested.ok) setReport(tested.value);
  };
  const change = (what: () => void): void => {
    what();
    // A result is about what was tested, not about what is chosen now.
    setReport(undefined);
    test.clear();
  };
  return (
    <Card title={t("window.way.title")} part="connection-test">
      <div className={classes["fields"]}>
        <p className={classes["hint"]}>{t("window.way.text")}</p>
        <NativeSelect
          label={t("window.way.target")}
          value={connection?.key ?? OTHERS[other]}
          disabled={test.busy}
          onChange={({ currentTarget: { value } }) => change(() => setChosen(value))}
          data={[
            ...testable.map(({ key, api, workspace }) => ({
              value: key,
              label: t(api === "cloud" ? "window.way.cloud" : "window.way.onPrem", {
                name: nameOf(workspace),
              }),
            })),
            { value: OTHERS.cloud, label: t("window.way.otherCloud") },
            { value: OTHERS["on-premises"], label: t("window.way.otherOnPrem") },
          ]}
        />
        {connection === undefined ? (
          <TextInput
            label={t("window.way.url")}
            description={t("window.way.urlHint")}
            placeholder="https://"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            value={url}
            disabled={test.busy}
            error={asked && target === undefined ? t("window.way.noUrl") : undefined}
            onChange={({ currentTarget: { value } }) => change(() => setUrl(value))}
          />
        ) : null}
        <Group>
          <Button
            variant="default"
            disabled={!live}
            loading={test.busy}
            onClick={() => runInBackground(run())}
          >
            {t("window.way.go")}
          </Button>
        </Group>
        {test.busy ? (
          <p className={classes["hint"]} role="status">
            {t("window.way.busy")}
          </p>
        ) : null}
        {report === undefined ? null : <Tested report={report} />}
        {test.problem === undefined ? null : <ProblemCard problem={test.problem} />}
      </div>
    </Card>
  );
}

type Connection = { readonly key: string; readonly api: WayApi; readonly workspace: Workspace };

/** The connections of a workspace that are set up, that to the cloud first. */
function connectionsOf(workspace: Workspace): readonly Connection[] {
  const { id, cloud, onPrem } = workspace;
  return [
    ...(cloud === undefined ? [] : [{ key: `${id} cloud`, api: "cloud", workspace } as const]),
    ...(onPrem === undefined ? [] : [{ key: `${id} on-premises`, api: "on-premises", workspace } as const]),
  ];
}

function targetOf(
  connection: Connection | undefined,
  { url, api: other }: { readonly url: string; readonly api: WayApi },
): WayTarget | undefined {
  if (connection !== undefined) {
    const { api, workspace } = connection;
    return { kind: "workspace", workspace: workspace.id, api };
  }
  const parsed = ApiAddress.safeParse(url.trim());
  return parsed.success ? { kind: "url", url: parsed.data, api: other } : undefined;
}

function Tested({ report }: { readonly report: WayReport }) {
  const t = useTranslation();
  const { what, next, notes } = wayWords(t, report);
  return (
    <>
      <ul className={classes["steps"]} aria-label={t("window.way.steps")}>
        {report.steps.map(({ step, status }) => (
          <li key={step}>
            <StatusMark meaning={MEANINGS[status]} word={t(`way.status.${status}`)} />
            <span>{t(`way.step.${step}`)}</span>
          </li>
        ))}
      </ul>
      <Notice meaning={report.cause === undefined ? "proven" : "attention"}>
        <strong>
          <Untrusted text={what} most={MOST} />
        </strong>
        <p>
          <Untrusted text={next} most={MOST} />
        </p>
        {notes.length === 0 ? null : (
          <ul className={classes["notes"]}>
            {notes.map((text) => (
              <li key={text} className={classes["hint"]}>
                <Untrusted text={text} most={MOST} />
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </>
  );
}
