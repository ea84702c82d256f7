import type { Posted, Sandbox } from "../../../sandbox/index.ts";
import { isoOf, instant } from "../../../../shared/time.ts";
import type { Report } from "../terminal/report.ts";
import { onLine } from "../terminal/on-line.ts";
import type { CliSession } from "../cli-session.ts";
import { platformLine, PLATFORM_LINES } from "./platform-lines.ts";

const FATES = {
  cloud: "The message reached the cloud; its notification is on the way.",
  onprem: "The message reached the on-premises client; its callback is on the way.",
  dropped: "The message was dropped: neither API has a working connection for the number now.",
  unheard: "The message reached the cloud, but no app is subscribed to its notifications.",
} as const;

/** Runs input lines of a terminal, or with --json, on the sandbox; the returned function stops this. */
export function obeyLines({ report, interactive }: CliSession, platform: Sandbox): () => void {
  if (!interactive && !report.json) return () => undefined;
  let turn = Promise.resolve();
  return onLine((line) => {
    turn = turn.then(() => obey(report, platform, line));
  });
}

/** Prints each notification that the sandbox has sent; the returned function stops this. */
export function tellDeliveries(report: Report, { world }: Pick<Sandbox, "world">): () => void {
  return world.onPosted((posted) => {
    const { side, appId, url, updates, status, failed } = posted;
    const app = appId === "" ? {} : { appId };
    const result = status === undefined ? { failed } : { status };
    report.line("delivery", { side, ...app, url, updates, ...result });
    if (!report.json) report.show(sentenceOf(posted));
  });
}

async function obey(
  report: Report,
  { world, openFront, productionAt }: Sandbox,
  line: string,
): Promise<void> {
  const asked = platformLine(line);
  switch (asked.kind) {
    case "nothing":
      return;
    case "unknown":
      return report.say(PLATFORM_LINES.trim());
    case "send": {
      const fate = world.inbound(asked.message);
      report.line("message", { fate: fate === "onprem" ? "on-premises" : fate });
      if (!report.json) report.show(FATES[fate]);
      return;
    }
    case "advance": {
      await world.advance(asked.minutes * 60_000);
      const { nextAtMs, ...counts } = world.deliveries();
      const next = nextAtMs === undefined ? {} : { nextAt: isoOf(instant(nextAtMs)) };
      const now = isoOf(instant(world.nowMs()));
      report.line("clock", { now, ...counts, ...next });
      if (!report.json)
        report.show(
          `Sandbox time: ${now}. Delivered ${counts.delivered}, waiting ${counts.waiting}, no more attempts ${counts.givenUp}.`,
        );
      return;
    }
    case "front": {
      const { publicUrl } = await openFront(asked.port);
      report.line("front", { url: publicUrl, port: asked.port });
      if (!report.json) report.show(`${publicUrl} forwards to 127.0.0.1:${asked.port}`);
      return;
    }
    case "production": {
      const listensAt = await productionAt(asked.url);
      if (listensAt === undefined)
        return report.say("Only URLs under .example can stand for the business's own endpoint.");
      report.line("production", { url: asked.url, listensAt });
      if (!report.json)
        report.show(`${asked.url} listens at ${listensAt}, with a certificate from the sandbox CA`);
    }
  }
}

function sentenceOf({ side, url, updates, status, failed }: Posted): string {
  const what = side === "cloud" ? "Cloud notification" : "On-premises callback";
  return `${what} to ${url} (updates: ${updates}): ${status ?? failed}`;
}
