import type { PracticeState } from "../../shared/practice/practice-state.ts";
import type { Client } from "../../shared/rpc/client.ts";
import { openFeed, type Feed } from "./feed.ts";

/** Opens the store of the sandbox's state. */
export function openPracticeState(client: Client): Feed<PracticeState> {
  return openFeed<PracticeState, "practice.state", "practice">({
    client,
    method: "practice.state",
    input: {},
    topic: "practice",
    read: (state) => state,
    merge: (known, push) => (known === undefined ? push : newerState(known, push)),
    pushIsWhole: true,
  });
}

/** The state with the higher revision; `other` if they are equal. */
export function newerState(known: PracticeState, other: PracticeState): PracticeState {
  return known.revision > other.revision ? known : other;
}
