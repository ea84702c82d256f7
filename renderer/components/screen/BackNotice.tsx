import { IconArrowLeft } from "@tabler/icons-react";
import { useState } from "react";
import { Link, matchRoute, useRouter } from "wouter";
import { backAskedFor } from "../../app/field-link.ts";
import { ROUTES } from "../../app/routes.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./BackNotice.module.css";

/** The way back for someone who was sent here to fix one field; nothing for anyone else. */
export function BackNotice() {
  const t = useTranslation();
  const { parser } = useRouter();
  const [back] = useState(backAskedFor);
  // Only a screen of this window: what a history entry holds is not trusted to be a way back.
  if (back === undefined || !Object.values(ROUTES).some((route) => matchRoute(parser, route, back)[0]))
    return null;
  return (
    <p role="note" className={classes["notice"]}>
      <span>{t("window.move.cure.here")}</span>
      <Link href={back} className={classes["link"]}>
        <IconArrowLeft size={16} aria-hidden className={classes["arrow"]} />
        {t("window.move.cure.back")}
      </Link>
    </p>
  );
}
