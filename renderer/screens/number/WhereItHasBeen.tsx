import { e164 } from "../../../shared/phone.ts";
import type { WorkspaceNumber } from "../../../shared/workspace/workspace.ts";
import { momentIn } from "../../../shared/wording/times.ts";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./number.module.css";
import { staysOf } from "./stays.ts";

/** The newest stays shown; earlier ones are in the timeline. */
const MOST = 5;

/** Where a number has been, as its migrations tell. Renders nothing for a number that was never moved here. */
export function WhereItHasBeen({ number }: { readonly number: WorkspaceNumber }) {
  const t = useTranslation();
  const full: string = e164(number.cc, number.phoneNumber);
  const runs = usePart(useStores().runs, (known) => known);
  const stays = staysOf([...(runs?.values() ?? [])].filter((run) => run.number === full)).slice(-MOST);
  if (stays.length === 0) return null;
  const dayOf = (at: string | undefined): string =>
    momentIn(t.language, { dateStyle: "medium" }, new Date(at ?? 0));
  return (
    <Card title={t("window.number.been.title")}>
      <ol className={classes["stays"]}>
        {stays.map(({ place, from, until }) => (
          <li key={`${place}-${from ?? ""}`} data-place={place} data-now={until === undefined}>
            <span className={classes["bar"]} />
            <strong>{t(`window.crossing.place.${place}`)}</strong>
            <span className="sw-quiet">
              {from === undefined
                ? t("window.number.been.before", { day: dayOf(until) })
                : t("window.number.been.since", { day: dayOf(from) })}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
