import type { PresentedCertificate } from "../../../shared/rpc/areas/workspaces.ts";
import { localTime } from "../../wording/local-time.ts";
import { useSay } from "../../wording/use-say.tsx";
import { Untrusted } from "../text/Untrusted.tsx";
import classes from "./certificate.module.css";

/** What a presented certificate says of itself. Every text in it was written by whoever made it. */
export function CertificateFacts({ certificate }: { readonly certificate: PresentedCertificate }) {
  const say = useSay();
  const { subject, issuer, names, validFrom, validTo, selfSigned, verdict } = certificate;
  return (
    <dl className={classes["facts"]}>
      <dt>{say("window.certificate.subject")}</dt>
      <dd>
        <Untrusted text={subject} />
      </dd>
      <dt>{say("window.certificate.names")}</dt>
      <dd>
        {names.length === 0 ? (
          say("window.certificate.noNames")
        ) : (
          <ul className={classes["names"]}>
            {names.map((name) => (
              <li key={name}>
                <Untrusted text={name} />
              </li>
            ))}
          </ul>
        )}
      </dd>
      <dt>{say("window.certificate.issuer")}</dt>
      <dd>
        <Untrusted text={issuer} />
        {selfSigned ? <div className="sw-quiet">{say("window.certificate.selfSigned")}</div> : null}
      </dd>
      <dt>{say("window.certificate.validity")}</dt>
      <dd>
        {say("window.certificate.span", {
          from: dayOf(say.language, validFrom),
          to: dayOf(say.language, validTo),
        })}
      </dd>
      <dt>{say("window.certificate.publicRoots")}</dt>
      <dd>{say(`window.certificate.verdict.${verdict}`)}</dd>
    </dl>
  );
}

/** The day of a moment; the text itself where it is no moment that is known. */
function dayOf(language: Parameters<typeof localTime>[0], at: string): string {
  return Number.isNaN(Date.parse(at)) ? at : localTime(language, at);
}
