import type { WorkspaceId } from "../../../../shared/workspace/workspace.ts";
import { usePart } from "../../../app/use-feed.ts";
import { useWebhookStores } from "../../../app/use-webhook-stores.ts";
import { useStores } from "../../../app/window-context.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { StatusBadge } from "../../../components/status/StatusMark.tsx";
import { visible } from "../../../../shared/visible.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { ReceiverFacts } from "./ReceiverFacts.tsx";

/** Lists receivers of other workspaces or of terminal commands. Renders nothing if there are none. */
export function OtherReceivers({ but }: { readonly but: WorkspaceId }) {
  const t = useTranslation();
  const { workspaces } = useStores();
  const { receivers } = useWebhookStores();
  const all = usePart(receivers, (known) => known);
  const names = usePart(workspaces, (list) => list.workspaces) ?? [];
  const others = [...(all?.values() ?? [])].filter((one) => one.listening && one.receiver !== but);
  const nameOf = (receiver: string): string => {
    const known = names.find(({ id }) => id === receiver);
    return known === undefined ? t("window.webhooks.receiver.ofTerminal") : visible(known.name, 80);
  };
  return others.map((one) => (
    <Card
      key={one.receiver}
      title={t("window.webhooks.receiver.ofOther", { name: nameOf(one.receiver) })}
      aside={<StatusBadge meaning="proven" word={t("window.webhooks.receiver.listening")} />}
    >
      <ReceiverFacts receiver={one} />
    </Card>
  ));
}
