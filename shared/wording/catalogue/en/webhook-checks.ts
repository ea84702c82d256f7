import type { CheckCause } from "../../../checks/catalogue.ts";
import type { ProofCauseOf, ProofCheckId } from "../../../webhook/proof-checks.ts";

type NameOf<Id extends string> = Id extends `webhooks.${infer Name}` ? Name : never;
type WebhookCheckId = Extract<ProofCheckId, `webhooks.${string}`>;
/** Causes that the pre-checks have words for already are not told twice. */
type OwnCause = Exclude<ProofCauseOf<WebhookCheckId>, CheckCause>;

/** What each line of the connectivity test looks at, and why. */
export const webhookChecks = {
  tunnel: {
    title: "Way from outside to this computer",
    why: "The platform delivers only to a public https address. A tunnel lends this computer one.",
  },
  "outside-in": {
    title: "Public address from outside",
    why: "A word sent through the public address must come back here unchanged, before the platform is told of the address.",
  },
  borrowed: {
    title: "Callback set for the test",
    why: "The platform is told to deliver to this computer for the length of the test, at the level that reaches the fewest numbers.",
  },
  handshake: {
    title: "Handshake of the platform",
    why: "The platform asks the address for a proof before it delivers anything there.",
  },
  message: {
    title: "A real message",
    why: "Only a message that a phone sent and that arrived here proves that webhooks arrive.",
  },
  status: {
    title: "Statuses of an answer",
    why: "What your business sends comes back as sent, delivered and read. They travel the same way.",
  },
  restored: {
    title: "Callback given back",
    why: "At the end everything must stand as it stood before, or your messages would go on to a computer that listens no more.",
  },
} as const satisfies Readonly<
  Record<NameOf<WebhookCheckId>, { readonly title: string; readonly why: string }>
>;

/** What each cause of such a line means and how it is put right. */
export const webhookCauses = {
  "auth-refused": {
    happened: "The ssh server did not accept the key.",
    remedy: "Check user name and key, and that the public key stands in the server's authorized_keys.",
  },
  "key-unreadable": {
    happened: "The private key cannot be read.",
    remedy:
      "Check the path and the permissions of the file, and that it is a private key in OpenSSH or PEM form.",
  },
  "key-passphrase": {
    happened: "The private key is protected by a passphrase that was not given, or does not fit.",
    remedy: "Give the key's passphrase, or let the ssh agent hold the key.",
  },
  "agent-absent": {
    happened: "No ssh agent answers on this computer.",
    remedy: "Start the agent and add the key to it, or name the file of a private key.",
  },
  "host-key-unknown": {
    happened: "Nobody has said yet which host key the ssh server should have.",
    remedy: "Compare the fingerprint with the one that the server's administrator gives you, and confirm it.",
  },
  "host-key-changed": {
    happened: "The ssh server presents another host key than the one that was confirmed.",
    remedy:
      "Ask its administrator whether the key was changed. If not, somebody may stand in between: do not go on.",
  },
  "port-taken": {
    happened: "The port at the far end is taken.",
    remedy: "End what listens there, an earlier tunnel perhaps, or choose another port.",
  },
  "forwarding-refused": {
    happened: "The ssh server does not allow a reverse tunnel.",
    remedy:
      "Allow it there: AllowTcpForwarding yes or remote, and no permitlisten that leaves out this port.",
  },
  "program-missing": {
    happened: "The tunnel's program is not on this computer.",
    remedy: "Install it, or name its path.",
  },
  "program-failed": {
    happened: "The tunnel's program ended with an error.",
    remedy: "Read what it said, and try it by hand.",
  },
  "program-too-old": {
    happened: "The tunnel's program on this computer is too old for a token from a file.",
    remedy: "Update cloudflared to 2025.4.0 or newer. Older ones would show the token to everybody here.",
  },
  "token-unreadable": {
    happened: "The file with the tunnel's token cannot be read.",
    remedy: "Check its whole path and its permissions. It should be readable for you alone (mode 600).",
  },
  "token-refused": {
    happened: "The tunnel's program does not take the token in the file.",
    remedy: "Copy the token anew from the tunnel's page at Cloudflare: the token alone, on one line.",
  },
  "other-tunnel": {
    happened:
      "A tunnel that you opened for this receiver leads another way than was asked for. It stays as it is.",
    remedy: "Choose the tunnel that is open, or close it first.",
  },
  "authtoken-missing": {
    happened: "The tunnel's service needs an authtoken of yours, and none was given.",
    remedy: "Copy the authtoken from your account's dashboard and store it.",
  },
  "authtoken-refused": {
    happened: "The tunnel's service does not accept the authtoken.",
    remedy: "Copy it anew from your account's dashboard. Several tunnels at once may need another contract.",
  },
  lost: {
    happened: "The tunnel broke off.",
    remedy: "Check the network. The tunnel is opened again by itself; start the test again once it stands.",
  },
  "not-practice": {
    happened: "The practice tunnel leads nowhere outside the practice realm.",
    remedy: "Choose another way from outside.",
  },
  "no-public-url": {
    happened: "The tunnel stands, but did not tell its public address.",
    remedy: "Name the public address yourself, or update the tunnel's program.",
  },
  other: {
    happened: "The tunnel could not be opened, for a reason that Switchover does not know.",
    remedy: "Read what the program or server said.",
  },
  "not-ours": {
    happened: "The public address answered, but what was sent there never came to this computer.",
    remedy: "The address leads somewhere else. Check where your proxy, router or tunnel passes it on to.",
  },
  "name-not-seen": {
    happened: "The tunnel's name is new, and this computer's name service does not know it yet.",
    remedy:
      "The platform may well see it: the test goes on. Otherwise wait half an hour, or use a tunnel with a name of its own.",
  },
  "interstitial-page": {
    happened: "The tunnel shows a page for visitors in front of the address.",
    remedy: "The platform cannot click it away. Use a contract or tunnel without such a page.",
  },
  "body-changed": {
    happened: "What arrived is not byte for byte what was sent.",
    remedy:
      "Something on the way rewrites the body, and no signature will fit. Switch that off for this path.",
  },
  "signature-header-lost": {
    happened: "The header with the signature did not arrive.",
    remedy: "Let the proxy pass on X-Hub-Signature-256 as it came.",
  },
  "status-not-200": {
    happened: "The public address did not answer 200.",
    remedy: "See in your proxy or tunnel what answers in our place.",
  },
  timeout: {
    happened: "No answer came in time.",
    remedy: "Check the way through tunnel and proxy, then try again.",
  },
  slow: {
    happened: "The way takes longer than the platform likes to wait.",
    remedy: "It does for a test. For production use an endpoint nearer to the platform.",
  },
  "token-needed": {
    happened: "A callback stands at the level that wins, and no call tells its verify token.",
    remedy:
      "Ask its owner for the verify token, so that the callback can be given back exactly. Nothing is changed before.",
  },
  "level-taken": {
    happened: "Another callback stands above the chosen level and would win.",
    remedy: "Let Switchover choose the level, or choose the one that wins.",
  },
  "borrowed-already": {
    happened:
      "The callback that stands there was set by Switchover itself, for another test or by another data folder. Nothing was changed.",
    remedy:
      "End what goes on there, or give back there what stood before (webhooks restore), then try again.",
  },
  "not-subscribed": {
    happened:
      "The token's app is not subscribed to the business account, so that nothing would be delivered.",
    remedy: "Subscribe it first. A migration does so as its second step.",
  },
  refused: {
    happened: "The platform refused the callback.",
    remedy:
      "See the reason it gave. The token may lack the right to manage the account, or the deployment this level.",
  },
  "not-known": {
    happened: "The platform did not say how the callback stands now.",
    remedy:
      "Switchover goes on trying to give it back, at the latest when it starts next. Look in the platform's dashboard in the meantime.",
  },
  "address-too-long": {
    happened: "The public address is longer than the 200 characters that the platform takes.",
    remedy: "Use a shorter public address.",
  },
  "app-secret-missing": {
    happened: "At this level the app's secret is needed, and none is there.",
    remedy: "Store the app secret, then try again.",
  },
  "reaches-further": {
    happened: "The callback does not concern this number alone.",
    remedy:
      "As long as it leads here, all that this callback gets comes here and is passed on. Choose a quiet hour.",
  },
  "no-way-back": {
    happened:
      "Nothing stands at this level, or what stands is switched off, and no call of the platform could make it so again.",
    remedy:
      "Set the app's callback in the platform's dashboard and switch it on first, or use a deployment with callbacks for a number.",
  },
  "private-address": {
    happened: "The callback that would get copies leads into a private network. Nothing was changed.",
    remedy:
      "Where that is meant, say so with --allow-private or the tick in the window. Or test without passing anything on.",
  },
  "ip-literal": {
    happened: "The callback that would get copies is an IP address. Nothing was changed.",
    remedy:
      "Where that is meant, say so with --allow-private or the tick in the window. Or test without passing anything on.",
  },
  "port-unusual": {
    happened: "The callback that would get copies has another port than 443. Nothing was changed.",
    remedy:
      "Where that is meant, say so with --allow-private or the tick in the window. Or test without passing anything on.",
  },
  "own-address": {
    happened:
      "The callback that stands there leads to this receiver already: copies would go round for ever. Nothing was changed.",
    remedy:
      "Set the callback of your production in the platform's dashboard first, or pass nothing on (--no-forward).",
  },
  "not-https": {
    happened:
      "The callback that would get copies does not begin with https://, so none can go there. Nothing was changed.",
    remedy:
      "Give your production an https address first, or pass nothing on (--no-forward): it then goes without.",
  },
  "user-info": {
    happened:
      "The callback that would get copies has a user name or a password in it, so none can go there. Nothing was changed.",
    remedy:
      "Set your production's callback without them first, or pass nothing on (--no-forward): it then goes without.",
  },
  unreadable: {
    happened:
      "The callback that would get copies cannot be read as an address, so none can go there. Nothing was changed.",
    remedy:
      "Set your production's callback anew first, or pass nothing on (--no-forward): it then goes without.",
  },
  "copies-came-back": {
    happened:
      "A copy came back here from production. Nothing is passed on any more, and whoever sends is told to come again.",
    remedy:
      "Find what sends production's notifications here (a mirror, a second endpoint) and switch it off, or pass nothing on (--no-forward).",
  },
  "word-needed": {
    happened:
      "Nothing would be passed on to the callback that gets the notifications now. Nothing was changed.",
    remedy: "Pass copies on to it, or confirm that it may go without them.",
  },
  "authority-no-list": {
    happened:
      "The on-premises client does not hold its callbacks' authorities as a list: ours could not stand beside them and be taken away alone. Nothing was borrowed.",
    remedy: "Use a tunnel with a certificate of a public authority.",
  },
  "authority-replaced": {
    happened:
      "The upload of our authority took the place of what the on-premises client trusted. It is put back; nothing was borrowed.",
    remedy:
      "Look at the client's authorities (certificates/webhooks/ca), and use a tunnel with a public certificate.",
  },
  "authority-left": {
    happened:
      "The callback stands as it stood, but the authority of this test is still with the on-premises client.",
    remedy:
      "Try again from the webhooks screen, or with webhooks restore. Nobody holds its key any more; it can also be removed at the client.",
  },
  "not-written": {
    happened:
      "What stood there could not be recorded, or what an earlier test recorded could not be read. Nothing was set.",
    remedy: "Put right what is wrong with the data folder, then start the test again.",
  },
  "no-handshake": {
    happened: "The platform's handshake never came here.",
    remedy: "Check that the public address can be reached from the internet, not only from here.",
  },
  "none-there": {
    happened: "The on-premises client asks an address for no proof before it delivers there.",
    remedy: "Nothing is to be done.",
  },
  "handshake-refused": {
    happened: "The platform's handshake came here, but the platform did not accept the answer.",
    remedy: "Something on the way changes the answer. Look at the check of the public address.",
  },
  slept: {
    happened: "This computer slept while the message was awaited. Nothing could arrive meanwhile.",
    remedy: "Keep it awake, and send the word again if it was sent before.",
  },
  "no-message": {
    happened: "No message came in time.",
    remedy:
      "Check that the number is on the API that was tested, that the word was sent to it, and try again.",
  },
  "went-elsewhere": {
    happened: "The number's notifications go to another address now.",
    remedy: "Somebody has changed the callback meanwhile. Ask who, and try again.",
  },
  "others-came": {
    happened: "Messages do come through this callback, but none held the word.",
    remedy: "Test again, and send the word itself, as a text, from any phone.",
  },
  "line-broke": {
    happened: "The tunnel was down during the wait, so that the silence proves nothing.",
    remedy: "Wait until the tunnel stands, then test again.",
  },
  "signature-wrong": {
    happened: "It came, but its signature does not fit the app secret.",
    remedy: "Store the secret of the app that is subscribed. Until then nothing that comes is proof.",
  },
  unchecked: {
    happened:
      "It came, but its signature was not checked: the on-premises client signs nothing, and the cloud's needs the app secret.",
    remedy:
      "For the cloud, store the app secret, so that what arrives is proof. For the on-premises client nothing is to be done.",
  },
  "no-status": {
    happened: "No status came while it was waited for.",
    remedy:
      "Statuses come only for an answer. If none was sent, nothing is wrong; if it was refused, look at the refusal.",
  },
  "not-restored": {
    happened:
      "The callback could not be given back. Notifications still go to an address that listens no more.",
    remedy: "Try again at once, or set the callback in the platform's dashboard.",
  },
  "not-here": {
    happened: "The number does not live on the API whose callbacks were to be tested. Nothing was changed.",
    remedy: "Test the other side, on which the number lives.",
  },
  "changed-meanwhile": {
    happened: "Somebody else has changed the callback meanwhile. Switchover left that as it is.",
    remedy: "Make sure that it is the callback that you want.",
  },
} as const satisfies Readonly<Record<OwnCause, { readonly happened: string; readonly remedy: string }>>;

/** What the connectivity test says: its findings, and what it waits for. */
export const connectivity = {
  levels: {
    number: "the number alone",
    account: "the whole business account",
    application: "the app with everything it serves",
    client: "the on-premises client",
  },
  found: {
    sleptWell: "this computer slept; tunnel, public address and callback stand as before",
    sleptElsewhere: "this computer slept, and the callback leads elsewhere by now",
    sleptMoved: "this computer slept, and the tunnel came back under another address",
    sleptDown: "this computer slept, and the tunnel has not come back yet",
    sleptNotHere: "this computer slept, and the public address does not lead here at the moment",
    sleptUnseen: "this computer slept, and whether the callback is still ours could not be seen yet",
    tunnelOpen: "{{url}} leads here",
    tunnelOpenNoting: "{{url}} stands; {{notices}}",
    tunnelOther: "{{url}} is open there already, and leads another way than was asked for",
    tunnelFailed: "not open ({{cause}})",
    tunnelFailedBecause: "not open ({{cause}}): {{detail}}",
    outsideIn: "a word sent from outside came back unchanged",
    outsideInUnasked: "the public address could not be tried from outside",
    callbackFree: "set for {{level}}; nothing stood there before",
    callbackTaken: "set for {{level}}, in place of {{before}}",
    teed: "{{set}}. What arrives goes on to {{to}}",
    notTeed: "{{set}}. What arrives is not passed on to anybody",
    authorityNoListFor:
      "nothing was borrowed: the client gave no list of its callbacks' authorities: {{answer}}",
    authorityNoIds:
      "nothing was borrowed: the client names none of its callbacks' authorities, so that ours could not be taken away alone",
    authorityReplaced: "nothing was borrowed: the client replaced what it trusted instead of adding to it",
    authorityUnseen: "nothing was borrowed: our authority was uploaded, and the client does not list it",
    authorityNotAdded: "nothing was borrowed: our authority could not be uploaded: {{answer}}",
    authorityOthersChanged:
      "given back, and our authority taken away; somebody else has changed the others meanwhile",
    authorityLeft: "the callback is given back; our authority is still with the client",
    authorityLeftBy: "the callback is given back; whether our authority is gone is not known: {{answer}}",
    teeUnknown: "{{set}}. Where it went before is not known, so that it cannot be passed on",
    wordNeeded: "nothing was set: what stands there would get nothing any more",
    takenUp: "still set for {{level}}, as it was left",
    productionRefused: "nothing was set: copies would go to {{to}}",
    copiesCameBack: "a copy came back from {{to}}: nothing is passed on there any more",
    productionOwn: "nothing was set: {{to}} stands there already, and leads to this receiver",
    tokenNeeded: "{{before}} stands for {{level}}; its verify token is needed to give it back",
    tokenRefused:
      "the platform did not take back {{before}} with this verify token: it is another one, or the address does not answer",
    tokenNotProved: "nobody knows yet whether the verify token fits: {{answer}}",
    tokenNotGiven: "{{before}} stands for {{level}}; without its verify token nothing was changed",
    noNumberLevel: "this deployment does not tell callbacks of a number",
    above: "{{before}} stands for {{level}} and would win",
    notSubscribed: "the app of this token is not subscribed to the account",
    refused: "refused for {{level}} ({{reason}})",
    setUnknown: "nobody knows whether it was set: {{answer}}",
    setUnseen: "confirmed, but it does not stand there",
    look: "the callbacks cannot be seen: {{answer}}",
    notInCloud: "the cloud says that the number is on-premises; nothing was changed",
    notOnClient: "the client says that it does not serve the number; nothing was changed",
    lookClient: "the client's settings cannot be seen: {{answer}}",
    ownUntold: "which of the subscribed apps belongs to the token is not told",
    tooLong: "the public address has {{length}} characters; the platform takes 200",
    secretMissing: "the app's own callback can be changed with the app secret only",
    noWayBack: "the app has no callback that could be given back",
    appSwitchedOff: "the app's callback is switched off, and no call could leave it so",
    notWritten: "nothing was set: what stands there could not be recorded. {{why}}",
    leftUnread: "nothing was set: what an earlier test left behind cannot be read. {{why}}",
    borrowedAlready:
      "ours stands for {{level}} already; what stood before it is known to the data folder {{folder}}",
    leftBehind: "a callback that an earlier test left behind could not be given back",
    handshake: "the platform asked, and was answered",
    noHandshake: "the platform's question was not seen here",
    handshakeRefused: "the platform was answered, and refused all the same",
    noHandshakeThere: "the on-premises client asks an address for no proof",
    message: "arrived after {{span}}",
    messageUnchecked: "arrived after {{span}}; its signature was not checked",
    messageUnsigned:
      "arrived after {{span}}. The client signs nothing: it is known by the word and by the secret path that the client's settings name",
    messageByWindow:
      "a message arrived after {{span}}; its text is not kept here, so that the word itself was not seen",
    messageWrong: "arrived with a signature that does not fit",
    refusedCame_one:
      "none with the word {{word}} counted; {{count}} notification came to this address with a signature that does not fit, and was refused",
    refusedCame_other:
      "none with the word {{word}} counted; {{count}} notifications came to this address with a signature that does not fit, and were refused",
    together: "{{first}}; besides, {{second}}",
    besideLineBroke: "the tunnel was down for a while",
    besideWentElsewhere: "notifications of the number go to {{to}} now",
    besideWentNowhere: "the number has no callback any more",
    besideStandingUnseen: "whether the callback is still ours could not be seen",
    besideLeadsNoMore: "the public address does not lead here any more",
    noMessage: "none with the word {{word}} came",
    wentElsewhere: "none came; notifications of the number go to {{to}} now",
    wentNowhere: "none came; the number has no callback any more",
    othersCame_one: "{{count}} message came through this callback, but without the word {{word}}",
    othersCame_other: "{{count}} messages came through this callback, but none with the word {{word}}",
    lineBroke: "none came, but the tunnel was down for a while",
    standingUnseen: "none came, and whether the callback is still ours could not be seen",
    leadsNoMore: "none came, but the public address does not lead here any more",
    addressMoved: "the tunnel came back under another address, so that nothing can come here any more",
    notAwaited: "not waited for",
    status: "{{statuses}}, after {{span}}",
    statusWrong: "came with a signature that does not fit",
    noStatus: "none came for an answer",
    restored: "everything stands as it stood",
    nothingBorrowed: "nothing was changed",
    notRestored: "still set for {{level}}: {{answer}}",
    notRestoredNow: "still set for {{level}}",
    restoreUnknown: "how it stands for {{level}} is not known: {{answer}}",
    restoreNeedsToken: "still set for {{level}}; the verify token of {{before}} is needed to give it back",
    restoreElsewhere: "still set at {{api}}, where it was borrowed; the connection leads elsewhere now",
    restoreNeedsSecret: "still set for {{level}}; the app secret is needed to give it back",
    otherSettings:
      "the address stands as it stood for {{level}}; other settings beside it were changed meanwhile, and were left",
    changedMeanwhile: "{{to}} stands for {{level}} now; somebody else has set it, and it was left",
    changedToNothing: "nothing stands for {{level}} now; somebody else has taken it away",
  },
  phases: {
    working: "The test is at work.",
    "awaiting-token": "A callback stands there already. Its owner has to give its verify token.",
    "awaiting-message": "Now send {{word}} to {{number}} from any phone.",
    "awaiting-reply": "The message can be answered, if you want.",
    restoring: "The callback is given back.",
    ended: "The test is over.",
  },
  awaitingToken:
    "{{before}} stands for {{level}}. Give its verify token, so that it can be given back exactly.",
  notKeptAwake:
    "Nothing here can keep this computer from falling asleep by itself. Keep it awake while notifications are to come here: while it sleeps, nothing arrives.",
  tokenRefusedAsk: "This is not its verify token, or the address does not answer. Give the right one.",
  reply: {
    text: "Switchover test: your message has arrived, and this is the answer. You don't need to reply.",
    told: "With --reply one answer goes to whoever sends the keyword, through the API that the number lives on:",
    to: "Answering the number that ends in {{digits}}.",
    status: "Status of the answer: {{status}}, after {{span}}.",
    sending: {
      works: "Sending works: the answer reached the phone.",
      refused: "Sending was refused.",
      unknown: "Whether sending works is not known.",
      none: "No answer was sent.",
    },
    reasons: {
      "no-message": "No message counted, so there was nothing to answer.",
      "not-signed":
        "The message's signature was not checked or did not fit. Only a signed message is answered.",
      "keyword-not-seen": "Texts are not kept here, so nobody saw the keyword in the message.",
      "sender-unknown": "The message names no number that could be answered.",
      "window-closed": "The message is older than 24 hours. Only a newer one may be answered.",
      "not-here": "The number is no longer on the API that was tested.",
      "number-busy": "A migration of this number is open, or another process is changing something about it.",
      "line-broke": "The tunnel is down or has another address, so no status could come.",
      "not-recorded": "The data folder could not record the answer, and what can't be recorded is not sent.",
      declined: "You chose not to send one.",
      "not-confirmed": "Nobody confirmed it in time.",
      stopped: "The test was stopped first.",
      "not-sent": "The platform could not be reached. Nothing was sent.",
      rejected: "The platform rejected the answer.",
      failed: "The platform took the answer, then reported that it failed.",
      "response-unknown":
        "The platform's response was lost or unclear. The answer may have been sent; it is not sent again.",
      "no-status": "The platform took the answer, but no status came that counts.",
      "sent-only": "The platform reported the answer as sent, but not as delivered.",
      "stopped-waiting": "The test was stopped while statuses were awaited.",
    },
  },
  verdicts: {
    arrives: "Webhooks arrive.",
    "does-not-arrive": "Webhooks do not arrive.",
    inconclusive: "Nobody can tell yet whether webhooks arrive.",
    stopped: "The test was stopped before a message was seen.",
  },
  refusedBefore_one:
    "Until then {{count}} notification had come with a signature that does not fit, and was refused: look whether the app secret is that of the app whose callback this is.",
  refusedBefore_other:
    "Until then {{count}} notifications had come with a signature that does not fit, and were refused: look whether the app secret is that of the app whose callback this is.",
  restoredYes: "All callbacks stand as they stood.",
  restoredNo: "A callback does not stand as it stood.",
  restoredUnknown: "Whether the callback stands as it stood is not known.",
} as const;
