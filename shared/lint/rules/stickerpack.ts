import { isObject, type JsonObject, type Rule } from "../finding.ts";
import type { JsonPath } from "../json-tree.ts";

const NAMES = ["stickerpack", "stickerpacks", "stickerpack_id", "sticker_pack"];
/** Members with which the on-premises API creates or changes a pack. */
const MANAGING = ["ios_app_store_link", "android_app_store_link"];
const ALL_NAMES = [...NAMES, ...MANAGING];

/** The cloud API has no stickerpacks. */
export const stickerpack: Rule = (payload) => {
  const { sticker, type } = payload;
  const path =
    nameIn(payload, ALL_NAMES, []) ??
    (isObject(sticker) ? nameIn(sticker, NAMES, ["sticker"]) : undefined) ??
    (typeof type === "string" && NAMES.includes(type) ? ["type"] : undefined);
  return path === undefined ? [] : [{ rule: "stickerpack", path, sentence: "stickerpack" }];
};

function nameIn(holder: JsonObject, names: readonly string[], path: JsonPath): JsonPath | undefined {
  const name = names.find((one) => one in holder);
  return name === undefined ? undefined : [...path, name];
}
