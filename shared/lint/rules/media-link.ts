import type { LintSentence, Rule } from "../finding.ts";

/** The cloud API fetches media by https and signs in nowhere. */
export const mediaLink: Rule = (_payload, _settings, { media }) =>
  media.flatMap(({ path, object }) => {
    const sentence = sentenceFor(object["link"]);
    return sentence === undefined ? [] : [{ rule: "media-link" as const, path: [...path, "link"], sentence }];
  });

function sentenceFor(link: unknown): LintSentence | undefined {
  if (link === undefined) return undefined;
  if (typeof link !== "string" || !URL.canParse(link)) return "linkNone";
  const { protocol, username, password } = new URL(link);
  if (protocol !== "https:") return "linkScheme";
  return username === "" && password === "" ? undefined : "linkCredentials";
}
