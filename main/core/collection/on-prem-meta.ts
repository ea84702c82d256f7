import { z } from "zod";
import type { NamedSchema, Response } from "./operation.ts";

/** What the on-premises client says of itself in every body. */
export const Meta = z.looseObject({ api_status: z.string(), version: z.string() });

export const META: NamedSchema = {
  name: "Meta",
  schema: z.looseObject({ meta: Meta.optional() }),
  members: { meta: "`version` is that of the client." },
};

export const DONE: Response = { description: "Done.", body: META };
