import { answerCloud } from "./cloud/routes.ts";
import { answerOnPrem } from "./on-prem/routes.ts";
import type { Resource } from "./world/api-exchange.ts";

/** Handles a request as the API that it was sent to would. */
export const answerRequest: Resource = (state, request, around) =>
  (request.api === "cloud" ? answerCloud : answerOnPrem)(state, request, around);
