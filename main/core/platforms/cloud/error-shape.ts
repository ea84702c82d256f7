import { firstText, membersOf, present, wholeNumber, type ApiError } from "../http/api-error.ts";

/**
 * Reads the cloud API's error body, `{ error: { code, message, … } }`; undefined for any other shape.
 * It stands alone where the body has no other member at all.
 */
export function readCloudError(json: unknown): ApiError | undefined {
  const body = membersOf(json);
  const error = membersOf(body?.["error"]);
  const code = wholeNumber(error?.["code"]);
  if (body === undefined || error === undefined || code === undefined) return undefined;
  const data = membersOf(error["error_data"]);
  return {
    code,
    alone: Object.keys(body).length === 1,
    ...present({
      subcode: wholeNumber(error["error_subcode"]),
      title: firstText(error["error_user_title"], error["message"]),
      details: firstText(data?.["details"], error["error_user_msg"]),
      retryAfter: error["retry_after"] ?? data?.["retry_after"] ?? undefined,
    }),
  };
}
