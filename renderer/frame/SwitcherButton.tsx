import { UnstyledButton, type UnstyledButtonProps } from "@mantine/core";
import { IconSelector } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import { useCurrentWorkspace } from "../app/current-workspace.ts";
import { useStores } from "../app/window-context.tsx";
import { Untrusted } from "../components/text/Untrusted.tsx";
import { visible } from "../../shared/visible.ts";
import { useTranslation } from "../wording/use-translation.tsx";
import { useWorkspaceName } from "./use-workspace-name.ts";
import classes from "./Rail.module.css";

/** The button that names the workspace; takes what the menu adds to it. */
export function SwitcherButton(props: UnstyledButtonProps & ComponentProps<"button">) {
  const t = useTranslation();
  const { realm } = useStores();
  const current = useCurrentWorkspace();
  const practising = realm === "practice";
  const name = useWorkspaceName()(current);
  return (
    <UnstyledButton
      {...props}
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
  );
}
