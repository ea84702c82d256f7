import { err, ok, type Result } from "../../../../shared/result.ts";
import { parseStrictJson } from "./strict-json.ts";

export type AnswerProblem = "not-json" | "malformed-json";

/**
 * Reads an answer's body as JSON. Only what says that it is JSON is looked at, and only as it came: nothing was
 * asked to be compressed, so a compressed body is refused rather than unpacked.
 */
export function readJson(
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
  numbers?: "exact",
): Result<unknown, AnswerProblem> {
  if (!saysJson(headers["content-type"] ?? "")) return err("not-json");
  if (!/^(?:identity)?$/i.test(headers["content-encoding"]?.trim() ?? "")) return err("not-json");
  const json = parseStrictJson(body, numbers);
  return json.ok ? ok(json.value) : err("malformed-json");
}

function saysJson(contentType: string): boolean {
  const [mediaType = "", ...parameters] = contentType.toLowerCase().split(";");
  if (!/^application\/(?:[a-z0-9.!#$&^_-]+\+)?json$/.test(mediaType.trim())) return false;
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^"\s]*)"?\s*$/.exec(parameter)?.[1])
    .find((name) => name !== undefined);
  return charset === undefined || charset === "utf-8" || charset === "utf8";
}
