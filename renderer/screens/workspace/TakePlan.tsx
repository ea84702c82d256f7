import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { spoken } from "../../../shared/phone.ts";
import { LARGEST_PLAN } from "../../../shared/rpc/areas/plan.ts";
import type { OutputOf } from "../../../shared/rpc/api.ts";
import { visible } from "../../../shared/visible.ts";
import { rowFaultText } from "../../../shared/wording/row-faults.ts";
import { leadsToSame, type PlanParts } from "../../../shared/workspace/from-plan.ts";
import { Workspace, type WorkspaceList } from "../../../shared/workspace/workspace.ts";
import { useChooseWorkspace } from "../../app/current-workspace.ts";
import { runInBackground } from "../../app/in-background.ts";
import { to } from "../../app/routes.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { useTask } from "../../components/forms/use-task.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { AsyncView } from "../../components/screen/AsyncView.tsx";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { callFor } from "../../stores/call.ts";
import type { CallProblem } from "../../stores/call-problem.ts";
import type { WindowTranslate } from "../../wording/window-translate.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { adding, isThere } from "./add-numbers.ts";
import { newWorkspaceId } from "./new-workspace-id.ts";
import type { TakenFile } from "./taken-file.ts";
import { useAddWorkspace, useSaveWorkspace } from "./use-save-workspace.ts";
import forms from "../../components/forms/forms.module.css";

type TakePlanProps = { readonly file: TakenFile; readonly onOther: () => void };
type Read = OutputOf<"plan.read"> | { readonly outcome: "failed"; readonly problem: CallProblem };

/** Shows what a plan describes, and adds a workspace for it, or its number to the workspace that leads to both APIs. */
export function TakePlan({ file, onOther }: TakePlanProps) {
  const t = useTranslation();
  const { workspaces } = useStores();
  const read = usePlan(file);
  return (
    <>
      <p className="sw-break">{visible(file.name, 200)}</p>
      <div role="status">
        {read === undefined ? null : read.outcome === "failed" ? (
          <ProblemCard problem={read.problem} />
        ) : read.outcome === "unusable" ? (
          <Faults faults={read.faults} />
        ) : (
          <Parts parts={read.parts} />
        )}
      </div>
      <div className={forms["buttons"]}>
        {read?.outcome === "read" ? (
          <AsyncView feed={workspaces}>{(list) => <Add parts={read.parts} list={list} />}</AsyncView>
        ) : null}
        <Button variant="default" onClick={onOther}>
          {t("window.workspace.take.other")}
        </Button>
      </div>
    </>
  );
}

function usePlan({ name, content }: TakenFile): Read | undefined {
  const t = useTranslation();
  const { client } = useStores();
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    let isCurrent = true;
    const ask = async (): Promise<Read> => {
      if (content.length > LARGEST_PLAN)
        return { outcome: "unusable", faults: [{ message: t("window.opened.plan.tooLarge") }] };
      const answer = await callFor(client, "plan.read", { name: name.slice(0, 255), content });
      return answer.ok ? answer.value : { outcome: "failed", problem: answer.problem };
    };
    runInBackground(ask().then((found) => (isCurrent ? setRead(found) : undefined)));
    return () => {
      isCurrent = false;
    };
  }, [client, name, content, t]);
  return read;
}

function Faults({ faults }: Pick<Extract<Read, { readonly outcome: "unusable" }>, "faults">) {
  const t = useTranslation();
  return (
    <>
      <p>{t("window.opened.plan.unusable")}</p>
      <ul>
        {faults.map((fault) => (
          <li key={fault.message}>
            <Untrusted text={rowFaultText(t, fault)} most={400} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the plan describes. Nothing was written yet, and no server was asked. */
function Parts({ parts }: { readonly parts: PlanParts }) {
  const t = useTranslation();
  const { number, cloud, onPrem, dialect, direction, secrets, leftOut } = parts;
  return (
    <>
      <p>
        <strong>{spoken(number.cc, number.phoneNumber)}</strong>
        {number.displayName === undefined ? null : (
          <>
            {" · "}
            <Untrusted text={number.displayName} most={80} />
          </>
        )}
        {" · "}
        {t(`window.migrate.begin.directions.${direction}`)}
      </p>
      <p className="sw-mono sw-break">
        <bdi>
          {cloud.baseUrl} · {cloud.businessAccountId} · {dialect.brand} {dialect.apiVersion}
        </bdi>
        <br />
        <bdi>{onPrem.baseUrl}</bdi>
      </p>
      <p>{t("window.opened.plan.secrets", { count: secrets.length })}</p>
      <ul>
        {secrets.map(({ secret, from }) => (
          <li key={secret}>
            {secretWord(t, secret)} (<Untrusted text={from} most={200} />)
          </li>
        ))}
      </ul>
      {leftOut.map((part) => (
        <p key={part}>{t(`window.opened.plan.leftOut.${part}`)}</p>
      ))}
    </>
  );
}

function secretWord(t: WindowTranslate, secret: PlanParts["secrets"][number]["secret"]): string {
  return secret === "onprem-new-password" || secret === "backup-password"
    ? t(`window.opened.plan.secret.${secret}`)
    : t(`window.move.missing.part.${secret}`);
}

/** The button that adds what is missing here, or goes to the migration if all of it is there. */
function Add({ parts, list }: { readonly parts: PlanParts; readonly list: WorkspaceList }) {
  const t = useTranslation();
  const addNew = useAddWorkspace();
  const change = useSaveWorkspace();
  const choose = useChooseWorkspace();
  const [, go] = useLocation();
  const live = useConnection().kind === "live";
  const task = useTask();
  const into = list.workspaces.find((one) => one.archivedAt === undefined && leadsToSame(one, parts));
  const known = into?.numbers.find((one) => isThere({ numbers: [one] }, parts.number) !== undefined);
  const add = async (): Promise<void> => {
    const workspace = into ?? newWorkspaceOf(parts, list);
    const save = () =>
      into === undefined ? addNew(workspace, list.revision) : change(into.id, adding([parts.number]));
    if (!(await task.run(save))) return;
    choose(workspace.id);
    go(to.workspace(workspace.id));
  };
  const open = (): void => {
    if (into === undefined || known === undefined) return;
    choose(into.id);
    go(to.move(into.id, known.phoneNumberId, parts.direction));
  };
  return (
    <>
      <Button
        loading={task.busy}
        disabled={!live}
        onClick={known !== undefined ? open : () => runInBackground(add())}
      >
        {known !== undefined
          ? t("window.opened.plan.open")
          : into === undefined
            ? t("window.workspace.take.add")
            : t("window.opened.plan.addNumber", { name: into.name })}
      </Button>
      {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
    </>
  );
}

/** A new workspace for a plan, under a name that none has yet. */
function newWorkspaceOf(parts: PlanParts, { workspaces }: WorkspaceList): Workspace {
  const { dialect, cloud, onPrem, number } = parts;
  const wished = (number.displayName ?? spoken(number.cc, number.phoneNumber)).trim().slice(0, 70);
  const taken = new Set(workspaces.map(({ name }) => name.toLocaleLowerCase()));
  let name = wished;
  for (let next = 2; taken.has(name.toLocaleLowerCase()); next += 1) name = `${wished} ${next}`;
  return Workspace.parse({
    id: newWorkspaceId(),
    name,
    dialect,
    cloud,
    onPrem,
    numbers: [number],
  });
}
