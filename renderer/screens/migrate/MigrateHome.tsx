import { useStores } from "../../app/window-context.tsx";
import { AsyncView } from "../../components/screen/AsyncView.tsx";
import { BackNotice } from "../../components/screen/BackNotice.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { BeginMove } from "./BeginMove.tsx";
import { OpenRuns } from "./OpenRuns.tsx";
import { UnreadableRuns } from "../../components/unreadable/UnreadableRuns.tsx";

/** Shows the open migrations first, then the choice of another number to migrate. */
export default function MigrateHome() {
  const t = useTranslation();
  const { runs, workspaces } = useStores();
  return (
    <Screen title={t("window.migrate.title")} lead={t("window.migrate.lead")}>
      <BackNotice />
      <AsyncView feed={runs}>{(all) => <OpenRuns runs={all} />}</AsyncView>
      <UnreadableRuns />
      <AsyncView feed={workspaces}>{() => <BeginMove />}</AsyncView>
    </Screen>
  );
}
