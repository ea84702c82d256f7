import { z } from "zod";
import { PracticeState } from "../../practice/practice-state.ts";

const notPractice = z.object({ kind: z.literal("notPractice") });
const unknownFault = z.object({ kind: z.literal("noSuchFault"), name: z.string() });

/** The practice platform as a person may handle it. Outside the practice realm every call answers `notPractice`. */
export const practiceArea = {
  "practice.state": { input: z.strictObject({}), output: PracticeState, problem: notPractice },
  /** Switches faults on; those left out are switched off. */
  "practice.setFaults": {
    input: z.strictObject({ names: z.array(z.string()).max(20) }),
    output: PracticeState,
    problem: z.union([notPractice, unknownFault]),
  },
  /** Puts the practice number back on this side and everything else as it was on the first day. Open practice runs are abandoned. */
  "practice.reset": {
    input: z.strictObject({ home: z.enum(["on-premises", "cloud"]) }),
    output: PracticeState,
    problem: z.union([notPractice, z.object({ kind: z.literal("runUnderWay") })]),
  },
} as const;
