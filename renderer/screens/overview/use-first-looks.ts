import { useEffect, useRef } from "react";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { valueOf } from "../../stores/loadable.ts";
import { observationKey } from "../../stores/observations.ts";
import type { Refreshes } from "./use-refreshes.ts";

/** This many numbers at the top are refreshed automatically when the screen opens. */
const LOOKED_AT_ONCE = 8;

/**
 * Refreshes the first rows that have never been checked, once and only if the vault is unlocked. Nothing is
 * repeated automatically.
 */
export function useFirstLooks({ id, numbers }: Workspace, looks: Refreshes): void {
  const { readings, vault } = useStores();
  const open = usePart(vault, (state) => state === "open") === true;
  const known = usePart(readings, () => true) === true;
  const first = useRef(numbers.slice(0, LOOKED_AT_ONCE));
  useEffect(() => {
    if (!open || !known) return;
    const seen = valueOf(readings.getState());
    const unseen = first.current.filter(
      ({ phoneNumberId }) => seen?.has(observationKey({ workspace: id, phoneNumberId })) !== true,
    );
    looks.look(unseen.map(({ phoneNumberId }) => phoneNumberId));
  }, [id, known, looks, open, readings]);
}
