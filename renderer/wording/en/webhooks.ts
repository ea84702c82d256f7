import { webhooksEndpoint } from "./webhooks-endpoint.ts";
import { webhooksHistory } from "./webhooks-history.ts";
import { webhooksHours, webhooksPath } from "./webhooks-path.ts";
import { webhooksPoint } from "./webhooks-point.ts";
import { webhooksPrivacy } from "./webhooks-privacy.ts";
import { webhooksApps, webhooksRoutes } from "./webhooks-routes.ts";
import { webhooksTest } from "./webhooks-test.ts";
import { webhooksHostKey, webhooksProbe, webhooksTunnel } from "./webhooks-tunnel.ts";
import { webhooksWatch } from "./webhooks-watch.ts";

/** Words around webhooks: what the screens share, and the first of them. */
export const webhooks = {
  tabs: {
    label: "Webhooks",
    overview: "Overview",
    events: "Events",
    routes: "Callback URLs",
    endpoint: "Endpoint",
  },
  palette: {
    test: "Test webhooks",
    events: "Show received events",
    cutover: "Show a number's cutover",
    routes: "Show callback URLs and subscribed apps",
    endpoint: "Check your endpoint",
    privacy: "Choose what is stored of notifications",
  },
  noWorkspace: {
    text: "Webhooks belong to a workspace. Add one and connect it to the cloud.",
    add: "Add workspace",
  },
  ms: "{{n}} ms",
  portWrong: "A port is a number from 1 to 65535.",
  secret: { keep: "Store: {{name}}" },
  address: {
    show: "Show",
    cover: "Hide",
    showNamed: "Show the whole URL: {{name}}",
    coverNamed: "Hide the URL: {{name}}",
    copy: "Copy the whole URL: {{name}}",
  },
  overview: {
    title: "Webhooks",
    lead: "The receiver listens only after you start it, until the time you choose.",
    prove: "Test webhooks",
    events: "Show events",
  },
  headline: {
    arrive: "Webhooks arrive",
    arriveSome: "Webhooks of {{good}} of {{count}} numbers are confirmed to arrive",
    notAll: "Not all tested",
    fails: "Webhooks don't arrive",
    failSome: "Webhooks of {{failed}} of {{count}} numbers don't arrive",
    underWay: "A webhook test is in progress",
    unchecked: "Webhooks arrive, their sender is unconfirmed",
    something: "Signed notifications arrived; no test has confirmed delivery",
    rejected: "What arrived had a wrong signature",
    unknown: "Unknown whether webhooks arrive",
    notTested: "Webhooks haven't been tested yet",
    tested: "tested",
    last: "last received",
  },
  answer: {
    title: "Delivery by number",
    arrives: "Arriving: the last test received a real message, signed and unchanged. It ended",
    unchecked:
      "Arriving, sender unconfirmed: the last test received messages, but their signatures weren't checked. It ended",
    "does-not-arrive": "Not arriving: the last test received no message. It ended",
    stopped: "Unknown: the last test was stopped before a message arrived. It ended",
    rejected: "Unconfirmed: what the last test received had a wrong signature. It ended",
    others: "Unconfirmed: the last test received messages, but none with the keyword. It ended",
    inconclusive: "Unknown: the last test couldn't tell why no message counted. It ended",
    unsigned:
      "Arriving: the last test received a real message from the on-premises client, which signs nothing. It ended",
    interrupted: "Unknown: Switchover ended during the last test. What the test had replaced was settled",
    "under-way": "Test in progress.",
    "something-came": "Not tested yet. Signed notifications arrived for this workspace, the last one",
    "not-known": "Not tested since Switchover started.",
    test: "Test",
    follow: "Follow test",
    more_one: "{{count}} more number",
    more_other: "{{count}} more numbers",
    noNumber: "This workspace has no numbers yet.",
    addNumber: "Add number",
  },
  interrupted: {
    title: "Test of {{number}} interrupted",
    givenBack:
      "Switchover ended during the test. The callback URL was restored after the restart ({{time}}).",
    changed:
      "Switchover ended during the test. At the restart ({{time}}) something had been changed outside Switchover. It was left as it is.",
    notKnown: "It's unknown whether messages arrive.",
    see: "See this test or run another",
  },
  unrestored: {
    title: "Callback URL of {{number}} to be restored",
    what: {
      number:
        "Switchover replaced this number's callback URL, and nothing shows yet that it is restored. Replaced",
      account:
        "Switchover replaced the whole business account's callback URL, and nothing shows yet that it is restored. Replaced",
      application:
        "Switchover replaced the app's callback URL, and nothing shows yet that it is restored. Replaced",
      client:
        "Switchover replaced the on-premises client's callback URL, and nothing shows yet that it is restored. Replaced",
    },
    certificate: {
      title: "CA certificate of the test of {{number}} to be removed",
      what: "No callback URL is left to restore, but the CA certificate is still on the on-premises client. Added",
    },
    before: "Previous callback URL:",
    beforeNone: "No callback URL was set before.",
    now: "Restore now",
    outcome: "Result",
    locked: {
      title: "Notifications of {{number}} can't be received: the vault is locked",
      what: "An earlier start left this callback URL in place. Continuing and restoring both need the vault. Until you unlock it, these notifications aren't received; the platform retries them. In place since",
      until: "It was set to stay until {{until}}.",
      goesOn:
        "Once the vault is unlocked, receiving continues automatically. If its time is over or this computer's public URL has changed, the callback URL is restored instead.",
      open: "Unlock vault",
      back: "Unlock and restore",
    },
  },
  receiver: {
    title: "Receiver",
    listening: "Listening",
    silent: "Stopped",
    never:
      "Receives notifications on this computer and stores each one durably before it responds. It can be reached only through a tunnel or over the local network.",
    since: "Started",
    stops: "Stops automatically",
    stopsNever: "never; stop it yourself",
    signatures: "Signatures",
    checks: "checked; a valid signature confirms the sender",
    checksNot: "not checked: no app secret is stored, so no sender is confirmed",
    handshakes: "Verification requests",
    noToken: "can't succeed yet: the verify token is created when the receiver starts",
    shook_one: "{{count}} answered",
    shook_other: "{{count}} answered",
    shookNot_one: "{{count}} rejected",
    shookNot_other: "{{count}} rejected",
    came: "Notifications",
    accepted_one: "{{count}} stored",
    accepted_other: "{{count}} stored",
    signed_one: "{{count}} with a valid signature",
    signed_other: "{{count}} with a valid signature",
    refused_one: "{{count}} rejected",
    refused_other: "{{count}} rejected",
    busy_one: "{{count}} returned for a retry",
    busy_other: "{{count}} returned for a retry",
    dropped_one: "{{count}} connection over the limit, closed unread",
    dropped_other: "{{count}} connections over the limit, closed unread",
    last: "Last received",
    lastNone: "none yet",
    forwards: "Forwards to",
    addresses: "Receiver URLs",
    local: "For cloud notifications, on this computer",
    onPrem: "For on-premises client notifications, on this computer",
    addressesHint: "Keep these URLs secret. The path works like a password: anyone who has it can post here.",
    stop: "Stop receiver",
    stopHint: "Stored notifications stay. Its tunnel closes too.",
    stopAfter: "Stop automatically after",
    stopNever: "never",
    minutes_one: "{{count}} minute",
    minutes_other: "{{count}} minutes",
    hours_one: "{{count}} hour",
    hours_other: "{{count}} hours",
    port: "Port",
    portAny: "any free port",
    forward: "Forward everything, unchanged, to the production endpoint",
    forwardNow: "Forward to production",
    forwardOff: "Stop forwarding",
    start: "Start receiver",
    startHint: "Listens on this computer only. A tunnel makes it public.",
    ofOther: "Receiver of {{name}}",
    ofTerminal: "a command in a terminal",
    trouble: {
      "port-taken": {
        what: "Another program is using the port. No notifications are received.",
        next: "Choose another port, or leave it empty, then start again.",
      },
      "disk-full": {
        what: "The disk is full. Notifications aren't stored; the platform is asked to retry them.",
        next: "Free up disk space. The receiver then continues automatically.",
      },
      "store-full": {
        what: "The event store is full and holds protected events that weren't exported. The platform is asked to retry new notifications.",
        next: "Export the protected events, or raise the size limit under Privacy.",
      },
      "store-failed": {
        what: "The event store can't be written. The platform is asked to retry new notifications.",
        next: "Check the data folder and its permissions, then start again.",
      },
      "vault-locked": {
        what: "The vault is locked, and notifications are to be stored encrypted. The platform is asked to retry them.",
        next: "Unlock the vault. The receiver then continues automatically.",
      },
      "copies-circle": {
        what: "Forwarded notifications came back here. Forwarding has stopped.",
        next: "Check where your production endpoint sends them, then turn forwarding on again.",
      },
    },
  },
  secrets: {
    title: "Receiver secrets",
    lead: "Stored in the vault and never shown again.",
    app: "App secret",
    appHint: "Find it in the app's settings on the platform. It confirms that a notification is genuine.",
    next: "Next app secret",
    nextHint:
      "While you change the app secret, notifications signed with either one are accepted as genuine.",
    appStanding: {
      stored: "App secret stored",
      "not-stored": "App secret missing",
      "not-known": "Unknown: vault locked",
    },
    verify: "Verify token",
    verifyStanding: {
      "not-stored": "created when the receiver first starts",
      "not-known": "unknown while the vault is locked",
    },
    verifyHint:
      "Switchover creates this token. It is never shown and can't be copied: the test sets it on the platform together with the callback URL.",
  },
  path: webhooksPath,
  history: webhooksHistory,
  hours: webhooksHours,
  tunnel: webhooksTunnel,
  hostKey: webhooksHostKey,
  probe: webhooksProbe,
  watch: webhooksWatch,
  test: webhooksTest,
  point: webhooksPoint,
  routes: webhooksRoutes,
  apps: webhooksApps,
  endpoint: webhooksEndpoint,
  privacy: webhooksPrivacy,
} as const;
