import type { PresentedCertificate } from "../../../shared/rpc/areas/workspaces.ts";
import { localTime } from "../../wording/local-time.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { Untrusted } from "../text/Untrusted.tsx";
import classes from "./certificate.module.css";

/**
 * What a presented certificate states about itself. Its texts are untrusted: the certificate's author chose
 * them.
 */
export function CertificateFacts({ certificate }: { readonly certificate: PresentedCertificate }) {
  const t = useTranslation();
  const { subject, issuer, names, validFrom, validTo, selfSigned, verdict } = certificate;
  return (
    <dl className={classes["facts"]}>
      <dt>{t("window.certificate.subject")}</dt>
      <dd>
        <Untrusted text={subject} />
      </dd>
      <dt>{t("window.certificate.names")}</dt>
      <dd>
        {names.length === 0 ? (
          t("window.certificate.noNames")
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
      <dt>{t("window.certificate.issuer")}</dt>
      <dd>
        <Untrusted text={issuer} />
        {selfSigned ? <div className="sw-quiet">{t("window.certificate.selfSigned")}</div> : null}
      </dd>
      <dt>{t("window.certificate.validity")}</dt>
      <dd>
        {t("window.certificate.span", {
          from: dayOf(t.language, validFrom),
          to: dayOf(t.language, validTo),
        })}
      </dd>
      <dt>{t("window.certificate.publicRoots")}</dt>
      <dd>{t(`window.certificate.verdict.${verdict}`)}</dd>
    </dl>
  );
}

/** The local date; the text itself if it is not a valid date. */
function dayOf(language: Parameters<typeof localTime>[0], at: string): string {
  return Number.isNaN(Date.parse(at)) ? at : localTime(language, at);
}
