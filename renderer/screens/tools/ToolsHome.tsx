import {
  IconApi,
  IconArrowsExchange2,
  IconCalendarStats,
  IconCertificate,
  IconListCheck,
  IconNetwork,
  IconServer2,
  IconShieldCheck,
  IconTable,
  type Icon,
} from "@tabler/icons-react";
import { Link } from "wouter";
import { to } from "../../app/routes.ts";
import { TOOLS, type ToolName } from "../../app/tools.ts";
import { Screen } from "../../components/screen/Screen.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./tools.module.css";

const ICONS: Readonly<Record<ToolName, Icon>> = {
  batch: IconTable,
  lint: IconListCheck,
  allowlist: IconShieldCheck,
  traffic: IconCalendarStats,
  network: IconNetwork,
  shards: IconServer2,
  translate: IconArrowsExchange2,
  report: IconCertificate,
  api: IconApi,
};

/** All tools, each with what it is for. */
export default function ToolsHome() {
  const t = useTranslation();
  return (
    <Screen title={t("window.tools.title")} lead={t("window.tools.lead")}>
      <ul className={classes["tools"]}>
        {TOOLS.map((name) => {
          const Sign = ICONS[name];
          return (
            <li key={name} className={classes["tool"]}>
              <span className={classes["sign"]}>
                <Sign size={22} stroke={1.6} aria-hidden />
              </span>
              <Link href={to.tool(name)} className={classes["name"]}>
                {t(`window.tools.of.${name}.title`)}
              </Link>
              <p>{t(`window.tools.of.${name}.what`)}</p>
            </li>
          );
        })}
      </ul>
    </Screen>
  );
}
