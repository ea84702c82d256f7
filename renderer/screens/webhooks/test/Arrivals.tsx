import type { TestState } from "../../../../shared/webhook/connectivity-test.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { StatusMark, type Meaning } from "../../../components/status/StatusMark.tsx";
import { Untrusted } from "../../../components/text/Untrusted.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { shortMs } from "../parts/short-ms.ts";
import classes from "../parts/webhooks.module.css";

type Arrival = TestState["arrivals"][number];

const STATUSES = ["sent", "delivered", "read", "failed"] as const;

/** Lists everything received during a test, each with its signature state and the time it took. */
export function Arrivals({ arrivals }: { readonly arrivals: readonly Arrival[] }) {
  const t = useTranslation();
  return (
    <Card title={t("window.webhooks.test.arrivals.title")}>
      <ul className={classes["rows"]} aria-live="polite">
        {arrivals.map((arrival) => (
          <li key={`${arrival.event}-${arrival.kind}`} className={classes["row"]}>
            <ArrivalMark signature={arrival.signature} />
            <div className={classes["rowText"]}>
              <strong>
                <ArrivalName arrival={arrival} />
              </strong>
            </div>
            <span className={classes["time"]}>
              {t(`window.webhooks.test.arrivals.after.${arrival.kind}`, {
                time: shortMs(t, arrival.afterMs),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const MEANINGS: Readonly<Record<NonNullable<Arrival["signature"]>, Meaning>> = {
  valid: "proven",
  unchecked: "attention",
  missing: "stopped",
  invalid: "stopped",
};

/** Only a valid signature is evidence; a missing value counts as unchecked. */
function ArrivalMark({ signature = "unchecked" }: Pick<Arrival, "signature">) {
  const t = useTranslation();
  return (
    <StatusMark
      meaning={MEANINGS[signature]}
      word={t(`window.webhooks.test.arrivals.signature.${signature}`)}
    />
  );
}

function ArrivalName({ arrival: { kind, status } }: { readonly arrival: Arrival }) {
  const t = useTranslation();
  if (kind === "message") return t("window.webhooks.test.arrivals.message");
  const known = STATUSES.find((one) => one === status);
  if (known !== undefined) return t(`window.webhooks.test.arrivals.status.${known}`);
  return (
    <>
      {t("window.webhooks.test.arrivals.otherStatus")} <Untrusted text={status ?? "?"} most={60} />
    </>
  );
}
