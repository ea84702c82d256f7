import { MEDIA_HOLDERS, type Rule } from "../finding.ts";

const DIGITS = /^\d+$/;
const OTHERS = /^(?!\d+$)/;

/** Media ids of the on-premises client mean nothing to the cloud API, whose ids are digits. */
export const mediaId: Rule = {
  members: MEDIA_HOLDERS,
  alike: (path) => (path.at(-1) === "id" ? [DIGITS, OTHERS] : []),
  check: (_payload, _settings, { media }) =>
    media.flatMap(({ path, object }) => {
      const { id } = object;
      if (id === undefined || (typeof id === "string" && DIGITS.test(id))) return [];
      return [{ rule: "media-id" as const, path: [...path, "id"], sentence: "idForeign" }];
    }),
};
