import { err, ok, type Result } from "../../../../shared/result.ts";
import type { OpenTunnel, TunnelProvider, TunnelRequest, TunnelTrouble } from "../port.ts";
import { saidBy, trouble } from "../trouble.ts";
import type { ProviderPorts } from "./provider-ports.ts";
import { channelsTo } from "./ssh-channels.ts";
import { listenFar, signOfLife } from "./ssh-forward.ts";
import { isProtected, readKeyFile } from "./ssh-key.ts";
import { loadSsh2, readHostKey, signIn, type SshIdentity, type SshSession } from "./ssh-sign-in.ts";

const HANG_UP_MS = 500;
const WINDOWS_PIPE = /^[/\\]{2}\.[/\\]pipe[/\\][^/\\]+$/;

/**
 * Opens reverse tunnels through any SSH server: it listens on a loopback port there, which a TLS proxy of the
 * server's owner makes public.
 */
export function sshProvider(ports: ProviderPorts): TunnelProvider<"ssh"> {
  const granted = new Set<string>();
  return {
    kind: "ssh",
    selfHealing: false,
    stableUrl: () => true,
    available: async () => ({ available: true }),
    async open(request, signal) {
      const { choice } = request;
      if (choice.hostKey === undefined) {
        const seen = await readHostKey(choice, signal);
        return err(seen.ok ? { cause: "host-key-unknown", hostKey: seen.value.hostKey } : seen.problem);
      }
      const identity = await identityOf(request, ports);
      if (!identity.ok) return identity;
      const session = await signIn(choice, choice.hostKey, identity.value, signal);
      if (!session.ok) return session;
      const place = `${choice.user}@${choice.host}:${choice.port} ${choice.remotePort}`;
      const { hostKey } = choice;
      const opened = await carry(session.value, request, {
        ...ports,
        hostKey,
        wasGranted: granted.has(place),
      });
      if (opened.ok) granted.add(place);
      return opened;
    },
  };
}

async function identityOf(
  { choice, secrets }: TunnelRequest<"ssh">,
  { env, platform }: ProviderPorts,
): Promise<Result<SshIdentity, TunnelTrouble>> {
  const { user, keyFile } = choice;
  if (keyFile === undefined) return agentIdentity(user, agentPlace({ env, platform }));
  const { utils } = await loadSsh2();
  const read = await readKeyFile(keyFile);
  if (!read.ok) return read;
  const passphrase = isProtected(read.value) ? secrets.passphrase?.reveal() : undefined;
  if (isProtected(read.value) && passphrase === undefined) return err(trouble("key-passphrase"));
  const parsed = utils.parseKey(read.value, passphrase);
  if (parsed instanceof Error)
    return err(trouble(passphrase === undefined ? "key-unreadable" : "key-passphrase", saidBy(parsed)));
  if (!parsed.isPrivateKey()) return err(trouble("key-unreadable", "the file holds a public key"));
  return ok({ kind: "key", user, key: read.value, passphrase });
}

/**
 * Returns where an SSH agent listens: the path in the environment, otherwise that of Windows' own agent. On
 * Windows only a named pipe counts (Pageant has one too): for anything else, the library starts programs from
 * locations that others may be able to write to.
 */
export function agentPlace({ env, platform }: Pick<ProviderPorts, "env" | "platform">): string | undefined {
  const named = env["SSH_AUTH_SOCK"] ?? "";
  if (platform !== "win32") return named === "" ? undefined : named;
  if (named === "") return String.raw`\\.\pipe\openssh-ssh-agent`;
  return WINDOWS_PIPE.test(named) ? named : undefined;
}

async function agentIdentity(
  user: string,
  place: string | undefined,
): Promise<Result<SshIdentity, TunnelTrouble>> {
  if (place === undefined) return err(trouble("agent-absent"));
  const { createAgent } = await loadSsh2();
  const agent = createAgent(place);
  const keyCount = await new Promise<Error | number>((resolve) => {
    agent.getIdentities((error, keys) => resolve(error ?? keys?.length ?? 0));
  });
  if (keyCount instanceof Error) return err(trouble("agent-absent", keyCount.message));
  return keyCount === 0 ? err(trouble("agent-absent", "it has no keys")) : ok({ kind: "agent", user, agent });
}

type Carrying = Pick<ProviderPorts, "monotonicMs"> & {
  readonly hostKey: string;
  readonly wasGranted: boolean;
};

async function carry(
  { client, cut }: SshSession,
  { choice, port }: TunnelRequest<"ssh">,
  { monotonicMs, hostKey, wasGranted }: Carrying,
): Promise<Result<OpenTunnel, TunnelTrouble>> {
  const channels = channelsTo(port);
  const ended = Promise.withResolvers<TunnelTrouble>();
  let lastError: string | undefined;
  let isOver = false;
  client.on("error", (error) => {
    lastError = error.message;
  });
  client.on("close", () => {
    isOver = true;
    channels.cut();
    ended.resolve(trouble("lost", lastError));
  });
  client.on("tcp connection", (_details, accept, reject) => channels.carry(accept, reject));
  client.setNoDelay(true);

  const close = async (): Promise<void> => {
    channels.cut();
    client.end();
    // A server that is gone never confirms the end.
    const timer = setTimeout(cut, HANG_UP_MS);
    await ended.promise;
    clearTimeout(timer);
  };
  const listening = await listenFar(client, { port: choice.remotePort, user: choice.user, wasGranted });
  if (!listening.ok) {
    if (!isOver) await close();
    return listening;
  }
  return ok({
    publicUrl: choice.publicUrl,
    hostKey,
    async ping() {
      const sentMs = monotonicMs();
      await signOfLife(client);
      if (isOver) throw new Error("the session has ended");
      return monotonicMs() - sentMs;
    },
    ended: ended.promise,
    close: async () => {
      if (!isOver) await close();
    },
  });
}
