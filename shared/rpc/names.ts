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
] as const;
export type TopicName = (typeof TOPICS)[number];

/** How names of the practice realm are written on the way: `practice:migration.start`. */
export const PRACTICE_PREFIX = "practice:";

/** The names as they are written in both realms: all that a host lets through. */
export function inBothRealms(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => [name, `${PRACTICE_PREFIX}${name}`]));
}
