import { api } from "./api.ts";
import type { Contracts } from "./contracts.ts";
import { topics } from "./topics.ts";

/** Every contract at once, for a process that calls most methods: a window. */
export const allContracts: Contracts = { method: (name) => api[name], topic: (name) => topics[name] };
