import type { JsonPath } from "./json-tree.ts";

/** The rules by name; scripts rely on the names. */
export const RULES = [
  "json-syntax",
  "messaging-product",
  "unsupported-property",
  "button-index",
  "button-value",
  "surrounding-spaces",
  "media-host",
  "media-id",
  "media-link",
  "stickerpack",
  "template-namespace",
  "template-policy",
  "recipient-format",
  "duplicate-key",
] as const;
export type RuleName = (typeof RULES)[number];

/** What the findings say; the words are in the wording catalogue under "lint". */
export const LINT_SENTENCES = [
  "syntax",
  "tooLong",
  "tooDeep",
  "notUtf8",
  "noHar",
  "noObject",
  "productMissing",
  "productOther",
  "onPremisesProperty",
  "onPremisesType",
  "indexMissing",
  "valueMissing",
  "spacesAround",
  "onlySpaces",
  "hostBlocked",
  "idForeign",
  "linkNone",
  "linkForm",
  "linkScheme",
  "linkCredentials",
  "stickerpack",
  "namespace",
  "policy",
  "recipientMissing",
  "recipientNoText",
  "recipientFormat",
  "keyTwice",
] as const;
export type LintSentence = (typeof LINT_SENTENCES)[number];

export type Severity = "error" | "warning";

/** A change that makes a finding go away without changing what is shown to the recipient. */
export type Fix =
  | { readonly kind: "set"; readonly path: JsonPath; readonly value: string | number }
  | { readonly kind: "remove"; readonly path: JsonPath }
  /** Adds a member as the first of the object at `path`. */
  | { readonly kind: "add"; readonly path: JsonPath; readonly key: string; readonly value: string | number };

/** What a rule found in one payload: at a path, or at the holder of what is missing. */
export type Found = {
  readonly rule: RuleName;
  readonly path: JsonPath;
  /** Which of the rule's sentences applies, and the names in it. */
  readonly sentence: LintSentence;
  readonly names?: Readonly<Record<string, string>>;
  readonly fix?: Fix;
};

/** What most rules find in most payloads. One value for all of them, since millions of payloads are checked. */
export const NOTHING_FOUND: readonly Found[] = [];

/** An object as it was parsed. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** What a person can set for a check. */
export type LintSettings = {
  /** The value of `messaging_product`. */
  readonly brand: string;
  /** Hosts, in lower case, from which the cloud takes no media; their sub-domains are included. */
  readonly blockedHosts: readonly string[];
};

/** An object of a payload with its path. */
export type Place = { readonly path: JsonPath; readonly object: JsonObject };

/** The objects of a payload that several rules judge, gathered once. */
export type Places = {
  readonly media: readonly Place[];
  /** The button components of a template in groups that count their indexes together. */
  readonly buttonGroups: readonly (readonly Place[])[];
};

/** A rule, and the payloads it concerns. It reads nothing but the arguments of `check`, and changes nothing. */
export type Rule = {
  /** It concerns payloads that have one of these members at the top; every payload if undefined. */
  readonly members?: readonly string[];
  readonly check: (payload: JsonObject, settings: LintSettings, places: Places) => readonly Found[];
  /**
   * The texts that are alike to the rule in this place: it finds the same whichever of those that a pattern accepts
   * stands there, except for the value that a fix sets. A text that none accepts is alike to no other.
   */
  readonly alike?: (path: JsonPath) => readonly RegExp[];
};

/** The types of media. A message has its media in a member of that name, and so have parameters and headers. */
export const MEDIA_TYPES: readonly string[] = ["audio", "document", "image", "sticker", "video", "voice"];
/** The top members below which media can stand. */
export const MEDIA_HOLDERS: readonly string[] = [...MEDIA_TYPES, "template", "interactive"];

/** Whether a parsed value is an object. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The elements of a list with their indexes; empty for anything else. */
export function entriesOf(value: unknown): readonly (readonly [number, unknown])[] {
  return Array.isArray(value) ? (value as readonly unknown[]).map((item, index) => [index, item]) : [];
}
