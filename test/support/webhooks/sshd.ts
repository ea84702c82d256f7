import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
import {
  availabilityOf,
  descendantsOf,
  startServerProgram,
  type Availability,
  type ServerProgram,
} from "./server-program.ts";

const SSHD = "/usr/sbin/sshd";

/** Is sshd installed? Tests that need it are otherwise skipped with the reason. */
export const sshdHere: Availability =
  process.platform === "linux"
    ? availabilityOf(SSHD)
    : { available: false, reason: "sshd is started on Linux" };

/** A real sshd on loopback that accepts the current user with a separate key. */
export type Sshd = {
  readonly host: "127.0.0.1";
  readonly port: number;
  readonly user: string;
  /** Fingerprint of its host key, as `ssh-keygen -l` prints it. */
  readonly hostKey: string;
  /**
   * Fingerprint of its other host key, of an older type, which it presents to clients that request that type.
   */
  readonly olderHostKey: string;
  /** Path of a private key that it accepts. */
  readonly keyFile: string;
  /** Path of an accepted private key that is encrypted with `passphrase`. */
  readonly lockedKeyFile: string;
  readonly passphrase: string;
  /** Path of a private key that it does not know. */
  readonly strangerKeyFile: string;
  /** Everything that it has logged so far, across restarts. */
  log(): string;
  /** Number of processes that serve sessions now. */
  sessions(): number;
  /** Stops every session's process, as on a dead line; returns the function that continues them. */
  freeze(): () => void;
  /** Kills it and every session with SIGKILL. */
  kill(): Promise<void>;
  /** Starts it again on the same port with the same host key. */
  start(): Promise<void>;
  close(): Promise<void>;
};

/** Starts an sshd in a temporary folder. `settings` are additional lines of its configuration. */
export async function startSshd({
  settings = [],
  passphrase = "a phrase for the key",
}: { readonly settings?: readonly string[]; readonly passphrase?: string } = {}): Promise<Sshd> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "switchover-sshd-")));
  const hostKey = makeKey(join(folder, "host_key"));
  const olderHostKey = makeKey(join(folder, "older_host_key"), "", "ecdsa");
  const known = makeKey(join(folder, "known_key"));
  const locked = makeKey(join(folder, "locked_key"), passphrase);
  const stranger = makeKey(join(folder, "stranger_key"));
  writeFileSync(join(folder, "authorized_keys"), known.line + locked.line, { mode: 0o600 });
  // As root it separates privileges and needs this empty folder, which the system service would create.
  if (process.getuid?.() === 0) mkdirSync("/run/sshd", { recursive: true, mode: 0o755 });
  const port = await freePort();
  const configuration = join(folder, "sshd_config");
  writeFileSync(
    configuration,
    [
      // sshd uses the first occurrence of a setting.
      ...settings,
      `Port ${port}`,
      "ListenAddress 127.0.0.1",
      `HostKey ${hostKey.path}`,
      `HostKey ${olderHostKey.path}`,
      `PidFile none`,
      `AuthorizedKeysFile ${join(folder, "authorized_keys")}`,
      "StrictModes no",
      "UsePAM no",
      "PermitRootLogin prohibit-password",
      "PasswordAuthentication no",
      "KbdInteractiveAuthentication no",
      "AllowTcpForwarding yes",
      "UseDNS no",
      "LogLevel VERBOSE",
      "",
    ].join("\n"),
  );
  let program: ServerProgram | undefined;
  let logged = "";
  const kill = async (): Promise<void> => {
    await program?.kill();
    logged += program?.printed() ?? "";
    program = undefined;
  };
  const start = async (): Promise<void> => {
    program = await startServerProgram(SSHD, ["-D", "-e", "-f", configuration], async (printed) =>
      printed.includes("Server listening on"),
    );
  };
  await start();
  return {
    host: "127.0.0.1",
    port,
    user: userInfo().username,
    hostKey: hostKey.fingerprint,
    olderHostKey: olderHostKey.fingerprint,
    keyFile: known.path,
    lockedKeyFile: locked.path,
    passphrase,
    strangerKeyFile: stranger.path,
    log: () => logged + (program?.printed() ?? ""),
    sessions: () => (program === undefined ? 0 : descendantsOf(program.pid).length),
    freeze() {
      const frozen = program === undefined ? [] : descendantsOf(program.pid);
      for (const pid of frozen) process.kill(pid, "SIGSTOP");
      return () => {
        for (const pid of frozen) process.kill(pid, "SIGCONT");
      };
    },
    kill,
    start,
    async close() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Key = { readonly path: string; readonly line: string; readonly fingerprint: string };

function makeKey(path: string, passphrase = "", type: "ed25519" | "ecdsa" = "ed25519"): Key {
  execFileSync("ssh-keygen", ["-q", "-a", "1", "-t", type, "-N", passphrase, "-C", "test", "-f", path]);
  const line = readFileSync(`${path}.pub`, "utf8");
  const blob = Buffer.from(line.split(" ")[1] ?? "", "base64");
  const digest = createHash("sha256").update(blob).digest("base64").replace(/=+$/, "");
  return { path, line, fingerprint: `SHA256:${digest}` };
}
