import { LANGUAGE_FACTS } from "../../../shared/language.ts";
import { Button, FileButton } from "@mantine/core";
import { useEffect, useState } from "react";
import { ApiAddress } from "../../../shared/migration/plan.ts";
import type { TlsChoice } from "../../../shared/migration/plan-network.ts";
import type { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import type { PresentedCertificate } from "../../../shared/rpc/areas/workspaces.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { visible } from "../../../shared/visible.ts";
import { CertificateDialog } from "./CertificateDialog.tsx";
import { ProblemCard } from "../problem/ProblemCard.tsx";
import { Fingerprint } from "./Fingerprint.tsx";
import classes from "./certificate.module.css";

type TrustChoiceProps = {
  /** Stable name that links to this part use. */
  readonly field?: string;
  readonly address: string;
  /** The workspace whose proxy is used to reach the address. */
  readonly workspace: WorkspaceId;
  readonly tls: TlsChoice | undefined;
  readonly onChange: (tls: TlsChoice | undefined) => void;
  readonly disabled: boolean;
  /** Increases when another part of the form asks to show the certificate. */
  readonly asked: number;
};

/**
 * How the certificate of a connection is validated: the public roots, optionally with this computer's roots
 * and a CA file, or one fingerprint.
 *
 * Validation cannot be turned off.
 */
export function TrustChoice({ field, address, workspace, tls, onChange, disabled, asked }: TrustChoiceProps) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const certificateCall = useOperation("connections.certificate");
  const keep = useOperation("connections.keepCa");
  const [presented, setPresented] = useState<PresentedCertificate>();
  const [authorities, setAuthorities] = useState<readonly string[]>();
  const secure = isSecure(address);
  const show = async (): Promise<void> => {
    const answer = await certificateCall.run({ address, workspace });
    if (answer.ok) setPresented(answer.value);
  };
  useEffect(() => {
    if (asked > 0) runInBackground(show());
    // Runs only when `asked` changes, with the current address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked]);
  const useFile = async (file: File): Promise<void> => {
    const pem = await file.text();
    const answer = await keep.run({ pem: pem === "" ? " " : pem });
    if (!answer.ok) return;
    setAuthorities(answer.value.subjects);
    onChange({ ...systemRootsOf(tls), caFile: answer.value.caFile });
  };
  const idle = live && !disabled;
  const offersSystem = tls?.sha256 === undefined && tls?.systemRoots !== true;
  return (
    <div
      role="group"
      aria-label={t("window.certificate.trustLabel")}
      className={classes["trust"]}
      data-field={field}
    >
      <div className={classes["trustName"]}>{t("window.certificate.trustLabel")}</div>
      <TrustWords tls={tls} authorities={authorities} />
      {offersSystem ? <div className={classes["hint"]}>{t("window.certificate.whenSystem")}</div> : null}
      <div className={classes["trustButtons"]}>
        <Button
          size="compact-sm"
          variant="default"
          disabled={!idle || !secure}
          loading={certificateCall.busy}
          onClick={() => runInBackground(show())}
        >
          {t("window.certificate.look")}
        </Button>
        <FileButton
          accept=".pem,.crt,.cer,application/x-pem-file"
          onChange={(file) => file !== null && runInBackground(useFile(file))}
        >
          {(props) => (
            <Button {...props} size="compact-sm" variant="default" disabled={!idle} loading={keep.busy}>
              {t("window.certificate.useCa")}
            </Button>
          )}
        </FileButton>
        {!offersSystem ? null : (
          <Button
            size="compact-sm"
            variant="default"
            disabled={!idle}
            onClick={() => onChange({ ...tls, systemRoots: true })}
          >
            {t("window.certificate.useSystem")}
          </Button>
        )}
        {tls === undefined ? null : (
          <Button size="compact-sm" variant="subtle" disabled={!idle} onClick={() => onChange(undefined)}>
            {t("window.certificate.toPublicRoots")}
          </Button>
        )}
      </div>
      {certificateCall.problem === undefined ? null : <ProblemCard problem={certificateCall.problem} />}
      {keep.problem === undefined ? null : <ProblemCard problem={keep.problem} />}
      {presented === undefined ? null : (
        <CertificateDialog
          address={address}
          certificate={presented}
          pinned={tls?.sha256}
          onClose={() => setPresented(undefined)}
          onTrust={(sha256) => {
            onChange({ sha256 });
            setPresented(undefined);
          }}
        />
      )}
    </div>
  );
}

function TrustWords({
  tls,
  authorities,
}: {
  readonly tls: TlsChoice | undefined;
  readonly authorities: readonly string[] | undefined;
}) {
  const t = useTranslation();
  if (tls?.sha256 !== undefined)
    return (
      <>
        <div>{t("window.certificate.byFingerprint")}</div>
        <Fingerprint sha256={tls.sha256} label={t("window.certificate.trustedFingerprint")} />
      </>
    );
  const bySystem = <div>{t("window.certificate.bySystem")}</div>;
  if (tls?.caFile !== undefined)
    return (
      <>
        <div className="sw-break">
          {authorities === undefined
            ? t("window.certificate.byCa", { file: visible(tls.caFile) })
            : t("window.certificate.byNamedCa", {
                names: new Intl.ListFormat(LANGUAGE_FACTS[t.language].locale).format(
                  authorities.map((one) => visible(one)),
                ),
              })}
        </div>
        {tls.systemRoots === true ? bySystem : null}
      </>
    );
  return tls?.systemRoots === true ? bySystem : <div>{t("window.certificate.byPublicRoots")}</div>;
}

function systemRootsOf(tls: TlsChoice | undefined): Pick<TlsChoice, "systemRoots"> {
  return tls?.systemRoots === true ? { systemRoots: true } : {};
}

function isSecure(address: string): boolean {
  return ApiAddress.safeParse(address).success && address.startsWith("https://");
}
