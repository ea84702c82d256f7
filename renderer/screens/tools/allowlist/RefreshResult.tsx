import type { ListChange, Prefixes, Refreshed } from "../../../../shared/allowlist/allowlist.ts";
import { countOf } from "../../../../shared/allowlist/difference.ts";
import { asNumbersText } from "../../../../shared/allowlist/read-input.ts";
import { localTime } from "../../../../shared/wording/times.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { useNow } from "../../../app/use-now.ts";
import { isTyped } from "../../../components/forms/is-typed.ts";
import { TypedConfirmation } from "../../../components/forms/TypedConfirmation.tsx";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { StatusBadge } from "../../../components/status/StatusMark.tsx";
import { Untrusted } from "../../../components/text/Untrusted.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "./allowlist.module.css";
import type { Refresh } from "./use-refresh.ts";

/** What the registry's answer came to, since the screen opened. */
export function RefreshResult({ refresh }: { readonly refresh: Refresh }) {
  const { problem, result } = refresh;
  return (
    <div role="status" className={classes["result"]}>
      {problem === undefined ? null : <ProblemCard problem={problem} />}
      {result === undefined ? null : result.refreshed.outcome === "refused" ? (
        <Refused refused={result.refreshed} refresh={refresh} />
      ) : (
        <Taken taken={result.refreshed} kept={result.asked.keep} />
      )}
    </div>
  );
}

type Outcome<O> = Extract<Refreshed, { readonly outcome: O }>;

function Taken({
  taken,
  kept,
}: {
  readonly taken: Outcome<"first" | "same" | "changed">;
  readonly kept: boolean;
}) {
  const t = useTranslation();
  const { outcome, list, added, removed, previousAt } = taken;
  const sentence = t(`allowlist.${outcome}`, {
    asns: asNumbersText(list.asns),
    four: list.ipv4.length,
    six: list.ipv6.length,
    added: countOf(added),
    removed: countOf(removed),
    previous: previousAt === undefined ? "" : localTime(t, previousAt),
  });
  return (
    <Card
      title={t("window.allowlist.result.title")}
      aside={
        <StatusBadge
          meaning={outcome === "changed" ? "attention" : "proven"}
          word={t(`window.allowlist.result.${outcome}`)}
        />
      }
    >
      <p>{sentence}</p>
      {kept ? null : <p className="sw-quiet">{t("allowlist.compared")}</p>}
      {outcome === "changed" ? <Change change={taken} /> : null}
    </Card>
  );
}

function Refused({ refused, refresh }: { readonly refused: Outcome<"refused">; readonly refresh: Refresh }) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const now = useNow();
  const { reason, found, list, shrink } = refused;
  const days = list === undefined ? 0 : Math.floor((now - Date.parse(list.at)) / 86_400_000);
  const asked = refresh.result?.asked;
  const left = list === undefined || shrink === undefined ? undefined : leftOf(list, shrink);
  return (
    <Card
      title={t("window.allowlist.result.title")}
      aside={<StatusBadge meaning="stopped" word={t("window.allowlist.result.refused")} />}
    >
      <p>{t("allowlist.refused", { reason: t(`allowlist.reason.${reason}`) })}</p>
      {found === undefined ? null : (
        <p>
          <Untrusted text={t("allowlist.found", { found })} most={200} />
        </p>
      )}
      <p>
        {list === undefined
          ? t("allowlist.none")
          : t("allowlist.kept", { at: localTime(t, list.at), days: Math.max(0, days) })}
      </p>
      {shrink === undefined || asked === undefined || left === undefined ? null : (
        <>
          <Change change={shrink} />
          <TypedConfirmation
            label={t("window.allowlist.shrink.label", { left })}
            hint={t("window.allowlist.shrink.hint", { removed: countOf(shrink.removed) })}
            agrees={(typed) => isTyped(typed, String(left))}
            differs={t("window.allowlist.shrink.differs")}
            go={t("window.allowlist.shrink.go")}
            may={live}
            waits={refresh.busy}
            danger
            onGo={() => runInBackground(refresh.ask({ ...asked, keep: true }, shrink.token))}
          />
        </>
      )}
    </Card>
  );
}

/** How many prefixes a list has after a change. */
function leftOf(list: Prefixes, { added, removed }: ListChange): number {
  return countOf(list) + countOf(added) - countOf(removed);
}

/** A scrolling area must be reachable by keyboard. */
const REACHABLE = { tabIndex: 0 };

/** What was added and what was removed, each as a list of prefixes. */
export function Change({ change: { added, removed } }: { readonly change: ListChange }) {
  const t = useTranslation();
  return (
    <div className={classes["change"]}>
      {(
        [
          ["removed", "−", removed],
          ["added", "+", added],
        ] as const
      ).map(([kind, sign, prefixes]) => {
        const count = countOf(prefixes);
        const title = t(`window.allowlist.change.${kind}`, { count });
        return (
          <section key={kind} data-kind={kind}>
            <h3 className={classes["changeTitle"]}>{title}</h3>
            {count === 0 ? null : (
              <ul className={classes["prefixes"]} role="region" aria-label={title} {...REACHABLE} dir="ltr">
                {[...prefixes.ipv4, ...prefixes.ipv6].map((prefix) => (
                  <li key={prefix}>
                    <span aria-hidden>{sign} </span>
                    {prefix}
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}
