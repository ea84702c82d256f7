import { Button, VisuallyHidden } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useStore } from "zustand";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useVaultGate } from "../../components/vault/use-vault-gate.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Overview.module.css";
import type { Refreshes } from "./use-refreshes.ts";

type LookAtAllProps = {
  readonly looks: Refreshes;
  readonly workspace: Workspace;
  /** True if it is the screen's primary button. */
  readonly primary: boolean;
};

/** Refreshes every number on request, a few at a time; can be stopped. */
export function RefreshAll({ looks, workspace, primary }: LookAtAllProps) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const asked = useStore(looks, (state) => state.asked);
  const done = useStore(looks, (state) => state.done);
  const waits = useStore(looks, (state) => state.waiting.length > 0);
  const { ensureOpen } = useVaultGate();
  const start = async (): Promise<void> => {
    if (await ensureOpen()) looks.look(workspace.numbers.map(({ phoneNumberId }) => phoneNumberId));
  };
  if (asked > 0)
    return (
      <span className={classes["looking"]}>
        <VisuallyHidden role="status">{t("window.overview.lookingNow")}</VisuallyHidden>
        <span>{t("window.overview.looking", { done, count: asked })}</span>
        {waits ? (
          <Button size="compact-sm" variant="subtle" onClick={looks.stop}>
            {t("window.overview.stopLooking")}
          </Button>
        ) : null}
      </span>
    );
  return (
    <Button
      size="compact-sm"
      variant={primary ? "filled" : "subtle"}
      leftSection={<IconRefresh size={14} aria-hidden />}
      disabled={!live}
      onClick={() => runInBackground(start())}
    >
      {t(workspace.numbers.length === 1 ? "window.overview.lookAgain" : "window.overview.lookAtAll")}
    </Button>
  );
}
