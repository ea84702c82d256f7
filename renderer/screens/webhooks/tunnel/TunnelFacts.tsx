import type { TunnelState } from "../../../../shared/tunnel/tunnel.ts";
import { saidText } from "../../../../shared/wording/findings.ts";
import type { Meaning } from "../../../components/status/StatusMark.tsx";
import { Age } from "../../../components/text/Age.tsx";
import { CopyButton } from "../../../components/text/CopyButton.tsx";
import { Untrusted } from "../../../components/text/Untrusted.tsx";
import { UntrustedAddress } from "../../../components/text/UntrustedAddress.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { Facts } from "../parts/Facts.tsx";
import { Notice } from "../parts/Notice.tsx";
import { shortMs } from "../parts/short-ms.ts";
import { checkCause } from "../../../wording/check-remedy.ts";
import classes from "../parts/webhooks.module.css";

export const TUNNEL_MEANINGS: Readonly<Record<TunnelState["status"], Meaning>> = {
  closed: "left-out",
  opening: "busy",
  open: "proven",
  reconnecting: "attention",
  failed: "stopped",
};

/** Shows one tunnel: its URL, its connection state, and its problem. */
export function TunnelFacts({ tunnel }: { readonly tunnel: TunnelState }) {
  const t = useTranslation();
  const { publicUrl, since, latencyMs, reconnects, status, hostKey } = tunnel;
  const shut = status === "closed" || status === "failed";
  return (
    <>
      <TunnelProblem tunnel={tunnel} />
      <TunnelMoved tunnel={tunnel} />
      {tunnel.notices?.map((notice) => (
        <Notice key={notice.key} meaning="attention">
          <Untrusted text={saidText(t, notice)} most={500} />
        </Notice>
      ))}
      <Facts
        facts={[
          {
            term: t("window.webhooks.tunnel.way"),
            value: t(`window.webhooks.tunnel.kind.${tunnel.kind}`),
          },
          {
            term: t("window.webhooks.tunnel.address"),
            value:
              publicUrl === undefined ? undefined : (
                <span className={classes["address"]}>
                  <code className="sw-mono" dir="ltr">
                    <UntrustedAddress text={publicUrl} most={300} />
                  </code>
                  <CopyButton
                    content="plain"
                    text={publicUrl}
                    label={t("window.webhooks.tunnel.copyAddress")}
                  />
                </span>
              ),
          },
          { term: t("window.webhooks.tunnel.since"), value: <Age at={since} /> },
          {
            term: t("window.webhooks.tunnel.latency"),
            value: latencyMs === undefined || shut ? undefined : shortMs(t, latencyMs),
          },
          {
            term: t("window.webhooks.tunnel.reconnects"),
            value: shut
              ? undefined
              : reconnects === 0
                ? t("window.webhooks.tunnel.held")
                : t("window.webhooks.tunnel.reconnected", { count: reconnects }),
          },
          {
            term: t("window.webhooks.hostKey.title"),
            value:
              hostKey === undefined ? undefined : (
                <code className="sw-mono" dir="ltr">
                  <Untrusted text={hostKey} most={80} />
                </code>
              ),
          },
        ]}
      />
    </>
  );
}

/** Explains why a tunnel is not connected, with the remote side's message in a collapsed section. */
function TunnelProblem({ tunnel: { problem, status } }: { readonly tunnel: TunnelState }) {
  const t = useTranslation();
  if (problem === undefined) return null;
  const words = checkCause(t, problem.cause, "webhooks.tunnel");
  return (
    <Notice meaning={status === "failed" ? "stopped" : "attention"}>
      <strong>{words?.happened ?? problem.cause}</strong>
      {words === undefined ? null : <p>{words.remedy}</p>}
      {problem.detail === undefined ? null : (
        <details className={classes["more"]}>
          <summary>{t("window.parts.details")}</summary>
          <p className="sw-mono">
            <Untrusted text={problem.detail} most={500} />
          </p>
        </details>
      )}
    </Notice>
  );
}

/** Shown after a reconnect under another URL: notifications sent to the former one no longer arrive. */
function TunnelMoved({ tunnel: { formerUrl, publicUrl } }: { readonly tunnel: TunnelState }) {
  const t = useTranslation();
  if (formerUrl === undefined || formerUrl === publicUrl) return null;
  return (
    <Notice meaning="attention">
      <strong>{t("window.webhooks.tunnel.moved")}</strong>
      <p>{t("window.webhooks.tunnel.movedWhat")}</p>
      <p>
        <code className="sw-mono" dir="ltr">
          <UntrustedAddress text={formerUrl} most={300} />
        </code>
      </p>
    </Notice>
  );
}
