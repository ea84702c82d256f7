import { isJsonObject, numberIn, type NotificationShape } from "./difference.ts";
import { mapMembers } from "./members.ts";
import type { Notes } from "./notes.ts";

/** How a message that an API cannot represent is marked on each side. */
export const UNSUPPORTED = {
  cloud: { type: "unsupported", code: 131_051 },
  "on-premises": { type: "unknown", code: 501 },
} as const;

/** An error in the shape of the API `to`: the cloud has its details in `error_data` and a message of its own. */
export function translateError(error: unknown, to: NotificationShape, notes: Notes): unknown {
  if (!isJsonObject(error)) return error;
  return to === "cloud" ? toCloud(error, notes) : toOnPremises(error, notes);
}

function toCloud(error: Readonly<Record<string, unknown>>, notes: Notes): unknown {
  if (!Object.hasOwn(error, "details")) return error;
  const data = isJsonObject(error["error_data"]) ? error["error_data"] : {};
  return mapMembers(error, (name, value) => {
    if (name === "error_data") {
      if (!isJsonObject(value) || Object.keys(value).length === 0)
        notes.dropped(["error_data"], "error-data");
      else if (Object.hasOwn(value, "details")) notes.dropped(["error_data", "details"], "error-data");
      return undefined;
    }
    if (name !== "details") return [name, value];
    notes.moved(["details"], ["error_data", "details"], "error-details");
    return ["error_data", { ...data, details: value }];
  });
}

function toOnPremises(error: Readonly<Record<string, unknown>>, notes: Notes): unknown {
  const data = error["error_data"];
  const hasDetails = isJsonObject(data) && Object.hasOwn(data, "details");
  return mapMembers(error, (name, value) => {
    if (name === "message") {
      notes.dropped(["message"], "error-message");
      return undefined;
    }
    if (name === "details" && hasDetails) {
      notes.dropped(["details"], "error-details");
      return undefined;
    }
    if (name !== "error_data") return [name, value];
    if (!isJsonObject(value) || Object.keys(value).length === 0) {
      notes.dropped(["error_data"], "error-data");
      return undefined;
    }
    for (const other of Object.keys(value))
      if (other !== "details") notes.dropped(["error_data", other], "error-data");
    if (!hasDetails) return undefined;
    notes.moved(["error_data", "details"], ["details"], "error-details");
    return ["details", value["details"]];
  });
}

/** The error of a message that an API cannot represent, with the code of the API `to`. */
export function translateUnsupported(error: unknown, to: NotificationShape, notes: Notes): unknown {
  const from = UNSUPPORTED[to === "cloud" ? "on-premises" : "cloud"];
  if (!isJsonObject(error) || numberIn(error["code"]) !== from.code) return translateError(error, to, notes);
  notes.changed(["code"], ["code"], "unsupported-code");
  return translateError({ ...error, code: UNSUPPORTED[to].code }, to, notes);
}
