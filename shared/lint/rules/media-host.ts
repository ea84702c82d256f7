import { MEDIA_HOLDERS, type Rule } from "../finding.ts";

/** The cloud API takes no media from blocked hosts, whatever the on-premises API allows. */
export const mediaHost: Rule = {
  members: MEDIA_HOLDERS,
  check: (_payload, { blockedHosts }, { media }) =>
    (blockedHosts.length === 0 ? [] : media).flatMap(({ path, object }) => {
      const host = hostOf(object["link"]);
      if (host === undefined || !blockedHosts.some((blocked) => isWithin(host, blocked))) return [];
      return [
        { rule: "media-host" as const, path: [...path, "link"], sentence: "hostBlocked", names: { host } },
      ];
    }),
};

/** The host in lower case, as names are looked up: without a final dot, other scripts in ASCII form. */
function hostOf(link: unknown): string | undefined {
  if (typeof link !== "string" || !URL.canParse(link)) return undefined;
  return new URL(link).hostname.replace(/\.$/, "");
}

/** `a.example` is within `example` and within `a.example`; `xa.example` is not within `a.example`. */
function isWithin(host: string, blocked: string): boolean {
  return host === blocked || host.endsWith(`.${blocked}`);
}
