import { z } from "zod";
import { PhoneNumberId } from "../ids.ts";
import { Observation } from "../migration/observation.ts";
import { Addresses } from "./addresses.ts";
import { WorkspaceId } from "./workspace.ts";

/**
 * The last observation of one number of a workspace. `revision` grows with every observation in this data
 * folder.
 */
export const NumberObservation = z.object({
  workspace: WorkspaceId,
  phoneNumberId: PhoneNumberId,
  revision: z.number(),
  /** The APIs that were asked: it says nothing about others that the workspace may lead to by now. */
  asked: Addresses,
  reading: Observation,
  /** If `reading` found no location: the last one that told something, unless one since contradicts it. */
  earlier: Observation.optional(),
});
export type NumberObservation = z.infer<typeof NumberObservation>;
