import { isObject, NOTHING_FOUND, type JsonObject, type Rule } from "../finding.ts";
import type { JsonPath } from "../json-tree.ts";

const NAMES = ["stickerpack", "stickerpacks", "stickerpack_id", "sticker_pack"];
/** Members with which the on-premises API creates or changes a pack. */
const MANAGING = ["ios_app_store_link", "android_app_store_link"];
const ALL_NAMES = [...NAMES, ...MANAGING];

/** The cloud API has no stickerpacks. */
export const stickerpack: Rule = {
  check: (payload) => {
    const { sticker, type } = payload;
    const path =
      nameIn(payload, ALL_NAMES, []) ??
      (isObject(sticker) ? nameIn(sticker, NAMES, ["sticker"]) : undefined) ??
      (typeof type === "string" && NAMES.includes(type) ? ["type"] : undefined);
    return path === undefined ? NOTHING_FOUND : [{ rule: "stickerpack", path, sentence: "stickerpack" }];
  },
};

function nameIn(holder: JsonObject, names: readonly string[], path: JsonPath): JsonPath | undefined {
  for (const name of names) if (name in holder) return [...path, name];
  return undefined;
}
