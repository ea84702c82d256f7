import { SidesBridge, type Side } from "../../components/bridge/SidesBridge.tsx";
import {
  isConnected,
  isTroubled,
  type ConnectionState,
  type ConnectionStates,
} from "../../components/connections/connection-state.ts";
import { STATE_MEANINGS, stateWords } from "../../components/connections/state-words.ts";
import { Age } from "../../components/text/Age.tsx";
import { useNow } from "../../app/use-now.ts";
import { useTranslation } from "../../wording/use-translation.tsx";

/** Milliseconds after which a response no longer colors its bank. */
const FRESH_FOR_MS = 10 * 60_000;

/** The drawing above the steps: a bank turns green as its API is tested. */
export function ConnectBridge({ states }: { readonly states: ConnectionStates }) {
  const t = useTranslation();
  const now = useNow();
  const side = (state: ConnectionState): Side => {
    const meaning = STATE_MEANINGS[state.kind];
    return {
      edge: edgeOf(state, now),
      meaning: meaning === "proven" || meaning === "attention" || meaning === "stopped" ? meaning : "pending",
      words: (
        <>
          {stateWords(t, state)}
          {"at" in state ? (
            <>
              {" · "}
              <Age at={state.at} />
            </>
          ) : null}
        </>
      ),
    };
  };
  return (
    <SidesBridge
      sides={{ cloud: side(states.cloud), "on-premises": side(states["on-premises"]) }}
      label={t("window.connections.drawing", {
        client: stateWords(t, states["on-premises"]),
        cloud: stateWords(t, states.cloud),
      })}
    />
  );
}

function edgeOf(state: ConnectionState, now: number): Side["edge"] {
  if (isTroubled(state)) return "stopped";
  if (isConnected(state) && "at" in state) return now - state.at <= FRESH_FOR_MS ? "confirmed" : "faded";
  return state.kind === "missing" ? "faded" : "plain";
}
