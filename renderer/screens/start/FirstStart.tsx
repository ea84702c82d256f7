import { Button } from "@mantine/core";
import { IconBuilding, IconSchool } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { navigate } from "wouter/use-hash-location";
import { REALM_BASE, to } from "../../app/routes.ts";
import { Screen } from "../../components/screen/Screen.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { LanguageChoice } from "../settings/LanguageChoice.tsx";
import classes from "./FirstStart.module.css";

/** Shows the welcome screen: what Switchover is, and two ways to continue. */
export default function FirstStart() {
  const t = useTranslation();
  const [, go] = useLocation();
  return (
    <Screen title={t("window.start.title")} lead={t("window.start.lead")}>
      <div className={classes["choices"]}>
        <Choice
          icon={<IconSchool size={28} stroke={1.6} aria-hidden />}
          title={t("window.start.practise.title")}
          text={t("window.start.practise.text")}
          action={
            <Button onClick={() => navigate(REALM_BASE.practice)}>{t("window.start.practise.do")}</Button>
          }
        />
        <Choice
          icon={<IconBuilding size={28} stroke={1.6} aria-hidden />}
          title={t("window.start.own.title")}
          text={t("window.start.own.text")}
          action={
            <Button variant="default" onClick={() => go(to.newWorkspace())}>
              {t("window.start.own.do")}
            </Button>
          }
        />
      </div>
      <div className={classes["foot"]}>
        <LanguageChoice />
        <Link href={to.about()}>{t("window.start.about")}</Link>
      </div>
    </Screen>
  );
}

type ChoiceProps = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
};

function Choice({ icon, title, text, action }: ChoiceProps) {
  return (
    <section className={classes["choice"]} aria-label={title}>
      <span className={classes["icon"]}>{icon}</span>
      <h2>{title}</h2>
      <p>{text}</p>
      {action}
    </section>
  );
}
