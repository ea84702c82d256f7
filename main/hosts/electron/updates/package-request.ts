import { EventEmitter } from "node:events";
import { Readable } from "node:stream";
import { ElectronHttpExecutor } from "electron-updater/out/electronHttpExecutor.js";
import { failureOf } from "../../../core/updates/feed-server.ts";
import type { PackageWish } from "../../../core/updates/port.ts";
import type { UpdateFailure } from "../../../../shared/updates/update-state.ts";

/** What electron-updater asks of a request. */
type RequestLike = EventEmitter & { end(): void; abort(): void };
type ResponseLike = Readable & {
  readonly statusCode: number;
  readonly statusMessage: string;
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * Carries electron-updater's one request, that for a package, over the core's connections: under its trust and its proxies,
 * without redirects, and no further than the package's size. Everything else that the library might ask for is refused.
 */
export class PackageExecutor extends ElectronHttpExecutor {
  readonly #wish: PackageWish;
  readonly #note: (failure: UpdateFailure) => void;

  /** `note` is told why a download fails, before the library is. */
  constructor(wish: PackageWish, note: (failure: UpdateFailure) => void) {
    super();
    this.#wish = wish;
    this.#note = note;
  }

  override createRequest(
    { path }: { readonly path?: string },
    callback: (response: unknown) => void,
  ): Electron.ClientRequest {
    const { file } = this.#wish;
    const isAsked = path !== undefined && path === `/${file.url}`;
    const request: RequestLike = Object.assign(new EventEmitter(), {
      abort: () => undefined,
      end: () => {
        const answered = isAsked ? this.#open() : Promise.reject(new Error("no such request"));
        answered.then(callback, (error: unknown) => request.emit("error", error));
      },
    });
    // The library uses nothing else of it.
    return request as unknown as Electron.ClientRequest;
  }

  async #open(): Promise<ResponseLike> {
    const { file, open, signal } = this.#wish;
    const answer = await open(file.url, signal).catch((error: unknown) => {
      this.#note(failureOf(error));
      throw error;
    });
    if (answer.status !== 200) {
      answer.body.on("error", () => undefined).destroy();
      this.#note(answer.status === 404 ? "no-package" : "refused");
      throw new Error("refused");
    }
    // No header of the server's gets through: the library follows some of them.
    const facts = { statusCode: 200, statusMessage: "", headers: {} };
    return Object.assign(Readable.from(this.#pieces(answer.body)), facts);
  }

  /** Ends early where something is wrong: the library's checksum then refuses what there is, and closes its file. */
  async *#pieces(body: Readable): AsyncGenerator<Buffer> {
    const { file, onBytes } = this.#wish;
    let bytes = 0;
    try {
      for await (const piece of body as AsyncIterable<Buffer>) {
        bytes += piece.length;
        if (bytes > file.size) break;
        onBytes(bytes);
        yield piece;
      }
    } catch {
      this.#note("unreachable");
      return;
    }
    if (bytes !== file.size) this.#note("bad-package");
  }
}
