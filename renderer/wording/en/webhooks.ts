import { webhooksEndpoint } from "./webhooks-endpoint.ts";
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
    test: "Test",
    events: "Events",
    cutover: "Cut-over",
    routes: "Routes",
    endpoint: "Endpoint",
    privacy: "Privacy",
  },
  palette: {
    test: "Prove that webhooks arrive",
    events: "See what has arrived",
    cutover: "See the cut-over of a number",
    routes: "See where notifications go, and who hears them",
    endpoint: "Look at the production endpoint",
    privacy: "Choose what is kept of notifications",
  },
  noWorkspace: {
    text: "Webhooks belong to a workspace. Add one, with its connection to the cloud.",
    add: "Add a workspace",
  },
  ms: "{{n}} ms",
  portWrong: "A port is a number from 1 to 65535.",
  secret: { keep: "Store: {{name}}" },
  address: {
    show: "Show",
    cover: "Cover",
    showNamed: "Show the whole address: {{name}}",
    coverNamed: "Cover the address: {{name}}",
    copy: "Copy the whole address: {{name}}",
  },
  overview: {
    title: "Do our webhooks arrive?",
    lead: "Nothing listens until you start it, and it stops by itself.",
    prove: "Prove that they arrive",
  },
  answer: {
    title: "The answer, number by number",
    arrives: "Yes: a real message arrived here, signed and unchanged, in the test that ended",
    unchecked: "Messages arrived in the test that ended, with a signature that nobody checked",
    "does-not-arrive": "No: a message did not arrive in the test that ended",
    stopped: "Not known: the test was stopped before a message was seen. It ended",
    inconclusive: "Not known: something other than the platform explains the silence. The test ended",
    unsigned:
      "Yes: a real message came from the on-premises client, which signs nothing, in the test that ended",
    interrupted:
      "Not known: Switchover ended in the middle of the last test. What it had borrowed was settled",
    "under-way": "A test is under way.",
    "something-came": "Not proven yet. Signed notifications came for this workspace, the last one",
    "not-known": "Not known yet: no test has been made since Switchover was started.",
    test: "Test",
    follow: "Follow the test",
    more_one: "{{count}} more number",
    more_other: "{{count}} more numbers",
    noNumber: "This workspace has no number yet.",
    addNumber: "Add a number",
  },
  interrupted: {
    title: "A test of {{number}} was interrupted",
    givenBack:
      "Switchover ended in the middle of it. Its callback was given back after the restart ({{time}}).",
    changed:
      "Switchover ended in the middle of it. Somebody else had changed the callback by the restart ({{time}}), so it was left as it is.",
    notKnown: "Whether messages arrive is not known.",
    see: "See this test, or test again",
  },
  unrestored: {
    title: "A callback of {{number}} was not given back",
    what: {
      number:
        "The callback of this number was borrowed, and the program ended before it was given back. It was borrowed",
      account:
        "The callback of the whole business account was borrowed, and the program ended before it was given back. It was borrowed",
      application:
        "The callback of the app was borrowed, and the program ended before it was given back. It was borrowed",
      client:
        "The callback of the on-premises client was borrowed, and the program ended before it was given back. It was borrowed",
    },
    before: "Before that it led to",
    beforeNone: "Before that no callback stood there.",
    now: "Give it back now",
    outcome: "What came of it",
    locked: {
      title: "Notifications of {{number}} are to come to this computer, but the vault is locked",
      what: "An earlier start left this callback standing. What going on with it takes lies in the vault, and so does what giving it back takes. Until then nobody takes these notifications; the platform tries again. It has stood",
      until: "It was to stand until {{until}}.",
      goesOn:
        "Once the vault is open, it is gone on with by itself; where its time is over, or this computer has another public address, it is given back.",
      open: "Unlock the vault",
      back: "Unlock and give it back",
    },
  },
  receiver: {
    title: "Receiver",
    listening: "Listening",
    silent: "Not listening",
    never:
      "It takes notifications in on this computer, and makes each one durable before it answers. It is reached through a tunnel only.",
    since: "Started",
    stops: "Stops by itself",
    stopsNever: "never: stop it yourself",
    signatures: "Signatures",
    checks: "checked: what arrives with a valid one counts as proof",
    checksNot: "not checked, because no app secret is stored: nothing that arrives is proof",
    handshakes: "Handshakes",
    noToken: "cannot succeed yet: the verify token is made when the receiver starts",
    shook_one: "{{count}} answered",
    shook_other: "{{count}} answered",
    shookNot_one: "{{count}} refused",
    shookNot_other: "{{count}} refused",
    came: "Notifications",
    accepted_one: "{{count}} taken in",
    accepted_other: "{{count}} taken in",
    signed_one: "{{count}} of them with a valid signature",
    signed_other: "{{count}} of them with a valid signature",
    refused_one: "{{count}} refused",
    refused_other: "{{count}} refused",
    busy_one: "{{count}} asked to come again",
    busy_other: "{{count}} asked to come again",
    dropped_one: "{{count}} connection too many, closed unread",
    dropped_other: "{{count}} connections too many, closed unread",
    last: "Last one",
    lastNone: "none yet",
    forwards: "Goes on to",
    addresses: "Addresses of the receiver",
    local: "For the cloud's notifications, on this computer",
    onPrem: "For the on-premises client's callbacks, on this computer",
    addressesHint:
      "Keep these addresses to yourself: the path is as good as a password, and whoever knows it can post here.",
    stop: "Stop listening",
    stopHint: "What has arrived stays. A tunnel to it is closed too.",
    stopAfter: "Stops by itself after",
    stopNever: "never",
    minutes_one: "{{count}} minute",
    minutes_other: "{{count}} minutes",
    hours_one: "{{count}} hour",
    hours_other: "{{count}} hours",
    port: "Port",
    portAny: "any free one",
    forward: "Pass everything on, unchanged, to the production endpoint",
    forwardNow: "Pass everything on to the production endpoint",
    forwardOff: "Pass nothing on any more",
    start: "Start listening",
    startHint: "On this computer only. A tunnel makes it public.",
    ofOther: "Receiver of {{name}}",
    ofTerminal: "a command in a terminal",
    trouble: {
      "port-taken": {
        what: "Another program uses the port, so nothing is taken in.",
        next: "Choose another port, or none, and start again.",
      },
      "disk-full": {
        what: "The disk is full. What comes is asked to come again.",
        next: "Make room on the disk. The receiver goes on by itself.",
      },
      "store-full": {
        what: "The store has reached its largest size and holds evidence that was not exported. What comes is asked to come again.",
        next: "Export the evidence, or allow the store a larger size under Privacy.",
      },
      "store-failed": {
        what: "The store cannot be written. What comes is asked to come again.",
        next: "Look at the data folder and its rights, then start again.",
      },
      "vault-locked": {
        what: "The vault is locked, and what arrives is to be kept sealed. What comes is asked to come again.",
        next: "Open the vault. The receiver goes on by itself.",
      },
      "copies-circle": {
        what: "What was passed on came back here. Nothing is passed on any more.",
        next: "Look where your production endpoint leads, then switch passing on on again.",
      },
    },
  },
  secrets: {
    title: "Secrets of the receiver",
    lead: "They lie in the vault and never come back out of it.",
    app: "App secret",
    appHint: "Stands in the app's settings on the platform. It proves that a notification is genuine.",
    next: "Next app secret",
    nextHint: "While the app secret is being changed, notifications signed with either are taken as genuine.",
    verify: "Verify token",
    verifyStanding: {
      "not-stored": "made when the receiver first starts",
      "not-known": "not known while the vault is shut",
    },
    verifyHint:
      "Switchover makes this one itself. It is never shown and cannot be copied: the test sets the callback with it on the platform by itself, so nobody has to carry it over.",
  },
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
