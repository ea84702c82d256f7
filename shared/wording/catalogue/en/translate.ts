/** Translated notifications: what became of each value, and why. */
export const translate = {
  line: {
    renamed: "{{from}} → {{to}} (renamed): {{why}}",
    moved: "{{from}} → {{to}} (moved): {{why}}",
    dropped: "{{from}} (dropped): {{why}}",
    supplied: "{{to}} (supplied): {{why}}",
    changed: "{{from}} → {{to}} (changed): {{why}}",
  },
  notification: "Notification {{index}}",
  summary_one: "1 notification translated. Differences: {{differences}}, of which dropped: {{dropped}}.",
  summary_other:
    "{{count}} notifications translated. Differences: {{differences}}, of which dropped: {{dropped}}.",
  ids: "Message and media IDs are kept, but each API knows only its own.",
  fixtures: {
    saved_one: "{{count}} notification saved in {{file}}.",
    saved_other: "{{count}} notifications saved in {{file}}.",
    sample:
      "Those of the cloud API are signed with the published secret that index.json names. It proves nothing: use it in tests only.",
    own: "Those of the cloud API are signed with your app secret, which is not in the file.",
  },
  why: {
    envelope: "the cloud wraps a notification in an envelope; the client has its lists at the top.",
    account: "only the cloud names the business account.",
    number: "only the cloud names the number: a client has one.",
    product: "only the cloud names the messaging product.",
    field: "only the cloud names the field that changed.",
    "entry-time": "only the cloud reports when the notification was made.",
    "other-field": "the client notifies of messages only.",
    "nothing-in-it": "it has no message, status or error.",
    voice: "a voice recording is a type of its own on-premises, and an audio with a mark in the cloud.",
    "voice-false": "the client doesn't mark audio that isn't a voice recording.",
    unsupported:
      "a message that the API can't represent is called unknown on-premises, unsupported in the cloud.",
    "unsupported-code": "the error code of such a message is 501 on-premises and 131051 in the cloud.",
    "unsupported-type": "the client doesn't say what the message was.",
    "error-details": "an error's details are in error_data in the cloud, and beside its title on-premises.",
    "error-message": "an error on-premises has no message.",
    "error-data": "the client has no such data of an error.",
    "file-path": "it is a path on the client's own disk.",
    "status-played": "the client has no status for a played recording.",
    "status-deleted": "the cloud has no status for a deleted message.",
  },
} as const;
