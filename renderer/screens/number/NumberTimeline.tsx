import { SegmentedControl } from "@mantine/core";
import { useMemo, useState } from "react";
import { HappenedList } from "../../components/activity/HappenedList.tsx";
import { useHappened, type Happened } from "../../components/activity/use-happened.ts";
import { Card } from "../../components/screen/Card.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import type { OneNumber } from "./one-number.ts";
import classes from "./number.module.css";

const KINDS = ["all", "move", "check", "webhook"] as const;
const isKind = (text: string): text is (typeof KINDS)[number] => KINDS.some((kind) => kind === text);

/** Everything that happened to a number, newest first, or only its moves, checks or webhook tests. */
export function NumberTimeline({ workspace, number }: OneNumber) {
  const t = useTranslation();
  const numbers = useMemo(() => [number], [number]);
  const happened = useHappened(workspace.id, numbers);
  const [kind, setKind] = useState<(typeof KINDS)[number]>("all");
  const shown = happened.filter((one: Happened) => kind === "all" || one.kind === kind);
  return (
    <Card
      title={t("window.number.timeline.title")}
      aside={
        <SegmentedControl
          size="xs"
          aria-label={t("window.number.timeline.show")}
          value={kind}
          onChange={(value) => {
            if (isKind(value)) setKind(value);
          }}
          data={KINDS.map((value) => ({ value, label: t(`window.number.timeline.kind.${value}`) }))}
        />
      }
    >
      <div className={classes["timeline"]} role="status" aria-live="off">
        {shown.length === 0 ? (
          <p className="sw-quiet">{t(`window.number.timeline.none.${kind}`)}</p>
        ) : (
          <HappenedList happened={shown} />
        )}
      </div>
    </Card>
  );
}
