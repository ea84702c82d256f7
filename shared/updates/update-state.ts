import { z } from "zod";
import { MeteredState } from "../settings/metered.ts";
import { UpdateChoice } from "../settings/update-choice.ts";
import { HINDRANCES } from "./decide.ts";
import { UpdateSource } from "./source.ts";

/** Why a check or a download failed. The values are stable. */
export const UPDATE_FAILURES = [
  /** No connection, or it broke off. */
  "unreachable",
  /** The server's certificate or encryption isn't accepted. */
  "certificate",
  /** No answer in time. */
  "timeout",
  /** Any other answer than the file, a redirect among them. */
  "refused",
  /** The feed isn't there. */
  "no-feed",
  /** The feed names a package that isn't there. */
  "no-package",
  "too-large",
  /** The feed's signature is missing or isn't by a known key. */
  "bad-signature",
  /** The feed can't be understood. */
  "bad-feed",
  /** The package is shorter or longer than the feed says, or has another checksum. */
  "bad-package",
  /** The system's own check of the package's signature refused it. */
  "not-ours",
  /** The system is too old for the version. */
  "system",
  /** The disk is full or can't be written. */
  "disk",
  /** Work began meanwhile that an update would interrupt. */
  "interrupted",
  /** The administrator fixed a proxy that can't be understood. */
  "proxy-invalid",
  "failed",
] as const;
export type UpdateFailure = (typeof UPDATE_FAILURES)[number];

const Offer = z.object({
  version: z.string(),
  releasedAt: z.string(),
  notes: z.string().optional(),
  bytes: z.number(),
});
export type Offer = z.infer<typeof Offer>;

/** What the last check of this process found. Without one, nothing is known. */
const Checked = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("current") }),
  z.object({ kind: z.literal("older"), version: z.string() }),
  z.object({ kind: z.literal("staged"), version: z.string() }),
  z.object({ kind: z.literal("unfit"), version: z.string(), why: z.enum(["preview", "no-file"]) }),
  z.object({ kind: z.literal("newer"), offer: Offer }),
  z.object({ kind: z.literal("failed"), why: z.enum(UPDATE_FAILURES) }),
]);
export type Checked = z.infer<typeof Checked>;

/** How far the offered version has come. */
const Step = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("none") }),
  z.object({ kind: z.literal("checking") }),
  z.object({ kind: z.literal("downloading"), bytes: z.number() }),
  z.object({ kind: z.literal("download-failed"), why: z.enum(UPDATE_FAILURES) }),
  /** `path`: the system's own installer is to be called with it by hand. */
  z.object({ kind: z.literal("downloaded"), path: z.string().optional() }),
  z.object({ kind: z.literal("install-failed") }),
  z.object({ kind: z.literal("installing") }),
]);
export type Step = z.infer<typeof Step>;

/** Everything that is known of updates. */
export const UpdateState = z.object({
  version: z.string(),
  source: UpdateSource,
  choice: UpdateChoice,
  /** Whether the connection is metered: then the server is asked less often. */
  metered: MeteredState,
  checked: Checked.optional(),
  checkedAt: z.string().optional(),
  step: Step,
  hindrances: z.array(z.enum(HINDRANCES)),
  /** The newest version that used this data folder, if this one is older and nobody has said that they saw it. */
  olderThan: z.string().optional(),
  /** A version that was to be installed when an earlier process ended, if another one runs now. */
  notInstalled: z.string().optional(),
});
export type UpdateState = z.infer<typeof UpdateState>;

/** What a person may ask for now. */
export type UpdateActions = {
  readonly check: boolean;
  readonly download: boolean;
  readonly install: boolean;
};

/** What may be asked for in this state: a download or an installation only while it would interrupt nothing. */
export function actionsIn({
  source,
  checked,
  step,
  hindrances,
}: Pick<UpdateState, "source" | "checked" | "step" | "hindrances">): UpdateActions {
  const isOn = source.kind === "on";
  const isFree = hindrances.length === 0;
  const isOffered = checked?.kind === "newer";
  // After an installation that didn't begin, the package is downloaded and checked anew.
  const mayBegin = step.kind === "none" || step.kind === "download-failed" || step.kind === "install-failed";
  return {
    check: isOn && mayBegin,
    download: isOn && isFree && isOffered && mayBegin,
    install: isOn && isFree && isOffered && step.kind === "downloaded" && step.path === undefined,
  };
}
