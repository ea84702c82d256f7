import { useParams } from "wouter";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { Look } from "../../components/screen/Look.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import { useSay } from "../../wording/use-say.tsx";
import { MissingRun } from "./MissingRun.tsx";
import { RunView } from "./RunView.tsx";

/** One run at its address: whatever phase it is in, and the same again after a reload. */
export default function RunScreen() {
  const { run: id = "" } = useParams();
  const say = useSay();
  const { runs } = useStores();
  // Null: the runs are known and this one is not among them.
  const run = usePart(runs, (all) => all.get(id) ?? null);
  if (run === undefined)
    return (
      <Screen title={say("window.migrate.title")}>
        <Look feed={runs}>{() => null}</Look>
      </Screen>
    );
  return run === null ? <MissingRun key={id} id={id} /> : <RunView key={id} run={run} />;
}
