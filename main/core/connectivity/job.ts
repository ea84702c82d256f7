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

/** One test at work: what it was asked for, what it uses, and how it is told to end. */
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
  /** What the test shows is kept here; a standing callback shows nothing. */
  readonly notes?: TestNotes | undefined;
  /** What a standing callback was asked for; a test has none. */
  readonly point?: PointRequest;
  /** Aborted where a person finishes the test, or the process closes. */
  readonly stop: AbortSignal;
  /** Aborted where the process closes: there is no time for pauses. */
  readonly hurry: AbortSignal;
};
