import type { Dialect } from "../../../../shared/platform/dialect.ts";
import type { Clock } from "../../../../shared/time.ts";
import type { Limits } from "../http/limits.ts";
import type { Trust } from "../http/trust.ts";
import type { OnPremCredentials } from "./session.ts";

/** What an on-premises client needs to know. `limits` are for tests; the built-in ones fit real deployments. */
export type OnPremOptions = {
  readonly baseUrl: string;
  readonly dialect: Dialect;
  readonly auth: OnPremCredentials;
  readonly trust: Trust;
  readonly clock: Clock;
  readonly limits?: Partial<Limits>;
};
