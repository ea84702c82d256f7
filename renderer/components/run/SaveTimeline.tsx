import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { SaveOrCopy } from "../save/SaveOrCopy.tsx";
import type { Loadable } from "../../stores/loadable.ts";
import type { TimelineEntry } from "../../../shared/migration/timeline.ts";

type SaveStoryProps = { readonly run: RunSnapshot; readonly story: Loadable<readonly TimelineEntry[]> };

/** Saves or copies the activity log of a migration: one JSON object per line, oldest first. */
export function SaveTimeline({ run, story }: SaveStoryProps) {
  const t = useTranslation();
  if (story.kind === "loading") return null;
  if (story.kind === "failed") return <p role="status">{t("window.run.ended.story.failed")}</p>;
  const lines = story.value.map((line) => JSON.stringify({ run: run.run, number: run.number, ...line }));
  return (
    <SaveOrCopy
      text={`${lines.join("\n")}\n`}
      file={`switchover-${run.run}.ndjson`}
      type="application/x-ndjson"
      save={t("window.run.ended.story.save")}
      copy={t("window.run.ended.story.copy")}
    />
  );
}
