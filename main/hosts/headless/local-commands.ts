import type { HelpWords } from "./terminal/help-words.ts";

/** Every command, and whether it, or one of its group, can send anything to an API of the platform. */
const SENDS: Readonly<Record<Exclude<keyof HelpWords["summaries"], "completion">, boolean>> = {
  rehearse: true,
  check: true,
  migrate: true,
  code: true,
  resume: true,
  resolve: true,
  abandon: true,
  reverse: true,
  pin: true,
  status: false,
  vault: false,
  webhooks: true,
  alerts: false,
  endpoint: true,
  lint: false,
  batch: true,
  translate: false,
  allowlist: true,
  traffic: false,
  egress: false,
  network: true,
  certificate: true,
  shards: true,
  workspace: false,
  data: false,
  report: false,
  collection: false,
  letter: false,
  "support-bundle": false,
  managed: false,
  serve: true,
  sandbox: true,
};

/** True for a command, such as `vault put`, that never sends anything to an API of the platform. */
export function sendsNothing(command: string): boolean {
  const [group = ""] = command.split(" ");
  return new Map<string, boolean>(Object.entries(SENDS)).get(group) === false;
}
