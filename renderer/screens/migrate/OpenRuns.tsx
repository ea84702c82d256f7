import { Button } from "@mantine/core";
import { Link } from "wouter";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { to } from "../../app/routes.ts";
import { BridgeMini } from "../../components/bridge/BridgeMini.tsx";
import { bridgeOfRun } from "../../components/bridge/bridge-state.ts";
import { useDomainWords } from "../../components/run/use-domain-words.ts";
import { Card } from "../../components/screen/Card.tsx";
import { StatusBadge, type Meaning } from "../../components/status/StatusMark.tsx";
import { Age } from "../../components/text/Age.tsx";
import { openRunsOf, type Runs } from "../../stores/runs.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Migrate.module.css";

/**
 * Lists the migrations that have not ended, each with its phase and a link; renders nothing if there are
 * none.
 */
export function OpenRuns({ runs }: { readonly runs: Runs }) {
  const t = useTranslation();
  const open = openRunsOf(runs);
  if (open.length === 0) return null;
  return (
    <Card title={t("window.migrate.open.title")} flush>
      <ul className={classes["runs"]}>
        {open.map((run, index) => (
          <OpenRun key={run.run} run={run} first={index === 0} />
        ))}
      </ul>
    </Card>
  );
}

type OpenRunProps = {
  readonly run: RunSnapshot;
  /** Its button is the primary one of the screen. */
  readonly first: boolean;
};

function OpenRun({ run, first }: OpenRunProps) {
  const t = useTranslation();
  const words = useDomainWords();
  return (
    <li className={classes["run"]}>
      <div className={classes["runText"]}>
        <div className={classes["runHead"]}>
          <strong className="sw-mono">{run.spoken}</strong>
          <span>{t(`window.migrate.begin.directions.${run.direction}`)}</span>
          <StatusBadge
            meaning={meaningOf(run)}
            word={run.held ? t("window.migrate.open.busy") : words.phase(run.phase.kind)}
          />
        </div>
        <p>{words.run(run).what}</p>
        <div className={classes["runHead"]}>
          <BridgeMini state={bridgeOfRun(run)} />
          <span className="sw-quiet">
            {t("window.migrate.open.since")} <Age at={run.updatedAt} />
          </span>
        </div>
      </div>
      <Button
        component={Link}
        href={to.run(run.run)}
        variant={first ? "filled" : "default"}
        aria-label={t("window.migrate.open.goTo", { spoken: run.spoken })}
      >
        {t("window.migrate.open.go")}
      </Button>
    </li>
  );
}

function meaningOf({ held, phase, numberIs }: RunSnapshot): Meaning {
  if (held) return "busy";
  return phase.kind === "unknown" || numberIs === "unknown" ? "unknown" : "attention";
}
