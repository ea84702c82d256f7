import { err, ok, type Result } from "../../../../shared/result.ts";
import type { ProblemOf } from "../../../../shared/rpc/api.ts";
import { readAuthorities } from "../../host/authority-file.ts";
import { judgedAddress } from "../../endpoint/address/judged-address.ts";
import type { HostPorts } from "../../host/host-ports.ts";
import { wayToEndpoints } from "../../host/under-management.ts";
import type { OpenMark } from "../outgoing/marks.ts";
import { comesBack, isOwnAddress, type OwnPaths } from "./leads-back.ts";
import type { ForwardTo } from "./target.ts";

/** The user's forwarding target as requested. */
export type ForwardRequest = {
  readonly forwardTo: string;
  readonly allowPrivate?: boolean | undefined;
  readonly durable?: boolean | undefined;
  readonly caFile?: string | undefined;
};

/** How a receiver recognizes its own URL; `openMark` only while it listens. */
export type OwnWay = {
  readonly paths: OwnPaths | undefined;
  readonly openMark?: () => OpenMark;
};

type Problem = Extract<ProblemOf<"webhooks.declare">, { kind: "addressRefused" | "fileUnusable" }>;

/**
 * Judges the user's forwarding target with the rules that a test uses for production. Refuses a URL that
 * leads back to this receiver, which is certain only while the receiver listens. Problems: addressRefused
 * (with its cause), fileUnusable.
 */
export async function chosenForward(
  ports: Pick<HostPorts, "files" | "practice" | "managed" | "proxies" | "authorities">,
  own: OwnWay,
  { forwardTo: url, allowPrivate = false, durable = false, caFile }: ForwardRequest,
): Promise<Result<ForwardTo, Problem>> {
  const refused = (cause: string): Result<never, Problem> => err({ kind: "addressRefused", cause });
  if (isOwnAddress(own.paths, url)) return refused("own-address");
  const read = readAuthorities(ports, caFile);
  if (!read.ok) return read;
  const ca = read.value === undefined ? {} : { ca: read.value };
  const judged = await judgedAddress(ports.practice, { url, allowPrivate, ...ca });
  if (!judged.ok) return refused(judged.problem.cause);
  if (own.openMark !== undefined && (await comesBack(own.openMark, judged.value, wayToEndpoints(ports))))
    return refused("own-address");
  return ok({
    url,
    ...ca,
    ...(allowPrivate ? { allowPrivate } : {}),
    ...(durable ? { durable } : {}),
  });
}
