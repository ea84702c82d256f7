import { isDeepStrictEqual } from "node:util";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { ParsedInputOf, ProblemOf } from "../../../shared/rpc/api.ts";
import type { TunnelChoice, TunnelKind, TunnelState } from "../../../shared/tunnel/tunnel.ts";
import type { ReceiverId } from "../../../shared/webhook/receiver.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { FolderVault } from "../vault/open-vault.ts";
import { refusedByClosed } from "../storage/closed-part.ts";
import { serialQueue } from "../vault/vault-errors.ts";
import type { Receivers } from "../webhooks/receiver/port.ts";
import type { OtherTunnel } from "./port.ts";
import type { Providers } from "./providers/registry.ts";
import type { TunnelRecord } from "./tunnel-history.ts";
import { closedTunnel, startLine, type TunnelLine } from "./tunnel-line.ts";
import { secretsFor } from "./tunnel-secrets.ts";
import type { TunnelTiming } from "./waits.ts";

export type TunnelLinesDeps = {
  readonly ports: Pick<HostPorts, "clock" | "random">;
  readonly vault: Pick<FolderVault, "take">;
  readonly receivers: Pick<Receivers, "address" | "allowHost">;
  readonly providers: Providers;
  readonly timing: TunnelTiming;
  readonly onState: (state: TunnelState) => void;
  readonly record: Pick<TunnelRecord, "note">;
};

/** The tunnels opened in this process, one per receiver. */
export type TunnelLines = {
  of(receiver: ReceiverId): TunnelLine | undefined;
  all(): readonly TunnelLine[];
  /**
   * Starts a tunnel, or returns the one that is already open for the same choice; its first attempt may still
   * be running.
   */
  begin(input: ParsedInputOf<"tunnels.open">): Promise<Result<TunnelLine, ProblemOf<"tunnels.open">>>;
  /** Like `begin`, but temporary. Leaves a different tunnel of the user open. */
  borrow(
    input: ParsedInputOf<"tunnels.open">,
  ): Promise<Result<TunnelLine, ProblemOf<"tunnels.open"> | OtherTunnel>>;
  /** Closes what `borrow` opened, unless the user wants it. */
  giveBack(receiver: ReceiverId): Promise<void>;
  close(receiver: ReceiverId): Promise<TunnelState>;
  /** Closes each, also what is being opened; none is opened any more. */
  closeAll(): Promise<void>;
};

/** Creates the list of tunnels; none is open yet. */
export function tunnelLines(deps: TunnelLinesDeps): TunnelLines {
  const { receivers, vault, ports } = deps;
  const lines = new Map<ReceiverId, TunnelLine>();
  /** The receivers whose tunnel the user has requested. */
  const asked = new Set<ReceiverId>();
  // Two simultaneous requests for one receiver must not start two tunnels, one of which could then not be
  // closed.
  const turns = new Map<ReceiverId, ReturnType<typeof serialQueue>>();
  let isClosed = false;
  const inTurn = <T>(receiver: ReceiverId, work: () => Promise<T>): Promise<T> => {
    const turn = turns.get(receiver) ?? serialQueue();
    turns.set(receiver, turn);
    return turn(work);
  };
  const stateOf = (receiver: ReceiverId, kind: TunnelKind): TunnelState =>
    lines.get(receiver)?.state() ?? closedTunnel(receiver, kind, ports.clock);
  const close = (receiver: ReceiverId): Promise<TunnelState> =>
    inTurn(receiver, async () => {
      asked.delete(receiver);
      await lines.get(receiver)?.close();
      return stateOf(receiver, "own");
    });
  const open = async ({
    receiver,
    choice,
    secret,
  }: ParsedInputOf<"tunnels.open">): ReturnType<TunnelLines["begin"]> => {
    const at = receivers.address(receiver);
    if (at === undefined) return err({ kind: "notListening" });
    const { port, lan } = at;
    const current = lines.get(receiver);
    // A request for a tunnel that is open or reconnecting returns it: reopening would change its URL.
    if (current !== undefined && isSameTunnel(current, choice, port)) return ok(current);
    const secrets = await secretsFor(choice, receiver, vault, secret);
    if (!secrets.ok) return secrets;
    // Close the old one before the new one requests the same remote port.
    await current?.close();
    // Nobody would close it, and its port may be another program's by then.
    if (isClosed) return refusedByClosed();
    const before = stateOf(receiver, choice.kind);
    const line = startLine({
      ...deps,
      ...ports,
      receiver,
      choice,
      port,
      ...(lan === undefined ? {} : { lan }),
      secrets: secrets.value,
      before,
      onNews: (news) => deps.record.note(receiver, news),
    });
    lines.set(receiver, line);
    return ok(line);
  };
  return {
    of: (receiver) => lines.get(receiver),
    all: () => [...lines.values()],
    begin: (input) =>
      inTurn(input.receiver, async () => {
        const line = await open(input);
        if (line.ok) asked.add(input.receiver);
        return line;
      }),
    borrow: (input) =>
      inTurn(input.receiver, async () => {
        const { receiver, choice } = input;
        const current = lines.get(receiver);
        const port = receivers.address(receiver)?.port;
        const isWanted = asked.has(receiver) && current !== undefined && !isOver(current.state());
        if (!isWanted) asked.delete(receiver);
        else if (port !== undefined && !isSameTunnel(current, choice, port))
          return err({ kind: "otherTunnel", tunnel: current.state() });
        return open(input);
      }),
    giveBack: (receiver) =>
      inTurn(receiver, async () => {
        if (!asked.has(receiver)) await lines.get(receiver)?.close();
      }),
    close,
    async closeAll() {
      isClosed = true;
      // Also those that are being opened.
      await Promise.all([...turns.keys()].map(close));
    },
  };
}

/** Whether it is no longer wanted, or only the user can reopen it. */
export function isOver({ status }: Pick<TunnelState, "status">): boolean {
  return status === "closed" || status === "failed";
}

/** Whether the tunnel continues from this choice to this port. */
function isSameTunnel(line: TunnelLine, choice: TunnelChoice, port: number): boolean {
  return !isOver(line.state()) && line.port === port && isDeepStrictEqual(line.choice, choice);
}
