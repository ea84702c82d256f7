import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import { useLocation } from "wouter";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { usePart } from "../../app/use-feed.ts";
import { useManaged } from "../../app/use-managed.ts";
import { useWebhookStores } from "../../app/use-webhook-stores.ts";
import { useSettingsStore, useStores } from "../../app/window-context.tsx";
import { loadedLater } from "../../components/later/loaded-later.tsx";
import { NotLoadedText } from "../../components/later/PartNotLoaded.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { StatusMark } from "../../components/status/StatusMark.tsx";
import { WholeNumbers } from "../../components/text/Breakable.tsx";
import { useConnectionKnowledge } from "../../components/connections/use-connections.ts";
import { lastPinChanges } from "../../stores/pin-changes.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Overview.module.css";
import { actionItemsOf, type ActionItem } from "./action-items.ts";
import { amountIn } from "../../../shared/wording/amounts.ts";

const SaidText = loadedLater(async () => (await import("../../components/text/SaidText.tsx")).SaidText, {
  missing: () => <NotLoadedText />,
});

/** Listed at first; the rest on request. */
const FIRST = 3;

/** What needs the user's attention in a workspace, the most urgent first. */
export function useActionItems(workspace: Workspace): readonly ActionItem[] {
  const { runs, pinChanges, secrets, vault, damagedRecords: damaged, unexpectedEnds, realm } = useStores();
  const knownRuns = usePart(runs, (known) => known);
  const knownPins = usePart(pinChanges, (known) => known);
  const vaultIsOpen = usePart(vault, (state) => state === "open") === true;
  const list = usePart(secrets, (known) => known);
  const connections = useConnectionKnowledge();
  const ofFolder = usePart(useWebhookStores().watch, (state) => state.ofFolder);
  const knownDamaged = usePart(damaged, (known) => known);
  const ends = usePart(unexpectedEnds, (known) => known);
  const settings = usePart(useSettingsStore(), (known) => known);
  const managed = useManaged();
  return useMemo(() => {
    // In Practice nothing is worth keeping, and the settings are those of the user's own numbers.
    const kept =
      realm === "own"
        ? { damagedRecords: vaultIsOpen ? knownDamaged : undefined, settings, ends, managed }
        : {};
    // The content of a locked vault is unknown, so no secret is reported as missing.
    const labels = vaultIsOpen && list !== undefined ? new Set(list.map(({ label }) => label)) : undefined;
    const pins = knownPins === undefined ? undefined : lastPinChanges(knownPins);
    return actionItemsOf({ workspace, runs: knownRuns, pins, labels, connections, ofFolder, ...kept });
  }, [
    connections,
    ends,
    knownDamaged,
    knownPins,
    knownRuns,
    list,
    managed,
    ofFolder,
    realm,
    settings,
    vaultIsOpen,
    workspace,
  ]);
}

/**
 * Lists what needs the user's attention, each item with a button to its screen; the first one is the screen's primary
 * button. Renders nothing if there is nothing.
 */
export function NeedsAttention({ items }: { readonly items: readonly ActionItem[] }) {
  const t = useTranslation();
  const [all, setAll] = useState(false);
  if (items.length === 0) return null;
  const shown = all ? items : items.slice(0, FIRST);
  return (
    <div className={classes["attention"]}>
      <Card title={t("window.overview.toLookAt")} aside={amountIn(t, items.length)}>
        <ul className={classes["list"]}>
          {shown.map((item, index) => (
            <Item key={item.id} item={item} first={index === 0} />
          ))}
        </ul>
        {items.length > FIRST ? (
          <Button
            size="compact-md"
            variant="subtle"
            aria-expanded={all}
            onClick={() => setAll((before) => !before)}
          >
            {all ? t("window.overview.showFewer") : t("window.overview.showAll", { count: items.length })}
          </Button>
        ) : null}
      </Card>
    </div>
  );
}

function Item({ item, first }: { readonly item: ActionItem; readonly first: boolean }) {
  const t = useTranslation();
  const [, go] = useLocation();
  return (
    <li className={classes["item"]}>
      <StatusMark meaning={item.meaning} word={t(`window.meaning.${item.meaning}`)} />
      <div className={classes["itemText"]}>
        <strong>
          <WholeNumbers text={t(`window.overview.matter.${item.word}.title`, item.values)} />
        </strong>
        <p>
          {item.said === undefined ? (
            t(`window.overview.matter.${item.word}.text`, item.values)
          ) : (
            <SaidText message={item.said} />
          )}
        </p>
      </div>
      <Button
        variant={first ? "filled" : "default"}
        onClick={() => go(item.to, item.section === undefined ? {} : { state: item.section })}
      >
        {t(`window.overview.matter.${item.word}.do`)}
      </Button>
    </li>
  );
}
