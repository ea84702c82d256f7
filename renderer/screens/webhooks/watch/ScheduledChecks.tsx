import type { WatchLook } from "../../../../shared/watch/finding.ts";
import type { Workspace } from "../../../../shared/workspace/workspace.ts";
import { CHECK_MEANINGS } from "../../../components/checks/check-meanings.ts";
import { useCheckWords } from "../../../components/checks/use-check-words.ts";
import { StatusMark } from "../../../components/status/StatusMark.tsx";
import { Age } from "../../../components/text/Age.tsx";
import { Untrusted } from "../../../components/text/Untrusted.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { NumberOf } from "./Findings.tsx";
import classes from "../parts/webhooks.module.css";

type LooksProps = { readonly looks: readonly WatchLook[]; readonly workspace: Workspace };

/**
 * Lists the last scheduled check of each item, the worst first, with the time since which its state is
 * unchanged.
 */
export function ScheduledChecks({ looks, workspace }: LooksProps) {
  const t = useTranslation();
  const words = useCheckWords();
  if (looks.length === 0) return null;
  const order = ["fail", "warn", "skip", "pass"];
  const sorted = [...looks].sort((a, b) => order.indexOf(a.check.status) - order.indexOf(b.check.status));
  const title = t("window.webhooks.watch.looks");
  return (
    <section aria-label={title}>
      <h3 className={classes["section"]}>{title}</h3>
      <ul className={classes["rows"]}>
        {sorted.map((look) => (
          <li key={`${look.thing}-${look.phoneNumberId ?? ""}`} className={classes["row"]}>
            <StatusMark
              meaning={CHECK_MEANINGS[look.check.status]}
              word={t(`window.move.checks.status.${look.check.status}`)}
            />
            <div className={classes["rowText"]}>
              <strong>{t(`window.webhooks.watch.thing.${look.thing}`)}</strong>{" "}
              <NumberOf phoneNumberId={look.phoneNumberId} workspace={workspace} />
              <p>
                <Untrusted text={words.found(look.check)} most={400} />
              </p>
              <p>
                {t("window.webhooks.watch.since")} <Age at={look.since} />
              </p>
            </div>
            <span className={classes["time"]}>
              <Age at={look.at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
