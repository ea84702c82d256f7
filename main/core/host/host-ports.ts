import type { AuthorityChoice } from "../../../shared/network/authorities.ts";
import type { Clock } from "../../../shared/time.ts";
import type { ManagedState } from "../../../shared/settings/managed.ts";
import type { Log } from "../log/log.ts";
import type { OpenCarrier } from "../platforms/http/carrier.ts";
import type { ProxyFinder } from "../platforms/http/proxy/proxy.ts";
import type {
  DesktopPort,
  MeteredPort,
  OutsideSecrets,
  PagePrinter,
  PowerPort,
  PracticePort,
  SheetPort,
  SystemKeyStore,
  TextFiles,
} from "../runtime/ports.ts";
import type { Random } from "../runtime/random.ts";
import type { ScryptCost } from "../vault/key-file.ts";
import type { UpdatePort } from "../updates/port.ts";
import type { KeySource } from "../vault/passphrase-source.ts";

/** Everything the core needs from its host. */
export type HostPorts = {
  readonly clock: Clock;
  readonly random: Random;
  readonly secrets: OutsideSecrets;
  readonly files: TextFiles;
  readonly dataDir: string;
  /**
   * The state folder with what all data folders of this user share about their numbers; Practice has its own.
   */
  readonly stateDir: string;
  readonly appVersion: string;
  /** The key source of the vault; default: a passphrase. */
  readonly keySource?: KeySource;
  /** The cost of guessing the passphrase of a new copy of the data folder; default: as for the vault. */
  readonly copyCost?: ScryptCost;
  /** The kind of window for this core; default: a terminal. */
  readonly host?: "desktop" | "browser" | "terminal";
  readonly desktop?: DesktopPort;
  readonly keyStore?: SystemKeyStore;
  /** Prints and saves recovery sheets; default: not possible here. */
  readonly sheets?: SheetPort;
  /** Prints reports as PDF; default: not possible here. */
  readonly printPage?: PagePrinter;
  /** Undefined in Practice, where no real callback URL is replaced. */
  readonly power?: PowerPort;
  /** Missing where nothing waits for a better connection. */
  readonly metered?: MeteredPort;
  /** Finds the proxies in this machine's settings; without it, every server is contacted directly. */
  readonly proxies?: ProxyFinder;
  /** The authorities that connections trust besides the public ones; default: what was chosen for this data folder. */
  readonly authorities?: () => AuthorityChoice;
  /** What the administrator of this computer fixed, read once for each process; default: nothing. */
  readonly managed?: () => ManagedState;
  /** Carries the requests to both APIs; default: sockets. Tests simulate a network with it. */
  readonly carrier?: OpenCarrier;
  /** Default: no log is kept. */
  readonly log?: Log;
  /** Replaces the program by a newer version; missing where nothing can. */
  readonly updates?: UpdatePort;
  /** Only in Practice. */
  readonly practice?: PracticePort;
};
