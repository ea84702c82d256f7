import type { CheckCause } from "../../../checks/catalogue.ts";
import { accessCauses } from "./check-causes-access.ts";
import { numberCauses } from "./check-causes-number.ts";

/** What each cause of a check means and how to fix it. */
export const checkCauses = { ...accessCauses, ...numberCauses } as const satisfies Readonly<
  Record<CheckCause, { readonly happened: string; readonly remedy: string }>
>;
