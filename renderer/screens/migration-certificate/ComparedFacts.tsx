import type { FactChange } from "../../../shared/migration/run-snapshot.ts";
import { changeState, memberName } from "../../../shared/wording/changes.ts";
import { StatusMark } from "../../components/status/StatusMark.tsx";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Certificate.module.css";

/** The number's facts before and after in two columns: what changed shows both values. */
export function ComparedFacts({ changes }: { readonly changes: readonly FactChange[] }) {
  const t = useTranslation();
  if (changes.length === 0) return <p>{t("window.run.evidenceOf.none.comparisons")}</p>;
  const same = changes.filter((change) => change.same).length;
  return (
    <section>
      <h3>{t("window.migrationCertificate.compared", { count: same, all: changes.length })}</h3>
      <dl className={classes["compared"]}>
        {changes.map((change) => (
          <div key={change.member}>
            <dt>{memberName(t, change.member) ?? <Untrusted text={change.member} most={40} />}</dt>
            <dd>
              {change.same ? null : (
                <>
                  <Untrusted text={change.before} most={24} /> →{" "}
                </>
              )}
              <Untrusted text={change.after} most={28} />
            </dd>
            <StatusMark meaning={MEANINGS[changeState(change)]} word={t(`changes.${changeState(change)}`)} />
          </div>
        ))}
      </dl>
    </section>
  );
}

const MEANINGS = { same: "proven", unexpected: "attention", changed: "left-out" } as const;
