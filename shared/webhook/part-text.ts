import { cutText, listOf, memberOf, textOf } from "./loose-json.ts";

/** Characters of the beginning of a text that is listed. */
export const PREVIEW = 160;
/** Of a longer text only the beginning can be searched. */
const SEARCHABLE = 8_192;

/** Where a message says something: below which member, and by which path there, for every kind that is known to. */
const PLACES: readonly (readonly [member: string, paths: readonly (readonly string[])[]])[] = [
  ["text", [["body"]]],
  ["image", [["caption"]]],
  ["video", [["caption"]]],
  ["document", [["caption"], ["filename"]]],
  ["audio", [["caption"]]],
  ["button", [["text"]]],
  [
    "interactive",
    [
      ["button_reply", "title"],
      ["list_reply", "title"],
      ["list_reply", "description"],
      ["nfm_reply", "body"],
    ],
  ],
  ["reaction", [["emoji"]]],
  ["location", [["name"], ["address"]]],
  ["order", [["text"]]],
  ["system", [["body"]]],
  ["edit", [["message", "text", "body"]]],
  ["referral", [["headline"], ["body"]]],
];

/** What a message says to a person, piece by piece; the first is what a list shows. */
export function saidIn(message: unknown): readonly string[] {
  const said: string[] = [];
  for (const [member, paths] of PLACES) {
    const below = memberOf(message, member);
    // Nearly every message has one of these members only.
    if (below === undefined) continue;
    for (const path of paths) {
      let at: unknown = below;
      for (const name of path) at = memberOf(at, name);
      const text = textOf(at, SEARCHABLE);
      if (text !== undefined) said.push(text);
    }
  }
  for (const card of listOf(message, "contacts").slice(0, 20)) {
    const name = textOf(memberOf(memberOf(card, "name"), "formatted_name"), 256);
    if (name !== undefined) said.push(name);
  }
  said.push(...errorsSaid(message));
  return said;
}

/** What the errors of a message, a status or a change say. */
export function errorsSaid(value: unknown): readonly string[] {
  return listOf(value, "errors").slice(0, 20).flatMap(errorSaid);
}

/** What one error says: its title first. */
export function errorSaid(error: unknown): readonly string[] {
  const pieces = [
    memberOf(error, "title"),
    memberOf(error, "message"),
    memberOf(error, "details"),
    memberOf(memberOf(error, "error_data"), "details"),
    memberOf(error, "code"),
  ];
  return pieces.flatMap((piece) => textOf(piece, 1_024) ?? []);
}

/** The beginning of what is said, for a list. */
export function previewOf(said: readonly string[]): string | undefined {
  const [first] = said;
  return first === undefined ? undefined : cutText(first, PREVIEW);
}

/** All that is said and every name, as one text to search in. */
export function searchableOf(pieces: readonly (string | undefined)[]): string {
  return cutText(pieces.filter((piece) => piece !== undefined).join("\n"), SEARCHABLE);
}
