import { Button, Checkbox } from "@mantine/core";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { useOperation } from "../../../app/use-operation.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { CopyButton } from "../../../components/text/CopyButton.tsx";
import { Untrusted } from "../../../components/text/Untrusted.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { useState } from "react";
import type { OutputOf } from "../../../../shared/rpc/api.ts";
import { portOf } from "../parts/port-of.ts";
import type { TunnelForm } from "./use-tunnel-form.ts";
import classes from "../parts/webhooks.module.css";

type HostKeyChoiceProps = { readonly form: TunnelForm; readonly disabled: boolean };
type Shown = OutputOf<"tunnels.hostKey"> & { readonly of: string };

/** Chooses the host key of an SSH server: fetched, compared by the user, and pinned on confirmation. */
export function HostKeyChoice({ form, disabled }: HostKeyChoiceProps) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const fetchKey = useOperation("tunnels.hostKey");
  const [shown, setShown] = useState<Shown>();
  const { host, port, hostKey } = form.draft.value;
  const at = portOf(port);
  const server = `${host.trim()}:${port.trim()}`;
  const look = async (): Promise<void> => {
    if (typeof at !== "number") return;
    const answer = await fetchKey.run({ host: host.trim(), port: at });
    if (answer.ok) setShown({ ...answer.value, of: server });
  };
  // A key that another server returned does not apply to this one.
  const current = shown?.of === server ? shown : undefined;
  return (
    <fieldset className={classes["fieldset"]}>
      <legend>{t("window.webhooks.hostKey.title")}</legend>
      <p className={classes["hint"]}>
        {t(hostKey === "" ? "window.webhooks.hostKey.none" : "window.webhooks.hostKey.pinned")}
      </p>
      {hostKey === "" ? null : <KeyText hostKey={hostKey} />}
      {current === undefined ? null : current.hostKey === hostKey ? (
        <p className={classes["hint"]}>{t("window.webhooks.hostKey.same")}</p>
      ) : (
        <>
          {hostKey === "" ? null : <p role="alert">{t("window.webhooks.hostKey.differs")}</p>}
          <p className={classes["hint"]}>
            {t("window.webhooks.hostKey.shows")} <Untrusted text={current.algorithm} most={60} />
          </p>
          <KeyText hostKey={current.hostKey} />
          <p className={classes["hint"]}>{t("window.webhooks.hostKey.compare")}</p>
          <Checkbox
            checked={false}
            disabled={disabled}
            label={t("window.webhooks.hostKey.mine")}
            onChange={() => form.draft.change({ hostKey: current.hostKey })}
          />
        </>
      )}
      {form.faults.hostKey === undefined ? null : <p role="alert">{t("window.webhooks.hostKey.needed")}</p>}
      {fetchKey.problem === undefined ? null : <ProblemCard problem={fetchKey.problem} />}
      <div className={classes["buttons"]}>
        <Button
          size="compact-sm"
          variant="default"
          loading={fetchKey.busy}
          disabled={disabled || !live || host.trim() === "" || typeof at !== "number"}
          onClick={() => runInBackground(look())}
        >
          {t("window.webhooks.hostKey.fetch")}
        </Button>
        {hostKey === "" ? null : (
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            disabled={disabled}
            onClick={() => form.draft.change({ hostKey: "" })}
          >
            {t("window.webhooks.hostKey.forget")}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function KeyText({ hostKey }: { readonly hostKey: string }) {
  const t = useTranslation();
  return (
    <div className={classes["address"]}>
      <code className="sw-mono" dir="ltr">
        <Untrusted text={hostKey} most={80} />
      </code>
      <CopyButton content="plain" text={hostKey} label={t("window.webhooks.hostKey.copy")} />
    </div>
  );
}
