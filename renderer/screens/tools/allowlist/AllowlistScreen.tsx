import { useState } from "react";
import type { AllowlistState } from "../../../../shared/allowlist/allowlist.ts";
import { useWebhookStores } from "../../../app/use-webhook-stores.ts";
import { AsyncView } from "../../../components/screen/AsyncView.tsx";
import { LeadFacts } from "../../../components/screen/LeadFacts.tsx";
import { Screen } from "../../../components/screen/Screen.tsx";
import { Age } from "../../../components/text/Age.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { KeptList } from "./KeptList.tsx";
import { RefreshForm } from "./RefreshForm.tsx";
import { RefreshResult } from "./RefreshResult.tsx";
import { ScheduleCard } from "./ScheduleCard.tsx";
import { useRefresh, type ListChoice } from "./use-refresh.ts";

/** The list of addresses that the platform's webhooks come from: refreshed, compared, saved, kept up to date. */
export default function AllowlistScreen() {
  const t = useTranslation();
  const { allowlist } = useWebhookStores();
  return (
    <Screen title={t("window.tools.of.allowlist.title")} lead={t("window.tools.of.allowlist.what")}>
      <AsyncView feed={allowlist}>{(state) => <Allowlist state={state} />}</AsyncView>
    </Screen>
  );
}

function Allowlist({ state }: { readonly state: AllowlistState }) {
  const t = useTranslation();
  const refresh = useRefresh();
  // The list of what was asked for last; another one once it was asked for here.
  const [chosen, setChosen] = useState<ListChoice>();
  const choice = chosen ?? { asns: state.asns, family: state.family };
  const kept = state.lists.find(
    ({ asns, family }) => family === choice.family && asns.join() === choice.asns.join(),
  );
  return (
    <>
      {kept === undefined ? null : (
        <LeadFacts>
          <span>
            {t("window.allowlist.taken")} <Age at={kept.at} />
          </span>
          <span>{t("window.allowlist.counts", { four: kept.ipv4, six: kept.ipv6 })}</span>
        </LeadFacts>
      )}
      <RefreshForm state={state} refresh={refresh} onAsk={setChosen} />
      <RefreshResult refresh={refresh} />
      {kept === undefined ? null : <KeptList choice={choice} at={kept.at} />}
      <ScheduleCard state={state} choice={choice} />
    </>
  );
}
