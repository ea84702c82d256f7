import { UnstyledButton } from "@mantine/core";
import { IconChevronRight, IconSchool, IconSearch } from "@tabler/icons-react";
import { Fragment } from "react";
import { Link } from "wouter";
import { modifierKey } from "../app/platform-keys.ts";
import { useStores } from "../app/window-context.tsx";
import { WholeNumbers } from "../components/text/Breakable.tsx";
import { useTranslation } from "../wording/use-translation.tsx";
import classes from "./Bar.module.css";
import { useOpenPalette } from "./palette/PaletteProvider.tsx";
import { useCrumbs } from "./use-crumbs.ts";

/** The bar above every screen: where the user is, the mark of practice, and the search. */
export function Bar() {
  const t = useTranslation();
  const { realm } = useStores();
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
      {realm === "practice" ? (
        <aside className={classes["practice"]} aria-label={t("window.frame.practice.edge")}>
          <IconSchool size={14} aria-hidden />
          {t("window.frame.practice.edge")}
        </aside>
      ) : null}
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
