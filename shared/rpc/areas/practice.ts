import { z } from "zod";
import { PracticeState } from "../../practice/practice-state.ts";

const notPractice = z.object({ kind: z.literal("notPractice") });
const unknownFault = z.object({ kind: z.literal("noSuchFault"), name: z.string() });

/** Controls of the sandbox. Outside Practice every call returns `notPractice`. */
export const practiceArea = {
  "practice.state": { input: z.strictObject({}), output: PracticeState, problem: notPractice },
  /** Switches on these faults, or all that there are, and switches off all others. */
  "practice.setFaults": {
    input: z.strictObject({ names: z.array(z.string().max(100)).max(1_000) }),
    output: PracticeState,
    problem: z.union([notPractice, unknownFault]),
  },
  /**
   * Moves the practice number to this location and resets everything else. Open practice migrations are
   * abandoned.
   */
  "practice.reset": {
    input: z.strictObject({
      home: z.enum(["on-premises", "cloud"]),
      /** The number's PIN is `CHANGED_PIN` afterwards, and the vault still holds the previous one. */
      pinChanged: z.boolean().default(false),
    }),
    output: PracticeState,
    problem: z.union([notPractice, z.object({ kind: z.literal("runUnderWay") })]),
  },
  /** The practice phone sends a message to the practice number, as an end user would. */
  "practice.send": {
    input: z.strictObject({
      text: z.string().min(1).max(4_096),
      /** "unsupported" sends a message type that the cloud API cannot represent. */
      type: z.enum(["text", "voice", "unsupported"]).default("text"),
    }),
    /** Where the message went; "unheard": no app is subscribed. */
    output: z.object({ fate: z.enum(["cloud", "on-premises", "dropped", "unheard"]) }),
    problem: notPractice,
  },
  /** Advances the sandbox's clock, so that waiting deliveries are retried. */
  "practice.advance": {
    input: z.strictObject({ minutes: z.number().int().min(1).max(20_160) }),
    output: PracticeState,
    problem: notPractice,
  },
  /**
   * Stops the core of Practice at once, as a power cut stops a computer, and starts it again. The sandbox goes
   * on meanwhile, as the platform would. Calls in progress are rejected.
   */
  "practice.interrupt": { input: z.strictObject({}), output: PracticeState, problem: notPractice },
} as const;
