import { Button } from "@mantine/core";
import { navigate } from "wouter/use-hash-location";
import type { PracticeState } from "../../../shared/practice/practice-state.ts";
import { REALM_BASE, to } from "../../app/routes.ts";
import { useStores } from "../../app/window-context.tsx";
import { LocationDiagram } from "../../components/location-diagram/LocationDiagram.tsx";
import { PracticePhone } from "../../components/practice/PracticePhone.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { Empty, AsyncView } from "../../components/screen/AsyncView.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import { useCurrentWorkspace } from "../../app/current-workspace.ts";
import { spoken } from "../../../shared/phone.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { BeginAgain } from "./BeginAgain.tsx";
import { Faults } from "./Faults.tsx";
import { Notifications } from "./Notifications.tsx";
import classes from "./PracticeScreen.module.css";

/**
 * Shows the sandbox's own state: the actual location of its number, its phone, and the faults that can be
 * switched on.
 */
export default function PracticeScreen() {
  const t = useTranslation();
  const { practice } = useStores();
  return (
    <Screen title={t("window.frame.rail.platform")} lead={t("window.practice.lead")}>
      {practice === undefined ? (
        <Empty
          text={t("window.practice.elsewhere")}
          action={
            <Button onClick={() => navigate(`${REALM_BASE.practice}${to.practice()}`)}>
              {t("window.frame.practice.enter")}
            </Button>
          }
        />
      ) : (
        <AsyncView feed={practice}>{(state) => <Platform state={state} />}</AsyncView>
      )}
    </Screen>
  );
}

function Platform({ state }: { readonly state: PracticeState }) {
  const t = useTranslation();
  const number = useCurrentWorkspace()?.numbers[0];
  const heard = number === undefined ? t("window.practice.number") : spoken(number.cc, number.phoneNumber);
  const place = state.home === "nowhere" ? "crossing" : state.home;
  return (
    <>
      <Card title={t("window.practice.really")}>
        <LocationDiagram spoken={heard} place={place} evidence={t(`window.practice.home.${state.home}`)} />
      </Card>
      <div className={classes["beside"]}>
        <PracticePhone writes />
        <div className={classes["column"]}>
          <Notifications state={state} />
          <BeginAgain />
        </div>
      </div>
      <Faults faults={state.faults} />
    </>
  );
}
