import { describedMigrations } from "./described-migrations.ts";
import { describedTools } from "./described-tools.ts";
import { describedTotals } from "./described-totals.ts";
import { describedWebhooks } from "./described-webhooks.ts";

/** What the help says of each command, argument and option that is translated. In English as the code has it. */
export const described = {
  ...describedMigrations,
  ...describedWebhooks,
  ...describedTools,
  ...describedTotals,
} as const;
