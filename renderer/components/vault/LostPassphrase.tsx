import { Anchor, Text } from "@mantine/core";
import { useEffect } from "react";
import { Link } from "wouter";
import { runInBackground } from "../../app/in-background.ts";
import { to } from "../../app/routes.ts";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { valueOf } from "../../stores/loadable.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./NewVaultFields.module.css";
import { hasNoSheet, useRecovery } from "./use-recovery.ts";

type LostPassphraseProps = { readonly disabled?: boolean; readonly onSheet: () => void };

/**
 * Leads from the passphrase to the key on the recovery sheet. Where no sheet was made, it says so, and how to make one
 * if the vault is open.
 */
export function LostPassphrase({ disabled = false, onSheet }: LostPassphraseProps) {
  const t = useTranslation();
  const { vault } = useStores();
  const isOpen = usePart(vault, (value) => value) === "open";
  const { state, feed } = useRecovery();
  // A terminal may have made a key since it was read, and no window is told.
  useEffect(() => runInBackground(feed.refresh()), [feed]);
  if (!hasNoSheet(valueOf(state)))
    return (
      <Anchor
        component="button"
        type="button"
        size="sm"
        disabled={disabled}
        onClick={onSheet}
        className={classes["other"] ?? ""}
      >
        {t("window.vault.lost.sheet")}
      </Anchor>
    );
  return (
    <Text size="sm" className="sw-quiet">
      {isOpen ? (
        <>
          {t("window.vault.lost.printFirst")}{" "}
          <Anchor component={Link} size="sm" href={to.connections()}>
            {t("window.vault.lost.print")}
          </Anchor>
        </>
      ) : (
        t("window.vault.lost.noSheet")
      )}
    </Text>
  );
}
