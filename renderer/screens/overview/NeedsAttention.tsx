import { Button } from "@mantine/core";
import { useMemo } from "react";
import { useLocation } from "wouter";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { StatusMark } from "../../components/status/StatusMark.tsx";
import { lastPinChanges } from "../../stores/pin-changes.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Overview.module.css";
import { actionItemsOf, type ActionItem } from "./action-items.ts";

/**
 * Lists what needs the user's attention, each item with a button to its screen; renders nothing if there is
 * nothing.
 */
export function NeedsAttention({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const { runs, readings, pinChanges, secrets, vault } = useStores();
  const knownRuns = usePart(runs, (known) => known);
  const knownReadings = usePart(readings, (known) => known);
  const knownPins = usePart(pinChanges, (known) => known);
  const vaultIsOpen = usePart(vault, (state) => state === "open") === true;
  const list = usePart(secrets, (known) => known);
  const matters = useMemo(() => {
    // The content of a locked vault is unknown, so no secret is reported as missing.
    const labels = vaultIsOpen && list !== undefined ? new Set(list.map(({ label }) => label)) : undefined;
    const pins = knownPins === undefined ? undefined : lastPinChanges(knownPins);
    return actionItemsOf({ workspace, runs: knownRuns, readings: knownReadings, pins, labels });
  }, [knownPins, knownReadings, knownRuns, list, vaultIsOpen, workspace]);
  if (matters.length === 0) return null;
  return (
    <Card title={t("window.overview.toLookAt")} aside={matters.length}>
      <ul className={classes["list"]}>
        {matters.map((matter) => (
          <Item key={matter.id} matter={matter} />
        ))}
      </ul>
    </Card>
  );
}

function Item({ matter }: { readonly matter: ActionItem }) {
  const t = useTranslation();
  const [, go] = useLocation();
  return (
    <li className={classes["item"]}>
      <StatusMark meaning={matter.meaning} word={t(`window.meaning.${matter.meaning}`)} />
      <div className={classes["itemText"]}>
        <strong>{t(`window.overview.matter.${matter.word}.title`, matter.values)}</strong>
        <p>{t(`window.overview.matter.${matter.word}.text`, matter.values)}</p>
      </div>
      <Button variant="default" size="compact-md" onClick={() => go(matter.to)}>
        {t(`window.overview.matter.${matter.word}.do`)}
      </Button>
    </li>
  );
}
