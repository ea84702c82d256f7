import { Button } from "@mantine/core";
import type { ReceiverState } from "../../../../shared/webhook/receiver.ts";
import type { Workspace } from "../../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection, usePart } from "../../../app/use-feed.ts";
import { useOperation } from "../../../app/use-operation.ts";
import { useWebhookStores } from "../../../app/use-webhook-stores.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { AsyncView } from "../../../components/screen/AsyncView.tsx";
import { StatusBadge } from "../../../components/status/StatusMark.tsx";
import { withReceiver } from "../../../stores/receivers.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { Fold } from "../parts/Fold.tsx";
import { Notice } from "../parts/Notice.tsx";
import { useWorkspaceWebhooks } from "../parts/use-change-webhooks.ts";
import { SecretAddress } from "../parts/SecretAddress.tsx";
import { ReceiverFacts } from "./ReceiverFacts.tsx";
import { StartReceiver } from "./StartReceiver.tsx";
import classes from "../parts/webhooks.module.css";

/**
 * Shows the receiver of one workspace: whether it listens, what it received, its URLs, and start or stop.
 */
export function ReceiverCard({ workspace }: { readonly workspace: Workspace }) {
  const { receivers } = useWebhookStores();
  const known = usePart(receivers, () => true) ?? false;
  const receiver = usePart(receivers, (all) => all.get(workspace.id));
  if (!known) return <AsyncView feed={receivers}>{() => null}</AsyncView>;
  return <Receiver workspace={workspace} receiver={receiver} />;
}

type ReceiverProps = { readonly workspace: Workspace; readonly receiver: ReceiverState | undefined };

function Receiver({ workspace, receiver }: ReceiverProps) {
  const t = useTranslation();
  const listening = receiver?.listening === true;
  return (
    <Fold
      title={t("window.webhooks.receiver.title")}
      aside={
        <StatusBadge
          meaning={!listening ? "left-out" : receiver.trouble === undefined ? "proven" : "attention"}
          word={t(listening ? "window.webhooks.receiver.listening" : "window.webhooks.receiver.silent")}
        />
      }
      urgent={receiver?.trouble !== undefined}
    >
      <div className={classes["stack"]}>
        {receiver?.trouble === undefined ? null : (
          <Notice meaning="stopped" urgent>
            <strong>{t(`window.webhooks.receiver.trouble.${receiver.trouble}.what`)}</strong>
            <p>{t(`window.webhooks.receiver.trouble.${receiver.trouble}.next`)}</p>
          </Notice>
        )}
        {receiver === undefined ? (
          <p className={classes["hint"]}>{t("window.webhooks.receiver.never")}</p>
        ) : (
          <ReceiverFacts receiver={receiver} />
        )}
        {listening ? (
          <>
            <Addresses receiver={receiver} />
            <Forwarding workspace={workspace} receiver={receiver} />
            <StopReceiver receiver={receiver} />
          </>
        ) : (
          <StartReceiver workspace={workspace} />
        )}
      </div>
    </Fold>
  );
}

function Addresses({ receiver }: { readonly receiver: ReceiverState }) {
  const t = useTranslation();
  const { localUrl, onPremUrl } = receiver;
  if (localUrl === undefined && onPremUrl === undefined) return null;
  return (
    <section className={classes["group"]} aria-label={t("window.webhooks.receiver.addresses")}>
      {localUrl === undefined ? null : (
        <SecretAddress name={t("window.webhooks.receiver.local")} address={localUrl} />
      )}
      {onPremUrl === undefined ? null : (
        <SecretAddress name={t("window.webhooks.receiver.onPrem")} address={onPremUrl} />
      )}
      <p className={classes["hint"]}>{t("window.webhooks.receiver.addressesHint")}</p>
    </section>
  );
}

/** Starts or stops forwarding copies to the production endpoint, while the receiver keeps listening. */
function Forwarding({
  workspace,
  receiver,
}: {
  readonly workspace: Workspace;
  readonly receiver: ReceiverState;
}) {
  const t = useTranslation();
  const { receivers } = useWebhookStores();
  const live = useConnection().kind === "live";
  const { endpoint } = useWorkspaceWebhooks(workspace.id).chosen;
  const declare = useOperation("webhooks.declare");
  const forwards = receiver.forwardsTo !== undefined;
  if (!forwards && endpoint === undefined) return null;
  const work = async (): Promise<void> => {
    const forwardTo = forwards ? null : (endpoint ?? null);
    const answer = await declare.run({ receiver: workspace.id, forwardTo });
    if (answer.ok) receivers.take((known) => withReceiver(known, answer.value));
  };
  return (
    <>
      {declare.problem === undefined ? null : <ProblemCard problem={declare.problem} />}
      <div className={classes["buttons"]}>
        <Button
          variant="default"
          loading={declare.busy}
          disabled={!live}
          onClick={() => runInBackground(work())}
        >
          {t(forwards ? "window.webhooks.receiver.forwardOff" : "window.webhooks.receiver.forwardNow")}
        </Button>
      </div>
    </>
  );
}

function StopReceiver({ receiver }: { readonly receiver: ReceiverState }) {
  const t = useTranslation();
  const { receivers } = useWebhookStores();
  const live = useConnection().kind === "live";
  const stop = useOperation("webhooks.stop");
  const work = async (): Promise<void> => {
    const answer = await stop.run({ receiver: receiver.receiver });
    if (answer.ok) receivers.take((known) => withReceiver(known, answer.value));
  };
  return (
    <>
      {stop.problem === undefined ? null : <ProblemCard problem={stop.problem} />}
      <div className={classes["buttons"]}>
        <Button
          variant="default"
          loading={stop.busy}
          disabled={!live}
          onClick={() => runInBackground(work())}
        >
          {t("window.webhooks.receiver.stop")}
        </Button>
        <span className={classes["hint"]}>{t("window.webhooks.receiver.stopHint")}</span>
      </div>
    </>
  );
}
