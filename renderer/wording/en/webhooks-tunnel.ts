import type { TunnelKind } from "../../../shared/tunnel/tunnel.ts";

type PerKind = Readonly<Record<TunnelKind, string>>;

/** Words of the way from the public internet to the receiver. */
export const webhooksTunnel = {
  title: "Tunnel",
  status: {
    closed: "Closed",
    opening: "Opening",
    open: "Open",
    reconnecting: "Connecting again",
    failed: "Failed",
  },
  none: "The platform delivers to a public https address only. A tunnel lends this computer one.",
  choose: "Which way leads to this computer",
  kind: {
    ssh: "ssh, through a server of yours",
    cloudflared: "cloudflared",
    ngrok: "ngrok",
    own: "An address of your own",
    lan: "Straight over the local network",
    practice: "The practice front",
  } satisfies PerKind,
  kindHint: {
    ssh: "Any server with sshd and an https front that passes a loopback port on.",
    cloudflared: "The program of that name on this computer.",
    ngrok: "Needs the authtoken of your own account.",
    own: "A reverse proxy or router that you have set up already.",
    lan: "For an on-premises client in the same network. The receiver listens there with TLS.",
    practice: "Belongs to the practice platform and needs nothing.",
  } satisfies PerKind,
  lan: {
    address: "Address of this computer in that network",
    choose: "Choose an address",
    every: "One that the on-premises client can reach.",
    risk: "While the test runs, this computer listens on that address: everybody in that network can connect to it. Only what comes to a secret path is taken. A new authority is made, uploaded to the on-premises client and removed at the end; its key never leaves this computer. The firewall may have to allow it.",
  },
  notHere: "Not available on this computer.",
  field: {
    host: "Server",
    port: "Port of its sshd",
    user: "User",
    keyFile: "File of the private key",
    hostKey: "Host key",
    remotePort: "Loopback port on the server",
    publicUrl: "Public address",
    program: "Path of the program",
    name: "Name of the tunnel",
    tokenFile: "File with the tunnel's token",
    domain: "Domain",
  },
  fieldHint: {
    remotePort: "The port that its https front passes on, for example 8080.",
    keyFile: "Leave it empty to use the ssh agent that runs on this computer.",
    program: "Leave it empty to use the one that was found.",
    name: "Of a named tunnel. Leave it empty for a quick one with a fresh address.",
    tokenFile:
      "Of a named tunnel that is managed at Cloudflare, in place of its name. Its rules there have to lead to the receiver's port.",
    domain: "A domain of your account. Leave it empty for one that the service gives out.",
  },
  fieldWrong: "This cannot be right. Check it.",
  publicUrlHint: "Begins with https:// and leads to this computer.",
  publicUrlOptional: "Of a named tunnel. Leave it empty for a quick one with a fresh address.",
  publicUrlWrong: "The platform takes addresses that begin with https:// only.",
  secret: { ssh: "Passphrase of the private key", ngrok: "ngrok authtoken" },
  secretHint: {
    ssh: "Needed only where the key file is protected by one.",
    ngrok: "Stands in the dashboard of your account.",
  },
  open: "Open the tunnel",
  openHint: "Starts the receiver too, where it does not listen yet.",
  close: "Close the tunnel",
  way: "Way",
  address: "Public address",
  copyAddress: "Copy the public address",
  since: "Last change",
  latency: "Round trip",
  reconnects: "Connection",
  held: "has held since it was opened",
  reconnected_one: "was made anew once",
  reconnected_other: "was made anew {{count}} times",
  moved: "The tunnel came back under another address",
  movedWhat:
    "Whatever points to the address that it had before, a callback for one, reaches nobody any more. It was:",
} as const;

/** Words of recognising an ssh server by its key. */
export const webhooksHostKey = {
  title: "Host key of the server",
  none: "Before anything is sent there, the server has to be recognised by its key.",
  pinned: "Only a server that shows this key is connected to.",
  fetch: "Fetch the host key",
  forget: "Let go of this key",
  shows: "The server shows this key, of the kind",
  compare:
    "Compare it with what the server's administrator tells you, or with ssh-keygen -l on the server itself.",
  mine: "I have compared it: this is my server",
  same: "The server shows this very key.",
  differs:
    "The server shows another key than the one that you confirmed. Ask its administrator why before you go on.",
  needed: "Fetch the key and confirm it first.",
  copy: "Copy the host key",
} as const;

/** Words of the look at the public address from outside. */
export const webhooksProbe = {
  title: "Check from outside",
  go: "Check from outside",
  hint: "Sends words of our own through the public address. They have to come back unchanged.",
  waiting: "Waiting for the words to come back",
  done: "Looked at",
} as const;
