import type { ParsedInputOf } from "../../../shared/rpc/api.ts";
import type { TestNotes } from "../proof/note-test.ts";
import type { EventStore } from "../webhooks/store/port.ts";
import type { TestRecordWriter } from "./test-record-writer.ts";
import type { TestsDeps } from "./deps.ts";
import type { OwnerTokens } from "./owner-token.ts";
import type { TestRecords } from "./records.ts";
import type { PointRequest } from "./point/callback-request.ts";
import type { ReplyOffer } from "./reply-offer.ts";
import type { StateKeeper } from "./state.ts";
import type { OpenTarget } from "./target.ts";
import type { Waits } from "./waits.ts";

/** One running test: its input, its dependencies, and the signals that end it. */
export type TestJob = {
  readonly input: ParsedInputOf<"tests.start">;
  readonly deps: TestsDeps;
  readonly target: OpenTarget;
  readonly store: EventStore;
  readonly state: StateKeeper;
  readonly book: TestRecordWriter;
  readonly records: TestRecords;
  readonly tokens: OwnerTokens;
  readonly offer: ReplyOffer;
  readonly waits: Waits;
  /** Stores what the test shows; a standing callback stores nothing. */
  readonly notes?: TestNotes | undefined;
  /** The request for a standing callback; undefined for a test. */
  readonly point?: PointRequest;
  /** Aborts when the person finishes the test or the process closes. */
  readonly stop: AbortSignal;
  /** Aborts when the process closes: skip all pauses. */
  readonly hurry: AbortSignal;
};
