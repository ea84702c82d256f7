import { Button } from "@mantine/core";
import { Link, useLocation } from "wouter";
import { to } from "../app/routes.ts";
import { usePart } from "../app/use-feed.ts";
import { useStores } from "../app/window-context.tsx";
import { BridgeMini } from "../components/bridge/BridgeMini.tsx";
import { bridgeOfRun } from "../components/bridge/bridge-state.ts";
import { runTitle } from "../components/run/run-title.ts";
import { openRunsOf } from "../stores/runs.ts";
import { useTranslation } from "../wording/use-translation.tsx";
import classes from "./RunStrip.module.css";

/**
 * Shows the newest open migration at the bottom of every screen but its own and those that list or start
 * migrations, with the way to it.
 */
export function RunStrip() {
  const t = useTranslation();
  const [path] = useLocation();
  const { runs } = useStores();
  const known = usePart(runs, (value) => value);
  const open = known === undefined ? [] : openRunsOf(known);
  const [newest] = open;
  if (newest === undefined || /^\/(?:runs|migrate|move)\b/.test(path)) return null;
  return (
    <aside className={classes["strip"]} aria-label={t("window.strip.label")}>
      <div className={classes["inner"]}>
        <span className={classes["bridge"]}>
          <BridgeMini state={bridgeOfRun(newest)} bare />
        </span>
        <span className={classes["words"]}>
          <strong>{runTitle(t, newest)}</strong>
          <span>
            <bdi>{newest.spoken}</bdi>
            {open.length === 1 ? null : ` · ${t("window.strip.more", { count: open.length - 1 })}`}
          </span>
        </span>
        <Button component={Link} href={to.run(newest.run)} variant="default" size="sm">
          {t("window.strip.open")}
        </Button>
      </div>
    </aside>
  );
}
