import type { Rescue } from "../../../../shared/migration/crossing.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { StatusMark, type Meaning } from "../../../components/status/StatusMark.tsx";
import { useDomainWords } from "../../../components/run/use-domain-words.ts";
import { localTime } from "../../../wording/local-time.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "./rescue.module.css";

/**
 * Tells in four beats that a response was lost and how the number was found, from the activity log alone:
 * sent once, response lost, checked, found.
 */
export function RescueCard({ rescue, spoken }: { readonly rescue: Rescue; readonly spoken: string }) {
  const t = useTranslation();
  const words = useDomainWords();
  const { by, reading } = rescue;
  const beats: readonly { readonly meaning: Meaning; readonly at: string; readonly text: string }[] = [
    { meaning: "proven", at: rescue.sentAt, text: t("window.run.rescue.sent") },
    { meaning: "unknown", at: rescue.lostAt, text: t("window.run.rescue.lost") },
    {
      meaning: "left-out",
      at: rescue.foundAt,
      text: t(rescue.checks === 0 ? "window.run.rescue.waited" : "window.run.rescue.checked", {
        count: rescue.checks,
      }),
    },
    {
      meaning: "proven",
      at: rescue.foundAt,
      text:
        by === "look-up" && reading !== undefined
          ? t("window.run.rescue.found", { finding: words.reading(reading) })
          : t(`window.run.rescue.by.${by === "webhook" ? "webhook" : "late-answer"}`),
    },
  ];
  return (
    <Card title={t("window.run.rescue.title", { spoken })}>
      <ol className={classes["beats"]}>
        {beats.map(({ meaning, at, text }, index) => (
          <li key={text}>
            <StatusMark meaning={meaning} word={t(`window.meaning.${meaning}`)} />
            <span>{text}</span>
            {index === 2 ? null : <time dateTime={at}>{localTime(t.language, at, { seconds: true })}</time>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
