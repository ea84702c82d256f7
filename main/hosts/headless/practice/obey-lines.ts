import type { Posted, Sandbox } from "../../../sandbox/index.ts";
import { isoOf, instant } from "../../../../shared/time.ts";
import type { Report } from "../terminal/report.ts";
import { inHelpLanguage } from "../terminal/help-words.ts";
import type { TerminalTranslate } from "../terminal/translate.ts";
import { onLine } from "../terminal/on-line.ts";
import type { CliSession } from "../cli-session.ts";
import { platformLine, PLATFORM_LINES } from "./platform-lines.ts";

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
    if (!report.json) report.show(sentenceOf(report.t, posted));
  });
}

async function obey(
  report: Report,
  { world, openFront, productionAt }: Sandbox,
  line: string,
): Promise<void> {
  const { t } = report;
  const asked = platformLine(line);
  switch (asked.kind) {
    case "nothing":
      return;
    case "unknown":
      return report.say((await inHelpLanguage(t.language, PLATFORM_LINES)).trim());
    case "send": {
      const fate = world.inbound(asked.message);
      report.line("message", { fate: fate === "onprem" ? "on-premises" : fate });
      if (!report.json) report.show(t(`terminal.sandbox.fates.${fate}`));
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
          t("terminal.sandbox.clock", {
            now,
            delivered: counts.delivered,
            waiting: counts.waiting,
            abandoned: counts.givenUp,
          }),
        );
      return;
    }
    case "front": {
      const { publicUrl } = await openFront(asked.port);
      report.line("front", { url: publicUrl, port: asked.port });
      if (!report.json)
        report.show(t("terminal.sandbox.front", { url: publicUrl, address: `127.0.0.1:${asked.port}` }));
      return;
    }
    case "production": {
      const listensAt = await productionAt(asked.url);
      if (listensAt === undefined) return report.say(t("terminal.sandbox.onlyExample"));
      report.line("production", { url: asked.url, listensAt });
      if (!report.json) report.show(t("terminal.sandbox.production", { url: asked.url, address: listensAt }));
    }
  }
}

function sentenceOf(t: TerminalTranslate, { side, url, updates, status, failed }: Posted): string {
  const result = String(status ?? failed ?? "");
  return t(`terminal.sandbox.delivery.${side}`, { url, updates, result });
}
