/** Every method of the contract; a host or the preload script needs no more than these two lists. */
export const METHODS = [
  "app.info",
  "vault.state",
  "vault.unlock",
  "vault.put",
  "vault.list",
  "vault.forget",
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
] as const;
export type MethodName = (typeof METHODS)[number];

/** Every topic on which the core speaks first. */
export const TOPICS = ["checks", "steps", "runs", "vault"] as const;
export type TopicName = (typeof TOPICS)[number];
