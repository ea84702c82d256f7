import type { StepName } from "../../../shared/migration/step.ts";
import type { Key } from "../../../shared/wording/translate.ts";

type Place = "cloud" | "on-premises";

/** What a person can do about a migration. Each has a button in the window and a command in the terminal. */
export type Deed =
  | "resume"
  | "start anew"
  | "locate"
  | "enter code"
  | "another code"
  | "confirm"
  | "see the newer one"
  | "see the newer one elsewhere"
  | "use a fresh folder"
  | "wait for the other process"
  | "test";

/** What a sentence claims. */
export type Claim =
  | RunClaim
  | ProblemClaim
  | WebhookClaim
  | PointClaim
  | BatchClaim
  | EndpointClaim
  | WatchClaim;

/**
 * What a sentence about a migration claims, as far as another sentence or the truth can contradict it. A sentence that names a cause or a
 * fact about something else claims nothing here.
 */
type RunClaim =
  /** Where the number is, told as a fact; as reported by a person; as assumed. */
  | `${"is" | "reported" | "assumed"} ${Place}`
  | "location unknown"
  | "reported somewhere"
  | "not at its target"
  /** Whether this migration has moved the number. */
  | "moved"
  | "not moved"
  /** Up to now, this migration has moved nothing. */
  | "nothing moved yet"
  /** The checks after the request that moves it showed no effect of it. */
  | "no effect seen"
  /** Whether the number works at its location, and whether its messages reach the customer. */
  | "works"
  | "doesn't work"
  | "perhaps not working"
  /** The platform's own word against its working. */
  | "reported against"
  | "unheard"
  | "perhaps unheard"
  /** The request that moves the number, or the one before it, was never sent. */
  | "never sent"
  /** The outcome of the request that moves the number is open. */
  | "outcome open"
  /** What became of a step; "lost": its last request got no usable response. */
  | `${StepName} ${"done" | "not done" | "lost"}`
  /** What a button does. */
  | `press: ${Deed}`
  /** The next step, and what has to come before it. */
  | `next: ${Deed}`
  | "wait first"
  | "fix first"
  | "can't continue"
  | "attempts left"
  | "no attempts left"
  | "no attempts of this migration left"
  /** What is told was so some time ago. */
  | "as of then";

/** What a sentence about a call that didn't succeed claims. */
type ProblemClaim =
  /** The number is where it was. */
  | "the number stays"
  /** What was asked for changed nothing, and sent nothing either; it did nothing more; it may have been done. */
  | "sent nothing"
  | "did nothing"
  | "did nothing more"
  | "perhaps done"
  /** A query was sent and not answered. */
  | "asked"
  /** Something that changes numbers or callback URLs is going on; it has ended. */
  | "under way"
  | "was under way"
  | "try again"
  | "another folder"
  /** Something is to be checked before anything is done twice. */
  | "check first";

/** What a sentence about webhooks claims. */
type WebhookClaim =
  /** Whether webhooks arrive, as far as a test tells. */
  | "arrives"
  | "arrives unconfirmed"
  | "doesn't arrive"
  | "arrival unknown"
  | "nothing counted"
  | "not tested"
  | "a message came"
  | "no message came"
  | "something came"
  /** What became of the callback URL that was replaced. */
  | "callback as before"
  | "callback not as before"
  | "callback unknown"
  | "callback changed by others"
  | "something changed by others"
  | "certificate left"
  | "nothing replaced"
  | "nothing to restore"
  | "callback may lead here"
  /** A tunnel that was lost opens again without a person. */
  | "reconnects by itself"
  /** What a person does next about it. */
  | "next: restore"
  | "press: restore"
  | "next: test again"
  | "next: see the lines"
  | "next: check the endpoint";

/** What a sentence about a callback URL that points here claims, beside what one about webhooks does. */
type PointClaim =
  /** Whether notifications are received here now. */
  | "received here"
  | "not received here"
  | "receiving interrupted"
  /** What is being done to the callback URL. */
  | "being set"
  | "being restored"
  | "time will be over"
  | "ends on request only"
  | "press: receive here"
  | "press: restore this one";

/** What a word or a sentence about a batch or a row of it claims, beside what one about a migration does. */
type BatchClaim =
  /** How a number's migration ended, or that it waits. */
  | "is complete"
  | "has stopped"
  | "needs a person"
  | "checks passed"
  | "checks failed"
  | "not started"
  | "to do"
  | "in progress"
  /** Whether more numbers are started. */
  | "goes on"
  | "is paused"
  | "comes to a pause"
  | "comes to its end"
  | "has ended"
  | "waits for the window";

/** What a sentence about an endpoint check claims. */
type EndpointClaim =
  /** What the whole of it came to. */
  | "endpoint ready"
  | "endpoint not ready"
  | "partly checked"
  | "no check failed"
  /** Which test notifications were sent. */
  | "notifications sent"
  | "unsigned one sent"
  | "nothing was posted"
  /** What became of the notifications that a check judges. */
  | "accepted"
  | "rejected"
  | "not accepted"
  | "no usable answer"
  /** Whether there is a connection. */
  | "a server responds"
  | "no server responds"
  | "no trusted connection"
  /** How fast it accepts notifications. */
  | "times measured"
  | "no times measured";

/** What a sentence about monitoring claims. */
type WatchClaim =
  | "monitoring on"
  | "monitoring off"
  | "monitoring paused"
  | "a check comes"
  | "findings open"
  /** One that a person has acknowledged. */
  | "a finding is acknowledged"
  /** No other than those that are acknowledged. */
  | "nothing new found in events"
  | "nothing found in events"
  /** What a scheduled check found. */
  | "reported working"
  | "number down"
  | "number perhaps down"
  | "home told"
  | "subscribed"
  | "not subscribed"
  | "tunnel open"
  | "tunnel opening"
  | "tunnel broke"
  | "tunnel not open"
  | "receiver running"
  | "receiver takes nothing"
  | "receiver not running";

/** What each sentence claims, by its key. */
export type Meanings<K extends string> = Readonly<Record<K, readonly Claim[]>>;
/** The keys below an area. */
export type Below<Prefix extends string, K = Key> = K extends `${Prefix}.${infer Rest}` ? Rest : never;
