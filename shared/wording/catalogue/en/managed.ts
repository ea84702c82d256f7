/** What the administrator of this computer fixed, and what is wrong with how it was written down. */
export const managed = {
  title: "Fixed by your administrator",
  none: "The administrator of this computer hasn't fixed any setting.",
  source: "Read from {{source}} when Switchover started. A change applies after the next start.",
  unused:
    "Place of these settings: {{source}}. They couldn't be used when Switchover started; a change applies after the next start.",
  here: "Your administrator fixed this.",
  notYet: "This can't be changed until the managed settings are corrected.",
  proxy: {
    system: "Proxy: the settings of this computer",
    none: "Proxy: none",
    url: "Proxy: {{url}}",
    except: "Proxy: {{url}}, except for {{except}}",
    invalid: "Proxy: not known. No connection to another computer is made.",
  },
  retention: {
    days: "Days that notifications are kept: at most {{days}}",
    size: "Size of all stored notifications: at most {{megabytes}} MB",
    invalid: "How long notifications are kept can't be changed now. What was chosen earlier applies.",
  },
  tunnels: {
    each: "Allowed tunnels:",
    only: "Allowed tunnels: {{tunnels}}",
    none: "No tunnel is allowed.",
    invalid: "Which tunnels are allowed isn't known, so none can be used.",
  },
  updates: {
    off: "Updates: none. Switchover asks for none.",
    feed: "Updates: from {{url}}",
    invalid: "Updates: not known from where. Switchover asks for none.",
  },
  certificates: {
    public: "Certificate authorities: the public ones",
    system: "Certificate authorities: the public ones and those of this computer",
    added: "Certificate authorities added: {{count}}",
    invalid: "Certificate authorities: not known which. Only the public ones count.",
  },
  trouble: {
    unreadable: "The managed settings can't be read.",
    "too-large": "The managed settings are larger than 64 KB.",
    "not-json": "The managed settings aren't a JSON object with each name once.",
    "not-protected":
      "The managed settings don't count as they are: users other than the administrator can change {{at}}.",
    invalid: "The setting “{{key}}” is there, but not in a form that Switchover understands.",
    unknown: "This version doesn't know the setting “{{key}}”, so it fixes nothing.",
  },
} as const;
