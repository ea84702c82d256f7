import { LANGUAGE_FACTS } from "../../../../shared/language.ts";
import type { ReceiverState } from "../../../../shared/webhook/receiver.ts";
import { Age } from "../../../components/text/Age.tsx";
import { UntrustedAddress } from "../../../components/text/UntrustedAddress.tsx";
import { localTime } from "../../../wording/local-time.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { Facts } from "../parts/Facts.tsx";

/** Shows one receiver: since when and until when it listens, what it checks, and what it received. */
export function ReceiverFacts({ receiver }: { readonly receiver: ReceiverState }) {
  const t = useTranslation();
  const { listening, since, stopsAt, counts, lastAt, forwardsTo } = receiver;
  return (
    <Facts
      facts={[
        {
          term: t("window.webhooks.receiver.since"),
          value: listening && since !== undefined ? <Age at={since} /> : undefined,
        },
        {
          term: t("window.webhooks.receiver.stops"),
          value: !listening
            ? undefined
            : stopsAt === undefined
              ? t("window.webhooks.receiver.stopsNever")
              : localTime(t.language, stopsAt),
        },
        {
          term: t("window.webhooks.receiver.signatures"),
          value: t(`window.webhooks.receiver.${receiver.checksSignatures ? "checks" : "checksNot"}`),
        },
        {
          term: t("window.webhooks.receiver.handshakes"),
          value: receiver.hasVerifyToken ? handshakes() : t("window.webhooks.receiver.noToken"),
        },
        { term: t("window.webhooks.receiver.came"), value: came() },
        {
          term: t("window.webhooks.receiver.last"),
          value: lastAt === undefined ? t("window.webhooks.receiver.lastNone") : <Age at={lastAt} />,
        },
        {
          term: t("window.webhooks.receiver.forwards"),
          value: forwardsTo === undefined ? undefined : <UntrustedAddress text={forwardsTo} most={200} />,
        },
      ]}
    />
  );
  function listed(parts: readonly string[]): string {
    return new Intl.ListFormat(LANGUAGE_FACTS[t.language].locale, { type: "unit", style: "short" }).format(
      parts,
    );
  }
  function came(): string {
    return listed([
      t("window.webhooks.receiver.accepted", { count: counts.accepted }),
      // Without signature checks, "nothing signed" would say nothing, so it is left out.
      ...(counts.accepted === 0 || !receiver.checksSignatures
        ? []
        : [t("window.webhooks.receiver.signed", { count: counts.signed })]),
      ...(counts.refused === 0 ? [] : [t("window.webhooks.receiver.refused", { count: counts.refused })]),
      ...(counts.busy === 0 ? [] : [t("window.webhooks.receiver.busy", { count: counts.busy })]),
      ...(counts.dropped === 0 ? [] : [t("window.webhooks.receiver.dropped", { count: counts.dropped })]),
    ]);
  }
  function handshakes(): string {
    return listed([
      t("window.webhooks.receiver.shook", { count: counts.handshakes }),
      ...(counts.failedHandshakes === 0
        ? []
        : [t("window.webhooks.receiver.shookNot", { count: counts.failedHandshakes })]),
    ]);
  }
}
