import type { LogEvent } from "../../../shared/log/log-event.ts";
import type { ProblemKind } from "../../../shared/log/problem-kinds.ts";
import { isListedCode } from "../../../shared/platform/codes.ts";
import type { CallOutcome } from "../../../shared/platform/outcome.ts";
import type { PushOf } from "../../../shared/rpc/topics.ts";
import { METHODS, type TopicName } from "../../../shared/rpc/names.ts";
import type { Dispatch } from "../../../shared/rpc/serve.ts";
import type { Clock } from "../../../shared/time.ts";
import type { ObserveCall } from "../platforms/http/api-caller.ts";
import type { Topics } from "../runtime/topics.ts";
import type { JournalRow, Storage } from "../storage/port.ts";
import type { Log } from "./log.ts";

type CallEvent = Extract<LogEvent, { event: "call" }>;

/** Writes each call of the contract with its result and duration; neither its input nor its answer. */
export function logCalls(
  dispatch: Dispatch,
  log: Log | undefined,
  clock: Pick<Clock, "monotonicMs">,
): Dispatch {
  if (log === undefined) return dispatch;
  return async (method, input) => {
    const startMs = clock.monotonicMs();
    const known = METHODS.find((one) => one === method) ?? "unknown";
    const ended = (result: Omit<CallEvent, "event" | "method" | "ms">): void =>
      log.write({ event: "call", method: known, ...result, ms: Math.round(clock.monotonicMs() - startMs) });
    try {
      const answer = await dispatch(method, input);
      if (answer.ok) ended({ result: "ok" });
      else ended({ result: "problem", problem: (answer.problem as { readonly kind: ProblemKind }).kind });
      return answer;
    } catch (cause) {
      ended({ result: "failed" });
      throw cause;
    }
  };
}

/** Writes what becomes of each request to an API: never its address, its body or a text of its response. */
export function observePlatformCalls(log: Log | undefined): ObserveCall | undefined {
  if (log === undefined) return undefined;
  return (api, call, outcome, late) => {
    const { durationMs, httpStatus, apiError } = outcome.evidence;
    const cause = causeOf(outcome);
    log.write({
      event: "platform-call",
      api,
      call,
      outcome: outcome.kind,
      ...(cause === undefined ? {} : { cause }),
      ...(httpStatus === undefined ? {} : { status: httpStatus }),
      // A server may put any number there, one that it was sent too.
      ...(apiError !== undefined && isListedCode(api, apiError.code) ? { code: apiError.code } : {}),
      ...(late ? { late: true } : {}),
      ms: Math.round(durationMs),
    });
  };
}

function causeOf(outcome: CallOutcome<unknown>): Extract<LogEvent, { event: "platform-call" }>["cause"] {
  switch (outcome.kind) {
    case "confirmed":
      return undefined;
    case "rejected":
      return outcome.reason;
    default:
      return outcome.cause;
  }
}

/** Writes each row of a journal by its kind and step. */
export function logRows(storage: Storage, log: Log | undefined): Storage {
  if (log === undefined) return storage;
  const wrote = ({ run, entry }: Pick<JournalRow, "run" | "entry">): void => {
    const step = "step" in entry ? entry.step : undefined;
    log.write({ event: "journal", kind: entry.kind, run, ...(step === undefined ? {} : { step }) });
  };
  return {
    ...storage,
    create(number, entry) {
      const created = storage.create(number, entry);
      if (created.ok) wrote({ run: created.value.run, entry });
      return created;
    },
    append(hold, entry, options) {
      const appended = storage.append(hold, entry, options);
      if (appended.ok) wrote(appended.value);
      return appended;
    },
    appendAll(hold, entries, options) {
      const appended = storage.appendAll(hold, entries, options);
      if (appended.ok) appended.value.forEach(wrote);
      return appended;
    },
  };
}

/** Writes what changes about the vault, receivers and tunnels, as the core publishes it. */
export function logTopics(topics: Topics, log: Log | undefined): Topics {
  if (log === undefined) return topics;
  /** The last event of each topic and receiver: what is published again is no change. */
  const last = new Map<string, string>();
  return {
    ...topics,
    push(topic, push) {
      for (const { about, event } of changesIn({ [topic]: push })) {
        const text = JSON.stringify(event);
        const known = `${topic} ${about}`;
        if (last.get(known) !== text) log.write(event);
        last.set(known, text);
      }
      topics.push(topic, push);
    },
  };
}

type Pushed = { readonly [T in TopicName]?: PushOf<T> };

function changesIn({
  vault,
  receivers,
  tunnels,
}: Pushed): readonly { readonly about: string; readonly event: LogEvent }[] {
  if (vault !== undefined) return [{ about: "", event: { event: "vault", state: vault.state } }];
  if (receivers !== undefined) {
    const { receiver, listening, checksSignatures, trouble } = receivers;
    const facts = { listening, checksSignatures, ...(trouble === undefined ? {} : { trouble }) };
    return [{ about: receiver, event: { event: "receiver", ...facts } }];
  }
  if (tunnels !== undefined) {
    const { receiver, kind, status, problem } = tunnels;
    const facts = { kind, status, ...(problem === undefined ? {} : { cause: problem.cause }) };
    return [{ about: receiver, event: { event: "tunnel", ...facts } }];
  }
  return [];
}
