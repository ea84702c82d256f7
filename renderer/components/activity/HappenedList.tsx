import { Link } from "wouter";
import { StatusMark } from "../status/StatusMark.tsx";
import { Age } from "../text/Age.tsx";
import { WholeNumbers } from "../text/Breakable.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./HappenedList.module.css";
import type { Happened } from "./use-happened.ts";

/** Lists what happened, each line a link to the screen that tells more. */
export function HappenedList({ happened }: { readonly happened: readonly Happened[] }) {
  const t = useTranslation();
  return (
    <ul className={classes["rows"]}>
      {happened.map(({ id, at, meaning, title, more, href, certificate }) => (
        <li key={id} className={classes["event"]}>
          <StatusMark meaning={meaning} word={t(`window.meaning.${meaning}`)} />
          <div className={classes["rowText"]}>
            <Link href={href}>
              <WholeNumbers text={title} />
            </Link>
            <span className="sw-quiet">
              {more}
              {certificate === undefined ? null : (
                <>
                  {" · "}
                  <Link href={certificate}>{t("window.run.certificate")}</Link>
                </>
              )}
            </span>
          </div>
          <span className={classes["when"]}>
            <Age at={at} />
          </span>
        </li>
      ))}
    </ul>
  );
}
