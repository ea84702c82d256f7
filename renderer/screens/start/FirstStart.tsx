import { Button } from "@mantine/core";
import {
  IconArrowBackUp,
  IconDatabase,
  IconListCheck,
  IconPlugConnected,
  IconRosetteDiscountCheck,
  IconSchool,
  type Icon,
} from "@tabler/icons-react";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { navigate } from "wouter/use-hash-location";
import { countDone, SCENARIOS } from "../../../shared/practice/scenarios.ts";
import { REALM_BASE, to } from "../../app/routes.ts";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import type { BridgeState } from "../../components/bridge/bridge-state.ts";
import { PictureBridge } from "../../components/bridge/PictureBridge.tsx";
import { MovedFolder } from "../../components/data-copy/MovedFolder.tsx";
import { RestoredNote } from "../../components/data-copy/RestoredNote.tsx";
import { RestoreCopy } from "../../components/data-copy/RestoreCopy.tsx";
import { useProgress } from "../../components/practice/use-progress.ts";
import { Screen } from "../../components/screen/Screen.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { LostWorkspaces } from "../settings/KeptAside.tsx";
import { LanguageChoice } from "../settings/LanguageChoice.tsx";
import classes from "./FirstStart.module.css";

/** A number of the range that is reserved for examples. */
const EXAMPLE = "+1 202 555 0123";

/** The drawing of the welcome screen: an example number on its way. */
const DRAWING: BridgeState = {
  pill: "crossing",
  at: "middle",
  place: "crossing",
  banks: { "on-premises": { edge: "plain" }, cloud: { edge: "plain" } },
};

/** Shows the welcome screen: what Switchover is, Practice first, and the way to real numbers. */
export default function FirstStart() {
  const t = useTranslation();
  const [, go] = useLocation();
  const count = countDone(useProgress());
  const [restores, setRestores] = useState(false);
  const isFresh = usePart(useStores().dataCopy, (state) => state.isFresh) === true;
  return (
    <div className={classes["welcome"]}>
      <div className={classes["drawing"]}>
        <PictureBridge
          size="window"
          pill={EXAMPLE}
          state={DRAWING}
          banks={{ "on-premises": t("window.start.office"), cloud: t("window.start.cloud") }}
        />
        <div className={classes["top"]}>
          <span className={classes["mark"]} />
          <strong>Switchover</strong>
          <LanguageChoice bare />
          <Link href={to.about()} className={classes["data"] ?? ""}>
            <IconDatabase size={17} stroke={1.75} aria-hidden />
            {t("window.start.about")}
          </Link>
        </div>
      </div>
      <Screen title={t("window.start.title")} lead={t("window.start.lead")}>
        <MovedFolder />
        <RestoredNote />
        <LostWorkspaces />
        <div className={classes["buttons"]}>
          <Button
            size="md"
            leftSection={<IconSchool size={19} stroke={1.9} aria-hidden />}
            onClick={() => navigate(`${REALM_BASE.practice}${to.scenarios()}`)}
          >
            {t(count === 0 ? "window.start.practise.do" : "window.start.practise.goOn")}
          </Button>
          <Button
            size="md"
            variant="default"
            leftSection={<IconPlugConnected size={19} stroke={1.9} aria-hidden />}
            onClick={() => go(to.newWorkspace())}
          >
            {t("window.start.own.do")}
          </Button>
          {isFresh ? (
            <Button size="md" variant="subtle" onClick={() => setRestores(true)}>
              {t("window.dataCopy.restore.open")}
            </Button>
          ) : null}
          {count === 0 ? null : (
            <span className={classes["progress"]}>
              <span className={classes["dots"]} aria-hidden="true">
                {SCENARIOS.map((scenario, index) => (
                  <span key={scenario} data-done={index < count} />
                ))}
              </span>
              {t("window.scenarios.progress", { count })}
            </span>
          )}
        </div>
        <ul className={classes["points"]}>
          {POINTS.map(({ point, icon: Sign }) => (
            <li key={point}>
              <span className={classes["sign"]}>
                <Sign size={20} stroke={1.75} aria-hidden />
              </span>
              <span>
                <strong>{t(`window.start.points.${point}.title`)}</strong>
                <span>{t(`window.start.points.${point}.text`)}</span>
              </span>
            </li>
          ))}
        </ul>
      </Screen>
      <RestoreCopy opened={restores} onClose={() => setRestores(false)} />
    </div>
  );
}

const POINTS = [
  { point: "checks", icon: IconListCheck },
  { point: "safe", icon: IconArrowBackUp },
  { point: "proof", icon: IconRosetteDiscountCheck },
] as const satisfies readonly { readonly point: string; readonly icon: Icon }[];
