import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { loadedLater } from "../later/loaded-later.tsx";

// Loaded where a folder was moved, with the dialog that it opens: the first screens need no dialog otherwise.
const MovedCard = loadedLater(async () => (await import("./MovedCard.tsx")).MovedCard);

/** Shows where this data folder was moved, if it was marked as moved. */
export function MovedFolder() {
  const { dataCopy, realm } = useStores();
  const at = usePart(dataCopy, (state) => state.movedAt);
  const withoutCopy = usePart(dataCopy, (state) => state.withoutCopy) === true;
  if (at === undefined || realm === "practice") return null;
  return <MovedCard at={at} withoutCopy={withoutCopy} />;
}
