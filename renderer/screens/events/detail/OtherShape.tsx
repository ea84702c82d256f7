import { useMemo } from "react";
import { readNotifications } from "../../../../shared/translate/read-notifications.ts";
import type { EventDetail } from "../../../../shared/webhook/detail.ts";
import { useCurrentWorkspace } from "../../../app/current-workspace.ts";
import { CopyButton } from "../../../components/text/CopyButton.tsx";
import { partiesOf, wholeParties } from "../../../components/translation/parties.ts";
import { translateTo, viewOf, type TranslatedView } from "../../../components/translation/translated-view.ts";
import { TranslatedPair } from "../../../components/translation/TranslatedPair.tsx";
import type { NotificationShape } from "../../../../shared/translate/difference.ts";
import type { Workspace } from "../../../../shared/workspace/workspace.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "./EventPanel.module.css";

type OtherShapeProps = {
  readonly body: Extract<EventDetail["body"], { kind: "kept" }>;
  readonly phoneNumberId: string | undefined;
};

/** The notification of an event in the other API's shape, or why it can't be translated here. */
export function OtherShape({ body, phoneNumberId }: OtherShapeProps) {
  const t = useTranslation();
  const workspace = useCurrentWorkspace();
  const shown = useMemo(
    () => (body.shortened ? "shortened" : translated(body.raw, workspace, phoneNumberId)),
    [body, workspace, phoneNumberId],
  );
  if (typeof shown === "string")
    return <p className={classes["note"]}>{t(`window.translation.event.${shown}`)}</p>;
  return (
    <>
      <p className={classes["note"]}>{t("window.translation.event.whole")}</p>
      <div>
        <CopyButton content="plain" text={shown.view.lines} label={t("window.translation.copy")} wordy />
      </div>
      <TranslatedPair shape={shown.shape} view={shown.view} narrow />
    </>
  );
}

type Shown = { readonly shape: NotificationShape; readonly view: TranslatedView };

function translated(
  raw: string,
  workspace: Workspace | undefined,
  phoneNumberId: string | undefined,
): Shown | "unreadable" | "missing" {
  const read = readNotifications(new TextEncoder().encode(raw));
  const notification = read.ok ? read.value[0] : undefined;
  if (notification === undefined) return "unreadable";
  const parties =
    workspace === undefined
      ? undefined
      : wholeParties(partiesOf(workspace, phoneNumberId), workspace.dialect.brand);
  const translation = translateTo(notification, parties);
  if (translation === undefined) return "missing";
  return { shape: notification.shape, view: viewOf(notification, translation) };
}
