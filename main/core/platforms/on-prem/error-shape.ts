import { firstText, membersOf, present, wholeNumber, type ApiError } from "../http/api-error.ts";

/**
 * Reads the on-premises client's error body, `{ errors: [{ code, title, details }], meta }`, of which the first
 * error counts; undefined for any other shape. It stands alone where the body holds nothing but this one error and meta.
 */
export function readOnPremError(json: unknown): ApiError | undefined {
  const body = membersOf(json);
  const errors = body?.["errors"];
  const error = Array.isArray(errors) ? membersOf(errors[0]) : undefined;
  const code = wholeNumber(error?.["code"]);
  if (body === undefined || error === undefined || code === undefined) return undefined;
  return {
    code,
    alone:
      Array.isArray(errors) &&
      errors.length === 1 &&
      Object.keys(body).every((member) => member === "errors" || member === "meta"),
    ...present({
      title: firstText(error["title"]),
      details: firstText(error["details"]),
      retryAfter: error["retry_after"] ?? undefined,
    }),
  };
}
