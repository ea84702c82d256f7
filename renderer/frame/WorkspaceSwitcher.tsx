import { Menu, UnstyledButton } from "@mantine/core";
import { IconSelector } from "@tabler/icons-react";
import { useLocation } from "wouter";
import { navigate } from "wouter/use-hash-location";
import type { Workspace } from "../../shared/workspace/workspace.ts";
import { Untrusted } from "../components/text/Untrusted.tsx";
import { visible } from "../components/text/visible.ts";
import { useTranslation } from "../wording/use-translation.tsx";
import { useChooseWorkspace, useCurrentWorkspace } from "../app/current-workspace.ts";
import { to } from "../app/routes.ts";
import { usePart } from "../app/use-feed.ts";
import { useStores } from "../app/window-context.tsx";
import classes from "./Rail.module.css";

/** Shows the current workspace, and switches between workspaces and Practice. */
export function WorkspaceSwitcher() {
  const t = useTranslation();
  const { workspaces, realm } = useStores();
  const list = usePart(workspaces, (value) => value.workspaces) ?? [];
  const current = useCurrentWorkspace();
  const practising = realm === "practice";
  const name = practising
    ? t("window.frame.switcher.practice")
    : (current?.name ?? t("window.frame.switcher.none"));
  return (
    <Menu position="bottom-start" width={240} shadow="md">
      <Menu.Target>
        <UnstyledButton
          className={classes["switcher"]}
          aria-label={t("window.frame.switcher.named", { name: visible(name, 80) })}
        >
          <span className={classes["appMark"]} />
          <span className={classes["switcherText"]}>
            <strong>
              <Untrusted text={name} most={80} />
            </strong>
            <span>
              {practising
                ? t("window.frame.switcher.practiceHint")
                : current === undefined
                  ? null
                  : t("window.frame.switcher.numbers", { count: current.numbers.length })}
            </span>
          </span>
          <IconSelector size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {practising ? <PracticeItems current={current} /> : <OwnItems list={list} current={current} />}
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
      <Menu.Item onClick={() => navigate("/practice")}>{t("window.frame.practice.enter")}</Menu.Item>
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
