import { finding, type found } from "./findings.ts";
import type { TestJob } from "./job.ts";

type Cause = Extract<Parameters<typeof finding<"webhooks.borrowed">>[1], object>["cause"];

/** Says why nothing is borrowed. */
export function refuse({ state }: TestJob, cause: Cause, said: ReturnType<typeof found>): undefined {
  state.done("webhooks.borrowed", finding("webhooks.borrowed", { status: "fail", cause }, said));
  return undefined;
}
