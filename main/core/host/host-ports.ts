import type { Clock } from "../../../shared/time.ts";
import type { ProxyFinder } from "../platforms/http/proxy/proxy.ts";
import type {
  DesktopPort,
  OutsideSecrets,
  PowerPort,
  PracticePort,
  SystemKeyStore,
  TextFiles,
} from "../runtime/ports.ts";
import type { Random } from "../runtime/random.ts";
import type { KeySource } from "../vault/passphrase-source.ts";

/** Everything the core needs from its host. */
export type HostPorts = {
  readonly clock: Clock;
  readonly random: Random;
  readonly secrets: OutsideSecrets;
  readonly files: TextFiles;
  readonly dataDir: string;
  /** The folder for what all data folders of this user share about their numbers; practice has one of its own. */
  readonly stateDir: string;
  readonly appVersion: string;
  /** What opens the vault; a passphrase where the host has nothing better. */
  readonly keySource?: KeySource;
  /** The kind of window on top of this core; a terminal where the host names none. */
  readonly host?: "desktop" | "browser" | "terminal";
  readonly desktop?: DesktopPort;
  readonly keyStore?: SystemKeyStore;
  /** Left out in the practice realm, where nothing real is borrowed. */
  readonly power?: PowerPort;
  /** Finds the proxies that this machine's settings name; every server is reached directly where a host has none. */
  readonly proxies?: ProxyFinder;
  /** Given in the practice realm only. */
  readonly practice?: PracticePort;
};
