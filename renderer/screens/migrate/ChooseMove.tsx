import { useWorkspaceName } from "../../app/use-workspace-name.ts";
import { Button, Radio, Select, Stack } from "@mantine/core";
import { useState } from "react";
import { Link } from "wouter";
import { sourceOf, targetOf, type Direction } from "../../../shared/migration/direction.ts";
import { e164, spoken } from "../../../shared/phone.ts";
import type { Workspace, WorkspaceNumber } from "../../../shared/workspace/workspace.ts";
import { missingParts } from "../../../shared/workspace/plan-for.ts";
import { to } from "../../app/routes.ts";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { NumberBridgeMini } from "../../components/bridge/BridgeMini.tsx";
import { MissingParts } from "../../components/checks/MissingParts.tsx";
import { useStoredLabels } from "../../components/secrets/use-stored-secret.ts";
import type { NumberStatus } from "../../components/number-status/number-status.ts";
import { useNumberStatus } from "../../components/number-status/use-number-status.ts";
import { Card } from "../../components/screen/Card.tsx";
import { Age } from "../../components/text/Age.tsx";
import { openRunsOf } from "../../stores/runs.ts";
import { inOwnOrder } from "../../wording/dotted.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Migrate.module.css";

const DIRECTIONS: readonly Direction[] = ["to-cloud", "to-onprem"];

type ChooseMoveProps = {
  readonly workspace: Workspace;
  /** Its button is the primary one of the screen. */
  readonly first: boolean;
};

/**
 * Lets the user choose the number and the direction; suggests the direction away from the last known
 * location.
 */
export function ChooseMove({ workspace, first }: ChooseMoveProps) {
  const [id, setId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Direction>();
  const number = workspace.numbers.find(({ phoneNumberId }) => phoneNumberId === id) ?? workspace.numbers[0];
  if (number === undefined) return null;
  const choose = (next: string | null): void => {
    setId(next);
    setChosen(undefined);
  };
  return <Chosen {...{ workspace, number, chosen, choose, setChosen, first }} />;
}

type ChosenProps = {
  readonly workspace: Workspace;
  readonly number: WorkspaceNumber;
  /** Undefined while the suggested direction applies. */
  readonly chosen: Direction | undefined;
  readonly choose: (number: string | null) => void;
  readonly setChosen: (direction: Direction) => void;
  readonly first: boolean;
};

function Chosen({ workspace, number, chosen, choose, setChosen, first }: ChosenProps) {
  const t = useTranslation();
  const { standing } = useNumberStatus(workspace.id, number);
  const name = useWorkspaceName(workspace);
  const direction = chosen ?? suggested(standing) ?? "to-cloud";
  return (
    <Card title={t("window.migrate.begin.title")}>
      <Stack gap="md" className={classes["form"] ?? ""}>
        <Select
          label={t("window.migrate.begin.number")}
          description={t("window.migrate.begin.numberHint", { workspace: name })}
          data={workspace.numbers.map(({ phoneNumberId, cc, phoneNumber }) => ({
            value: phoneNumberId,
            label: inOwnOrder(t, spoken(cc, phoneNumber)),
          }))}
          value={number.phoneNumberId}
          onChange={choose}
          allowDeselect={false}
          searchable={workspace.numbers.length > 8}
        />
        <p className={classes["seen"]}>
          <span>{t("window.migrate.begin.seen")}</span>
          <NumberBridgeMini standing={standing} />
          {standing.known.by === "nobody" ? (
            <span className="sw-quiet">{t("window.migrate.begin.unseen")}</span>
          ) : (
            <Age at={standing.known.at} />
          )}
        </p>
        <Radio.Group
          label={t("window.migrate.begin.direction")}
          value={direction}
          onChange={(value) => setChosen(value === "to-onprem" ? "to-onprem" : "to-cloud")}
        >
          <Stack gap={6} mt={6}>
            {DIRECTIONS.map((each) => (
              <Radio
                key={each}
                value={each}
                label={t(`window.migrate.begin.directions.${each}`)}
                description={<Hint standing={standing} direction={each} />}
                // A click on the suggested one changes nothing, and is a choice all the same: the suggestion may change.
                onClick={() => setChosen(each)}
              />
            ))}
          </Stack>
        </Radio.Group>
        <NextStep workspace={workspace} number={number} direction={direction} first={first} />
      </Stack>
    </Card>
  );
}

type NextStepProps = {
  readonly workspace: Workspace;
  readonly number: WorkspaceNumber;
  readonly direction: Direction;
  readonly first: boolean;
};

/** Shows what is missing, or the link to the preparation. */
function NextStep({ workspace, number, direction, first }: NextStepProps) {
  const t = useTranslation();
  const stored = useStoredLabels();
  const open = usePart(
    useStores().runs,
    (runs) => openRunsOf(runs).find((run) => run.number === e164(number.cc, number.phoneNumber))?.run,
  );
  if (open !== undefined)
    return (
      <div>
        <p>{t("window.migrate.begin.openRun")}</p>
        <Button component={Link} href={to.run(open)} variant="default">
          {t("window.migrate.open.go")}
        </Button>
      </div>
    );
  // The content of a locked vault is unknown: the next screen asks to unlock it.
  const missing = stored === undefined ? [] : missingParts(workspace, number, direction, stored);
  return (
    <div>
      {missing.length === 0 ? null : <MissingParts missing={missing} workspace={workspace} number={number} />}
      <Button
        component={Link}
        href={to.move(workspace.id, number.phoneNumberId, direction)}
        variant={first && missing.length === 0 ? "filled" : "default"}
      >
        {t("window.migrate.begin.go")}
      </Button>
    </div>
  );
}

function Hint({ standing, direction }: { readonly standing: NumberStatus; readonly direction: Direction }) {
  const t = useTranslation();
  const key = hintKey(standing, direction);
  return key === undefined ? null : t(key);
}

function suggested({ place }: NumberStatus): Direction | undefined {
  return DIRECTIONS.find((direction) => place === sourceOf(direction));
}

function hintKey(
  standing: NumberStatus,
  direction: Direction,
): "window.migrate.begin.suggested" | "window.migrate.begin.isThere" | undefined {
  if (suggested(standing) === direction) return "window.migrate.begin.suggested";
  return standing.place === targetOf(direction) ? "window.migrate.begin.isThere" : undefined;
}
