import { Button, Switch, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import type { PracticeFault } from "../../../shared/practice/practice-state.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useStores } from "../../app/window-context.tsx";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { faultSentence } from "../../components/practice/fault-sentence.ts";
import { Card } from "../../components/screen/Card.tsx";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { newerState } from "../../stores/practice.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./PracticeScreen.module.css";

/**
 * Lists the faults that can be simulated as switches, grouped by what they affect: a migration in either
 * direction, or notifications.
 */
export function Faults({ faults }: { readonly faults: readonly PracticeFault[] }) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const { practice } = useStores();
  const [filter, setFilter] = useState("");
  const set = useOperation("practice.setFaults");
  const on = faults.filter((fault) => fault.on).map(({ name }) => name);
  const word = filter.trim().toLowerCase();
  const fitting = faults.filter((fault) =>
    `${fault.name} ${faultSentence(t, fault)}`.toLowerCase().includes(word),
  );
  const change = async (names: string[]): Promise<void> => {
    const answer = await set.run({ names });
    if (answer.ok) practice?.take((known) => newerState(known, answer.value));
  };
  const turn = (fault: PracticeFault): void =>
    runInBackground(change(fault.on ? on.filter((name) => name !== fault.name) : [...on, fault.name]));
  return (
    <Card
      title={t("window.practice.faults.title")}
      aside={t("window.practice.faults.on", { count: on.length })}
    >
      <div className={classes["faultHead"]}>
        <TextInput
          aria-label={t("window.practice.faults.filter")}
          placeholder={t("window.practice.faults.filter")}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
        <Button
          variant="default"
          disabled={!live || on.length === 0 || set.busy}
          onClick={() => runInBackground(change([]))}
        >
          {t("window.practice.faults.allOff")}
        </Button>
      </div>
      <p className="sw-quiet">{t("window.practice.faults.hint")}</p>
      {set.problem === undefined ? null : <ProblemCard problem={set.problem} />}
      {fitting.length === 0 ? <p>{t("window.practice.faults.noneFits")}</p> : null}
      {(["to-cloud", "to-onprem", "both", "webhooks"] as const).map((direction) => (
        <FaultGroup
          key={direction}
          direction={direction}
          faults={fitting.filter((fault) => fault.direction === direction)}
          disabled={!live || set.busy}
          onTurn={turn}
        />
      ))}
    </Card>
  );
}

type FaultGroupProps = {
  readonly direction: PracticeFault["direction"];
  readonly faults: readonly PracticeFault[];
  readonly disabled: boolean;
  readonly onTurn: (fault: PracticeFault) => void;
};

function FaultGroup({ direction, faults, disabled, onTurn }: FaultGroupProps) {
  const t = useTranslation();
  if (faults.length === 0) return null;
  const title = t(`window.practice.faults.direction.${direction}`);
  return (
    <section aria-label={title}>
      <h3 className={classes["group"]}>{title}</h3>
      <ul className={classes["list"]}>
        {faults.map((fault) => (
          <li key={fault.name}>
            <Switch
              checked={fault.on}
              // Stays enabled while the change is in progress, so that pressing it twice does not lose the
              // keyboard focus.
              aria-disabled={disabled}
              onChange={() => {
                if (!disabled) onTurn(fault);
              }}
              label={<Untrusted text={faultSentence(t, fault)} />}
              description={<span className="sw-mono">{fault.name}</span>}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
