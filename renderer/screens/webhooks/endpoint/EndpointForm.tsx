import { Button, Checkbox, TextInput } from "@mantine/core";
import { useState } from "react";
import { PublicUrl } from "../../../../shared/tunnel/tunnel.ts";
import type { Workspace } from "../../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { useStores } from "../../../app/window-context.tsx";
import { AddressField } from "../../../components/forms/AddressField.tsx";
import { addressFault } from "../../../components/forms/clean-paste.ts";
import { Form } from "../../../components/forms/Form.tsx";
import { useUnsavedGuard } from "../../../components/forms/UnsavedGuard.tsx";
import { useDraft } from "../../../components/forms/use-draft.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "../parts/webhooks.module.css";
import { useWorkspaceWebhooks } from "../parts/use-change-webhooks.ts";
import type { EndpointCheck } from "./use-endpoint-check.ts";

/** What is typed into the form of the endpoint check, and how it is started. */
export type EndpointEntry = {
  readonly url: string;
  readonly setUrl: (url: string) => void;
  readonly send: boolean;
  readonly setSend: (send: boolean) => void;
  readonly allowPrivate: boolean;
  readonly setAllowPrivate: (allow: boolean) => void;
  readonly caFile: string;
  readonly setCaFile: (path: string) => void;
  /** True once it was started without a URL. */
  readonly lacksUrl: boolean;
  readonly start: () => void;
};

/** Holds that entry; starting stores a URL that was typed. */
export function useEndpointEntry(workspace: Workspace, check: EndpointCheck): EndpointEntry {
  const { realm } = useStores();
  const { chosen, change } = useWorkspaceWebhooks(workspace.id);
  const draft = useDraft({ url: chosen.endpoint ?? "" });
  // In Practice, the endpoint is a practice endpoint too.
  const [send, setSend] = useState(realm === "practice");
  const [allowPrivate, setAllowPrivate] = useState(realm === "practice");
  const [caFile, setCaFile] = useState("");
  const [tried, setTried] = useState(false);
  const url = draft.value.url.trim();
  useUnsavedGuard(draft.dirty);
  const start = (): void => {
    setTried(true);
    if (url === "" || addressFault(url) !== undefined) return;
    const wanted = {
      url,
      workspace: workspace.id,
      send,
      allowPrivate,
      ...(caFile.trim() === "" ? {} : { caFile: caFile.trim() }),
    };
    // Only a URL that may be stored is stored; any other can still be checked.
    const keep =
      draft.dirty && PublicUrl.safeParse(url).success ? () => change({ endpoint: url }) : undefined;
    runInBackground(check.start(wanted, keep));
  };
  return {
    url: draft.value.url,
    setUrl: (next) => draft.change({ url: next }),
    send,
    setSend,
    allowPrivate,
    setAllowPrivate,
    caFile,
    setCaFile,
    lacksUrl: tried && url === "",
    start,
  };
}

type EndpointFormProps = {
  readonly entry: EndpointEntry;
  readonly check: EndpointCheck;
  /** Its id, by which the button beside the screen's title submits it. */
  readonly id: string;
};

/** The form of the endpoint check: the URL, and whether test notifications are sent. */
export function EndpointForm({ entry, check, id }: EndpointFormProps) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const { send, allowPrivate, caFile } = entry;
  const { busy, problem } = check.task;
  return (
    <Form id={id} onSubmit={entry.start}>
      <AddressField
        label={t("window.webhooks.endpoint.address")}
        description={t("window.webhooks.endpoint.addressHint")}
        value={entry.url}
        disabled={busy}
        error={entry.lacksUrl ? t("window.forms.needed") : undefined}
        onChange={entry.setUrl}
      />
      <Checkbox
        checked={send}
        disabled={busy}
        label={t("window.webhooks.endpoint.send")}
        description={t("window.webhooks.endpoint.sendHint")}
        onChange={(event) => entry.setSend(event.currentTarget.checked)}
      />
      <details className={classes["more"]}>
        <summary>{t("window.webhooks.endpoint.more")}</summary>
        <div className={classes["group"]}>
          <Checkbox
            checked={allowPrivate}
            disabled={busy}
            label={t("window.webhooks.endpoint.private")}
            description={t("window.webhooks.endpoint.privateHint")}
            onChange={(event) => entry.setAllowPrivate(event.currentTarget.checked)}
          />
          <TextInput
            label={t("window.webhooks.endpoint.ca")}
            description={t("window.webhooks.endpoint.caHint")}
            value={caFile}
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            disabled={busy}
            onChange={(event) => entry.setCaFile(event.currentTarget.value)}
          />
        </div>
      </details>
      {problem === undefined ? null : <ProblemCard problem={problem} />}
      <div className={classes["buttons"]}>
        <Button
          type="submit"
          variant={check.report === undefined ? "filled" : "default"}
          loading={busy}
          disabled={!live}
        >
          {t(send ? "window.webhooks.endpoint.goSend" : "window.webhooks.endpoint.go")}
        </Button>
      </div>
    </Form>
  );
}
