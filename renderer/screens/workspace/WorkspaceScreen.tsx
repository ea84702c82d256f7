import { useWorkspaceName } from "../../app/use-workspace-name.ts";
import { Button } from "@mantine/core";
import { useEffect, useRef, type ReactNode } from "react";
import { Link, useParams } from "wouter";
import type { Workspace, WorkspaceList } from "../../../shared/workspace/workspace.ts";
import { to } from "../../app/routes.ts";
import { useStores } from "../../app/window-context.tsx";
import { UnsavedGuard } from "../../components/forms/UnsavedGuard.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { Empty } from "../../components/screen/AsyncView.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import { visible } from "../../components/text/visible.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { BackupPasswordSection } from "./BackupPasswordSection.tsx";
import { CloudSection } from "./CloudSection.tsx";
import { NameSection } from "./NameSection.tsx";
import { NetworkSection } from "./NetworkSection.tsx";
import { NumbersSection } from "./NumbersSection.tsx";
import { OnPremSection } from "./OnPremSection.tsx";
import { RemoveSection } from "./RemoveSection.tsx";
import { sectionAskedFor } from "./section-link.ts";
import { WhenRead } from "./WhenRead.tsx";

/**
 * Shows all settings of one workspace: both connections, network, numbers, backup password, name, and
 * removal.
 */
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
            <Sections key={workspace.id} workspace={workspace} list={list} />
          );
        }}
      </WhenRead>
    </UnsavedGuard>
  );
}

function NoSuchWorkspace() {
  const t = useTranslation();
  return (
    <Screen narrow title={t("window.workspace.absent.title")}>
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

function Sections({ workspace, list }: { readonly workspace: Workspace; readonly list: WorkspaceList }) {
  const name = useWorkspaceName(workspace);
  const t = useTranslation();
  const title = (
    section: "cloud" | "onPrem" | "network" | "numbers" | "backup" | "name" | "remove",
  ): string => t(`window.workspace.section.${section}`);
  return (
    <Screen narrow title={visible(name, 80)} lead={t("window.workspace.lead")}>
      <Section name="cloud" title={title("cloud")}>
        <CloudSection workspace={workspace} />
      </Section>
      <Section name="on-premises" title={title("onPrem")}>
        <OnPremSection workspace={workspace} />
      </Section>
      <Section name="network" title={title("network")}>
        <NetworkSection workspace={workspace} />
      </Section>
      <Section name="numbers" title={title("numbers")}>
        <NumbersSection workspace={workspace} />
      </Section>
      <Section name="backup" title={title("backup")}>
        <BackupPasswordSection workspace={workspace} />
      </Section>
      <Section name="name" title={title("name")}>
        <NameSection workspace={workspace} list={list} />
      </Section>
      <Section name="remove" title={title("remove")}>
        <RemoveSection workspace={workspace} />
      </Section>
    </Screen>
  );
}

type SectionProps = { readonly name: string; readonly title: string; readonly children: ReactNode };

/** Renders one section as a card; scrolls to it and focuses its first field if the link asked for it. */
function Section({ name, title, children }: SectionProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sectionAskedFor(window.history.state) !== name) return;
    place.current?.scrollIntoView({ block: "start" });
    place.current?.querySelector<HTMLElement>("input, button, a")?.focus({ preventScroll: true });
  }, [name]);
  return (
    <div ref={place}>
      <Card title={title}>{children}</Card>
    </div>
  );
}
