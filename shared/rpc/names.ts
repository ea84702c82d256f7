/** Every method of the contract; a host or the preload script needs no more than these two lists. */
export const METHODS = [
  "app.info",
  "settings.get",
  "settings.change",
  "desktop.copy",
  "desktop.showDataFolder",
  "vault.state",
  "vault.unlock",
  "vault.lock",
  "vault.changePassphrase",
  "vault.keyStore",
  "vault.remember",
  "vault.openRemembered",
  "vault.put",
  "vault.list",
  "vault.unclaimed",
  "vault.forget",
  "workspaces.list",
  "workspaces.save",
  "workspaces.remove",
  "connections.test",
  "connections.certificate",
  "connections.keepCa",
  "numbers.discover",
  "numbers.look",
  "numbers.readings",
  "checks.run",
  "migration.start",
  "migration.proceed",
  "migration.confirm",
  "migration.enterCode",
  "migration.resendCode",
  "migration.resolve",
  "migration.abandon",
  "migration.wayBack",
  "migration.status",
  "migration.unreadable",
  "migration.story",
  "practice.state",
  "practice.setFaults",
  "practice.reset",
  "practice.send",
  "practice.advance",
  "webhooks.settings",
  "webhooks.changeSettings",
  "webhooks.receivers",
  "webhooks.listen",
  "webhooks.stop",
  "webhooks.events",
  "webhooks.outline",
  "webhooks.event",
  "webhooks.cutover",
  "webhooks.store",
  "webhooks.erase",
  "webhooks.export",
  "webhooks.exported",
  "webhooks.replay",
  "webhooks.routes",
  "tunnels.providers",
  "tunnels.list",
  "tunnels.open",
  "tunnels.close",
  "tunnels.probe",
  "tunnels.hostKey",
  "tests.start",
  "tests.list",
  "tests.giveToken",
  "tests.finish",
  "tests.unrestored",
  "tests.restore",
  "endpoint.check",
  "watch.state",
  "watch.look",
  "watch.settle",
] as const;
export type MethodName = (typeof METHODS)[number];

/** Every topic on which the core speaks first. */
export const TOPICS = [
  "checks",
  "steps",
  "runs",
  "vault",
  "settings",
  "workspaces",
  "readings",
  "practice",
  "receivers",
  "arrivals",
  "handshakes",
  "events",
  "webhookSettings",
  "tunnels",
  "tests",
  "unrestored",
  "watch",
] as const;
export type TopicName = (typeof TOPICS)[number];

/** What is told line by line at a terminal only: a window would be sent every event twice. */
const AT_A_TERMINAL: readonly TopicName[] = ["arrivals", "handshakes"];
/** The topics that a window may listen to. */
export const WINDOW_TOPICS = TOPICS.filter((topic) => !AT_A_TERMINAL.includes(topic));

/** How names of the practice realm are written on the way: `practice:migration.start`. */
export const PRACTICE_PREFIX = "practice:";

/** The names as they are written in both realms: all that a host lets through. */
export function inBothRealms(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => [name, `${PRACTICE_PREFIX}${name}`]));
}
