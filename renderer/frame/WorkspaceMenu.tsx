import { Menu } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { navigate } from "wouter/use-hash-location";
import type { Workspace } from "../../shared/workspace/workspace.ts";
import { useChooseWorkspace, useCurrentWorkspace } from "../app/current-workspace.ts";
import { REALM_BASE, to } from "../app/routes.ts";
import { usePart } from "../app/use-feed.ts";
import { useStores } from "../app/window-context.tsx";
import { Untrusted } from "../components/text/Untrusted.tsx";
import { useTranslation } from "../wording/use-translation.tsx";
import { SwitcherButton } from "./SwitcherButton.tsx";

/** The workspaces to switch to. It loads when its button is pressed, and opens at once. */
export function WorkspaceMenu() {
  const { workspaces, realm } = useStores();
  const list = usePart(workspaces, (value) => value.workspaces) ?? [];
  const current = useCurrentWorkspace();
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone with the placeholder. This one takes its focus, to get it back in the end.
  useEffect(() => {
    button.current?.focus();
    setOpened(true);
  }, []);
  return (
    <Menu position="bottom-start" width={240} shadow="md" opened={opened} onChange={setOpened}>
      <Menu.Target>
        <SwitcherButton ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        {realm === "practice" ? (
          <PracticeItems current={current} />
        ) : (
          <OwnItems list={list} current={current} />
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

type ItemsProps = { readonly current: Workspace | undefined };

function OwnItems({ list, current }: ItemsProps & { readonly list: readonly Workspace[] }) {
  const t = useTranslation();
  const choose = useChooseWorkspace();
  const [, go] = useLocation();
  return (
    <>
      {list.map((workspace) => (
        <Menu.Item
          key={workspace.id}
          aria-current={workspace.id === current?.id}
          onClick={() => {
            choose(workspace.id);
            go(to.overview());
          }}
        >
          <Untrusted text={workspace.name} most={80} />
        </Menu.Item>
      ))}
      <EditItem current={current} />
      <Menu.Divider />
      <Menu.Item onClick={() => go(to.newWorkspace())}>{t("window.frame.switcher.add")}</Menu.Item>
      <Menu.Item onClick={() => navigate(`${REALM_BASE.practice}${to.scenarios()}`)}>
        {t("window.frame.practice.enter")}
      </Menu.Item>
    </>
  );
}

function PracticeItems({ current }: ItemsProps) {
  const t = useTranslation();
  return (
    <>
      <EditItem current={current} />
      <Menu.Divider />
      <Menu.Item onClick={() => navigate("/")}>{t("window.frame.practice.leave")}</Menu.Item>
    </>
  );
}

function EditItem({ current }: ItemsProps) {
  const t = useTranslation();
  const [, go] = useLocation();
  if (current === undefined) return null;
  return (
    <Menu.Item onClick={() => go(to.workspace(current.id))}>{t("window.frame.switcher.edit")}</Menu.Item>
  );
}
