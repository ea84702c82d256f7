import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { useCurrentWorkspace } from "../../app/current-workspace.ts";
import { to } from "../../app/routes.ts";
import { useStores } from "../../app/window-context.tsx";
import { UnsavedGuard } from "../forms/UnsavedGuard.tsx";
import { Empty, AsyncView } from "../screen/AsyncView.tsx";
import { Screen } from "../screen/Screen.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { WebhookTabs } from "./WebhookTabs.tsx";

type WebhookFrameProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: (workspace: Workspace) => ReactNode;
};

/** Frame of a webhook screen: title, tabs, and the content once the workspace is known. */
export function WebhookFrame({ title, lead, actions, children }: WebhookFrameProps) {
  const t = useTranslation();
  const { workspaces } = useStores();
  const workspace = useCurrentWorkspace();
  return (
    <UnsavedGuard>
      <Screen
        title={title}
        {...(lead === undefined ? {} : { lead })}
        {...(actions === undefined || workspace === undefined ? {} : { actions })}
      >
        <WebhookTabs />
        <AsyncView feed={workspaces}>
          {() =>
            workspace === undefined ? (
              <Empty
                text={t("window.webhooks.noWorkspace.text")}
                action={
                  <Button component={Link} href={to.newWorkspace()}>
                    {t("window.webhooks.noWorkspace.add")}
                  </Button>
                }
              />
            ) : (
              children(workspace)
            )
          }
        </AsyncView>
      </Screen>
    </UnsavedGuard>
  );
}
