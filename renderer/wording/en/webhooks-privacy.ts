/** Words of what is kept of notifications. */
export const webhooksPrivacy = {
  title: "What is kept of notifications?",
  lead: "They are other people's messages. Keep no more of them, and no longer, than you need.",
  mode: {
    title: "What is kept",
    now: "in use",
    searchable: {
      name: "Searchable",
      keeps: "Keeps everything, with an index of the texts, in files that only your user account may read.",
      cannot: "Whoever can read your files can read the messages.",
    },
    sealed: {
      name: "Sealed",
      keeps: "Keeps everything, locked with the vault's key. Without the vault nobody reads a message.",
      cannot: "Texts cannot be searched. While the vault is locked, nothing is taken in.",
    },
    facts: {
      name: "Facts only",
      keeps: "Keeps ids, kinds and times. Users stand as fingerprints, no message is kept.",
      cannot: "Nothing can be read again, exported as it came, or sent once more.",
    },
    fromNow:
      "This counts for what comes from now on. What is kept already stays as it is: erase it if it should go.",
    change: "Keep them this way from now on",
  },
  retention: {
    title: "How long and how much",
    hint: "What is older goes, and the oldest goes first when the store is full. Evidence that was not exported yet is never taken away by size.",
    keepDays: "Days to keep",
    capMegabytes: "Largest size in megabytes",
    between: "A whole number from {{least}} to {{most}}.",
    save: "Save the limits",
  },
  store: {
    title: "What lies there now",
    again: "Look again",
    empty: "Nothing is stored.",
    events: "Events",
    counted_one: "{{events}}, from {{count}} notification",
    counted_other: "{{events}}, from {{notifications}} notifications",
    size: "Size",
    oldest: "Oldest",
    newest: "Newest",
    heldBack: "Evidence",
    heldNone: "nothing is held back",
    held_one: "{{count}} event stays until it is exported, whatever the size",
    held_other: "{{count}} events stay until they are exported, whatever the size",
    byMode: "Notifications by way of keeping",
    mode: { searchable: "{{n}} searchable", sealed: "{{n}} sealed", facts: "{{n}} facts only" },
  },
  erase: {
    title: "Erase",
    text: "Everything of one number or of one person can be erased, whatever its age.",
    go: "Erase stored events",
  },
} as const;
