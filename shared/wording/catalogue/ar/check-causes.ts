import type { checkCauses as english } from "../en/check-causes.ts";
import type { TranslationOf } from "../words.ts";
import { accessCauses } from "./check-causes-access.ts";
import { numberCauses } from "./check-causes-number.ts";

/** What each cause of a check means and how to fix it. */
export const checkCauses = { ...accessCauses, ...numberCauses } as const satisfies TranslationOf<
  "ar",
  typeof english
>;
