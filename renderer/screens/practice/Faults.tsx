import { Button, Switch, TextInput } from "@mantine/core";
import { IconBug, IconSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import type { PracticeFault, PracticeState } from "../../../shared/practice/practice-state.ts";
import { faultSentence } from "../../components/practice/fault-sentence.ts";
import { leadsToFaults } from "../../components/practice/faults-link.ts";
import { useFaults, type FaultSwitches } from "../../components/practice/use-faults.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import type { Feed } from "../../stores/feed.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./PracticeScreen.module.css";

/** The faults that are on, each with its switch, and below a fold all that can be simulated. */
export function Faults({ practice }: { readonly practice: Feed<PracticeState> }) {
  const t = useTranslation();
  const faults = useFaults(practice);
  const { on, may, problem, switchOff } = faults;
  return (
    <Card
      title={t("window.practice.faults.title")}
      aside={t("window.practice.faults.on", { count: on.length })}
    >
      <p className={classes["hint"]}>{t("window.practice.faults.hint")}</p>
      {problem === undefined ? null : <ProblemCard problem={problem} />}
      {on.length === 0 ? null : (
        <ul className={classes["on"]} aria-label={t("window.practice.faults.onTitle")}>
          {on.map((fault) => (
            <li key={fault.name} title={fault.name}>
              <IconBug size={18} stroke={1.75} aria-hidden />
              <Untrusted text={faultSentence(t, fault)} />
              <Button
                variant="default"
                size="xs"
                disabled={!may}
                aria-label={t("window.practice.faults.offNamed", { fault: faultSentence(t, fault) })}
                onClick={() => switchOff([fault.name])}
              >
                {t("window.practice.faults.off")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {on.length < 2 ? null : (
        <Button
          variant="default"
          size="xs"
          disabled={!may}
          onClick={() => switchOff(on.map(({ name }) => name))}
        >
          {t("window.practice.faults.allOff")}
        </Button>
      )}
      <MoreFaults faults={faults} />
    </Card>
  );
}

/** All faults below a fold, by what they affect: a migration in either direction, or notifications. */
function MoreFaults({ faults: { all, may, switchOn, switchOff } }: { readonly faults: FaultSwitches }) {
  const t = useTranslation();
  const [isAsked] = useState(() => leadsToFaults(window.history.state));
  const [open, setOpen] = useState(isAsked);
  const [filter, setFilter] = useState("");
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isAsked) return undefined;
    // Delayed because the screen focuses its title when it opens, in an effect that runs after this one.
    const frame = requestAnimationFrame(() => {
      search.current?.scrollIntoView({ block: "center" });
      search.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isAsked]);
  const word = filter.trim().toLowerCase();
  // Scripts know a fault by its name, so it is found too, though it is not shown.
  const fitting = all.filter((fault) =>
    `${fault.name} ${faultSentence(t, fault)}`.toLowerCase().includes(word),
  );
  const turn = ({ name, on }: PracticeFault): void => (on ? switchOff([name]) : switchOn(name));
  return (
    <details className={classes["more"]} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("window.practice.faults.more", { count: all.length })}</summary>
      {open ? (
        <>
          <TextInput
            ref={search}
            className={classes["search"] ?? ""}
            aria-label={t("window.practice.faults.filter")}
            placeholder={t("window.practice.faults.filter")}
            leftSection={<IconSearch size={16} aria-hidden />}
            value={filter}
            onChange={(event) => setFilter(event.currentTarget.value)}
          />
          {fitting.length === 0 ? <p>{t("window.practice.faults.noneFits")}</p> : null}
          {(["to-cloud", "to-onprem", "both", "webhooks", "registry"] as const).map((direction) => (
            <FaultGroup
              key={direction}
              direction={direction}
              faults={fitting.filter((fault) => fault.direction === direction)}
              disabled={!may}
              onTurn={turn}
            />
          ))}
        </>
      ) : null}
    </details>
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
          <li key={fault.name} title={fault.name}>
            <Switch
              checked={fault.on}
              // Stays enabled while the change is in progress, so that pressing it twice does not lose the
              // keyboard focus.
              aria-disabled={disabled}
              onChange={() => {
                if (!disabled) onTurn(fault);
              }}
              label={<Untrusted text={faultSentence(t, fault)} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
