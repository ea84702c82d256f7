import { Button } from "@mantine/core";
import { useState } from "react";
import { useConnection } from "../../app/use-feed.ts";
import { ResetPractice } from "../../components/practice/ResetPractice.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./PracticeScreen.module.css";

/** Resets the practice number to one location, after confirmation. */
export function BeginAgain() {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const [asked, setAsked] = useState<"on-premises" | "cloud">();
  return (
    <Card title={t("window.practice.again.title")}>
      <p className={classes["hint"]}>{t("window.practice.again.hint")}</p>
      <div className={classes["again"]}>
        {(["on-premises", "cloud"] as const).map((side) => (
          <Button key={side} variant="default" disabled={!live} onClick={() => setAsked(side)}>
            {t(`window.practice.again.${side}`)}
          </Button>
        ))}
      </div>
      <ResetPractice home={asked} onClose={() => setAsked(undefined)} />
    </Card>
  );
}
