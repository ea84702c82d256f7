import { z } from "zod";
import { RunId } from "../../ids.ts";
import { ProofChain, SenderItem } from "../../proof/chain.ts";
import { StorageProblem } from "../problems.ts";

/** `chain` is missing if no migration of this data folder has moved the number. */
const Told = z.object({ chain: ProofChain.optional() });

/** What is confirmed about a number since its last move. */
export const chainArea = {
  /**
   * Derived from stored data on each call; sends nothing to the platform. A push on "chains" means that it
   * may have changed.
   */
  "chain.of": {
    input: z.strictObject({
      /** E.164. */
      number: z.string().max(20),
      phoneNumberId: z.string().max(64).optional(),
    }),
    output: Told,
    problem: StorageProblem,
  },
  /** Marks one item of the list for the customer's own system as done or not done. */
  "chain.tick": {
    input: z.strictObject({
      number: z.string().max(20),
      phoneNumberId: z.string().max(64),
      /** The migration that the list is for. The lists of past migrations do not change. */
      run: RunId,
      item: SenderItem,
      done: z.boolean(),
    }),
    output: Told,
    problem: StorageProblem,
  },
} as const;
