import { useTranslation } from "../../wording/use-translation.tsx";
import { Untrusted } from "../text/Untrusted.tsx";
import classes from "./RecoverySheet.module.css";

/** Nine groups of four characters, drawn as dots: the window never has the key. */
const GROUPS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** What the printed sheet looks like. Only a drawing. */
export function SheetPicture({ title, practice }: { readonly title: string; readonly practice: boolean }) {
  const t = useTranslation();
  return (
    <div className={classes["sheet"]} aria-hidden="true">
      <div className={classes["sheetHead"]}>
        <span className={classes["appMark"]} />
        <strong>{t("window.workspace.section.recovery")}</strong>
        <span className={classes["sheetTitle"]}>
          {practice ? t("window.frame.switcher.practice") : <Untrusted text={title} most={40} />}
        </span>
      </div>
      <p>{t("window.recovery.picture.text")}</p>
      <div className={classes["groups"]}>
        {GROUPS.map((group) => (
          <span key={group}>••••</span>
        ))}
      </div>
      <div className={classes["sheetFoot"]}>
        <svg viewBox="0 0 21 21" className={classes["code"]}>
          <path d={CODE} />
        </svg>
        <span className={classes["blanks"]}>
          <span>{t("window.recovery.picture.stored")}</span>
          <span>{t("window.recovery.picture.date")}</span>
        </span>
      </div>
    </div>
  );
}

/** The three corners of a QR code and some modules that mean nothing. */
const CODE = [
  ..."0,0 14,0 0,14"
    .split(" ")
    .map((at) => at.split(",").map(Number))
    .map(([x = 0, y = 0]) => `M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`),
  "M9 0h2v2h-2zM11 3h2v3h-2zM8 6h2v2h-2zM0 9h3v2H0zM5 8h2v2H5zM9 10h3v3H9zM14 9h2v2h-2zM18 8h3v2h-3zM16 12h2v3h-2zM8 15h2v2H8zM12 16h3v2h-3zM17 17h2v4h-2zM9 19h2v2H9zM20 14h1v3h-1z",
].join("");
