import { finding, type found } from "./findings.ts";
import type { TestJob } from "./job.ts";

type Cause = Extract<Parameters<typeof finding<"webhooks.borrowed">>[1], object>["cause"];

/** Reports why no callback URL is replaced. */
export function refuse({ state }: TestJob, cause: Cause, message: ReturnType<typeof found>): undefined {
  state.done("webhooks.borrowed", finding("webhooks.borrowed", { status: "fail", cause }, message));
  return undefined;
}
