import { UnstyledButton } from "@mantine/core";
import { IconBug, IconChevronRight, IconLogout, IconSchool, IconSearch } from "@tabler/icons-react";
import { Fragment } from "react";
import { Link } from "wouter";
import type { PracticeState } from "../../shared/practice/practice-state.ts";
import { modifierKey } from "../app/platform-keys.ts";
import { REALM_BASE, to } from "../app/routes.ts";
import { useStores } from "../app/window-context.tsx";
import { useFaultCount } from "../components/practice/use-fault-count.ts";
import { WholeNumbers } from "../components/text/Breakable.tsx";
import type { Feed } from "../stores/feed.ts";
import { useTranslation } from "../wording/use-translation.tsx";
import classes from "./Bar.module.css";
import { useOpenPalette } from "./palette/PaletteProvider.tsx";
import { useCrumbs } from "./use-crumbs.ts";

/** The bar above every screen: where the user is, the mark of practice, and the search. */
export function Bar() {
  const t = useTranslation();
  const { practice } = useStores();
  const openPalette = useOpenPalette();
  const crumbs = useCrumbs();
  return (
    <div className={classes["bar"]}>
      <nav className={classes["crumbs"]} aria-label={t("window.frame.crumbs")}>
        {crumbs.map(({ text, href }, index) => (
          <Fragment key={text}>
            {index === 0 ? null : <IconChevronRight className={classes["next"]} size={14} aria-hidden />}
            {href === undefined || index === crumbs.length - 1 ? (
              <span aria-current={index === crumbs.length - 1 ? "location" : undefined}>
                <WholeNumbers text={text} />
              </span>
            ) : (
              <Link href={href}>
                <WholeNumbers text={text} />
              </Link>
            )}
          </Fragment>
        ))}
      </nav>
      {practice === undefined ? null : <PracticeMarks practice={practice} />}
      <search>
        <UnstyledButton
          className={classes["search"]}
          onClick={openPalette}
          title={t("window.frame.palette.open")}
        >
          <IconSearch size={16} aria-hidden />
          <span className={classes["hint"]}>{t("window.frame.palette.hint")}</span>
          <kbd>{modifierKey()} K</kbd>
        </UnstyledButton>
      </search>
    </div>
  );
}

/** That this is Practice, the faults that are switched on there, and the way out. */
function PracticeMarks({ practice }: { readonly practice: Feed<PracticeState> }) {
  const t = useTranslation();
  const count = useFaultCount(practice);
  return (
    <aside className={classes["marks"]} aria-label={t("window.frame.practice.edge")}>
      <span className={classes["practice"]} title={t("window.frame.practice.edge")}>
        <IconSchool size={14} aria-hidden />
        <span className={classes["practiceWord"]}>{t("window.frame.practice.edge")}</span>
      </span>
      {count === 0 ? null : (
        <Link href={to.practice()} className={classes["faults"] ?? ""}>
          <IconBug size={14} aria-hidden />
          {t("window.frame.rail.faultsOn", { count })}
        </Link>
      )}
      <a href={`#${REALM_BASE.own}/`} className={classes["leave"]} title={t("window.frame.practice.leave")}>
        <IconLogout size={16} aria-hidden />
        <span className={classes["leaveWord"]}>{t("window.frame.practice.leave")}</span>
      </a>
    </aside>
  );
}
