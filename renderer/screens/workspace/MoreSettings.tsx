import type { Workspace, WorkspaceList } from "../../../shared/workspace/workspace.ts";
import { useWorkspaceName } from "../../app/use-workspace-name.ts";
import { useStoredSecret } from "../../components/secrets/use-stored-secret.ts";
import { visible } from "../../../shared/visible.ts";
import { labelOf } from "../../../shared/workspace/labels.ts";
import { dotted } from "../../wording/dotted.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { BackupPasswordSection } from "./BackupPasswordSection.tsx";
import { HandoverSection } from "./HandoverSection.tsx";
import { NameSection } from "./NameSection.tsx";
import { useNetworkFacts } from "./network-facts.ts";
import { NetworkSection } from "./NetworkSection.tsx";
import { RemoveSection } from "./RemoveSection.tsx";
import { Step } from "./Step.tsx";
import { rowProps, type Rows } from "./use-rows.ts";
import classes from "./workspace.module.css";

type MoreSettingsProps = { readonly workspace: Workspace; readonly list: WorkspaceList; readonly rows: Rows };

/** The settings of a workspace that connecting does not ask for, one row each. */
export function MoreSettings({ workspace, list, rows }: MoreSettingsProps) {
  const t = useTranslation();
  const name = useWorkspaceName(workspace);
  const network = useNetworkFacts(workspace);
  const backup = useStoredSecret(labelOf(workspace.id, "backup-password"));
  const { brand, apiVersion } = workspace.dialect;
  return (
    <div className={classes["steps"]}>
      <Step
        {...rowProps(rows, "network")}
        title={t("window.workspace.section.network")}
        facts={dotted(t, network)}
      >
        <NetworkSection workspace={workspace} />
      </Step>
      <Step
        {...rowProps(rows, "backup")}
        title={t("window.workspace.section.backup")}
        facts={t(`window.workspace.backup.state.${backup.kind}`)}
      >
        <BackupPasswordSection workspace={workspace} />
      </Step>
      <Step
        {...rowProps(rows, "name")}
        title={t("window.workspace.section.name")}
        facts={dotted(t, [visible(name, 80), brand, apiVersion])}
      >
        <NameSection workspace={workspace} list={list} />
      </Step>
      <Step
        {...rowProps(rows, "handover")}
        title={t("window.workspace.section.handover")}
        facts={t(
          workspace.archivedAt === undefined
            ? "window.workspace.handover.short"
            : "window.workspace.handover.isArchived",
        )}
        action={t("window.workspace.handover.open")}
      >
        <HandoverSection workspace={workspace} />
      </Step>
      <Step
        {...rowProps(rows, "remove")}
        title={t("window.workspace.section.remove")}
        facts={t("window.workspace.remove.short")}
        action={t("window.workspace.remove.open")}
      >
        <RemoveSection workspace={workspace} />
      </Step>
    </div>
  );
}
