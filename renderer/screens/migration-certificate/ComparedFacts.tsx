import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { comparedLines, type ComparedLine } from "../../../shared/wording/changes.ts";
import { StatusMark } from "../../components/status/StatusMark.tsx";
import { COMPARED_MEANINGS } from "../../components/run/compared-meanings.ts";
import { Arrow } from "../../components/text/Arrow.tsx";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Certificate.module.css";

/**
 * The number's facts before and after: what is the same in two columns, then what differs with its explanation. The page
 * has room for a few explanations; the rest shows its values, and the report explains all.
 */
export function ComparedFacts({ run }: { readonly run: Pick<RunSnapshot, "changes" | "untold"> }) {
  const t = useTranslation();
  const lines = comparedLines(t, run);
  if (lines.length === 0) return <p>{t("window.run.evidenceOf.none.comparisons")}</p>;
  const same = lines.filter(({ state }) => state === "same");
  const others = lines.filter(({ state }) => state !== "same");
  const explained = others.slice(0, MOST_EXPLAINED);
  return (
    <section>
      <h3>{t("window.migrationCertificate.compared", { count: same.length, all: lines.length })}</h3>
      <dl className={classes["differing"]}>
        {explained.map((line) => (
          <div key={line.member}>
            <Term line={line} />
            <dd>
              <Values line={line} />
            </dd>
            <dd className={classes["why"]}>
              {line.explanation}
              {line.templates.slice(0, 1).map((text) => (
                <span key={text}>
                  {" "}
                  <Untrusted text={text} most={60} />
                </span>
              ))}
            </dd>
            <Mark line={line} />
          </div>
        ))}
      </dl>
      <dl className={classes["compared"]}>
        {[...others.slice(MOST_EXPLAINED), ...same].map((line) => (
          <div key={line.member}>
            <Term line={line} />
            <dd>
              <Values line={line} />
            </dd>
            <Mark line={line} />
          </div>
        ))}
      </dl>
      {others.length > MOST_EXPLAINED ? (
        <p className={classes["note"]}>{t("window.migrationCertificate.explained")}</p>
      ) : null}
    </section>
  );
}

const MOST_EXPLAINED = 3;

type LineProps = { readonly line: ComparedLine };

function Term({ line: { name, member } }: LineProps) {
  return <dt>{name ?? <Untrusted text={member} most={40} />}</dt>;
}

function Values({ line: { before, after, state } }: LineProps) {
  if (state === "same") return <Untrusted text={after} most={28} />;
  return (
    <>
      <Untrusted text={before} most={24} />
      <Arrow />
      <Untrusted text={after} most={28} />
    </>
  );
}

function Mark({ line: { state } }: LineProps) {
  const t = useTranslation();
  return <StatusMark meaning={COMPARED_MEANINGS[state]} word={t(`changes.${state}`)} />;
}
