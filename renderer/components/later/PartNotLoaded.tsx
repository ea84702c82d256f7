import { Button } from "@mantine/core";
import { useEffect } from "react";
import { useConnection } from "../../app/use-feed.ts";
import { useNotice } from "../../app/window-context.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./PartNotLoaded.module.css";

/** In the place of a part whose code can't be loaded: that it is missing, and a button that reloads the window. */
export function PartNotLoaded() {
  const t = useTranslation();
  return (
    <div role="alert" className={classes["note"]}>
      <p>{t("window.callProblem.not-loaded.what")}</p>
      <ReloadButton />
    </div>
  );
}

/** The same within a sentence. */
export function NotLoadedText() {
  const t = useTranslation();
  return t("window.callProblem.not-loaded.what");
}

/** Reloads the window. Disabled while the program can't be reached, since nothing would be left then. */
export function ReloadButton() {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  return (
    <Button variant="default" disabled={!live} onClick={() => window.location.reload()}>
      {t("window.frame.reload")}
    </Button>
  );
}

/** Tells in the window's notice that what was asked for can't be loaded, where it has no place of its own. */
export function AskedForNotLoaded({ onTold }: { readonly onTold?: () => void }) {
  const notice = useNotice();
  useEffect(() => {
    notice.setState({ kind: "not-loaded" }, true);
    onTold?.();
    // Told once: `onTold` is a new function on each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [notice]);
  return null;
}
