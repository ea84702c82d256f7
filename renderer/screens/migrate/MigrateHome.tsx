import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { AsyncView } from "../../components/screen/AsyncView.tsx";
import { BackNotice } from "../../components/screen/BackNotice.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import { openRunsOf } from "../../stores/runs.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { BeginMove } from "./BeginMove.tsx";
import { OpenRuns } from "./OpenRuns.tsx";
import { UnreadableRuns } from "../../components/unreadable/UnreadableRuns.tsx";

/** Shows the open migrations first, then the choice of another number to migrate. */
export default function MigrateHome() {
  const t = useTranslation();
  const { runs, workspaces } = useStores();
  const open = usePart(runs, (all) => openRunsOf(all).length) ?? 0;
  const title = open === 0 ? t("window.migrate.choose") : t("window.migrate.openCount", { count: open });
  return (
    <Screen title={title} lead={t("window.migrate.lead")}>
      <BackNotice />
      <AsyncView feed={runs}>{(all) => <OpenRuns runs={all} />}</AsyncView>
      <UnreadableRuns />
      <AsyncView feed={workspaces}>{() => <BeginMove first={open === 0} />}</AsyncView>
    </Screen>
  );
}
