import type { Client } from "../../../../../shared/rpc/client.ts";
import { ok, type Result } from "../../../../../shared/result.ts";
import type { TunnelState } from "../../../../../shared/tunnel/tunnel.ts";
import type { ReceiverState } from "../../../../../shared/webhook/receiver.ts";
import { causeWording } from "../../../../../shared/wording/checks.ts";
import { call, coreRefusal } from "../../core-call.ts";
import type { Refusal } from "../../refusal.ts";
import type { CliSession } from "../../cli-session.ts";
import { visible } from "../../terminal/visible.ts";
import type { ListenWish } from "./listen-input.ts";

/** A tunnel to the terminal's receiver. */
export type FollowedTunnel = {
  /** Resolves when the tunnel failed and only a person can fix the cause. */
  readonly failed: Promise<void>;
  end(): void;
};

/** Opens the tunnel and prints each of its public URLs, and each loss. */
export async function openWay(
  session: CliSession,
  client: Client,
  {
    tunnel,
    receiver,
  }: { readonly tunnel: NonNullable<ListenWish["tunnel"]>; readonly receiver: ReceiverState },
): Promise<Result<FollowedTunnel, Refusal>> {
  const failed = Promise.withResolvers<void>();
  const end = followTunnel(session, client, receiver, (state) => {
    tellRemedy(session, state);
    failed.resolve();
  });
  const { choice, secret } = tunnel;
  const opened = await call(client, "tunnels.open", {
    receiver: "terminal",
    choice,
    ...(secret === undefined ? {} : { secret: secret.reveal() }),
  });
  if (opened.ok) return ok({ failed: failed.promise, end });
  end();
  return { ok: false, problem: coreRefusal(opened.problem) };
}

/**
 * Prints each public URL of the terminal's receiver once, and each loss; the returned function stops that.
 */
export function followTunnel(
  session: CliSession,
  client: Client,
  { localUrl = "", onPremUrl = "" }: Pick<ReceiverState, "localUrl" | "onPremUrl">,
  onFailed: (state: TunnelState) => void = () => undefined,
): () => void {
  let told: string | undefined;
  let last: TunnelState["status"] | undefined;
  return client.subscribe("tunnels", (state) => {
    if (state.receiver !== "terminal") return;
    const { status, publicUrl } = state;
    if (status === "open" && publicUrl !== undefined && (publicUrl !== told || last !== "open")) {
      tellPublic(session, state, { localUrl, onPremUrl });
      told = publicUrl;
    }
    if ((status === "reconnecting" || status === "failed") && status !== last) tellTrouble(session, state);
    if (status === "failed") onFailed(state);
    last = status;
  });
}

function tellPublic(
  { report }: CliSession,
  { publicUrl = "", formerUrl }: TunnelState,
  { localUrl, onPremUrl }: { readonly localUrl: string; readonly onPremUrl: string },
): void {
  const url = `${publicUrl}${pathOf(localUrl)}`;
  const onPrem = `${publicUrl}${pathOf(onPremUrl)}`;
  report.line("public", { url, onPremUrl: onPrem, ...(formerUrl === undefined ? {} : { formerUrl }) });
  if (report.json) return;
  report.show(`${report.t("terminal.webhooks.publicUrls")}\n  ${url}\n  ${onPrem}`);
  if (formerUrl !== undefined) report.say(report.t("terminal.webhooks.anotherUrl", { url: formerUrl }));
}

function tellTrouble({ report }: CliSession, { status, problem }: TunnelState): void {
  const cause = problem?.cause ?? "other";
  report.line("tunnel", { status, cause });
  if (report.json) return;
  const happened = causeWording(report.t, cause, "webhooks.tunnel")?.happened ?? cause;
  const detail = problem?.detail === undefined ? "" : ` (${visible(problem.detail)})`;
  const then = status === "failed" ? "" : ` ${report.t("terminal.webhooks.reconnecting")}`;
  report.say(`${report.paint.say("red", "✗")} ${happened}${detail}${then}`);
}

/** What fixes a failed tunnel; a test and a replaced callback URL tell it with their own line of it. */
function tellRemedy({ report }: CliSession, { problem }: TunnelState): void {
  const words = causeWording(report.t, problem?.cause, "webhooks.tunnel");
  if (words !== undefined) report.say(`  ${words.remedy}`);
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : "";
}
