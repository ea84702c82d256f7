import { cutText, listOf, memberOf, textOf } from "./loose-json.ts";

/** Length of a text's preview in lists, in characters. */
export const PREVIEW = 160;
/** Only this many characters of a text can be searched. */
const SEARCHABLE = 8_192;

/** Where each known message type holds text: the member, and the paths below it. */
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

/** Gives the texts of a message; lists show the first. */
export function saidIn(message: unknown): readonly string[] {
  const said: string[] = [];
  for (const [member, paths] of PLACES) {
    const below = memberOf(message, member);
    // Nearly every message has only one of these members.
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

/** Gives the texts of the errors of a message, a status or a change. */
export function errorsSaid(value: unknown): readonly string[] {
  return listOf(value, "errors").slice(0, 20).flatMap(errorSaid);
}

/** Gives the texts of one error, title first. */
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

/** Gives the preview for a list; undefined if there is no text. */
export function previewOf(said: readonly string[]): string | undefined {
  const [first] = said;
  return first === undefined ? undefined : cutText(first, PREVIEW);
}

/** Gives all texts and names joined into one searchable text. */
export function searchableOf(pieces: readonly (string | undefined)[]): string {
  return cutText(pieces.filter((piece) => piece !== undefined).join("\n"), SEARCHABLE);
}
