import { Button, NativeSelect } from "@mantine/core";
import { useEffect, useMemo, useState } from "react";
import type { InputOf } from "../../../../shared/rpc/api.ts";
import { MOST_CSV_CHARACTERS } from "../../../../shared/rpc/areas/traffic.ts";
import type { ProposedHour, TrafficAdvice } from "../../../../shared/traffic/traffic.ts";
import {
  csvSentences,
  hourFigures,
  hourName,
  limitSentences,
  nextTime,
  quietestSentence,
  seenSentence,
} from "../../../../shared/wording/traffic-words.ts";
import { zoneHere } from "../../../../shared/traffic/zone-here.ts";
import { visible } from "../../../../shared/visible.ts";
import { useCurrentWorkspace } from "../../../app/current-workspace.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { DropFile } from "../../../components/forms/DropFile.tsx";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { LeadFacts } from "../../../components/screen/LeadFacts.tsx";
import { Screen } from "../../../components/screen/Screen.tsx";
import { spoken } from "../../../../shared/phone.ts";
import { inOwnOrder } from "../../../wording/dotted.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { HeatMap } from "./HeatMap.tsx";
import classes from "../helpers.module.css";
import { useTraffic } from "./use-traffic.ts";

type Csv = { readonly file: string; readonly text: string };

/** Shows the messages of a week by the hour, and the quietest hours for a migration. */
export default function TrafficTool() {
  const t = useTranslation();
  const workspace = useCurrentWorkspace();
  const [zone, setZone] = useState(zoneHere);
  const [number, setNumber] = useState("");
  const [csv, setCsv] = useState<Csv>();
  const [column, setColumn] = useState("");
  const [columns, setColumns] = useState<readonly string[]>([]);
  const [trouble, setTrouble] = useState<"tooLarge" | "unreadable">();
  const id = workspace?.id;
  const question = useMemo((): InputOf<"traffic.advise"> => {
    if (csv !== undefined)
      return { zone, from: { kind: "csv", text: csv.text, ...(column === "" ? {} : { column }) } };
    const filter = {
      ...(id === undefined ? {} : { workspace: id }),
      ...(number === "" ? {} : { phoneNumberId: number }),
    };
    return { zone, from: { kind: "events", filter } };
  }, [zone, csv, column, id, number]);
  const { busy, advised, problem } = useTraffic(question);
  useEffect(() => {
    if (
      problem?.kind === "named" &&
      problem.problem.kind === "csvUnusable" &&
      problem.problem.why === "column-needed"
    )
      setColumns(problem.problem.columns ?? []);
  }, [problem]);
  const live = useConnection().kind === "live";
  const read = async (file: File): Promise<void> => {
    try {
      const text = file.size > 4 * MOST_CSV_CHARACTERS ? undefined : await file.text();
      const isTooLarge = text === undefined || text.length > MOST_CSV_CHARACTERS;
      setTrouble(isTooLarge ? "tooLarge" : undefined);
      setColumn("");
      setColumns([]);
      if (!isTooLarge) setCsv({ file: file.name, text });
    } catch {
      setTrouble("unreadable");
    }
  };
  const numbers = workspace?.numbers ?? [];
  return (
    <Screen
      title={advised === undefined ? t("window.tools.of.traffic.title") : quietestSentence(t, advised.advice)}
      lead={advised === undefined ? t("window.tools.of.traffic.what") : <Lead advice={advised.advice} />}
    >
      <div className={classes["choices"]} data-busy={busy}>
        <NativeSelect
          label={t("window.tools.traffic.zone")}
          value={zone}
          data={zones(zone)}
          onChange={(event) => setZone(event.currentTarget.value)}
        />
        {csv !== undefined ? (
          <>
            {columns.length === 0 ? null : (
              <NativeSelect
                label={t("window.tools.traffic.column")}
                value={column}
                data={[
                  { value: "", label: t("window.tools.traffic.chooseColumn") },
                  ...columns.map((name) => ({ value: name, label: visible(name, 80) })),
                ]}
                onChange={(event) => setColumn(event.currentTarget.value)}
              />
            )}
            <Button variant="default" onClick={() => setCsv(undefined)}>
              {t("window.tools.traffic.stored")}
            </Button>
          </>
        ) : numbers.length < 2 ? null : (
          <NativeSelect
            label={t("window.tools.traffic.number")}
            value={number}
            data={[
              { value: "", label: t("window.tools.traffic.allNumbers") },
              ...numbers.map((one) => ({
                value: one.phoneNumberId,
                label: inOwnOrder(t, spoken(one.cc, one.phoneNumber)),
              })),
            ]}
            onChange={(event) => setNumber(event.currentTarget.value)}
          />
        )}
      </div>
      {csv === undefined ? null : (
        <p className={classes["source"]}>
          {t("window.tools.traffic.from", { file: visible(csv.file, 120) })}
        </p>
      )}
      {problem === undefined ? null : <ProblemCard problem={problem} />}
      {advised === undefined ? null : <Advice {...advised} />}
      <DropFile
        text={t("window.tools.traffic.drop")}
        choose={t("window.tools.report.choose")}
        accept=".csv,.tsv,.txt"
        disabled={!live}
        onFile={(file) => runInBackground(read(file))}
      />
      {trouble === undefined ? null : <p role="alert">{t(`window.tools.traffic.${trouble}`)}</p>}
    </Screen>
  );
}

function zones(current: string): string[] {
  return [...new Set([current, "UTC", ...Intl.supportedValuesOf("timeZone")])];
}

function Lead({ advice }: { readonly advice: TrafficAdvice }) {
  const t = useTranslation();
  const seen = seenSentence(t, advice);
  const meaning = { enough: "proven", little: "attention", none: "unknown" } as const;
  return (
    <LeadFacts
      certainty={{
        meaning: meaning[advice.evidence],
        word: t(`window.tools.traffic.evidence.${advice.evidence}`),
      }}
    >
      {seen === undefined ? null : <span>{seen}</span>}
    </LeadFacts>
  );
}

type AdviceProps = ReturnType<typeof useTraffic>["advised"] & object;

function Advice({ advice, csv }: AdviceProps) {
  const t = useTranslation();
  const { evidence, quietest, office, busiest, alike, zone } = advice;
  const limits = [...(csv === undefined ? [] : csvSentences(t, csv, zone)), ...limitSentences(t, advice)];
  return (
    <>
      {evidence === "none" ? null : (
        <Card title={t("window.tools.traffic.week")}>
          <HeatMap advice={advice} />
        </Card>
      )}
      {quietest === undefined ? null : (
        <Card title={t("window.tools.traffic.proposed")}>
          <ul className={classes["plain"]}>
            <Hour hour={quietest} zone={zone} />
          </ul>
          {alike === 0 ? null : <p className={classes["quiet"]}>{t("traffic.alike", { count: alike })}</p>}
          <p className={classes["subhead"]}>
            {t(office.length === 0 ? "traffic.noOffice" : "traffic.office")}
          </p>
          <ul className={classes["plain"]}>
            {office.map((hour) => (
              <Hour key={`${hour.day} ${hour.hour}`} hour={hour} zone={zone} />
            ))}
          </ul>
          {busiest === undefined ? null : (
            <p className={classes["quiet"]}>
              {t("traffic.busiest", { hour: hourName(t, busiest), perHour: busiest.perHour })}
            </p>
          )}
        </Card>
      )}
      <Card title={t("window.tools.traffic.limits")}>
        <ul className={classes["sentences"]}>
          {limits.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          <li>{t("traffic.downtime")}</li>
        </ul>
      </Card>
    </>
  );
}

function Hour({ hour, zone }: { readonly hour: ProposedHour; readonly zone: string }) {
  const t = useTranslation();
  return (
    <li>
      <strong>{hourName(t, hour)}</strong>
      <span>{hourFigures(t, hour)}</span>
      <span>{nextTime(t, hour, zone)}</span>
    </li>
  );
}
