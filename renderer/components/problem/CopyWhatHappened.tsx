import { useState } from "react";
import { withShortNumbers } from "../../../shared/support/short-numbers.ts";
import { instant, isoOf } from "../../../shared/time.ts";
import type { WorkspaceList } from "../../../shared/workspace/workspace.ts";
import type { ThreeParts } from "../../../shared/wording/three-parts.ts";
import { withoutOurMarks } from "../../../shared/wording/isolates.ts";
import { localTime } from "../../../shared/wording/times.ts";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { CopyButton } from "../text/CopyButton.tsx";

type CopyWhatHappenedProps = {
  readonly parts: ThreeParts;
  /** The problem's stable name, or the reference of an internal error. */
  readonly code?: string | undefined;
  /** Other buttons stand beside it. */
  readonly inRow: boolean;
};

/**
 * Copies a problem as plain text for somebody else: its three parts, its code, when it was shown, and the version.
 * Numbers are their last two digits.
 */
export function CopyWhatHappened({ parts, code, inRow }: CopyWhatHappenedProps) {
  const t = useTranslation();
  const { info, workspaces } = useStores();
  const version = usePart(info, (value) => value.version);
  const numbers = numbersIn(usePart(workspaces, (list) => list.workspaces) ?? []);
  const [shownAt] = useState(() => isoOf(instant(Date.now())));
  const short = (text: string): string => withShortNumbers(text, numbers);
  const lines = [
    [t("window.parts.what"), short(parts.what)],
    [t("window.parts.works"), short(parts.works)],
    [t("window.parts.next"), short(parts.next)],
    ...(code === undefined ? [] : [[t("window.parts.code"), code]]),
    [t("window.parts.time"), `${localTime(t, shownAt)} (${shownAt})`],
    ...(version === undefined ? [] : [["Switchover", version]]),
  ];
  const text = withoutOurMarks(lines.map(([name, value]) => `${name}: ${value}`).join("\n"));
  return <CopyButton content="plain" text={text} label={t("window.parts.copy")} wordy inRow={inRow} />;
}

/** The numbers of all workspaces, with the country code and without. */
function numbersIn(workspaces: WorkspaceList["workspaces"]): readonly string[] {
  return workspaces.flatMap(({ numbers }) =>
    numbers.flatMap(({ cc, phoneNumber }) => [`${cc}${phoneNumber}`, phoneNumber]),
  );
}
