import { UnstyledButton } from "@mantine/core";
import { Link, useLocation } from "wouter";
import { useOpenPalette } from "./palette/PaletteProvider.tsx";
import { to } from "../app/routes.ts";
import { useStores } from "../app/window-context.tsx";
import { useTranslation } from "../wording/use-translation.tsx";
import { modifierKey } from "../app/platform-keys.ts";
import { VaultFoot } from "./VaultFoot.tsx";
import { WorkspaceSwitcher } from "./WorkspaceSwitcher.tsx";
import classes from "./Rail.module.css";

/** The rail: workspace, screens, and the state of the vault. */
export function Rail() {
  const t = useTranslation();
  const { realm } = useStores();
  const openPalette = useOpenPalette();
  return (
    <nav className={classes["rail"]} id="rail" aria-label={t("window.frame.rail.label")}>
      <WorkspaceSwitcher />
      <div className={classes["links"]}>
        <RailLink
          href={to.overview()}
          word={t("window.frame.rail.overview")}
          exact
          also="/workspaces /start"
        />
        <RailLink href={to.migrate()} word={t("window.frame.rail.migrate")} also="/move /runs" />
        <RailLink href={to.webhooks()} word={t("window.frame.rail.webhooks")} also="/events /cutover" />
        {realm === "practice" ? (
          <RailLink href={to.practice()} word={t("window.frame.rail.platform")} />
        ) : null}
        <RailLink href={to.history()} word={t("window.frame.rail.history")} />
        <RailLink href={to.settings()} word={t("window.frame.rail.settings")} />
        <RailLink href={to.about()} word={t("window.frame.rail.about")} />
      </div>
      <div className={classes["foot"]}>
        <UnstyledButton
          className={classes["footLine"]}
          onClick={openPalette}
          title={t("window.frame.palette.open")}
        >
          <kbd>{modifierKey()} K</kbd> {t("window.frame.palette.hint")}
        </UnstyledButton>
        {realm === "own" ? <VaultFoot /> : null}
      </div>
    </nav>
  );
}

type RailLinkProps = {
  readonly href: string;
  readonly word: string;
  readonly exact?: boolean;
  /** Prefixes of other URLs that mark this link as current, separated by spaces. */
  readonly also?: string;
};

function RailLink({ href, word, exact = false, also = "" }: RailLinkProps) {
  const [path] = useLocation();
  const here =
    (exact ? path === href : path.startsWith(href)) ||
    also.split(" ").some((beginning) => beginning !== "" && path.startsWith(beginning));
  return (
    <Link href={href} className={classes["link"] ?? ""} aria-current={here ? "page" : undefined}>
      {word}
    </Link>
  );
}
