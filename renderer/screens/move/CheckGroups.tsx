import { Button } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import type { CheckResult } from "../../../shared/checks/result.ts";
import type { Direction } from "../../../shared/migration/direction.ts";
import { LANGUAGE_FACTS } from "../../../shared/language.ts";
import { CheckLine } from "../../components/checks/CheckLine.tsx";
import { Waiting } from "../../components/waiting/Waiting.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { CHECK_GROUPS, countsOf, grouped, groupsOf, type CheckGroup } from "./check-order.ts";
import classes from "./Move.module.css";
import type { Checks } from "./use-checks.ts";

/** The longest time that one round of all checks may take. */
const CHECKS_LIMIT_MS = 60_000;

/** How one check is run again. */
export type Again = {
  /** The id of the check that runs alone. */
  readonly busy: string | undefined;
  readonly may: boolean;
  readonly onAgain: (id: string) => void;
};

type CheckGroupsProps = {
  readonly checks: Checks;
  readonly direction: Direction;
  readonly again: Again;
};

/** All preflight checks by group, each folded to a line with a dot per check; opened, with their evidence. */
export function CheckGroups({ checks, direction, again }: CheckGroupsProps) {
  const t = useTranslation();
  const [open, setOpen] = useState<ReadonlySet<CheckGroup>>(new Set());
  const { results, running } = checks;
  const found = new Map(grouped(results).map(({ group, checks: inGroup }) => [group, inGroup]));
  const groups = CHECK_GROUPS.filter((group) => groupsOf(direction).includes(group) || found.has(group));
  const all = groups.every((group) => open.has(group));
  return (
    <section aria-labelledby="preflight-checks">
      <div className={classes["groupsHead"]}>
        <h2 id="preflight-checks">{t("window.move.checks.title")}</h2>
        <Button size="compact-sm" variant="subtle" onClick={() => setOpen(new Set(all ? [] : groups))}>
          {t(all ? "window.move.checks.hideAll" : "window.move.checks.showAll")}
        </Button>
      </div>
      <div className={classes["groups"]}>
        {groups.map((group) => (
          <Group
            key={group}
            group={group}
            checks={found.get(group) ?? []}
            again={again}
            open={open.has(group)}
            onToggle={(is) => setOpen((before) => withGroup(before, group, is))}
          />
        ))}
      </div>
      {running === undefined ? null : (
        <div className={classes["waiting"]}>
          <Waiting
            since={running.since}
            limitMs={CHECKS_LIMIT_MS}
            label={t("window.move.checks.progress")}
            meanwhile={t("window.move.checks.meanwhile")}
          />
        </div>
      )}
    </section>
  );
}

type GroupProps = {
  readonly group: CheckGroup;
  readonly checks: readonly CheckResult[];
  readonly again: Again;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
};

function Group({ group, checks, again, open, onToggle }: GroupProps) {
  const t = useTranslation();
  const name = t(`window.move.checks.group.${group}`);
  return (
    <details
      className={classes["group"]}
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary>
        <IconChevronRight size={16} aria-hidden className={classes["chevron"]} />
        <strong>{name}</strong>
        <span className={classes["about"]}>{t(`window.move.checks.about.${group}`)}</span>
        <span className={classes["dots"]} aria-hidden="true">
          {checks.map(({ id, status }) => (
            <span key={id} data-status={status} />
          ))}
        </span>
        <span className={classes["count"]}>
          <Counts checks={checks} />
        </span>
      </summary>
      <ul className={classes["checks"]} aria-label={name}>
        {checks.map((check) => (
          <CheckLine
            key={check.id}
            check={check}
            again={{ busy: again.busy === check.id, may: again.may, onAgain: again.onAgain }}
          />
        ))}
      </ul>
    </details>
  );
}

/** What the checks of a group came to, leaving out what there is none of. */
function Counts({ checks }: { readonly checks: readonly CheckResult[] }) {
  const t = useTranslation();
  const { pass, warn, fail, skip } = countsOf(checks);
  const parts = [
    ...(fail === 0 ? [] : [t("window.move.checks.stops", { count: fail })]),
    ...(warn === 0 ? [] : [t("window.move.checks.warnings", { count: warn })]),
    ...(pass === 0 ? [] : [t("window.move.checks.passed", { count: pass })]),
    ...(skip === 0 ? [] : [t("window.move.checks.skipped", { count: skip })]),
  ];
  return new Intl.ListFormat(LANGUAGE_FACTS[t.language].locale, { type: "unit", style: "short" }).format(
    parts,
  );
}

function withGroup(before: ReadonlySet<CheckGroup>, group: CheckGroup, open: boolean) {
  const after = new Set(before);
  if (open) after.add(group);
  else after.delete(group);
  return after;
}
