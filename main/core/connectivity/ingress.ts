import type { CheckResult } from "../../../shared/checks/result.ts";
import { findingText } from "../../../shared/wording/findings.ts";
import { translateToEnglish } from "../../../shared/wording/translate.ts";
import type { TunnelState } from "../../../shared/tunnel/tunnel.ts";
import type { Tunnels } from "../tunnels/port.ts";
import { listed } from "../checks/words.ts";
import { plainText } from "../platforms/http/safe-text.ts";
import { finding, found } from "./findings.ts";
import type { TestJob } from "./job.ts";

type NotOpened = Extract<Awaited<ReturnType<Tunnels["borrow"]>>, { ok: false }>["problem"];

const BADNESS = { pass: 0, skip: 1, warn: 2, fail: 3 } as const;

/**
 * Opens the tunnel and probes the public URL from outside. Returns false, with the reason reported, if
 * notifications cannot arrive.
 */
export async function openIngress(job: TestJob): Promise<boolean> {
  const { state, deps, input, target, stop } = job;
  state.begin("webhooks.tunnel");
  const opened = await unlessStopped(
    deps.tunnels.borrow({
      receiver: target.receiver,
      choice: input.tunnel,
      ...(input.tunnelSecret === undefined ? {} : { secret: input.tunnelSecret }),
    }),
    stop,
  );
  if (opened === "stopped") return false;
  if (!opened.ok) {
    state.done("webhooks.tunnel", notOpened(opened.problem));
    return false;
  }
  const tunnel = tunnelCheck(opened.value);
  state.done("webhooks.tunnel", tunnel);
  return tunnel.status === "pass" && tryFromOutside(job);
}

function notOpened(problem: NotOpened): CheckResult {
  if (problem.kind === "otherTunnel") {
    const url = problem.tunnel.publicUrl ?? problem.tunnel.kind;
    const message = found("tunnelOther", { url });
    return finding("webhooks.tunnel", { status: "fail", cause: "other-tunnel" }, message, { url });
  }
  const cause = problem.kind === "notListening" ? "lost" : "authtoken-missing";
  return finding("webhooks.tunnel", { status: "fail", cause }, found("tunnelFailed", { cause }));
}

function tunnelCheck({ status, publicUrl, problem, kind, latencyMs, notices }: TunnelState): CheckResult {
  const url = publicUrl ?? kind;
  const message =
    notices === undefined
      ? found("tunnelOpen", { url })
      : found("tunnelOpenNoting", { url, notices: listed("and", notices) });
  if (status === "open")
    return finding("webhooks.tunnel", "pass", message, {
      kind,
      ...(publicUrl === undefined ? {} : { url: publicUrl }),
      ...(latencyMs === undefined ? {} : { latencyMs }),
    });
  const cause = problem?.cause ?? "other";
  const why =
    problem?.detail === undefined
      ? found("tunnelFailed", { cause })
      : found("tunnelFailedBecause", { cause, detail: plainText(problem.detail, 160) });
  return finding("webhooks.tunnel", { status: "fail", cause }, why, { kind });
}

/** Probes the public URL from outside. Returns false if a request to it does not reach this receiver. */
export async function tryFromOutside({ state, deps, input, target, stop }: TestJob): Promise<boolean> {
  state.begin("webhooks.outside-in");
  const { caFile } = input;
  const probed = await unlessStopped(
    deps.tunnels.probe({ receiver: target.receiver, ...(caFile === undefined ? {} : { caFile }) }),
    stop,
  );
  if (probed === "stopped") return false;
  if (!probed.ok) {
    const check = finding(
      "webhooks.outside-in",
      { status: "fail", cause: "not-ours" },
      found("outsideInUnasked"),
    );
    state.done("webhooks.outside-in", check);
    return false;
  }
  const check = worstOf(probed.value.checks);
  state.done("webhooks.outside-in", check);
  return check.status !== "fail";
}

/** The probe may judge URL, certificate and bytes separately; the step shows the worst result. */
function worstOf(checks: readonly CheckResult[]): CheckResult {
  const worst = [...checks].sort((one, other) => BADNESS[other.status] - BADNESS[one.status])[0];
  if (worst === undefined) return finding("webhooks.outside-in", "pass", found("outsideIn"));
  return { ...worst, id: "webhooks.outside-in", found: findingText(translateToEnglish, worst) };
}

/** The result of a promise, or "stopped" if the signal aborts first. */
export async function unlessStopped<T>(work: Promise<T>, stop: AbortSignal): Promise<T | "stopped"> {
  if (stop.aborted) return "stopped";
  const stopped = Promise.withResolvers<"stopped">();
  const onStop = (): void => stopped.resolve("stopped");
  stop.addEventListener("abort", onStop, { once: true });
  try {
    return await Promise.race([work, stopped.promise]);
  } finally {
    stop.removeEventListener("abort", onStop);
  }
}
