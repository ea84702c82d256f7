import { useStores } from "../../app/window-context.tsx";
import { Look } from "../../components/screen/Look.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import { useSay } from "../../wording/use-say.tsx";
import { BeginMove } from "./BeginMove.tsx";
import { OpenRuns } from "./OpenRuns.tsx";
import { UnreadableRuns } from "../../components/unreadable/UnreadableRuns.tsx";

/** Where moves begin: what is open comes first, then another number can be moved. */
export default function MigrateHome() {
  const say = useSay();
  const { runs, workspaces } = useStores();
  return (
    <Screen title={say("window.migrate.title")} lead={say("window.migrate.lead")}>
      <Look feed={runs}>{(all) => <OpenRuns runs={all} />}</Look>
      <UnreadableRuns />
      <Look feed={workspaces}>{() => <BeginMove />}</Look>
    </Screen>
  );
}
