/** Words about newer versions of the program. */
export const updates = {
  title: "Updates",
  choice: {
    label: "Newer versions",
    ask: "Ask me before each download and installation",
    off: "Don't check for newer versions",
  },
  metered: {
    label: "Metered connection",
    choice: { automatic: "As the system reports it", yes: "Treat as metered", no: "Treat as not metered" },
    system: {
      yes: "The system reports this connection as metered.",
      no: "The system reports this connection as not metered.",
      unknown: "Whether this connection is metered can't be known here, so it is treated as not metered.",
    },
    weekly:
      "Switchover asks for newer versions once a week instead of each day. All else continues as always: migrations, checks, webhooks, monitoring and alerts.",
    daily: "Switchover asks once a day; on a metered connection once a week.",
    download: "This connection counts as metered: the download is {{size}}.",
  },
  never: {
    "no-window":
      "This window belongs to the program on the command line. It is updated with the package that it came with.",
    checkout: "This copy runs from a checkout of the source. It isn't updated by itself.",
    unsigned:
      "This copy isn't signed, so whether a newer version is by the same publisher can't be checked. Install newer versions by hand.",
    "unknown-package": "How this copy was installed isn't known. Install newer versions by hand.",
  },
  notSetUp: "Updates aren't set up in this build, so no server is asked. Install newer versions by hand.",
  noKey: "A server for updates is named, but there is no key to check its files with, so it isn't asked.",
  off: {
    administrator: "Your administrator turned updates off. No server is asked.",
    user: "Updates are off. No server is asked.",
  },
  invalid:
    "The managed setting for updates can't be understood, so no server is asked until your administrator corrects it.",
  on: {
    build:
      "Switchover asks whether there is a newer version. It downloads and installs nothing unless you say so.",
    administrator:
      "Switchover asks the server of your administrator whether there is a newer version. It downloads and installs nothing unless you say so.",
  },
  fact: {
    version: "This version",
    server: "Server",
    checkedAt: "Last checked",
    released: "Published",
    size: "Size",
    notes: "What changes",
    never: "not since Switchover started",
  },
  checked: {
    none: "Whether there is a newer version isn't known.",
    current: "The server names this version as the newest one.",
    older:
      "The server names version {{version}}, which is older than this one. Nothing is installed. If this version was withdrawn, install the older one by hand.",
    staged: "Version {{version}} is published in stages. This computer gets it later.",
    unfit: {
      preview: "Version {{version}} is a preview. Only previews are updated to it.",
      "no-file": "Version {{version}} has no package for this computer.",
    },
    newer: "Version {{version}} is available.",
    failed: "The check failed. Whether there is a newer version isn't known.",
  },
  failure: {
    unreachable: "The server can't be reached, or the connection was lost.",
    certificate: "The server's certificate isn't accepted.",
    timeout: "The server didn't answer in time.",
    refused: "The server didn't return the file. Redirects aren't followed.",
    "no-feed": "The server has no list of versions for this system.",
    "no-package": "The package isn't on the server.",
    "too-large": "The server's list of versions is too long.",
    "bad-signature":
      "The server's list of versions isn't signed with a known key. Install nothing from this server by hand either.",
    "bad-feed": "The server's list of versions is signed, but can't be understood.",
    "bad-package": "The package isn't the one that was signed: its size or checksum differs. It was deleted.",
    "not-ours":
      "Windows doesn't confirm that the package is signed by the publisher of this version. It was deleted.",
    system: "This system is too old for that version.",
    disk: "The package couldn't be written to the disk.",
    interrupted: "Something began that an update would have interrupted.",
    "proxy-invalid": "The managed setting for the proxy can't be understood, so no connection was made.",
    failed: "The reason isn't known.",
  },
  step: {
    checking: "Checking…",
    downloading: "Downloading: {{done}} of {{all}}",
    downloadFailed: "The download failed. Nothing was installed.",
    downloaded:
      "Version {{version}} was downloaded and checked. It isn't installed yet. Restarting discards what isn't saved in any window.",
    byHand: "Version {{version}} was downloaded and checked. Install it with your system's package manager:",
    installFailed:
      "The installation couldn't begin, or the package changed after the download. This version still runs.",
    installing: "Switchover ends and starts again with version {{version}}.",
  },
  waits: {
    title: "An update has to wait:",
    migration: "A migration hasn't ended.",
    batch: "A batch is in progress.",
    callback: "A callback URL is replaced or not restored yet.",
    receiver: "A receiver listens.",
    unknown: "Whether something is in progress can't be read from the data folder.",
  },
  do: {
    check: "Check now",
    download: "Download",
    stop: "Stop download",
    install: "Restart and install",
    seen: "Got it",
  },
  older: {
    what: "Version {{before}} used this data folder before. Now the older version {{version}} runs.",
    works:
      "What the newer version wrote stays as it is. Where this version doesn't understand it, it says so and changes nothing.",
    next: "If you didn't go back on purpose, install version {{before}} again.",
  },
  notInstalled: {
    what: "Version {{wanted}} wasn't installed. Version {{version}} still runs.",
    works: "The data folder isn't affected.",
    next: "Check for it again, or install it by hand.",
  },
} as const;
