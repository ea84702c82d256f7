import {
  IconArrowsLeftRight,
  IconFlask,
  IconHistory,
  IconInfoCircle,
  IconLayoutDashboard,
  IconPlugConnected,
  IconSchool,
  IconSettings,
  IconTool,
  IconWebhook,
  type Icon,
} from "@tabler/icons-react";
import { Link, useLocation } from "wouter";
import type { PracticeState } from "../../shared/practice/practice-state.ts";
import { REALM_BASE, to } from "../app/routes.ts";
import { usePart } from "../app/use-feed.ts";
import { useStores } from "../app/window-context.tsx";
import { useFaultCount } from "../components/practice/use-fault-count.ts";
import type { Feed } from "../stores/feed.ts";
import { openRunsOf } from "../stores/runs.ts";
import { useTranslation } from "../wording/use-translation.tsx";
import { RailNumbers } from "./RailNumbers.tsx";
import { VaultFoot } from "./VaultFoot.tsx";
import { WorkspaceSwitcher } from "./WorkspaceSwitcher.tsx";
import classes from "./Rail.module.css";

/** The sidebar: workspace, screens, the first numbers, practice, settings and the state of the vault. */
export function Rail() {
  const t = useTranslation();
  const { realm, runs, practice } = useStores();
  const openRuns = usePart(runs, (known) => openRunsOf(known).length) ?? 0;
  return (
    <nav className={classes["rail"]} id="rail" aria-label={t("window.frame.rail.label")}>
      <WorkspaceSwitcher />
      {practice === undefined ? null : <PracticeLinks practice={practice} />}
      <RailLink
        icon={IconLayoutDashboard}
        href={to.overview()}
        word={t("window.frame.rail.overview")}
        exact
        also="/start"
      />
      <RailLink
        icon={IconArrowsLeftRight}
        href={to.migrate()}
        word={t("window.frame.rail.migrate")}
        also="/move /runs"
        {...(openRuns === 0
          ? {}
          : { count: openRuns, means: t("window.frame.rail.openRuns", { count: openRuns }) })}
      />
      <RailLink
        icon={IconWebhook}
        href={to.webhooks()}
        word={t("window.frame.rail.webhooks")}
        also="/events /cutover"
      />
      <RailLink icon={IconTool} href={to.tools()} word={t("window.frame.rail.tools")} />
      <RailLink icon={IconHistory} href={to.history()} word={t("window.frame.rail.history")} />
      <RailLink icon={IconPlugConnected} href={to.connections()} word={t("window.frame.rail.connections")} />
      <RailNumbers />
      <div className={classes["end"]}>
        {realm === "practice" ? null : (
          <PracticeLink
            href={`#${REALM_BASE.practice}${to.scenarios()}`}
            word={t("window.frame.practice.start")}
          />
        )}
        <RailLink icon={IconSettings} href={to.settings()} word={t("window.frame.rail.settings")} />
        <RailLink icon={IconInfoCircle} href={to.about()} word={t("window.frame.rail.about")} />
        {realm === "own" ? <VaultFoot /> : null}
      </div>
    </nav>
  );
}

/** The screens that only Practice has. */
function PracticeLinks({ practice }: { readonly practice: Feed<PracticeState> }) {
  const t = useTranslation();
  const count = useFaultCount(practice);
  return (
    <>
      <RailLink icon={IconSchool} href={to.scenarios()} word={t("window.frame.rail.scenarios")} />
      <RailLink
        icon={IconFlask}
        href={to.practice()}
        word={t("window.frame.rail.platform")}
        {...(count === 0 ? {} : { count, means: t("window.frame.rail.faultsOn", { count }) })}
      />
    </>
  );
}

type RailLinkProps = {
  readonly icon: Icon;
  readonly href: string;
  readonly word: string;
  readonly exact?: boolean;
  /** Beginnings of other addresses that belong to the same screen, separated by spaces. */
  readonly also?: string;
  /** What waits there, with its meaning in words. */
  readonly count?: number;
  readonly means?: string;
};

function RailLink({ icon: Sign, href, word, exact = false, also = "", count, means }: RailLinkProps) {
  const [path] = useLocation();
  const here =
    (exact ? path === href : path.startsWith(href)) ||
    also.split(" ").some((beginning) => beginning !== "" && path.startsWith(beginning));
  return (
    <Link
      href={href}
      className={classes["link"] ?? ""}
      aria-current={here ? "page" : undefined}
      title={means === undefined ? word : `${word}: ${means}`}
    >
      <Sign size={18} stroke={1.75} aria-hidden />
      <span className={classes["word"]}>{word}</span>
      {count === undefined ? null : (
        <span className={classes["count"]} aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}

/** The link to Practice, whose addresses this realm's router does not know. */
function PracticeLink({ href, word }: Pick<RailLinkProps, "href" | "word">) {
  return (
    <a href={href} className={classes["link"]} title={word}>
      <IconSchool size={18} stroke={1.75} aria-hidden />
      <span className={classes["word"]}>{word}</span>
    </a>
  );
}
