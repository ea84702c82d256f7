import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { comparedLines, type ComparedLine } from "../../../shared/wording/changes.ts";
import { StatusMark } from "../../components/status/StatusMark.tsx";
import { COMPARED_MEANINGS } from "../../components/run/compared-meanings.ts";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Certificate.module.css";

/** The number's facts before and after: what is the same in two columns, then what differs with its explanation. */
export function ComparedFacts({ run }: { readonly run: Pick<RunSnapshot, "changes" | "untold"> }) {
  const t = useTranslation();
  const lines = comparedLines(t, run);
  if (lines.length === 0) return <p>{t("window.run.evidenceOf.none.comparisons")}</p>;
  const same = lines.filter(({ state }) => state === "same");
  const others = lines.filter(({ state }) => state !== "same");
  return (
    <section>
      <h3>{t("window.migrationCertificate.compared", { count: same.length, all: lines.length })}</h3>
      <dl className={classes["compared"]}>
        {same.map((line) => (
          <div key={line.member}>
            <Term line={line} />
            <dd>
              <Untrusted text={line.after} most={28} />
            </dd>
            <StatusMark meaning={COMPARED_MEANINGS[line.state]} word={t(`changes.${line.state}`)} />
          </div>
        ))}
      </dl>
      {others.length === 0 ? null : (
        <dl className={classes["differing"]}>
          {others.map((line) => (
            <div key={line.member}>
              <Term line={line} />
              <dd>
                <strong>
                  <Untrusted text={line.before} most={40} /> → <Untrusted text={line.after} most={40} />
                </strong>{" "}
                <span className={classes["note"]}>{line.explanation}</span>
                {line.templates.slice(0, MOST_TEMPLATES).map((text) => (
                  <span key={text} className={classes["template"]}>
                    <Untrusted text={text} most={90} />
                  </span>
                ))}
              </dd>
              <StatusMark meaning={COMPARED_MEANINGS[line.state]} word={t(`changes.${line.state}`)} />
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** The page has room for a few; the report names more. */
const MOST_TEMPLATES = 3;

function Term({ line: { name, member } }: { readonly line: ComparedLine }) {
  return <dt>{name ?? <Untrusted text={member} most={40} />}</dt>;
}
