import { isUrgent } from "../../../shared/alert/urgent.ts";
import type { Transport } from "../../../shared/rpc/client.ts";
import { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { unreachable } from "../../../shared/invariant.ts";
import type { Language } from "../../../shared/language.ts";
import { digestNotice } from "../../../shared/wording/digest.ts";
import { loadTranslate } from "../../../shared/wording/translate.ts";
import type { DesktopPort } from "../../core/runtime/ports.ts";
import type { Notices } from "./notices.ts";
import type { Windows } from "./windows.ts";
import type { Words } from "./words/words.ts";

/**
 * Shows a system notification when a migration needs input or has ended while no window is in front. It
 * contains neither number nor content, because it may appear on a locked screen.
 */
export function notifyOfRuns(
  core: Transport,
  { windows, notices }: { readonly windows: Windows; readonly notices: Pick<Notices, "tell"> },
  words: () => Words["notice"],
): void {
  const last = new Map<string, { readonly kind: string; readonly urgent: boolean }>();
  core.subscribe("runs", (push) => {
    const run = RunSnapshot.safeParse(push);
    if (!run.success) return;
    const { phase } = run.data;
    const before = last.get(run.data.run);
    const urgent = isUrgent(run.data);
    last.set(run.data.run, { kind: phase.kind, urgent });
    // What was held back as not urgent may become so.
    const isNews = before?.kind !== phase.kind || (urgent && !before.urgent);
    if (!isNews || windows.hasFocus()) return;
    const title = titleOf(phase, words());
    if (title !== undefined) notices.tell({ title, body: words().lookInside }, urgent);
  });
}

/**
 * Shows digests as notices, in the language of the windows. Also while one is in front: no window tells a digest by itself.
 */
export function notifyOfDigests(
  notices: Pick<Notices, "tellNow">,
  language: () => Language,
): NonNullable<DesktopPort["showDigest"]> {
  return async (digest) => notices.tellNow(digestNotice(await loadTranslate(language()), digest));
}

function titleOf(phase: RunSnapshot["phase"], words: Words["notice"]): string | undefined {
  switch (phase.kind) {
    case "ready":
    case "pausing":
      return undefined;
    case "awaiting-confirmation":
      return words.needsConfirmation;
    case "awaiting-code":
      return words.needsCode;
    case "unknown":
      return words.needsDecision;
    case "ended":
      return phase.reason === "complete" ? words.complete : words.ended;
    default:
      return unreachable(phase);
  }
}
