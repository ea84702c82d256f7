import { isObject, type JsonObject, type Rule } from "../finding.ts";
import type { JsonPath } from "../json-tree.ts";

const NAMES = ["stickerpack", "stickerpacks", "stickerpack_id", "sticker_pack"];
/** Members with which the on-premises API creates or changes a pack. */
const MANAGING = ["ios_app_store_link", "android_app_store_link"];

/** The cloud API has no stickerpacks. */
export const stickerpack: Rule = (payload) => {
  const { sticker, type } = payload;
  const places: readonly JsonPath[] = [
    ...namesIn(payload, [...NAMES, ...MANAGING], []),
    ...(isObject(sticker) ? namesIn(sticker, NAMES, ["sticker"]) : []),
    ...(typeof type === "string" && NAMES.includes(type) ? [["type"]] : []),
  ];
  return places.slice(0, 1).map((path) => ({ rule: "stickerpack" as const, path, sentence: "stickerpack" }));
};

function namesIn(holder: JsonObject, names: readonly string[], path: JsonPath): readonly JsonPath[] {
  return names.filter((name) => name in holder).map((name) => [...path, name]);
}
