import { useState } from "react";
import { useFeed } from "../../../app/use-feed.ts";
import { useStores } from "../../../app/window-context.tsx";
import { AsyncView } from "../../../components/screen/AsyncView.tsx";
import { Screen } from "../../../components/screen/Screen.tsx";
import { batchOf } from "../../../stores/batch.ts";
import { valueOf } from "../../../stores/loadable.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { BatchUnderWay } from "./BatchUnderWay.tsx";
import { batchTitle } from "./batch-title.ts";
import { ReadTable } from "./ReadTable.tsx";

/** Many numbers: a table is read, started, and followed until it ends. */
export default function BatchScreen() {
  const t = useTranslation();
  const feed = batchOf(useStores());
  const batch = valueOf(useFeed(feed))?.batch;
  // A batch that ended makes room for another table.
  const [left, setLeft] = useState<string>();
  const shown = batch === undefined || batch.id === left ? undefined : batch;
  return (
    <Screen
      title={shown === undefined ? t("window.tools.of.batch.title") : batchTitle(t, shown)}
      lead={shown === undefined ? t("window.tools.of.batch.what") : shown.name}
    >
      <AsyncView feed={feed}>
        {() =>
          shown === undefined ? (
            <ReadTable onStarted={(state) => feed.take(() => ({ batch: state }))} />
          ) : (
            <BatchUnderWay batch={shown} onLeave={() => setLeft(shown.id)} />
          )
        }
      </AsyncView>
    </Screen>
  );
}
