import { useParams } from "wouter";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { AsyncView } from "../../components/screen/AsyncView.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { MissingRun } from "./MissingRun.tsx";
import { RunView } from "./RunView.tsx";

/** Shows one migration at its URL in any phase, and the same after a reload. */
export default function RunScreen() {
  const { run: id = "" } = useParams();
  const t = useTranslation();
  const { runs } = useStores();
  // Null: the migrations are loaded and this one is not among them.
  const run = usePart(runs, (all) => all.get(id) ?? null);
  if (run === undefined)
    return (
      <Screen title={t("window.migrate.title")}>
        <AsyncView feed={runs}>{() => null}</AsyncView>
      </Screen>
    );
  return run === null ? <MissingRun key={id} id={id} /> : <RunView key={id} run={run} />;
}
