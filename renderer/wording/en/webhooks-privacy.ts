/** Words of what is kept of notifications. */
export const webhooksPrivacy = {
  title: "Stored notifications",
  lead: "These are other people's messages. Store only what you need, and only as long as you need it.",
  mode: {
    title: "What to store",
    now: "in use",
    searchable: {
      name: "Searchable",
      keeps: "Stores everything, with a text index, in files that only your user account may read.",
      cannot: "Anyone who can read your files can read the messages.",
    },
    sealed: {
      name: "Encrypted",
      keeps: "Stores everything, encrypted with the vault's key. Messages can't be read without the vault.",
      cannot: "Texts can't be searched. Nothing is received while the vault is locked.",
    },
    facts: {
      name: "Metadata only",
      keeps: "Stores IDs, kinds and times. Users appear as fingerprints; no messages are stored.",
      cannot: "Messages can't be read, exported as received or resent.",
    },
    fromNow:
      "This applies to new notifications. Those already stored stay as they are; delete them if you don't want them.",
    change: "Use for new notifications",
  },
  retention: {
    title: "Storage limits",
    hint: "Older events are deleted, the oldest first when the store is full. Protected events that weren't exported are never deleted to save space.",
    keepDays: "Keep for (days)",
    capMegabytes: "Size limit (MB)",
    between: "A whole number from {{least}} to {{most}}.",
    save: "Save limits",
  },
  store: {
    title: "In the store",
    again: "Refresh",
    empty: "Nothing is stored.",
    events: "Events",
    counted_one: "{{events}}, from {{count}} notification",
    counted_other: "{{events}}, from {{notifications}} notifications",
    size: "Size",
    oldest: "Oldest",
    newest: "Newest",
    heldBack: "Protected",
    heldNone: "none",
    held_one: "{{count}} event kept until exported, regardless of the size limit",
    held_other: "{{count}} events kept until exported, regardless of the size limit",
    byMode: "Notifications by storage mode",
    mode: { searchable: "{{n}} searchable", sealed: "{{n}} encrypted", facts: "{{n}} metadata only" },
  },
  erase: {
    title: "Delete",
    text: "Delete everything of one number or one person, no matter how old.",
    go: "Delete stored events",
  },
} as const;
