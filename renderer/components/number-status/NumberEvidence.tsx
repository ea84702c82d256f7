import type { Observation } from "../../../shared/migration/observation.ts";
import { obstacleSentence } from "../../../shared/wording/places.ts";
import { useDomainWords } from "../run/use-domain-words.ts";
import { Age } from "../text/Age.tsx";
import { Untrusted } from "../text/Untrusted.tsx";
import { localTime } from "../../wording/local-time.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import type { NumberStatus } from "./number-status.ts";

type StandingEvidenceProps = {
  readonly standing: NumberStatus;
  readonly reading: Observation | undefined;
  /** The last observation that found a location; `reading`, unless that found none. */
  readonly located: Observation | undefined;
  /** True where space is short: an observation says why the location is unknown, not what each API returned. */
  readonly brief?: boolean;
};

/**
 * How the location of the number is known: what both APIs returned, a migration's result, the user's
 * report, or why it is unknown.
 */
export function NumberEvidence({ standing, reading, located, brief = false }: StandingEvidenceProps) {
  const t = useTranslation();
  const { unanswered } = standing;
  if (unanswered === undefined || reading === undefined)
    return <Evidence standing={standing} reading={reading} brief={brief} />;
  return (
    <>
      <strong>{t("window.number.evidence.unanswered")}</strong>
      <Age at={unanswered} />
      <Dot />
      {reading.clientSays === "silent" ? null : (
        <>
          <span>{t(`window.number.evidence.client.${reading.clientSays}`)}</span>
          <Dot />
        </>
      )}
      <span>{t("window.number.evidence.before")}</span>
      <Evidence standing={standing} reading={located} brief={brief} />
    </>
  );
}

/** What the platform reports against the number's working. */
function ReportedAgainst({ standing: { obstacle, known } }: { readonly standing: NumberStatus }) {
  const t = useTranslation();
  const sentence = obstacleSentence(t, { working: undefined, obstacle });
  if (sentence === undefined || (known.by !== "reading" && known.by !== "move")) return null;
  return (
    <>
      <strong>{sentence}</strong>
      <Dot />
    </>
  );
}

function Evidence({ standing, reading, brief }: Omit<Required<StandingEvidenceProps>, "located">) {
  const { known } = standing;
  const t = useTranslation();
  const words = useDomainWords();
  switch (known.by) {
    case "nobody":
      return <span>{t("window.number.evidence.nobody")}</span>;
    case "person":
      return <span>{t("window.number.evidence.person", { day: localTime(t.language, known.at) })}</span>;
    case "move":
      return (
        <>
          <ReportedAgainst standing={standing} />
          <span>{known.basis === undefined ? words.proof("proven").sentence : words.basis(known.basis)}</span>
          <Dot />
          <Age at={known.at} />
        </>
      );
    case "guess":
    case "crossing":
    case "lost-answer":
      return (
        <>
          <span>{t(`window.number.evidence.${known.by}`)}</span>
          <Age at={known.at} />
        </>
      );
    case "reading":
      if (reading === undefined) return null;
      if (brief && reading.home === "unknown")
        return (
          <>
            <strong>{t(`window.number.evidence.notKnown.${reading.reason}`)}</strong>
            <Age at={reading.at} />
          </>
        );
      return (
        <>
          {reading.home === "unknown" ? (
            <strong>{t(`window.number.evidence.notKnown.${reading.reason}`)}</strong>
          ) : null}
          <ReportedAgainst standing={standing} />
          <span>{t(`window.number.evidence.cloud.${reading.cloudSays}`)}</span>
          <Dot />
          {reading.number?.status === undefined ? null : (
            <span>
              {t("window.number.evidence.status")}{" "}
              <span className="sw-mono">
                <Untrusted text={reading.number.status} most={40} />
              </span>
            </span>
          )}
          {reading.number?.status === undefined ? null : <Dot />}
          <span>{t(`window.number.evidence.client.${reading.clientSays}`)}</span>
          <Dot />
          <Age at={reading.at} />
        </>
      );
  }
}

function Dot() {
  return <span aria-hidden="true">·</span>;
}
