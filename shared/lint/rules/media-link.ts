import { MEDIA_HOLDERS, type LintSentence, type Rule } from "../finding.ts";

/** The cloud API fetches media by https and signs in nowhere. */
export const mediaLink: Rule = {
  members: MEDIA_HOLDERS,
  alike: (path) => (path.at(-1) === "link" ? PLAIN : undefined),
  check: (_payload, _settings, { media }) =>
    media.flatMap(({ path, object }) => {
      const sentence = sentenceFor(object["link"]);
      return sentence === undefined
        ? []
        : [{ rule: "media-link" as const, path: [...path, "link"], sentence }];
    }),
};

/** Links whose form leaves nothing to judge, which most are: reading them as URLs costs ten times as much. */
const PLAIN = /^https:\/\/(?!.*xn--)[a-z0-9.-]*[a-z0-9]\.[a-z]{2,}\/[\w./-]*$/;

function sentenceFor(link: unknown): LintSentence | undefined {
  if (link === undefined || (typeof link === "string" && PLAIN.test(link))) return undefined;
  if (typeof link !== "string" || !URL.canParse(link)) return "linkNone";
  const { protocol, username, password } = new URL(link);
  if (protocol !== "https:") return "linkScheme";
  return username === "" && password === "" ? undefined : "linkCredentials";
}
