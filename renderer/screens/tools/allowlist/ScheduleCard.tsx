import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import type { AllowlistState, ListSchedule } from "../../../../shared/allowlist/allowlist.ts";
import { asNumbersText } from "../../../../shared/allowlist/read-input.ts";
import { wholeNumber } from "../../../../shared/typed-value.ts";
import type { FolderFinding } from "../../../../shared/watch/finding.ts";
import { localTime } from "../../../../shared/wording/times.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection, usePart } from "../../../app/use-feed.ts";
import { useOperation } from "../../../app/use-operation.ts";
import { useWebhookStores } from "../../../app/use-webhook-stores.ts";
import { Form } from "../../../components/forms/Form.tsx";
import { WholeNumberField } from "../../../components/forms/WholeNumberField.tsx";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { FolderFindings } from "../../../components/watch/FolderFindings.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "./allowlist.module.css";
import { Change } from "./RefreshResult.tsx";
import type { ListChoice } from "./use-refresh.ts";

const MODES = ["off", "remind", "refresh"] as const;
type Mode = (typeof MODES)[number];
const LONGEST_DAYS = 365;
const USUAL_DAYS = 7;
const NONE: readonly FolderFinding[] = [];

type ScheduleCardProps = { readonly state: AllowlistState; readonly choice: ListChoice };

/** Whether the list is refreshed without being asked, and what such a refresh found. */
export function ScheduleCard({ state, choice }: ScheduleCardProps) {
  const t = useTranslation();
  const { watch } = useWebhookStores();
  const findings = usePart(watch, ({ ofFolder }) => ofFolder) ?? NONE;
  const { scheduled } = state;
  return (
    <Card title={t("window.allowlist.schedule.title")}>
      <FolderFindings findings={findings} />
      {scheduled?.news === undefined ? null : (
        <details className={classes["news"]}>
          <summary>{t("window.allowlist.schedule.news", { at: localTime(t, scheduled.news.since) })}</summary>
          <Change change={scheduled.news} />
        </details>
      )}
      <ScheduleForm key={JSON.stringify(scheduled?.schedule)} state={state} choice={choice} />
      <p className="sw-quiet" role="status">
        {scheduled === undefined
          ? t("allowlist.schedule.off")
          : t(`allowlist.schedule.${scheduled.schedule.mode}`, {
              count: scheduled.schedule.everyDays,
              asns: asNumbersText(scheduled.schedule.asns),
              next: localTime(t, scheduled.nextAt),
            })}
      </p>
    </Card>
  );
}

function ScheduleForm({ state, choice }: ScheduleCardProps) {
  const t = useTranslation();
  const { allowlist } = useWebhookStores();
  const live = useConnection().kind === "live";
  const before = state.scheduled?.schedule;
  const [mode, setMode] = useState<Mode>(before?.mode ?? "off");
  const [typed, setTyped] = useState(String(before?.everyDays ?? USUAL_DAYS));
  const set = useOperation("allowlist.schedule");
  const days = wholeNumber(typed, { least: 1, most: LONGEST_DAYS });
  const fits = mode === "off" || (days !== undefined && choice.asns.length > 0);
  const save = async (): Promise<void> => {
    const schedule =
      mode === "off" || days === undefined ? {} : { schedule: scheduleOf(state, choice, mode, days) };
    const answer = await set.run(schedule);
    if (answer.ok) allowlist.take(() => answer.value);
  };
  return (
    <Form wide onSubmit={() => (fits && live ? runInBackground(save()) : undefined)}>
      <div className={classes["formats"]}>
        <NativeSelect
          label={t("window.allowlist.schedule.mode")}
          value={mode}
          data={MODES.map((value) => ({ value, label: t(`window.allowlist.schedule.of.${value}`) }))}
          onChange={(event) => setMode(MODES.find((one) => one === event.currentTarget.value) ?? "off")}
        />
        <WholeNumberField
          label={t("window.allowlist.schedule.days")}
          className={classes["days"] ?? ""}
          value={typed}
          disabled={mode === "off"}
          error={mode !== "off" && days === undefined ? t("window.allowlist.schedule.daysWrong") : undefined}
          onChange={setTyped}
        />
        <Button type="submit" variant="default" loading={set.busy} disabled={!fits || !live}>
          {t("window.allowlist.schedule.save")}
        </Button>
      </div>
      {mode !== "off" && choice.asns.length === 0 ? (
        <p className="sw-quiet">{t("window.allowlist.schedule.first")}</p>
      ) : null}
      {set.problem === undefined ? null : <ProblemCard problem={set.problem} />}
    </Form>
  );
}

function scheduleOf(
  { registry, sandboxOnly }: AllowlistState,
  { asns, family }: ListChoice,
  mode: ListSchedule["mode"],
  everyDays: number,
): ListSchedule {
  return { mode, everyDays, asns: [...asns], family, ...(sandboxOnly ? {} : { registry }) };
}
