import { z } from "zod";
import { RunId } from "../../ids.ts";
import { ProofChain, SenderItem } from "../../proof/chain.ts";
import { StorageProblem } from "../problems.ts";

/** Left out where no run of this data folder has moved the number. */
const Told = z.object({ chain: ProofChain.optional() });

/** What is proven of a number since its last move. */
export const chainArea = {
  /** Derived anew from what is kept; asks no platform. What it rests on may have changed when "chains" is pushed. */
  "chain.of": {
    input: z.strictObject({
      /** E.164. */
      number: z.string().max(20),
      phoneNumberId: z.string().max(64).optional(),
    }),
    output: Told,
    problem: StorageProblem,
  },
  /** A person has seen to one item of the list for their own system. */
  "chain.tick": {
    input: z.strictObject({
      number: z.string().max(20),
      phoneNumberId: z.string().max(64),
      /** The run whose move the list is for: of a past one nothing changes. */
      run: RunId,
      item: SenderItem,
      done: z.boolean(),
    }),
    output: Told,
    problem: StorageProblem,
  },
} as const;
