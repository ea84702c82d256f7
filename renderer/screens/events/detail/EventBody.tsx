import { Button, SegmentedControl } from "@mantine/core";
import { useMemo, useState } from "react";
import type { EventDetail } from "../../../../shared/webhook/detail.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { decodePayload } from "../../../components/payload/decode.ts";
import { PayloadTree } from "../../../components/payload/PayloadTree.tsx";
import { RawText } from "../../../components/payload/RawText.tsx";
import { CopyButton } from "../../../components/text/CopyButton.tsx";
import { useVaultGate } from "../../../components/vault/use-vault-gate.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "./EventPanel.module.css";
import { OtherShape } from "./OtherShape.tsx";

/**
 * Shows the body of an event, decoded or raw, or why there is none. The content is only ever rendered as
 * text.
 */
export function EventBody({ detail }: { readonly detail: EventDetail }) {
  const t = useTranslation();
  const { body } = detail;
  switch (body.kind) {
    case "not-kept":
      return <p className={classes["note"]}>{t("window.events.detail.notKept")}</p>;
    case "locked":
      return <Locked />;
    case "kept":
      return <Kept detail={detail} body={body} />;
  }
}

function Locked() {
  const t = useTranslation();
  const { ensureOpen } = useVaultGate();
  return (
    <div className={classes["locked"]}>
      <p>{t("window.events.detail.locked")}</p>
      <Button onClick={() => runInBackground(ensureOpen())}>{t("window.events.detail.unlock")}</Button>
    </div>
  );
}

type KeptBody = Extract<EventDetail["body"], { kind: "kept" }>;
type View = "decoded" | "raw" | "other";

function Kept({ detail, body }: { readonly detail: EventDetail; readonly body: KeptBody }) {
  const t = useTranslation();
  const { part } = body;
  const node = useMemo(() => (part === undefined ? undefined : decodePayload(part)), [part]);
  const [chosen, setChosen] = useState<View>("decoded");
  const view: View = node === undefined && chosen === "decoded" ? "raw" : chosen;
  return (
    <div className={classes["body"]}>
      <div className={classes["bodyHead"]}>
        <SegmentedControl
          size="xs"
          aria-label={t("window.events.detail.view")}
          value={view}
          onChange={(next) => setChosen(next)}
          data={[
            { value: "decoded", label: t("window.events.detail.decoded"), disabled: node === undefined },
            { value: "raw", label: t("window.events.detail.raw") },
            { value: "other", label: t("window.translation.event.view") },
          ]}
        />
        {view === "other" ? null : (
          <CopyButton
            content="plain"
            text={view === "decoded" ? (part ?? "") : body.raw}
            label={t(
              view === "decoded" ? "window.events.detail.copyDecoded" : "window.events.detail.copyRaw",
            )}
            wordy
          />
        )}
      </div>
      {node === undefined && view === "raw" ? (
        <p className={classes["note"]}>{t("window.events.detail.noPart")}</p>
      ) : null}
      {view === "other" ? (
        <OtherShape body={body} phoneNumberId={detail.event.phoneNumberId} />
      ) : view === "decoded" && node !== undefined ? (
        <PayloadTree node={node} label={t("window.events.tree.label")} />
      ) : (
        <>
          <p className={classes["note"]}>{t("window.events.detail.rawNote")}</p>
          <RawText text={body.raw} label={t("window.events.detail.raw")} />
          {body.shortened ? <p className={classes["note"]}>{t("window.events.detail.shortened")}</p> : null}
        </>
      )}
    </div>
  );
}
