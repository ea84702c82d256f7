import { SegmentedControl } from "@mantine/core";
import { useId } from "react";
import { Settings } from "../../../shared/settings/settings.ts";
import { useChangeSettings } from "../../app/use-change-settings.ts";
import { useConnection } from "../../app/use-feed.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Settings.module.css";

const LOOKS = Settings.shape.appearance.unwrap().options;

/** Chooses light, dark, or the system's appearance. */
export function AppearanceChoice({ appearance }: { readonly appearance: Settings["appearance"] }) {
  const t = useTranslation();
  const id = useId();
  const live = useConnection().kind === "live";
  const { change, problem } = useChangeSettings();
  return (
    <div>
      <div id={id} className={classes["legend"]}>
        {t("window.settings.appearance.label")}
      </div>
      <SegmentedControl
        aria-labelledby={id}
        value={appearance}
        disabled={!live}
        onChange={(value) => {
          const chosen = LOOKS.find((one) => one === value);
          if (chosen !== undefined) change({ appearance: chosen });
        }}
        data={LOOKS.map((value) => ({ value, label: t(`window.settings.appearance.${value}`) }))}
      />
      {problem === undefined ? null : <ProblemCard problem={problem} />}
    </div>
  );
}
