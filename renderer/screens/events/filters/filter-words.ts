import { momentIn } from "../../../../shared/wording/times.ts";
import type { EventFilter } from "../../../../shared/webhook/event.ts";
import { visible } from "../../../../shared/visible.ts";
import { narrowedBy, type FilterName } from "../../../stores/events-filter.ts";
import type { WindowTranslate } from "../../../wording/window-translate.ts";
import { userOf } from "../list/row-words.ts";

/** One active filter, in words. */
export type FilterWord = { readonly name: FilterName; readonly words: string };

/** Describes all active filters in words. `numbers` maps the id of each number to its display form. */
export function filterWords(
  t: WindowTranslate,
  filter: EventFilter,
  numbers: ReadonlyMap<string, string>,
): readonly FilterWord[] {
  return narrowedBy(filter).map((name) => ({ name, words: WORDS[name]({ say: t, filter, numbers }) }));
}

type Given = {
  readonly say: WindowTranslate;
  readonly filter: EventFilter;
  readonly numbers: ReadonlyMap<string, string>;
};

const WORDS: Readonly<Record<FilterName, (given: Given) => string>> = {
  text: ({ say: t, filter }) => t("window.events.filter.isText", { value: visible(filter.text ?? "", 60) }),
  phoneNumberId: ({ say: t, filter: { phoneNumberId = "" }, numbers }) =>
    t("window.events.filter.isNumber", {
      value: numbers.get(phoneNumberId) ?? visible(phoneNumberId, 40),
    }),
  kind: ({ say: t, filter: { kind = "other" } }) =>
    t("window.events.filter.isKind", { value: t(`window.events.kind.${kind}`) }),
  direction: ({ say: t, filter: { direction = "none" } }) =>
    t("window.events.filter.isDirection", { value: t(`window.events.direction.${direction}`) }),
  source: ({ say: t, filter: { source = "cloud" } }) =>
    t("window.events.filter.isSource", { value: t(`window.events.source.${source}`) }),
  user: ({ say: t, filter: { user = "" } }) => t("window.events.filter.isUser", { value: userOf({ user }) }),
  messageId: ({ say: t, filter }) =>
    t("window.events.filter.isMessage", { value: visible(filter.messageId ?? "", 40) }),
  since: ({ say: t, filter }) => t("window.events.filter.isSince", { value: moment(t, filter.since ?? "") }),
  until: ({ say: t, filter }) => t("window.events.filter.isUntil", { value: moment(t, filter.until ?? "") }),
  refused: ({ say: t, filter }) =>
    t(filter.refused === true ? "window.events.filter.refused" : "window.events.filter.refusedNot"),
};

function moment(t: WindowTranslate, at: string): string {
  return momentIn(
    t.language,
    {
      day: "numeric",
      month: "short",
      hour: "2-digit",
      minute: "2-digit",
      timeZoneName: "short",
    },
    new Date(at),
  );
}
