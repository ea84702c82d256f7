import { useEffect, useRef, useState } from "react";
import { localTime } from "../../../shared/wording/times.ts";
import { ENDED_PART, hasPart } from "../../app/part-link.ts";
import { usePart } from "../../app/use-feed.ts";
import { useSettingsStore, useStores } from "../../app/window-context.tsx";
import { ThreePartCard } from "../../components/problem/ThreePartCard.tsx";
import type { UnexpectedEnds } from "../../stores/unexpected-ends.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import type { WindowTranslate } from "../../wording/window-translate.ts";
import { Seen } from "../settings/KeptAside.tsx";

/** Tells what went wrong in earlier processes, the newest in its title and all in its details, until it was seen. */
export function EndedUnexpectedly() {
  const t = useTranslation();
  const heading = useAskedFor();
  const { unexpectedEnds, realm } = useStores();
  const settings = usePart(useSettingsStore(), (known) => known);
  const known = usePart(unexpectedEnds, (ends) => ends) ?? [];
  if (settings === undefined || realm === "practice") return null;
  const ends = known.filter(({ id }) => settings.seen?.includes(id) !== true);
  const [newest] = ends;
  if (newest === undefined) return null;
  return (
    <ThreePartCard
      meaning="attention"
      parts={{
        what: whatOf(t, newest),
        works: t("window.about.ended.works"),
        next: t("window.about.ended.next"),
      }}
      heading={heading}
      code={newest.errors.at(-1)}
      actions={<Seen names={ends.map(({ id }) => id)} />}
      details={
        <ul className="sw-mono">
          {ends.map((end) => (
            <li key={end.id}>{factsOf(end)}</li>
          ))}
        </ul>
      }
    />
  );
}

/** Scrolls to the card and focuses what happened, once, if the link asked for it. */
function useAskedFor(): (element: HTMLElement | null) => void {
  const [isAsked] = useState(() => hasPart(window.history.state, ENDED_PART));
  const [element, setElement] = useState<HTMLElement | null>(null);
  const shown = useRef(false);
  useEffect(() => {
    if (element === null || !isAsked || shown.current) return;
    shown.current = true;
    // The screen and the frame focus the title in effects that run after this one, but before any timer.
    setTimeout(() => {
      element.scrollIntoView({ block: "center" });
      element.focus({ preventScroll: true });
    }, 0);
  }, [element, isAsked]);
  return setElement;
}

type End = UnexpectedEnds[number];

function whatOf(t: WindowTranslate, { abrupt, pages, lastAt }: End): string {
  const at = localTime(t, lastAt);
  if (abrupt) return t("window.about.ended.abrupt", { at });
  return pages.length > 0 ? t("window.about.ended.page", { at }) : t("window.about.ended.error", { at });
}

/** For whoever helps: names and references, which are the same in every language. */
function factsOf({ lastAt, version, abrupt, errors, pages }: End): string {
  return [
    lastAt,
    ...(version === undefined ? [] : [version]),
    ...(abrupt ? ["not closed"] : []),
    ...errors.map((reference) => `error ${reference}`),
    ...pages.map((reason) => `page ${reason}`),
  ].join(", ");
}
