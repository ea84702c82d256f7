import type { Dialect } from "../../../../shared/platform/dialect.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import type { Clock } from "../../../../shared/time.ts";
import type { Limits } from "../http/limits.ts";
import type { Trust } from "../http/trust.ts";

/** What a cloud client needs to know. `limits` are for tests; the built-in ones fit real deployments. */
export type CloudOptions = {
  readonly baseUrl: string;
  readonly dialect: Dialect;
  readonly businessAccountId: string;
  readonly phoneNumberId: string;
  readonly accessToken: Redacted<string>;
  readonly trust: Trust;
  readonly clock: Clock;
  readonly limits?: Partial<Limits>;
};
