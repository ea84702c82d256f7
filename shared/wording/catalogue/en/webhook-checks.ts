import type { CheckCause } from "../../../checks/catalogue.ts";
import type { ProofCauseOf, ProofCheckId } from "../../../webhook/proof-checks.ts";

type NameOf<Id extends string> = Id extends `webhooks.${infer Name}` ? Name : never;
type WebhookCheckId = Extract<ProofCheckId, `webhooks.${string}`>;
/** Causes without a text in the preflight checks; the others use that text. */
type OwnCause = Exclude<ProofCauseOf<WebhookCheckId>, CheckCause>;

/** What each line of the webhook test is about, and why. */
export const webhookChecks = {
  tunnel: {
    title: "Tunnel to this computer",
    why: "The platform delivers only to a public https URL. A tunnel gives this computer one.",
  },
  "outside-in": {
    title: "Public URL, tested from outside",
    why: "A random text sent to the public URL must arrive here unchanged before the platform gets the URL.",
  },
  borrowed: {
    title: "Temporary callback URL",
    why: "The platform delivers to this computer during the test, at the level that affects the fewest numbers.",
  },
  handshake: {
    title: "Verification request",
    why: "The cloud API asks the URL for a proof before it delivers anything there. The on-premises client doesn't ask.",
  },
  message: {
    title: "Message from a phone",
    why: "Only a message that a phone sent and that arrived here proves that webhooks arrive.",
  },
  status: {
    title: "Statuses of your messages",
    why: "Messages that your business sends are reported as sent, delivered and read. These statuses arrive the same way.",
  },
  restored: {
    title: "Original callback URL",
    why: "At the end everything must be as it was before, or your messages would keep going to a computer that no longer listens.",
  },
} as const satisfies Readonly<
  Record<NameOf<WebhookCheckId>, { readonly title: string; readonly why: string }>
>;

/** How a cause that the preflight checks explain is fixed for a tunnel, whose server no plan names. */
export const tunnelCauses = {
  "name-not-found": {
    remedy:
      "Check the spelling of the server's name, and that this computer uses the right name server or VPN.",
  },
  "connection-refused": {
    remedy: "Check the server's port, and that the server is running.",
  },
  "certificate-ends-soon": {
    remedy: "Have it renewed before the tunnel is used for longer.",
  },
} as const;

/** What each cause of such a line means and how to fix it. */
export const webhookCauses = {
  "auth-refused": {
    happened: "The SSH server rejected the key.",
    remedy: "Check the user name and the key, and that the server's authorized_keys contains the public key.",
  },
  "key-unreadable": {
    happened: "The private key can't be read.",
    remedy: "Check the file's path and permissions, and that it's a private key in OpenSSH or PEM format.",
  },
  "key-passphrase": {
    happened: "The private key is protected by a passphrase that's missing or doesn't match.",
    remedy: "Enter the key's passphrase, or let the SSH agent hold the key.",
  },
  "agent-absent": {
    happened: "No SSH agent responds on this computer.",
    remedy: "Start the agent and add the key to it, or name a private key file.",
  },
  "host-key-unknown": {
    happened: "The SSH server's host key hasn't been confirmed yet.",
    remedy: "Compare the fingerprint with the one from the server's administrator, and confirm it.",
  },
  "host-key-changed": {
    happened: "The SSH server presents a different host key than the confirmed one.",
    remedy:
      "Ask its administrator whether the key was changed. If not, the connection may be intercepted: don't continue.",
  },
  "port-taken": {
    happened: "The port on the far end is in use.",
    remedy: "Stop what's listening there, perhaps an earlier tunnel, or choose another port.",
  },
  "forwarding-refused": {
    happened: "The SSH server doesn't allow a reverse tunnel.",
    remedy: "Allow it there: AllowTcpForwarding yes or remote, and no permitlisten that excludes this port.",
  },
  "program-missing": {
    happened: "The tunnel's program isn't on this computer.",
    remedy: "Install it, or set its path.",
  },
  "program-failed": {
    happened: "The tunnel's program ended with an error.",
    remedy: "Read its output, and run it by hand.",
  },
  "program-too-old": {
    happened: "The tunnel's program on this computer is too old for a token from a file.",
    remedy:
      "Update cloudflared to 2025.4.0 or newer. Older ones would show the token to everyone on this computer.",
  },
  "token-unreadable": {
    happened: "The file with the tunnel's token can't be read.",
    remedy: "Check its full path and its permissions. Only you should be able to read it (mode 600).",
  },
  "token-refused": {
    happened: "The tunnel's program rejected the token in the file.",
    remedy: "Copy the token again from the tunnel's page at Cloudflare: only the token, on one line.",
  },
  "other-tunnel": {
    happened:
      "A different tunnel than the requested one is already open for this receiver. It was left as it is.",
    remedy: "Choose the open tunnel, or close it first.",
  },
  "authtoken-missing": {
    happened: "The tunnel service needs your authtoken, and none was given.",
    remedy: "Copy the authtoken from your account's dashboard and store it.",
  },
  "authtoken-refused": {
    happened: "The tunnel service rejected the authtoken.",
    remedy:
      "Copy it again from your account's dashboard. Several tunnels at once may need a different subscription.",
  },
  lost: {
    happened: "The tunnel was lost.",
    remedy: "Check the network, then retry. An open tunnel reconnects automatically.",
  },
  "not-practice": {
    happened: "The Practice tunnel leads nowhere outside Practice.",
    remedy: "Choose a different tunnel.",
  },
  "tunnel-not-allowed": {
    happened: "The administrator of this computer doesn't allow this tunnel.",
    remedy: "Choose a tunnel that is allowed, or ask the administrator of this computer.",
  },
  "service-unreachable": {
    happened: "The tunnel's service couldn't be reached.",
    remedy: "Check this computer's internet connection, and that firewalls let it connect to the service.",
  },
  "no-public-url": {
    happened: "The tunnel is open, but didn't report its public URL.",
    remedy: "Enter the public URL yourself, or update the tunnel's program.",
  },
  other: {
    happened: "The tunnel couldn't be opened, for a reason that Switchover doesn't know.",
    remedy: "Read the output of the program or server.",
  },
  "not-ours": {
    happened: "The public URL responded, but what was sent there never arrived at this computer.",
    remedy: "The URL leads somewhere else. Check where your proxy, router or tunnel forwards it.",
  },
  "not-public": {
    happened: "The public URL leads to an address that only this computer or its own network can reach.",
    remedy: "Give a URL whose name leads to a public internet address, or choose another tunnel.",
  },
  "name-not-seen": {
    happened: "The tunnel's name is new, and this computer's name server doesn't know it yet.",
    remedy:
      "The platform may already see it: the test continues. Otherwise wait 30 min, or use a tunnel with a name of its own.",
  },
  "interstitial-page": {
    happened: "The tunnel shows a page for visitors in front of the URL.",
    remedy: "The platform can't click it away. Use a subscription or a tunnel without such a page.",
  },
  "body-changed": {
    happened: "What arrived isn't byte for byte what was sent.",
    remedy:
      "Something in between rewrites the body, so no signature will match. Turn that off for this path.",
  },
  "signature-header-lost": {
    happened: "The signature header didn't arrive.",
    remedy: "Have the proxy forward X-Hub-Signature-256 unchanged.",
  },
  "status-not-200": {
    happened: "The public URL didn't return 200.",
    remedy: "Find out in your proxy or tunnel what responds instead of Switchover.",
  },
  timeout: {
    happened: "No response arrived in time.",
    remedy: "Check the connection through tunnel and proxy, then retry.",
  },
  slow: {
    happened: "The connection takes longer than the platform likes to wait.",
    remedy: "It's good enough for a test. For production, use an endpoint closer to the platform.",
  },
  "token-needed": {
    happened:
      "A callback URL is set at the level that takes precedence, and no call returns its verify token.",
    remedy:
      "Ask its owner for the verify token, so that the URL can be restored exactly. Nothing is changed before.",
  },
  "level-taken": {
    happened: "Another callback URL is set above the chosen level and would take precedence.",
    remedy: "Let Switchover choose the level, or choose the one that takes precedence.",
  },
  "borrowed-already": {
    happened:
      "Switchover itself set the current callback URL, for another test or from another data folder. Nothing was changed.",
    remedy: "End what's running there, or restore the earlier URL from there (webhooks restore), then retry.",
  },
  copied: {
    happened:
      "This data folder was restored from a copy, in which a callback URL is replaced by Switchover's. Where the folder was copied, it may have been restored since, or still be in use. Nothing was changed.",
    remedy:
      "Make sure that nothing uses it where the folder was copied. Then restore it here (webhooks restore, or “Restore now” under Webhooks), and retry.",
  },
  "not-subscribed": {
    happened: "The token's app isn't subscribed to the business account, so nothing would be delivered.",
    remedy: "Subscribe it first. A migration to the cloud does this after the registration.",
  },
  refused: {
    happened: "The platform rejected the callback URL.",
    remedy:
      "Check the reason that it returned. The token may lack permission to manage the account, or the deployment may not support this level.",
  },
  "not-known": {
    happened: "Unknown: the platform didn't report the current callback URL.",
    remedy:
      "Switchover keeps trying to restore it, at the latest at its next start. Check the platform's dashboard in the meantime.",
  },
  "address-too-long": {
    happened: "The public URL is longer than the 200 characters that the platform accepts.",
    remedy: "Use a shorter public URL.",
  },
  "app-secret-missing": {
    happened: "This level needs the app secret, and none is stored.",
    remedy: "Store the app secret, then retry.",
  },
  "reaches-further": {
    happened: "This callback URL affects more than this number.",
    remedy:
      "While it leads here, everything sent to it arrives here and is forwarded if you chose that. Choose a quiet hour.",
  },
  "no-way-back": {
    happened:
      "No callback URL is set at this level, or it's switched off, and no platform call could restore that state.",
    remedy:
      "Set and enable the app's callback URL in the platform's dashboard first, or use a deployment with callback URLs per number.",
  },
  "private-address": {
    happened: "The callback URL that would get copies leads into a private network. Nothing was changed.",
    remedy:
      "If that's intended, allow it with --allow-private or the checkbox in the window. Or test without forwarding.",
  },
  "ip-literal": {
    happened: "The callback URL that would get copies is an IP address. Nothing was changed.",
    remedy:
      "If that's intended, allow it with --allow-private or the checkbox in the window. Or test without forwarding.",
  },
  "port-unusual": {
    happened: "The callback URL that would get copies has a port other than 443. Nothing was changed.",
    remedy:
      "If that's intended, allow it with --allow-private or the checkbox in the window. Or test without forwarding.",
  },
  "own-address": {
    happened:
      "The current callback URL already leads to this receiver: copies would circulate forever. Nothing was changed.",
    remedy:
      "Set your production callback URL in the platform's dashboard first, or forward nothing (--no-forward).",
  },
  "not-https": {
    happened:
      "The callback URL that would get copies doesn't begin with https://, so none can go there. Nothing was changed.",
    remedy:
      "Give your production an https URL first, or forward nothing (--no-forward): production then gets no notifications.",
  },
  "user-info": {
    happened:
      "The callback URL that would get copies contains a user name or password, so none can go there. Nothing was changed.",
    remedy:
      "Set your production callback URL without them first, or forward nothing (--no-forward): production then gets no notifications.",
  },
  unreadable: {
    happened:
      "The callback URL that would get copies can't be read as a URL, so none can go there. Nothing was changed.",
    remedy:
      "Set your production callback URL again first, or forward nothing (--no-forward): production then gets no notifications.",
  },
  "copies-came-back": {
    happened:
      "A copy came back here from production. Nothing is forwarded anymore, and senders are asked to retry later.",
    remedy:
      "Find what sends production's notifications here (a mirror, a second endpoint) and turn it off, or forward nothing (--no-forward).",
  },
  "word-needed": {
    happened:
      "Nothing would be forwarded to the callback URL that gets the notifications now. Nothing was changed.",
    remedy: "Forward copies to it, or confirm that it may go without them.",
  },
  "authority-no-list": {
    happened:
      "The on-premises client doesn't list its callback CA certificates, so the test's own couldn't be added and removed by itself. Nothing was replaced.",
    remedy: "Use a tunnel with a certificate from a public authority.",
  },
  "authority-replaced": {
    happened:
      "Uploading the test's CA certificate replaced the ones that the on-premises client trusted. They are put back; no callback URL was replaced.",
    remedy:
      "Check the client's CA certificates (certificates/webhooks/ca), and use a tunnel with a public certificate.",
  },
  "authority-left": {
    happened:
      "No callback URL is left to restore, but this test's CA certificate is still on the on-premises client.",
    remedy:
      "Retry from the webhooks screen, or with webhooks restore. Its private key no longer exists; you can also remove it on the client.",
  },
  "not-written": {
    happened:
      "The current callback URL couldn't be recorded, or an earlier test's record couldn't be read. Nothing was set.",
    remedy: "Fix the problem with the data folder, then start the test again.",
  },
  "no-handshake": {
    happened: "The platform's verification request never arrived here.",
    remedy: "Check that the public URL can be reached from the internet, not only from here.",
  },
  "none-there": {
    happened: "The on-premises client sends no verification request before it delivers.",
    remedy: "There's nothing to do.",
  },
  "handshake-refused": {
    happened: "The platform's verification request arrived here, but the platform rejected the response.",
    remedy: "Something in between changes the response. See the check of the public URL.",
  },
  slept: {
    happened: "This computer was asleep while the test waited for the message. Nothing could arrive then.",
    remedy: "Keep it awake, and resend the keyword if you had sent it before.",
  },
  "no-message": {
    happened: "No message arrived in time.",
    remedy: "Check that the number is on the tested API and that the keyword was sent to it, then retry.",
  },
  "went-elsewhere": {
    happened: "The number's notifications now go to a different URL.",
    remedy: "The callback URL was changed in the meantime. Find out by whom, then retry.",
  },
  "others-came": {
    happened: "Messages came through this callback URL, but none contained the keyword.",
    remedy: "Test again, and send the keyword itself, as a text, from any phone.",
  },
  "line-broke": {
    happened: "The tunnel was down during the wait, so a missing message proves nothing.",
    remedy: "Wait until the tunnel is open, then test again.",
  },
  "turned-away": {
    happened: "This computer didn't take everything that arrived, so a missing message proves nothing.",
    remedy: "See what stops the receiver: disk space, the vault, or too many requests. Then test again.",
  },
  "not-read": {
    happened: "Notifications arrived that weren't read in time. The keyword may be among them.",
    remedy: "Search the events for the keyword, or test again when less arrives.",
  },
  "number-moved": {
    happened: "The number left the tested API while the test waited for the message.",
    remedy: "Test the other API, where the number is now.",
  },
  "signature-wrong": {
    happened: "What arrived has a signature that doesn't match the app secret.",
    remedy: "Store the secret of the subscribed app. Until then, nothing that arrives counts as proof.",
  },
  unchecked: {
    happened:
      "It arrived, but its signature wasn't checked: the on-premises client signs nothing, and checking the cloud's signature needs the app secret.",
    remedy:
      "For the cloud, store the app secret, so that what arrives counts as proof. For the on-premises client, there's nothing to do.",
  },
  "no-status": {
    happened: "No status arrived during the wait.",
    remedy:
      "Statuses arrive only for a reply. If none was sent, nothing is wrong; if it was rejected, see the rejection.",
  },
  "not-restored": {
    happened:
      "The callback URL wasn't restored. Notifications may still go to a URL where Switchover no longer listens.",
    remedy: "Retry right away, or set the callback URL in the platform's dashboard.",
  },
  "may-come-late": {
    happened:
      "The response to the request that replaced the callback URL was lost, and that request may still take effect.",
    remedy:
      "Switchover keeps checking and restores it if needed, at the latest at its next start. webhooks restore does so too.",
  },
  "not-here": {
    happened: "The number isn't on the API whose callback URLs were to be tested. Nothing was changed.",
    remedy: "Test the other API, where the number is.",
  },
  "changed-meanwhile": {
    happened: "Something was changed outside Switchover in the meantime. Switchover left it as it is.",
    remedy: "Make sure that it's what you want.",
  },
} as const satisfies Readonly<Record<OwnCause, { readonly happened: string; readonly remedy: string }>>;

/** What the webhook test says: its findings, and what it waits for. */
export const connectivity = {
  levels: {
    number: "this number only",
    account: "the whole business account",
    application: "the app and everything it serves",
    client: "the on-premises client",
  },
  found: {
    sleptWell: "this computer slept; tunnel, public URL and callback URL are as before",
    sleptElsewhere: "this computer slept, and the callback URL now leads elsewhere",
    sleptMoved: "this computer slept, and the tunnel reopened with a different URL",
    sleptDown: "this computer slept, and the tunnel hasn't reopened yet",
    sleptNotHere: "this computer slept, and the public URL doesn't lead here now",
    sleptUnseen: "this computer slept, and it's unknown whether Switchover's callback URL is still set",
    tunnelOpen: "the public URL is {{url}}",
    tunnelOpenNoting: "{{url}} is open; {{notices}}",
    tunnelOther: "{{url}} is already open there; it isn't the requested tunnel",
    tunnelFailed: "not open",
    tunnelFailedBecause: "not open: “{{detail}}”",
    outsideIn: "a text sent from outside arrived unchanged",
    outsideInUnasked: "the public URL couldn't be tested from outside",
    callbackFree: "set for {{level}}; none was set before",
    callbackTaken: "set for {{level}}, instead of {{before}}",
    teed: "{{set}}. What arrives is forwarded to {{to}}",
    notTeed: "{{set}}. What arrives isn't forwarded",
    authorityNoListFor:
      "nothing was replaced: the client didn't return a list of its callback CA certificates: {{answer}}",
    authorityNoIds:
      "nothing was replaced: the client returns no IDs for its callback CA certificates, so the test's own couldn't be removed by itself",
    authorityReplaced:
      "no callback URL was replaced: the client replaced its CA certificates instead of adding one",
    authorityUnseen:
      "no callback URL was replaced: the test's CA certificate was uploaded, but the client doesn't list it",
    authorityNotAdded:
      "no callback URL was replaced: the test's CA certificate couldn't be uploaded: {{answer}}",
    authorityOthersChanged:
      "the callback URL is as before, and the test's CA certificate is removed; someone else changed the others in the meantime",
    authorityLeft: "no callback URL is left to restore; the test's CA certificate is still on the client",
    authorityLeftBy:
      "no callback URL is left to restore; unknown whether the test's CA certificate is still on the client: {{answer}}",
    teeUnknown: "{{set}}. Unknown where it led before, so nothing can be forwarded",
    wordNeeded: "nothing was set: the current callback URL would get nothing anymore",
    takenUp: "still set for {{level}}, as it was left",
    productionRefused: "nothing was set: copies would go to {{to}}",
    copiesCameBack: "a copy came back from {{to}}: nothing is forwarded there anymore",
    productionOwn: "nothing was set: {{to}} is already set, and leads to this receiver",
    tokenNeeded: "{{before}} is set for {{level}}; restoring it needs its verify token",
    tokenRefused:
      "the platform rejected {{before}} with this verify token: it's a different one, or the URL doesn't respond",
    tokenNotProved: "unknown whether the verify token is right: {{answer}}",
    tokenNotGiven: "{{before}} is set for {{level}}; without its verify token, nothing was changed",
    noNumberLevel: "this deployment doesn't report a number's callback URL",
    above: "{{before}} is set for {{level}} and would take precedence",
    notSubscribed: "the token's app isn't subscribed to the account",
    refused: "rejected for {{level}} ({{reason}})",
    setUnknown: "unknown whether it was set: {{answer}}",
    setUnseen: "set, but no check shows it in place",
    look: "the callback URLs can't be read: {{answer}}",
    notInCloud: "the cloud reports the number as on-premises; nothing was changed",
    notOnClient: "the client reports that it doesn't serve the number; nothing was changed",
    lookClient: "the client's settings can't be read: {{answer}}",
    ownUntold: "the platform doesn't report which subscribed app is the token's",
    tooLong: "the public URL has {{length}} characters; the platform accepts 200",
    secretMissing: "changing the app's own callback URL needs the app secret",
    noWayBack: "the app has no callback URL that could be restored",
    noExactWayBack:
      "{{before}} is set for {{level}}; the API returns it cut short, partly hidden or with invisible characters, so it couldn't be restored exactly",
    appSwitchedOff: "the app's callback URL is switched off, and no call could restore that",
    notWritten: "nothing was set: the current callback URL couldn't be recorded. {{why}}",
    leftUnread: "nothing was set: what an earlier test left behind can't be read. {{why}}",
    borrowedAlready:
      "Switchover's own is already set for {{level}}; the data folder {{folder}} has the one from before",
    leftCopied:
      "nothing was set: this data folder was restored from a copy, and in it a callback URL of this number is replaced by Switchover's. Where the folder was copied, it may have been restored since, or still be in use. Restore it first: webhooks restore, or “Restore now” under Webhooks",
    leftCopiedOther:
      "nothing was set: this data folder was restored from a copy, and in it the callback URL that applies here is replaced by Switchover's, for {{number}}. Where the folder was copied, it may have been restored since, or still be in use. Restore it first: webhooks restore with {{number}}, or “Restore now” under Webhooks",
    leftCopiedUnknown:
      "nothing was restored: the callback URL was replaced before the copy was made, and whether it is still is unknown",
    leftBehind: "a callback URL that an earlier test replaced couldn't be restored",
    handshake: "the platform's verification request arrived and was answered",
    noHandshake: "the platform's verification request didn't arrive here",
    handshakeRefused: "the platform's verification request was answered, but the platform rejected the URL",
    noHandshakeThere: "the on-premises client sends no verification request",
    message: "arrived after {{span}}",
    messageUnchecked: "arrived after {{span}}; its signature wasn't checked",
    messageUnsigned:
      "arrived after {{span}}. The client signs nothing: the keyword and the secret path from the client's settings identify it",
    messageByWindow:
      "a message arrived after {{span}}; its text isn't kept here, so the keyword itself wasn't seen",
    messageWrong: "arrived with a signature that doesn't match",
    refusedCame_one:
      "no message with the keyword {{word}} counted; {{count}} notification arrived at this URL with a signature that doesn't match, and was rejected",
    refusedCame_other:
      "no message with the keyword {{word}} counted; {{count}} notifications arrived at this URL with a signature that doesn't match, and were rejected",
    together: "{{first}}; also, {{second}}",
    besideTurnedAway: "this computer didn't take everything that arrived",
    besideNotRead: "not everything that arrived is read yet",
    besideSleptMeanwhile: "this computer was asleep for a while",
    besideNumberGone: "the number isn't on the tested API anymore",
    besideLineBroke: "the tunnel was down for a while",
    besideWentElsewhere: "the number's notifications now go to {{to}}",
    besideWentNowhere: "the number has no callback URL anymore",
    besideStandingUnseen: "unknown whether Switchover's callback URL is still set",
    besideLeadsNoMore: "the public URL doesn't lead here anymore",
    noMessage: "no message with the keyword {{word}} arrived",
    wentElsewhere: "no message arrived; the number's notifications now go to {{to}}",
    wentNowhere: "no message arrived; the number has no callback URL anymore",
    othersCame_one: "{{count}} message arrived through this callback URL, but without the keyword {{word}}",
    othersCame_other:
      "{{count}} messages arrived through this callback URL, but none with the keyword {{word}}",
    turnedAway: "no message counted, but this computer didn't take everything that arrived",
    notRead: "no message counted so far, but not everything that arrived is read yet",
    sleptMeanwhile: "no message arrived, but this computer was asleep for a while",
    numberGone: "no message arrived; the number isn't on the tested API anymore",
    lineBroke: "no message arrived, but the tunnel was down for a while",
    standingUnseen: "no message arrived; unknown whether Switchover's callback URL is still set",
    leadsNoMore: "no message arrived, but the public URL doesn't lead here anymore",
    addressMoved: "the tunnel reopened with a different URL, so nothing can arrive here anymore",
    notAwaited: "no message with the keyword came before the test was ended",
    status: "{{statuses}}, after {{span}}",
    statusWrong: "arrived with a signature that doesn't match",
    noStatus: "none arrived for a reply",
    restored: "everything is as it was before",
    nothingBorrowed: "nothing was changed",
    notRestored: "not restored ({{level}}): {{answer}}",
    notRestoredNow: "not restored ({{level}})",
    restoredButUnread:
      "what the readable records name is restored; unknown whether an earlier test's callback URL is still set: its record is corrupted and was kept as {{setAside}}",
    restoreMayComeLate:
      "the callback URL for {{level}} is as it was so far; the request that replaced it may still take effect",
    restoreUnknown: "unknown what's set for {{level}}: {{answer}}",
    restoreNeedsToken: "not restored ({{level}}); that needs the verify token of {{before}}",
    restoreElsewhere: "not restored at {{api}}, where it was replaced; the connection now leads elsewhere",
    restoreNeedsSecret: "not restored ({{level}}); that needs the app secret",
    otherSettings:
      "the callback URL for {{level}} is as it was; other settings beside it were changed in the meantime, and were left as they are",
    otherVersions:
      "the app's callback URL is as it was; the platform now lists its fields under another API version",
    restoredOtherwise: "there is no callback URL again, as before; the client stores that differently now",
    restoreSwitchedOff:
      "not restored: someone switched the app's callback URL off in the meantime, and setting one would switch it on again. Once it's on, Switchover restores it",
    restoreUrlLost:
      "Switchover's own is still set for {{level}}; the one from before ({{before}}) can't be read anymore. Set it again yourself",
    notOurs:
      "{{to}} is set for {{level}}, and Switchover's own is gone; unknown whether that's the one from before, which can't be read anymore",
    notOursNothing:
      "Switchover's own is gone for {{level}}, and none is set; the one from before can't be read anymore",
    changedMeanwhile: "{{to}} is now set for {{level}}; someone else set it, and it was left as it is",
    changedToNothing: "the callback URL for {{level}} was changed or removed by someone else",
  },
  phases: {
    working: "The test is running.",
    "awaiting-token": "A callback URL is already set. Its owner has to provide its verify token.",
    "awaiting-message": "Now send {{word}} to {{number}} from any phone.",
    "awaiting-reply": "You can reply to the message if you want.",
    restoring: "The callback URL is being restored.",
    ended: "The test has ended.",
  },
  awaitingToken:
    "{{before}} is set for {{level}}. Enter its verify token, so that it can be restored exactly.",
  notKeptAwake:
    "Switchover can't keep this computer from going to sleep. Keep it awake while notifications should arrive here: while it sleeps, nothing arrives.",
  lacksKeyword:
    "A message without the keyword {{word}} has arrived. The test keeps waiting for one that contains it.",
  tokenRefusedAsk: "This isn't its verify token, or the URL doesn't respond. Enter the right one.",
  reply: {
    text: "Switchover test: your message has arrived, and this is the answer. You don't need to reply.",
    told: "With --reply, the sender of the keyword gets one reply, through the API where the number is:",
    to: "Replying to the number that ends in {{digits}}.",
    status: "Status of the reply: {{status}}, after {{span}}.",
    sending: {
      works: "Sending works: the reply reached the phone.",
      refused: "Sending was rejected.",
      unknown: "Unknown whether sending works.",
      none: "No reply was sent.",
    },
    reasons: {
      "no-message": "No message counted, so there was nothing to reply to.",
      "not-signed":
        "The message's signature wasn't checked or didn't match. Switchover replies only to a signed message.",
      "keyword-not-seen": "Texts aren't kept here, so the keyword wasn't seen in the message.",
      "sender-unknown": "The message contains no number to reply to.",
      "window-closed": "The message is older than 24 h. Only a newer one may be replied to.",
      "not-here": "The number is no longer on the tested API.",
      "number-busy": "A migration of this number is open, or another process is changing something about it.",
      "line-broke": "The tunnel is down or has a different URL, so no status could arrive.",
      "not-recorded":
        "The data folder couldn't record the reply, and Switchover doesn't send what it can't record.",
      declined: "You chose not to send one.",
      "not-confirmed": "It wasn't confirmed in time.",
      stopped: "The test was stopped first.",
      "not-sent": "The platform couldn't be reached. Nothing was sent.",
      rejected: "The platform rejected the reply.",
      failed: "The platform accepted the reply, then reported that it failed.",
      "response-unknown":
        "The platform's response was lost or unclear. The reply may have been sent; it isn't resent.",
      "no-status": "The platform accepted the reply, but no status arrived that counts.",
      "sent-only": "The platform reported the reply as sent, but not as delivered.",
      "stopped-waiting": "The test was stopped while waiting for statuses.",
    },
  },
  verdicts: {
    arrives: "Webhooks arrive.",
    "does-not-arrive": "Webhooks don't arrive.",
    inconclusive: "Not yet known whether webhooks arrive.",
    stopped: "The test was stopped before a message was seen.",
    unchecked: "Messages arrive, but their signatures weren't checked.",
    unsigned: "Messages arrive from the on-premises client, which signs nothing.",
    rejected: "No message counted: what arrived had a wrong signature.",
    others: "Messages came, but none with the keyword.",
    interrupted: "The test was interrupted. Not yet known whether webhooks arrive.",
  },
  refusedBefore_one:
    "By then, {{count}} notification had arrived with a signature that doesn't match, and was rejected: check that the app secret is that of the app whose callback URL this is.",
  refusedBefore_other:
    "By then, {{count}} notifications had arrived with a signature that doesn't match, and were rejected: check that the app secret is that of the app whose callback URL this is.",
  restoredYes: "All callback URLs are as they were before.",
  restoredNo: "A callback URL isn't as it was before.",
  restoredChanged: "Something was changed outside Switchover in the meantime, and left as it is.",
  restoredCertificate:
    "No callback URL is left to restore, but the test's CA certificate is still on the on-premises client.",
  restoredUnknown: "Unknown whether the callback URL is as it was before.",
} as const;
