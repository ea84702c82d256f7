/**
 * Properties of an outgoing message that the on-premises API takes and the cloud API rejects. Source:
 * platform specification, "Errors", row "properties that are not supported"; the names are assumptions, see
 * docs/assumptions.md.
 */
export type OutgoingProperty = {
  /** Where it stands: at the top of the payload, in the object named after the message's type, or in any media object. */
  readonly in: "top" | "content" | "media";
  readonly name: string;
  /** The message types it concerns; all if missing. */
  readonly types?: readonly string[];
  /** The message types in which it is supported. */
  readonly except?: readonly string[];
  /** With these values, or any if "always", it has no effect on what is shown and can be removed. */
  readonly idle?: "always" | readonly unknown[];
};

export const OUTGOING_PROPERTIES: readonly OutgoingProperty[] = [
  { in: "top", name: "hsm" },
  { in: "top", name: "ttl", idle: "always" },
  { in: "top", name: "render_mentions", idle: [false, null] },
  // The cloud API takes it inside `text`, where the on-premises API takes it beside it.
  { in: "top", name: "preview_url", types: ["text"], idle: [false, null] },
  { in: "top", name: "preview_url", except: ["text"], idle: "always" },
  { in: "content", name: "preview_url", except: ["text"], idle: "always" },
  { in: "content", name: "ttl", idle: "always" },
  { in: "content", name: "render_mentions", idle: [false, null] },
  // The on-premises client fetches media with credentials that it keeps under this name.
  { in: "media", name: "provider" },
];

/** Message types that the on-premises API takes and the cloud API does not. */
export const ON_PREMISES_TYPES: readonly string[] = ["hsm"];
