import { Button } from "@mantine/core";
import { navigate } from "wouter/use-hash-location";
import type { PracticeState } from "../../../shared/practice/practice-state.ts";
import { REALM_BASE, to } from "../../app/routes.ts";
import { useStores } from "../../app/window-context.tsx";
import { Bridge } from "../../components/bridge/Bridge.tsx";
import type { BridgeState } from "../../components/bridge/bridge-state.ts";
import { PracticePhone } from "../../components/practice/PracticePhone.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { Empty, AsyncView } from "../../components/screen/AsyncView.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import { useCurrentWorkspace } from "../../app/current-workspace.ts";
import { spoken } from "../../../shared/phone.ts";
import type { Feed } from "../../stores/feed.ts";
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
        <AsyncView feed={practice}>{(state) => <Platform state={state} practice={practice} />}</AsyncView>
      )}
    </Screen>
  );
}

type PlatformProps = { readonly state: PracticeState; readonly practice: Feed<PracticeState> };

function Platform({ state, practice }: PlatformProps) {
  const t = useTranslation();
  const number = useCurrentWorkspace()?.numbers[0];
  const heard = number === undefined ? t("window.practice.number") : spoken(number.cc, number.phoneNumber);
  return (
    <>
      <Card title={t("window.practice.really")}>
        <Bridge
          spoken={heard}
          state={trueBridge(state.home)}
          evidence={t(`window.practice.home.${state.home}`)}
        />
      </Card>
      <Faults practice={practice} />
      <div className={classes["beside"]}>
        <PracticePhone writes />
        <div className={classes["column"]}>
          <Notifications state={state} />
          <BeginAgain />
        </div>
      </div>
    </>
  );
}

/** The bridge as the sandbox itself knows it: the number is on a bank, or registered on neither. */
function trueBridge(home: PracticeState["home"]): BridgeState {
  const edgeOf = (bank: PracticeState["home"]) => (home === bank ? "confirmed" : "plain");
  return {
    pill: home === "nowhere" ? "stopped" : "confirmed",
    at: home === "nowhere" ? "middle" : home,
    place: home === "nowhere" ? "unknown" : home,
    banks: { "on-premises": { edge: edgeOf("on-premises") }, cloud: { edge: edgeOf("cloud") } },
  };
}
