import { examples, type Define } from "../command.ts";
import { defineEvents } from "./webhooks/events.ts";
import { defineListen } from "./webhooks/listen.ts";
import { definePoint } from "./webhooks/point.ts";
import { defineReplay } from "./webhooks/replay.ts";
import { defineRestore } from "./webhooks/restore.ts";
import { defineTest } from "./webhooks/test.ts";
import { defineTrigger } from "./webhooks/trigger.ts";

export const define: Define = (command, runner) => {
  defineListen(
    command.command("listen").description("take notifications on this machine and tell of each"),
    runner,
  );
  defineEvents(command.command("events").description("list what was received"), runner);
  defineTrigger(
    command.command("trigger").description("post made-up notifications to an endpoint or a receiver"),
    runner,
  );
  defineReplay(
    command.command("replay").description("post received notifications once more to an endpoint"),
    runner,
  );
  defineTest(
    command.command("test").description("prove that notifications arrive from the platform"),
    runner,
  );
  definePoint(
    command.command("point").description("let a number's notifications come here until told otherwise"),
    runner,
  );
  defineRestore(
    command.command("restore").description("give back what stood before a number's notifications came here"),
    runner,
  );
  command.addHelpText(
    "after",
    examples(
      "webhooks listen --verify-token-file token.txt --app-secret-file secret.txt",
      "webhooks events --kind message --limit 20",
      "webhooks trigger text delivered --to https://hooks.example/in --app-secret-file secret.txt",
      "webhooks replay 17 --to https://hooks.example/in --app-secret-file secret.txt",
      "webhooks test plan.json --tunnel cloudflared",
      "webhooks point plan.json --tunnel cloudflared --forward",
      "webhooks restore plan.json",
    ),
  );
};
