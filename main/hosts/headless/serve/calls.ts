import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { err } from "../../../../shared/result.ts";
import type { Transport } from "../../../../shared/rpc/client.ts";
import { inBothRealms, METHODS, PRACTICE_PREFIX } from "../../../../shared/rpc/names.ts";
import type { ProgramIncomplete } from "../../../../shared/rpc/problems.ts";
import type { Incomplete } from "../host.ts";
import { isPracticeUnavailable } from "../../common/practice/unavailable.ts";
import { sendJson, sendText } from "./answers.ts";
import { readBody } from "./read-body.ts";
import { parseJson } from "../../../../shared/parse-json.ts";

const Call = z.strictObject({ method: z.string(), input: z.unknown() });

const ALLOWED = inBothRealms(METHODS);

/** Forwards the window's calls to the core. */
export type Calls = {
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Rejects further calls, so that the program can end. */
  readonly takeNoMore: () => void;
  /** How many calls outside Practice are in progress. */
  readonly underWay: () => number;
};

/**
 * Forwards calls over a transport for both realms. `onMistake` receives what was thrown and returns the
 * reference that the response names. `fileOf` finds the file of the program that a part couldn't be loaded for.
 */
export function createCalls(
  transport: Transport,
  onMistake: (error: unknown) => string,
  fileOf?: Incomplete["fileOf"],
): Calls {
  let ending = false;
  let own = 0;
  const carried = async (method: string, input: unknown): Promise<unknown> => {
    const counted = method.startsWith(PRACTICE_PREFIX) ? 0 : 1;
    own += counted;
    try {
      return await transport.call(method, input);
    } finally {
      own -= counted;
    }
  };
  return {
    takeNoMore: () => (ending = true),
    underWay: () => own,
    async answer(request, response) {
      const body = await readBody(request);
      if (body === "gone") return undefined;
      if (body === "unfit")
        return sendText(response, 413, "This call is too large, or isn't text.", { connection: "close" });
      const call = Call.safeParse(parseJson(body.text));
      if (!call.success) return sendText(response, 400, "This isn't a valid call.");
      const { method, input } = call.data;
      if (!ALLOWED.has(method)) return sendText(response, 404, "There is no such call.");
      if (ending) return sendText(response, 503, "Switchover is closing.", { connection: "close" });
      try {
        return sendJson(response, 200, await carried(method, input));
      } catch (error) {
        if (isPracticeUnavailable(error)) return sendJson(response, 409, { says: error.message });
        const reference = onMistake(error);
        const file = fileOf?.(error);
        if (file !== undefined)
          return sendJson(
            response,
            200,
            err({ kind: "programIncomplete", file } satisfies ProgramIncomplete),
          );
        return sendJson(response, 500, { reference });
      }
    },
  };
}
