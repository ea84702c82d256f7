import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { restoredRunSentence, restoredSentence } from "../../../shared/wording/data-copy.ts";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";

/** Says of when the data folder is, or a migration in it, where it was restored from a copy. */
export function RestoredNote({ run }: { readonly run?: RunSnapshot }) {
  const t = useTranslation();
  const { dataCopy } = useStores();
  const restored = usePart(dataCopy, (state) => state.restored);
  if (restored === undefined) return null;
  const sentence =
    run === undefined
      ? restoredSentence(t, restored)
      : restoredRunSentence(t, restored, { ...run, ended: run.phase.kind === "ended" });
  return sentence === undefined ? null : <p className="sw-quiet">{sentence}</p>;
}
