import { Button, Checkbox } from "@mantine/core";
import { useState } from "react";
import type { PresentedCertificate } from "../../../shared/rpc/areas/workspaces.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { CopyButton } from "../text/CopyButton.tsx";
import { CertificateFacts } from "./CertificateFacts.tsx";
import { Fingerprint } from "./Fingerprint.tsx";
import classes from "./certificate.module.css";
import { Dialog, DialogButtons } from "../dialog/Dialog.tsx";

type CertificateDialogProps = {
  readonly address: string;
  readonly certificate: PresentedCertificate;
  /** The fingerprint trusted for this connection now. */
  readonly pinned: string | undefined;
  readonly onTrust: (sha256: string) => void;
  readonly onClose: () => void;
};

type Question = "first-use" | "changed" | "same" | "not-needed";

/**
 * Shows the certificate that a server presents, and asks before it is trusted. A changed certificate needs
 * a second confirmation.
 */
export function CertificateDialog(props: CertificateDialogProps) {
  const { certificate, pinned, onClose } = props;
  const t = useTranslation();
  const question = questionFor(certificate, pinned);
  return (
    <Dialog opened wide onClose={onClose} title={t(`window.certificate.title.${question}`)}>
      <div className={classes["dialog"]} data-question={question}>
        {question === "changed" ? (
          <p className={classes["stern"]} role="alert">
            {t("window.certificate.changedWhat")}
          </p>
        ) : (
          <p>{t(`window.certificate.lead.${question}`)}</p>
        )}
        {question === "changed" && pinned !== undefined ? (
          <Fingerprint sha256={pinned} label={t("window.certificate.trustedFingerprint")} />
        ) : null}
        <Fingerprint
          sha256={certificate.sha256}
          label={t(
            question === "changed" ? "window.certificate.newFingerprint" : "window.certificate.fingerprint",
          )}
        />
        <CertificateFacts certificate={certificate} />
        {question === "first-use" || question === "changed" ? (
          <Decision {...props} question={question} />
        ) : (
          <DialogButtons>
            <Button onClick={onClose}>{t("window.forms.close")}</Button>
          </DialogButtons>
        )}
      </div>
    </Dialog>
  );
}

function Decision({
  address,
  certificate,
  onTrust,
  onClose,
  question,
}: CertificateDialogProps & { readonly question: "first-use" | "changed" }) {
  const t = useTranslation();
  const [compared, setCompared] = useState(false);
  const [meant, setMeant] = useState(false);
  const changed = question === "changed";
  return (
    <>
      <CompareHint address={address} />
      <p>{t("window.certificate.meaning")}</p>
      <Checkbox
        label={t(changed ? "window.certificate.comparedNew" : "window.certificate.compared")}
        checked={compared}
        onChange={(event) => setCompared(event.currentTarget.checked)}
      />
      {changed ? (
        <Checkbox
          label={t("window.certificate.replacedOnPurpose")}
          checked={meant}
          onChange={(event) => setMeant(event.currentTarget.checked)}
        />
      ) : null}
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {t(changed ? "window.certificate.keepOld" : "window.certificate.doNotTrust")}
        </Button>
        <Button
          disabled={!compared || (changed && !meant)}
          {...(changed ? { color: "red" } : {})}
          onClick={() => onTrust(certificate.sha256)}
        >
          {t(changed ? "window.certificate.trustNew" : "window.certificate.trust")}
        </Button>
      </DialogButtons>
    </>
  );
}

/**
 * The command that prints the fingerprint on the server itself: a value received over the same network
 * proves nothing.
 */
function CompareHint({ address }: { readonly address: string }) {
  const t = useTranslation();
  const { port } = new URL(address);
  const command = `openssl s_client -connect HOST:${port === "" ? "443" : port} </dev/null 2>/dev/null | openssl x509 -noout -fingerprint -sha256`;
  return (
    <div>
      <p className={classes["tight"]}>{t("window.certificate.compareWith")}</p>
      <div className={classes["command"]}>
        <code dir="ltr">{command}</code>
        <CopyButton content="plain" text={command} label={t("window.certificate.copyCommand")} />
      </div>
    </div>
  );
}

function questionFor({ sha256, verdict }: PresentedCertificate, pinned: string | undefined): Question {
  if (pinned === sha256) return "same";
  if (pinned !== undefined) return "changed";
  return verdict === "trusted" ? "not-needed" : "first-use";
}
