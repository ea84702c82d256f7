import { NativeSelect } from "@mantine/core";
import { LOG_LEVELS } from "../../../shared/settings/log-level.ts";
import type { Settings } from "../../../shared/settings/settings.ts";
import { useChangeSettings } from "../../app/use-change-settings.ts";
import { useConnection } from "../../app/use-feed.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Settings.module.css";

/** Chooses how much the operational log holds. */
export function LogDetail({ logLevel }: Pick<Settings, "logLevel">) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const { change, problem } = useChangeSettings();
  return (
    <Card title={t("window.settings.log.title")}>
      <div className={classes["fields"]}>
        <p className={classes["hint"]}>{t("window.settings.log.text")}</p>
        <NativeSelect
          label={t("window.settings.log.level")}
          value={logLevel}
          disabled={!live}
          onChange={({ currentTarget: { value } }) => {
            const chosen = LOG_LEVELS.find((one) => one === value);
            if (chosen !== undefined) change({ logLevel: chosen });
          }}
          data={LOG_LEVELS.map((value) => ({ value, label: t(`window.settings.log.levels.${value}`) }))}
        />
        {problem === undefined ? null : <ProblemCard problem={problem} />}
      </div>
    </Card>
  );
}
