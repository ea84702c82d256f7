import { err, ok, type Result } from "../../../../shared/result.ts";
import type { ProblemOf } from "../../../../shared/rpc/api.ts";
import { readAuthorities } from "../../endpoint/address/authority-file.ts";
import { judgedAddress } from "../../endpoint/address/judged-address.ts";
import type { HostPorts } from "../../host/host-ports.ts";
import type { OpenMark } from "../outgoing/marks.ts";
import { comesBack, isOwnAddress, type OwnPaths } from "./leads-back.ts";
import type { ForwardTo } from "./target.ts";

/** Where a person wants copies to go, as it was asked for. */
export type ForwardRequest = {
  readonly forwardTo: string;
  readonly allowPrivate?: boolean | undefined;
  readonly durable?: boolean | undefined;
  readonly caFile?: string | undefined;
};

/** How a receiver knows its own address again; by a mark only while it listens. */
export type OwnWay = {
  readonly paths: OwnPaths | undefined;
  readonly openMark?: () => OpenMark;
};

type Problem = Extract<ProblemOf<"webhooks.declare">, { kind: "addressRefused" | "fileUnusable" }>;

/**
 * Judges where a person wants copies to go: as a test judges production before it borrows a callback. An address that
 * leads back here is refused, which shows for certain only while the receiver listens.
 */
export async function chosenForward(
  ports: Pick<HostPorts, "files" | "practice">,
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
  if (own.openMark !== undefined && (await comesBack(own.openMark, judged.value)))
    return refused("own-address");
  return ok({
    url,
    ...ca,
    ...(allowPrivate ? { allowPrivate } : {}),
    ...(durable ? { durable } : {}),
  });
}
