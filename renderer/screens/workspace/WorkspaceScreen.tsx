import { Button } from "@mantine/core";
import { Link, useParams } from "wouter";
import { to } from "../../app/routes.ts";
import { useStores } from "../../app/window-context.tsx";
import { UnsavedGuard } from "../../components/forms/UnsavedGuard.tsx";
import { Empty } from "../../components/screen/AsyncView.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { Connect } from "./Connect.tsx";
import { WhenRead } from "./WhenRead.tsx";

/** Connects one workspace in steps, and shows its other settings: network, backup password, name, and removal. */
export default function WorkspaceScreen() {
  const t = useTranslation();
  const { workspaces } = useStores();
  const { workspace: id } = useParams();
  return (
    <UnsavedGuard>
      <WhenRead feed={workspaces} title={t("window.workspace.reading")}>
        {(list) => {
          const workspace = list.workspaces.find((one) => one.id === id);
          return workspace === undefined ? (
            <NoSuchWorkspace />
          ) : (
            <Connect key={workspace.id} workspace={workspace} list={list} />
          );
        }}
      </WhenRead>
    </UnsavedGuard>
  );
}

function NoSuchWorkspace() {
  const t = useTranslation();
  return (
    <Screen title={t("window.workspace.absent.title")}>
      <Empty
        text={t("window.workspace.absent.text")}
        action={
          <Button component={Link} href={to.overview()}>
            {t("window.workspace.absent.back")}
          </Button>
        }
      />
    </Screen>
  );
}
