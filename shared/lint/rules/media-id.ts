import { MEDIA_HOLDERS, type Rule } from "../finding.ts";

/** Media ids of the on-premises client mean nothing to the cloud API, whose ids are digits. */
export const mediaId: Rule = {
  members: MEDIA_HOLDERS,
  check: (_payload, _settings, { media }) =>
    media.flatMap(({ path, object }) => {
      const { id } = object;
      if (id === undefined || (typeof id === "string" && /^\d+$/.test(id))) return [];
      return [{ rule: "media-id" as const, path: [...path, "id"], sentence: "idForeign" }];
    }),
};
