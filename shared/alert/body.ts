import { unreachable } from "../invariant.ts";
import type { AlertFacts, AlertForm } from "./alert.ts";
import type { Digest } from "./digest.ts";

/** A number as an alert shows it unless it is to be whole: `+1 202 555 0123` gives `+1 ••• 0123`. */
export function partlyHidden(spoken: string): string {
  const groups = spoken.split(" ");
  // Two groups or fewer would leave nothing out.
  if (groups.length < 3) return "•••";
  return `${groups[0] ?? ""} ••• ${groups.at(-1) ?? ""}`;
}

/** The facts as an alert shows them: with whole numbers if that is chosen. */
export function shownFacts(facts: AlertFacts, wholeNumbers: boolean): AlertFacts {
  if (wholeNumbers) return facts;
  const { spoken, digest, ...rest } = facts;
  const arrivals = digest?.arrivals;
  return {
    ...rest,
    ...(spoken === undefined ? {} : { spoken: partlyHidden(spoken) }),
    ...(digest === undefined ? {} : { digest }),
    ...(digest === undefined || arrivals === undefined
      ? {}
      : { digest: { ...digest, arrivals: { ...arrivals, numbers: arrivals.numbers.map(hidden) } } }),
  };
}

function hidden<T extends { readonly spoken: string }>(one: T): T {
  return { ...one, spoken: partlyHidden(one.spoken) };
}

/** What is posted: the facts as JSON in the generic form, otherwise the text as a message of the chat tool. */
export function alertBody(form: AlertForm, facts: AlertFacts, text: string): string {
  return JSON.stringify(messageOf(form, facts, text));
}

function messageOf(form: AlertForm, facts: AlertFacts, text: string): object {
  switch (form) {
    case "generic":
      return genericOf(facts, text);
    case "slack":
      return { text: withoutMarks(text) };
    case "google-chat":
      return { text: withoutBrackets(text) };
    case "discord":
      // Whatever the text holds, nobody is called by it.
      return { content: text, allowed_mentions: { parse: [] } };
    case "teams":
      return cardOf(text);
    default:
      return unreachable(form);
  }
}

function genericOf(facts: AlertFacts, text: string) {
  const { id, news, at, spoken, run, direction, reason, reportedAgainst, silentSince, counts, digest } =
    facts;
  return {
    format: 1,
    id,
    event: news,
    at,
    ...(spoken === undefined ? {} : { number: spoken }),
    ...(run === undefined ? {} : { run }),
    ...(direction === undefined ? {} : { direction }),
    ...(reason === undefined ? {} : { reason }),
    ...(reportedAgainst === undefined ? {} : { reportedAgainst }),
    ...(silentSince === undefined ? {} : { silentSince }),
    ...(counts === undefined ? {} : { counts }),
    ...(digest === undefined ? {} : { digest: digestOf(digest) }),
    text,
  };
}

/** The members of a digest by the names that the generic form has for them. */
function digestOf({ arrivals, ...rest }: Digest): object {
  if (arrivals === undefined) return rest;
  const numbers = arrivals.numbers.map(({ spoken, ...counts }) => ({ number: spoken, ...counts }));
  return { ...rest, arrivals: { ...arrivals, numbers } };
}

/** Slack reads these three as marks. */
function withoutMarks(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Google Chat reads `<users/all>` as a call to everyone and has no way to write the brackets themselves. */
function withoutBrackets(text: string): string {
  return text.replaceAll("<", "‹").replaceAll(">", "›");
}

/** The adaptive card that a workflow of Microsoft Teams takes. */
function cardOf(text: string): object {
  return {
    type: "message",
    attachments: [
      {
        contentType: "application/vnd.microsoft.card.adaptive",
        contentUrl: null,
        content: {
          $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
          type: "AdaptiveCard",
          version: "1.2",
          // A block shows no line breaks.
          body: text.split("\n").map((line) => ({ type: "TextBlock", text: line, wrap: true })),
        },
      },
    ],
  };
}
