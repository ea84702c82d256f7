import type { WindowTranslate } from "../../wording/window-translate.ts";
import { foundFact } from "./connection-facts.ts";
import { type ConnectionState } from "./connection-state.ts";
import { responds } from "./connection-evidence.ts";
import type { Meaning } from "../status/StatusMark.tsx";

/** The mark of each state. */
export const STATE_MEANINGS: Readonly<Record<ConnectionState["kind"], Meaning>> = {
  missing: "pending",
  untested: "pending",
  works: "proven",
  answered: "proven",
  warned: "attention",
  partly: "attention",
  failed: "stopped",
  trouble: "stopped",
};

/** Returns what is known of a connection in a few words, without its age. */
export function stateWords(t: WindowTranslate, state: ConnectionState): string {
  switch (state.kind) {
    case "failed":
      return t("window.connections.state.failed", { count: countOf(state.test, "fail") });
    case "warned":
      return t(`window.connections.state.${responds(state.test) ? "warned" : "unsure"}`, {
        count: countOf(state.test, "warn"),
      });
    case "partly":
    case "works":
      return foundFact(t, state) ?? t("window.connections.state.works");
    case "missing":
    case "untested":
    case "answered":
    case "trouble":
      return t(`window.connections.state.${state.kind}`);
  }
}

function countOf(
  { checks }: { readonly checks: readonly { readonly status: string }[] },
  status: "fail" | "warn",
): number {
  return checks.filter((check) => check.status === status).length;
}
