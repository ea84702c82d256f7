/** Words of notifications in the other API's shape. Reasons stand in shared/wording. */
export const translation = {
  shape: { cloud: "Cloud API", "on-premises": "On-premises API" },
  kind: {
    renamed: "Renamed",
    moved: "Moved",
    dropped: "Dropped",
    supplied: "Supplied",
    changed: "Changed",
  },
  differences_one: "{{count}} difference",
  differences_other: "{{count}} differences",
  nothing: "The other API has no counterpart for this notification.",
  local: "The translation is made in this window: what you drop or paste here is sent nowhere.",
  drop: "Drop webhook notifications of either API here: one, a list, or one a line.",
  choose: "Choose file",
  paste: { title: "Or paste", field: "Notifications of either API", go: "Translate" },
  empty: "Paste a notification first.",
  reset: "Translate others",
  title: {
    cloud: "In the cloud API's shape",
    "on-premises": "In the on-premises API's shape",
  },
  told: { cloud: "Told by its shape: cloud API", "on-premises": "Told by its shape: on-premises API" },
  count_one: "{{count}} notification",
  count_other: "{{count}} notifications",
  which: "Notification",
  one: "Notification {{index}}",
  copy: "Copy translation",
  save: "Save all translations",
  parties: {
    title: "What only the cloud API names",
    text: "A client's notification doesn't name its number and account. They are taken from the workspace, as far as it knows them.",
    businessAccountId: "Business account ID",
    phoneNumberId: "Phone number ID",
    displayPhoneNumber: "Phone number as displayed",
    missing: "Fill in all three to see the translation.",
  },
  fixtures: {
    title: "Example notifications for your own tests",
    text: "A zip of every kind in both shapes, byte for byte as they are sent, with headers and an index. Those of the cloud API are there with and without a signature, made with a published secret. With your own app secret, in a terminal, run: switchover webhooks fixtures --out FILE --app-secret-file FILE",
    save: "Save examples",
  },
  problem: {
    empty: "There is no notification in it.",
    tooLarge: "This is larger than 8 MB. In a terminal, run: switchover translate FILE --to SHAPE",
    unreadable: "The file can't be read.",
    notJson: "Notification {{index}} isn't JSON in UTF-8, has a member twice, or is nested too deep.",
    notJsonAt: "Line {{line}} isn't JSON in UTF-8, has a member twice, or is nested too deep.",
    neitherShape:
      "Notification {{index}} has the shape of neither API: no entry list, and no contacts, messages, statuses or errors.",
  },
  event: {
    view: "Other API",
    whole: "The whole notification, as the other API would send it.",
    shortened:
      "Only the beginning of this notification is shown here. Export it and use Tools > Translate notifications.",
    unreadable: "This notification has the shape of neither API.",
    missing:
      "The workspace doesn't know the number or its business account. Tools > Translate notifications asks for them.",
  },
} as const;
