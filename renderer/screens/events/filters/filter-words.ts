import { LOCALES } from "../../../../shared/wording/times.ts";
import type { EventFilter } from "../../../../shared/webhook/event.ts";
import { visible } from "../../../components/text/visible.ts";
import { narrowedBy, type FilterName } from "../../../stores/events-filter.ts";
import type { WindowSay } from "../../../wording/window-say.ts";
import { userOf } from "../list/row-words.ts";

/** One thing that narrows the list, in words. */
export type FilterWord = { readonly name: FilterName; readonly words: string };

/** Everything that narrows the list, in words. `numbers`: how each number is written, by its id. */
export function filterWords(
  say: WindowSay,
  filter: EventFilter,
  numbers: ReadonlyMap<string, string>,
): readonly FilterWord[] {
  return narrowedBy(filter).map((name) => ({ name, words: WORDS[name]({ say, filter, numbers }) }));
}

type Given = {
  readonly say: WindowSay;
  readonly filter: EventFilter;
  readonly numbers: ReadonlyMap<string, string>;
};

const WORDS: Readonly<Record<FilterName, (given: Given) => string>> = {
  text: ({ say, filter }) => say("window.events.filter.isText", { value: visible(filter.text ?? "", 60) }),
  phoneNumberId: ({ say, filter: { phoneNumberId = "" }, numbers }) =>
    say("window.events.filter.isNumber", {
      value: numbers.get(phoneNumberId) ?? visible(phoneNumberId, 40),
    }),
  kind: ({ say, filter: { kind = "other" } }) =>
    say("window.events.filter.isKind", { value: say(`window.events.kind.${kind}`) }),
  direction: ({ say, filter: { direction = "none" } }) =>
    say("window.events.filter.isDirection", { value: say(`window.events.direction.${direction}`) }),
  source: ({ say, filter: { source = "cloud" } }) =>
    say("window.events.filter.isSource", { value: say(`window.events.source.${source}`) }),
  user: ({ say, filter: { user = "" } }) => say("window.events.filter.isUser", { value: userOf({ user }) }),
  messageId: ({ say, filter }) =>
    say("window.events.filter.isMessage", { value: visible(filter.messageId ?? "", 40) }),
  since: ({ say, filter }) => say("window.events.filter.isSince", { value: moment(say, filter.since ?? "") }),
  until: ({ say, filter }) => say("window.events.filter.isUntil", { value: moment(say, filter.until ?? "") }),
  refused: ({ say, filter }) =>
    say(filter.refused === true ? "window.events.filter.refused" : "window.events.filter.refusedNot"),
};

function moment(say: WindowSay, at: string): string {
  return new Intl.DateTimeFormat(LOCALES[say.language], {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(new Date(at));
}
