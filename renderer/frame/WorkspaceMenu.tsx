import { Menu, TextInput } from "@mantine/core";
import { useEffect, useId, useRef, useState } from "react";
import { useLocation } from "wouter";
import { navigate } from "wouter/use-hash-location";
import type { Workspace } from "../../shared/workspace/workspace.ts";
import { isActive, useChooseWorkspace, useCurrentWorkspace } from "../app/current-workspace.ts";
import { REALM_BASE, to } from "../app/routes.ts";
import { usePart } from "../app/use-feed.ts";
import { useStores } from "../app/window-context.tsx";
import { Untrusted } from "../components/text/Untrusted.tsx";
import { useTranslation } from "../wording/use-translation.tsx";
import classes from "./Rail.module.css";
import { SwitcherButton } from "./SwitcherButton.tsx";

/** From so many workspaces on, they can be searched. */
const MANY = 6;

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
    <Menu
      position="bottom-start"
      width={240}
      shadow="md"
      opened={opened}
      onChange={setOpened}
      hideDetached={false}
      // The search takes the focus instead.
      trapFocus={realm === "practice" || list.length < MANY}
      returnFocus
    >
      <Menu.Target>
        <SwitcherButton ref={button} />
      </Menu.Target>
      <Menu.Dropdown className={classes["switcherMenu"] ?? ""}>
        {realm === "practice" ? (
          <PracticeItems current={current} />
        ) : (
          <OwnItems list={list} current={current} close={() => setOpened(false)} />
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

type ItemsProps = { readonly current: Workspace | undefined };

type OwnItemsProps = ItemsProps & { readonly list: readonly Workspace[]; readonly close: () => void };

function OwnItems({ list, current, close }: OwnItemsProps) {
  const t = useTranslation();
  const choose = useChooseWorkspace();
  const [, go] = useLocation();
  const [typed, setTyped] = useState("");
  const search = useRef<HTMLInputElement>(null);
  const heading = useId();
  useEffect(() => {
    search.current?.focus();
  }, []);
  const wanted = foldedText(typed);
  const fitting = list.filter(({ name }) => foldedText(name).includes(wanted));
  const archived = fitting.filter((one) => !isActive(one));
  return (
    <>
      {list.length < MANY ? null : (
        <TextInput
          className={classes["switcherSearch"] ?? ""}
          ref={search}
          aria-label={t("window.frame.switcher.search")}
          placeholder={t("window.frame.switcher.search")}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          // The first that fits, as the palette does.
          onKeyDown={(event) => {
            const first = fitting.find(isActive);
            if (event.key !== "Enter" || first === undefined) return;
            choose(first.id);
            go(to.overview());
            close();
          }}
        />
      )}
      {fitting.length === 0 ? <Menu.Label>{t("window.frame.switcher.noneFits")}</Menu.Label> : null}
      {fitting.filter(isActive).map((workspace) => (
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
      {archived.length === 0 ? null : (
        <>
          <Menu.Divider />
          <div role="group" aria-labelledby={heading}>
            <Menu.Label id={heading} className={classes["switcherGroup"] ?? ""}>
              {t("window.frame.switcher.archived")}
            </Menu.Label>
            {archived.map((workspace) => (
              <Menu.Item key={workspace.id} onClick={() => go(to.workspace(workspace.id))}>
                <Untrusted text={workspace.name} most={80} />
              </Menu.Item>
            ))}
          </div>
        </>
      )}
      <Menu.Divider />
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

/** A text without case and accents, for searching. */
function foldedText(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
}
