import type { OutputOf } from "../rpc/api.ts";
import type { RestoredFrom } from "../data-folder/restored-from.ts";
import { localTime } from "./times.ts";
import type { Translate } from "./translate.ts";

/** What opens the vault of a copy on another computer. */
export function vaultSentence(t: Translate, vault: OutputOf<"dataCopy.make">["vault"]): string {
  return t(`dataCopy.vault.${vault}`);
}

/** That a copy holds what was corrupted already; undefined if it holds nothing of the kind. */
export function damagedSentence(t: Translate, damaged: readonly string[]): string | undefined {
  return damaged.length === 0 ? undefined : t("dataCopy.damaged", { files: damaged.join(", ") });
}

/** What a person has to know once a copy was restored. */
export function restoredSentences(
  t: Translate,
  { madeAt, moved, open, replaced, damaged }: OutputOf<"dataCopy.restore">,
): readonly string[] {
  const runs = open.join(", ");
  const corrupted = damagedSentence(t, damaged);
  return [
    restoredSentence(t, { madeAt, moved }),
    ...(open.length === 0 ? [] : [t("dataCopy.restored.open", { runs })]),
    ...(replaced === 0 ? [] : [t("dataCopy.restored.replaced", { replaced: String(replaced) })]),
    ...(corrupted === undefined ? [] : [corrupted]),
  ];
}

/** What is known in a restored data folder, and what isn't. */
export function restoredSentence(
  t: Translate,
  { madeAt, moved }: Pick<RestoredFrom, "madeAt" | "moved">,
): string {
  return t(moved ? "dataCopy.restored.moved" : "dataCopy.restored.copied", { madeAt: localTime(t, madeAt) });
}

/** The same for one migration that the copy held: what happened to its number elsewhere isn't in it. */
export function restoredRunSentence(
  t: Translate,
  { madeAt, restoredAt }: Pick<RestoredFrom, "madeAt" | "restoredAt">,
  run: { readonly openedAt: string; readonly updatedAt: string; readonly ended: boolean },
): string | undefined {
  if (Date.parse(run.openedAt) > Date.parse(madeAt)) return undefined;
  // What was written after the restore was found here.
  if (run.ended && Date.parse(run.updatedAt) > Date.parse(restoredAt)) return undefined;
  return t(run.ended ? "dataCopy.run.ended" : "dataCopy.run.open", { madeAt: localTime(t, madeAt) });
}
