import type { Result } from "../../../shared/result.ts";
import type { Feed, FeedFile, Place } from "../../../shared/updates/feed.ts";
import type { WhyNever } from "../../../shared/updates/source.ts";
import type { UpdateFailure } from "../../../shared/updates/update-state.ts";
import type { StreamedAnswer } from "../platforms/http/stream-answer.ts";
import type { ParseFeed } from "./fetch-feed.ts";

/** What a host downloads: a package of a feed that was checked, and how its bytes are had. */
export type PackageWish = {
  readonly feed: Feed;
  readonly file: FeedFile;
  readonly open: (name: string, signal: AbortSignal) => Promise<StreamedAnswer>;
  readonly signal: AbortSignal;
  /** Called with the bytes that have arrived, as they do. */
  readonly onBytes: (bytes: number) => void;
};

/** What a host with a package can do to replace itself. */
export type UpdatePort = {
  /** How this copy was installed, or why it can't update itself. */
  ability(): Promise<
    { readonly kind: "able"; readonly place: Place } | { readonly kind: "never"; readonly why: WhyNever }
  >;
  readonly parseFeed: ParseFeed;
  /**
   * Downloads a package and checks it: its size, its checksum, and where the system has signatures, that of this program's
   * owner. `path`: the system's own installer has to be called with it by hand.
   */
  download(wish: PackageWish): Promise<Result<{ readonly path?: string }, UpdateFailure>>;
  /**
   * Checks the downloaded package again and, if it is still the same, ends the program and installs it. `begun` resolves
   * before the program ends. No call that advances a migration is admitted from then on; `isFree` is asked after that, and once
   * more when the program is about to end. `gaveUp`: it doesn't end after all, and such calls are admitted again.
   */
  install(
    isFree: () => boolean,
    gaveUp: (why: "busy" | "failed") => void,
  ): Promise<"begun" | "busy" | "failed">;
};
