import { z } from "zod";
import { isVersion, MOST_VERSION } from "./version.ts";

/** Longest feed, in bytes. */
export const MOST_FEED_BYTES = 256 * 1024;
/** Largest package, in bytes. */
const MOST_PACKAGE_BYTES = 1024 * 1024 * 1024;
const MOST_NOTES = 20_000;

/**
 * One package of a feed. Its name is a plain one: no folder, no other server, and nothing that a shell or a page would
 * read as more than a name.
 */
const FeedFile = z.object({
  url: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/),
  /** The SHA-512 checksum, 64 bytes in base64. */
  sha512: z.string().regex(/^[A-Za-z0-9+/]{85}[AQgw]==$/),
  size: z.int().positive().max(MOST_PACKAGE_BYTES),
});
export type FeedFile = z.infer<typeof FeedFile>;

/** A feed, as `electron-updater` names its members. Members that aren't here are passed over. */
const Feed = z.object({
  version: z.string().max(MOST_VERSION).refine(isVersion),
  files: z.array(FeedFile).min(1).max(50),
  releaseDate: z.iso.datetime(),
  releaseNotes: z.string().max(MOST_NOTES).optional(),
  /** How many of a hundred computers get the version; all of them if missing. */
  stagingPercentage: z.number().min(0).max(100).optional(),
  minimumSystemVersion: z.string().max(MOST_VERSION).optional(),
  /** Installers that download the rest by themselves: their parts would not be checked. */
  packages: z.undefined().optional(),
});
export type Feed = z.infer<typeof Feed>;

/** The feed in a parsed file; undefined if a member isn't as it has to be, even one that wouldn't be used. */
export function feedIn(value: unknown): Feed | undefined {
  return Feed.safeParse(value).data;
}

/** How this copy of the program was installed. */
export const PACKAGE_KINDS = ["nsis", "mac", "appimage", "deb", "rpm"] as const;
export type PackageKind = (typeof PACKAGE_KINDS)[number];

const ENDINGS: Readonly<Record<PackageKind, string>> = {
  nsis: ".exe",
  mac: ".zip",
  appimage: ".appimage",
  deb: ".deb",
  rpm: ".rpm",
};
const OTHER_PROCESSORS = /(?:^|[._-])(?:arm64|aarch64|armv7l|armhf|ia32|i386|i686)(?=[._-])/i;
const ARM = /(?:^|[._-])(?:arm64|aarch64)(?=[._-])/i;

/** The program's place: how it was installed, and on which processor. */
export type Place = { readonly kind: PackageKind; readonly arch: string };

/** The one package of a feed that fits; undefined if none does, or more than one. */
export function fileFor({ files }: Pick<Feed, "files">, { kind, arch }: Place): FeedFile | undefined {
  const ofKind = files.filter(({ url }) => url.toLowerCase().endsWith(ENDINGS[kind]));
  // One package for both processors of a Mac.
  const fits = (url: string): boolean =>
    kind === "mac" || (arch === "arm64" ? ARM.test(url) : arch === "x64" && !OTHER_PROCESSORS.test(url));
  const fitting = ofKind.filter(({ url }) => fits(url));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Name of the feed's file for a system and processor, as electron-builder names it. */
export function feedName({ kind, arch }: Place): string {
  switch (kind) {
    case "nsis":
      return "latest.yml";
    case "mac":
      return "latest-mac.yml";
    default:
      return arch === "x64" ? "latest-linux.yml" : `latest-linux-${arch}.yml`;
  }
}

/** What the signature of a feed is of: a feed of another system, or a signature of anything else, doesn't count. */
export function signedText(name: string, feed: Uint8Array): Uint8Array {
  const head = new TextEncoder().encode(`switchover update feed 1\n${name}\n`);
  const whole = new Uint8Array(head.length + feed.length);
  whole.set(head);
  whole.set(feed, head.length);
  return whole;
}
