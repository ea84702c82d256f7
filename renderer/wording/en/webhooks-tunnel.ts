import type { TunnelKind } from "../../../shared/tunnel/tunnel.ts";

type PerKind = Readonly<Record<TunnelKind, string>>;

/** Words of the way from the public internet to the receiver. */
export const webhooksTunnel = {
  title: "Tunnel",
  status: {
    closed: "Closed",
    opening: "Opening",
    open: "Open",
    reconnecting: "Reconnecting",
    failed: "Failed",
  },
  none: "The platform delivers only to a public https URL. A tunnel gives this computer one.",
  choose: "Tunnel to this computer",
  kind: {
    ssh: "ssh, through your own server",
    cloudflared: "cloudflared",
    ngrok: "ngrok",
    own: "Your own URL",
    lan: "Directly over the local network",
    practice: "Practice tunnel",
  } satisfies PerKind,
  kindHint: {
    ssh: "Any server with sshd and an https front end that forwards to a loopback port.",
    cloudflared: "Uses the cloudflared program on this computer.",
    ngrok: "Needs your account's authtoken.",
    own: "A reverse proxy or router that you've already set up.",
    lan: "For an on-premises client on the same network. The receiver listens there with TLS.",
    practice: "Part of Practice. Needs no setup.",
  } satisfies PerKind,
  lan: {
    address: "This computer's address on that network",
    choose: "Choose an address",
    every: "Choose one that the on-premises client can reach.",
    risk: "While the test runs, this computer listens on that address, and anyone on that network can connect. Only requests to a secret path are accepted. A new CA is created, uploaded to the on-premises client and removed at the end; its key never leaves this computer. The firewall may have to allow connections.",
  },
  managedUnknown:
    "The managed settings can't be understood, so no tunnel can be used. Ask the administrator of this computer to correct them, then start Switchover again.",
  notHere: "Not available on this computer.",
  field: {
    host: "Server",
    port: "sshd port",
    user: "User",
    keyFile: "Private key file",
    hostKey: "Host key",
    remotePort: "Loopback port on the server",
    publicUrl: "Public URL",
    program: "Program path",
    name: "Tunnel name",
    tokenFile: "Tunnel token file",
    domain: "Domain",
  },
  fieldHint: {
    remotePort: "The port that its https front end forwards to, for example 8080.",
    keyFile: "Leave empty to use the ssh agent on this computer.",
    program: "Leave empty to use the program that was found.",
    name: "For a named tunnel. Leave empty for a quick tunnel with a new URL.",
    tokenFile:
      "For a named tunnel that is managed at Cloudflare, instead of its name. Its rules must lead to the receiver's port.",
    domain: "A domain of your account. Leave empty for one that ngrok assigns.",
  },
  fieldWrong: "This value isn't valid. Check it.",
  publicUrlHint: "Begins with https:// and leads to this computer.",
  publicUrlOptional: "For a named tunnel. Leave empty for a quick tunnel with a new URL.",
  publicUrlWrong: "The platform accepts only URLs that begin with https://.",
  secret: { ssh: "Private key passphrase", ngrok: "ngrok authtoken" },
  secretHint: {
    ssh: "Needed only if the key file has one.",
    ngrok: "Find it in your ngrok dashboard.",
  },
  open: "Open tunnel",
  openHint: "Also starts the receiver if it's stopped.",
  close: "Close tunnel",
  way: "Type",
  address: "Public URL",
  copyAddress: "Copy the public URL",
  since: "Last change",
  latency: "Round trip",
  reconnects: "Connection",
  held: "no reconnects since it opened",
  reconnected_one: "reconnected once",
  reconnected_other: "reconnected {{count}} times",
  moved: "The tunnel's URL changed",
  movedWhat:
    "Anything still set to the previous URL, such as a callback URL, no longer reaches this computer. It was:",
} as const;

/** Words of recognising an ssh server by its key. */
export const webhooksHostKey = {
  title: "Server host key",
  none: "The server must be identified by its key before anything is sent to it.",
  pinned: "Switchover connects only to a server that presents this key.",
  fetch: "Fetch host key",
  forget: "Delete host key",
  shows: "The server presents this key, of type",
  compare:
    "Compare it with the key that the server's administrator gives you, or with ssh-keygen -l on the server itself.",
  mine: "I compared it: this is my server",
  same: "The server presents the same key.",
  differs:
    "The server presents a different key from the one you confirmed. Ask its administrator why before you continue.",
  needed: "Fetch the key and confirm it first.",
  copy: "Copy the host key",
} as const;

/** Words of the look at the public address from outside. */
export const webhooksProbe = {
  title: "Check from outside",
  go: "Check from outside",
  hint: "Sends a random text to the public URL. It has to come back unchanged.",
  waiting: "Waiting for the text to come back",
  done: "Checked",
} as const;
