import { IconArrowLeft } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "wouter";
import { backAskedFor } from "../../app/field-link.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./BackNotice.module.css";

/** The way back for someone who was sent here to fix one field; nothing for anyone else. */
export function BackNotice() {
  const t = useTranslation();
  const [back] = useState(backAskedFor);
  if (back === undefined) return null;
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
