import { LOCALES } from "../../../../shared/wording/times.ts";
import type { ReceiverState } from "../../../../shared/webhook/receiver.ts";
import { Age } from "../../../components/text/Age.tsx";
import { UntrustedAddress } from "../../../components/text/UntrustedAddress.tsx";
import { localTime } from "../../../wording/local-time.ts";
import { useSay } from "../../../wording/use-say.tsx";
import { Facts } from "../parts/Facts.tsx";

/** One receiver as it stands: since when and how long it listens, what it checks, and what has come. */
export function ReceiverFacts({ receiver }: { readonly receiver: ReceiverState }) {
  const say = useSay();
  const { listening, since, stopsAt, counts, lastAt, forwardsTo } = receiver;
  return (
    <Facts
      facts={[
        {
          term: say("window.webhooks.receiver.since"),
          value: listening && since !== undefined ? <Age at={since} /> : undefined,
        },
        {
          term: say("window.webhooks.receiver.stops"),
          value: !listening
            ? undefined
            : stopsAt === undefined
              ? say("window.webhooks.receiver.stopsNever")
              : localTime(say.language, stopsAt),
        },
        {
          term: say("window.webhooks.receiver.signatures"),
          value: say(`window.webhooks.receiver.${receiver.checksSignatures ? "checks" : "checksNot"}`),
        },
        {
          term: say("window.webhooks.receiver.handshakes"),
          value: receiver.hasVerifyToken ? handshakes() : say("window.webhooks.receiver.noToken"),
        },
        { term: say("window.webhooks.receiver.came"), value: came() },
        {
          term: say("window.webhooks.receiver.last"),
          value: lastAt === undefined ? say("window.webhooks.receiver.lastNone") : <Age at={lastAt} />,
        },
        {
          term: say("window.webhooks.receiver.forwards"),
          value: forwardsTo === undefined ? undefined : <UntrustedAddress text={forwardsTo} most={200} />,
        },
      ]}
    />
  );
  function listed(parts: readonly string[]): string {
    return new Intl.ListFormat(LOCALES[say.language], { type: "unit", style: "short" }).format(parts);
  }
  function came(): string {
    return listed([
      say("window.webhooks.receiver.accepted", { count: counts.accepted }),
      // Where nothing can be checked, that nothing was signed would be no news.
      ...(counts.accepted === 0 || !receiver.checksSignatures
        ? []
        : [say("window.webhooks.receiver.signed", { count: counts.signed })]),
      ...(counts.refused === 0 ? [] : [say("window.webhooks.receiver.refused", { count: counts.refused })]),
      ...(counts.busy === 0 ? [] : [say("window.webhooks.receiver.busy", { count: counts.busy })]),
      ...(counts.dropped === 0 ? [] : [say("window.webhooks.receiver.dropped", { count: counts.dropped })]),
    ]);
  }
  function handshakes(): string {
    return listed([
      say("window.webhooks.receiver.shook", { count: counts.handshakes }),
      ...(counts.failedHandshakes === 0
        ? []
        : [say("window.webhooks.receiver.shookNot", { count: counts.failedHandshakes })]),
    ]);
  }
}
