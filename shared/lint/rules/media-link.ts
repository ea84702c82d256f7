import { MEDIA_HOLDERS, type LintSentence, type Rule } from "../finding.ts";

/** The cloud API fetches media by https and signs in nowhere. */
export const mediaLink: Rule = {
  members: MEDIA_HOLDERS,
  alike: (path) => (path.at(-1) === "link" ? [HTTPS, HTTP] : []),
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
/** Links to a host like that with any path and query, as signed ones have. */
const HTTPS = /^https:\/\/(?!.*xn--)[a-z0-9.-]*[a-z0-9]\.[a-z]{2,}\/[!-[\]-~]*$/;
const HTTP = /^http:\/\/(?!.*xn--)[a-z0-9.-]*[a-z0-9]\.[a-z]{2,}\/[!-[\]-~]*$/;

/** As the standard of URLs writes it: other forms are mended by some programs and rejected by others. */
const FORM = /^https:\/\/[^\s/?#\\]+(?:[/?#]|$)/i;
// eslint-disable-next-line no-control-regex -- these are the characters that are left out without a word
const LEFT_OUT = /^[\u0000- ]|[\t\n\r]|[\u0000- ]$/;

function sentenceFor(link: unknown): LintSentence | undefined {
  if (link === undefined || (typeof link === "string" && PLAIN.test(link))) return undefined;
  if (typeof link !== "string" || !URL.canParse(link)) return "linkNone";
  const { protocol, username, password } = new URL(link);
  if (protocol !== "https:") return "linkScheme";
  if (!FORM.test(link) || LEFT_OUT.test(link)) return "linkForm";
  return username === "" && password === "" ? undefined : "linkCredentials";
}
