import { examples, type Define } from "../command.ts";
import { defineEvents } from "./webhooks/events.ts";
import { defineFixtures } from "./webhooks/fixtures.ts";
import { defineListen } from "./webhooks/listen.ts";
import { definePoint } from "./webhooks/point.ts";
import { defineReplay } from "./webhooks/replay.ts";
import { defineRestore } from "./webhooks/restore.ts";
import { defineTest } from "./webhooks/test.ts";
import { defineTotals } from "./webhooks/totals.ts";
import { defineTrigger } from "./webhooks/trigger.ts";

export const define: Define = (command, runner) => {
  defineListen(
    command.command("listen").description("receive notifications on this computer and show each one"),
    runner,
  );
  defineEvents(command.command("events").description("list received events"), runner);
  defineTotals(
    command
      .command("totals")
      .description("what arrived by the hour, day or week, also of events that are deleted"),
    runner,
  );
  defineTrigger(
    command.command("trigger").description("post test notifications to an endpoint or a receiver"),
    runner,
  );
  defineFixtures(
    command
      .command("fixtures")
      .description("write a zip of notifications of every kind, to test a receiver with"),
    runner,
  );
  defineReplay(command.command("replay").description("resend received notifications to an endpoint"), runner);
  defineTest(command.command("test").description("test that the platform's notifications arrive"), runner);
  definePoint(
    command.command("point").description("send a number's notifications here until you stop it"),
    runner,
  );
  defineRestore(
    command.command("restore").description("restore the callback URL that was set before"),
    runner,
  );
  command.addHelpText(
    "after",
    examples(
      "webhooks listen --verify-token-file token.txt --app-secret-file secret.txt",
      "webhooks events --kind message --limit 20",
      "webhooks totals --by day",
      "webhooks trigger text delivered --to https://hooks.example/in --app-secret-file secret.txt",
      "webhooks fixtures --out notifications.zip",
      "webhooks replay 17 --to https://hooks.example/in --app-secret-file secret.txt",
      "webhooks test plan.json --tunnel cloudflared",
      "webhooks point plan.json --tunnel cloudflared --forward",
      "webhooks restore plan.json",
    ),
  );
};
