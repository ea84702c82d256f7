import { wasTaken } from "../../../main/core/endpoint/queries/sending.ts";
import type { Exchange } from "../../../main/core/platforms/http/exchange.ts";
import type { CheckResult } from "../../../shared/checks/result.ts";
import type { Claim } from "./claims.ts";
import type { SeenEndpoint } from "./endpoint.ts";
import { keysIn } from "./marked.ts";
import { has, quoted, toldBy, untoldIn, when } from "./told.ts";

const WHOLE = ["endpoint ready", "endpoint not ready", "partly checked"] as const satisfies readonly Claim[];
const SENT = [
  "notifications sent",
  "unsigned one sent",
  "nothing was posted",
] as const satisfies readonly Claim[];

/** What is wrong with what is said of an endpoint check as a whole: its title, its verdict, what it sent. */
export function wrongInVerdict(texts: readonly string[], seen: SeenEndpoint): readonly string[] {
  const keys = keysIn(texts.join("\n"));
  const told = toldBy(keys);
  const whole = has(told, ...WHOLE);
  const hasFailed = seen.checks.some(({ status }) => status === "fail");
  const status = seen.checks.find(({ id }) => id === "endpoint.status");
  const truth: (typeof SENT)[number] = !seen.sent
    ? "nothing was posted"
    : status?.cause === "secret-not-given"
      ? "unsigned one sent"
      : "notifications sent";
  const sent = has(told, ...SENT).filter(({ claim }) => claim !== truth);
  // A notification that was accepted shows what the endpoint does with one.
  const isWhole = status?.status === "pass" || status?.status === "fail";
  return [
    ...untoldIn(keys),
    ...when(new Set(whole.map(({ claim }) => claim)).size !== 1, `not one verdict: ${quoted(whole)}`),
    ...when(
      hasFailed !== has(told, "endpoint not ready").length > 0,
      `failed ${hasFailed}, but ${quoted(whole)}`,
    ),
    ...when(hasFailed && has(told, "no check failed").length > 0, `failed, but ${quoted(whole)}`),
    ...when(
      !isWhole && has(told, "endpoint ready").length > 0,
      `what it does with a notification is unknown, but ${quoted(whole)}`,
    ),
    ...when(sent.length > 0, `${truth}, but ${quoted(sent)}`),
  ];
}

/** What is wrong with what is said of one check beside what was sent and answered. */
export function wrongInCheck(
  texts: readonly string[],
  { status }: Pick<CheckResult, "status">,
  posted: readonly Exchange[],
  seen: SeenEndpoint,
): readonly string[] {
  const keys = keysIn(texts.join("\n"));
  const told = toldBy(keys);
  const some = (is: (one: Exchange) => boolean): boolean => posted.some(is);
  const answered = ({ kind }: Exchange): boolean => kind === "answered";
  const sentNone = !seen.sent && has(told, "accepted", "rejected", "not accepted").length > 0;
  return [
    ...untoldIn(keys),
    ...when(
      has(told, "rejected").length > 0 && !some((one) => answered(one) && !wasTaken(one)),
      `nothing was rejected, but ${quoted(has(told, "rejected"))}`,
    ),
    ...when(
      has(told, "not accepted").length > 0 && !some((one) => one.kind !== "notSent" && !wasTaken(one)),
      `nothing was refused, but ${quoted(has(told, "not accepted"))}`,
    ),
    ...when(
      has(told, "accepted").length > 0 && !some(wasTaken),
      `nothing was accepted, but ${quoted(has(told, "accepted"))}`,
    ),
    ...when(sentNone, `nothing left, but ${quoted(told)}`),
    ...when(
      seen.sent && has(told, "nothing was posted").length > 0,
      `something was sent, but ${quoted(has(told, "nothing was posted"))}`,
    ),
    ...when(
      status !== "fail" && status !== "skip" && has(told, "no usable answer").length > 0,
      `passed, but ${quoted(has(told, "no usable answer"))}`,
    ),
  ];
}

/** What is wrong between the checks of one endpoint. */
export function wrongBetween(keys: readonly string[], seen: SeenEndpoint): readonly string[] {
  const told = toldBy(keys);
  const up = has(told, "a server responds");
  const down = has(told, "no server responds");
  const untrusted = has(told, "no trusted connection");
  const explained = seen.checks.some(({ id, status }) =>
    ["endpoint.address", "endpoint.reachable", "endpoint.tls"].includes(id) ? status === "fail" : false,
  );
  const left = Object.values(seen.posted).some((all) => all.some(({ kind }) => kind === "notSent"));
  return [
    ...when(up.length > 0 && down.length > 0, `both: ${quoted([...up, ...down])}`),
    ...when(
      untrusted.length > 0 && !explained && !left,
      `no connection, and no check tells why: ${quoted(untrusted)}`,
    ),
  ];
}

type Screen = { readonly keys: readonly string[]; readonly filled: readonly string[] };

/** What is wrong on the screen of an endpoint check, where all of its checks are listed below its verdict. */
export function wrongOnScreen({ keys, filled }: Screen, seen: SeenEndpoint): readonly string[] {
  const told = toldBy(keys);
  const ofVerdict = keys.filter((key) => /^window\.webhooks\.endpoint\.(?:headline|verdict)\./.test(key));
  const measured = has(told, "times measured");
  const unmeasured = has(told, "no times measured");
  const nothing = has(told, "nothing was posted");
  const wasMeasured = seen.checks.some(({ id, facts }) => id === "endpoint.latency" && facts !== undefined);
  return [
    ...wrongInVerdict(
      ofVerdict.map((key) => `⟦${key}⟧`),
      seen,
    ),
    ...wrongBetween(keys, seen),
    ...when(nothing.length > 0 && seen.sent, `notifications were sent, but ${quoted(nothing)}`),
    ...when(
      measured.length > 0 !== wasMeasured || unmeasured.length > 0 === wasMeasured,
      `measured ${wasMeasured}, but ${quoted([...measured, ...unmeasured])}`,
    ),
    ...when(filled.length !== 1, `filled: ${filled.join(", ")}`),
  ];
}
