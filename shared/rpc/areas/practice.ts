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
  /** The practice phone writes to the practice number, as an end user would. */
  "practice.send": {
    input: z.strictObject({
      text: z.string().min(1).max(4_096),
      /** "unsupported" sends something that the cloud has no word for. */
      type: z.enum(["text", "voice", "unsupported"]).default("text"),
    }),
    /** What became of it; "unheard": nobody is subscribed. */
    output: z.object({ fate: z.enum(["cloud", "on-premises", "dropped", "unheard"]) }),
    problem: notPractice,
  },
  /** Lets time pass on the platform's own clock, so that deliveries that wait are tried again. */
  "practice.advance": {
    input: z.strictObject({ minutes: z.number().int().min(1).max(20_160) }),
    output: PracticeState,
    problem: notPractice,
  },
} as const;
