/*
 * What a platform's text may say beside a wait without changing it. The words are those of error texts about requests,
 * limits, PINs, codes and numbers; none of them can be an amount, a unit, a day, a date, or how often something counts.
 * Whatever isn't among them may speak of a time: a name of a day, a vague amount, another language.
 */
const WORDS: ReadonlySet<string> = new Set(
  `a an the this that these those it its is are was were be been being am has have had having do does did done
  can cannot could might must should would will i you your yours we our us they their he his she her who which what
  and or but nor not no yes if unless because so as than then of in on at by to from for with without within into about
  after before until till since while when where here there how why only also too very just still already yet
  isn't aren't wasn't weren't don't doesn't didn't can't couldn't hasn't haven't hadn't won't wouldn't shouldn't
  please try tries tried trying retry retries retrying again wait waits waited waiting later soon shortly moment moments
  ago now recent recently early earlier third last new newer old ones
  request requests requested requesting call calls called calling attempt attempts attempted guess guesses guessed
  guessing limit limits limited limitation rate rates throttle throttled throttling exceed exceeds exceeded exceeding
  reach reaches reached hit hits issue issues reason reasons ration
  number numbers phone phones account accounts user users customer customers business app apps application applications
  client clients server servers service services platform api apis cloud host gateway node nodes shard shards sender
  recipient owner contact contacts support team help
  pin pins code codes password passwords passcode token tokens certificate certificates cert certs credential credentials
  backup backups data metadata key keys name names id ids display verification verify verifies verified verifying
  re-verification authentication authenticate authenticated authorization authorized oauth two-step two-factor step factor
  register registers registered registering registration registrations deregister deregistered deregistering
  deregistration deregistrations unregistered re-register re-registration delete deleted deletion subscribe subscribed
  subscribing subscription subscriptions override callback callbacks webhook webhooks message messages messaging send sends
  sending sent receive received reply replied replies deliver delivered delivery
  error errors exception fail fails failed failing failure failures invalid incorrect wrong bad unknown unexpected
  unsupported generic something went object method parameter parameters param params value values field fields format
  pattern path title details component components resource resources url body json type version content required requires require
  needed need needs missing match matches matched mismatch valid expected expired found exist exists such nothing change
  changed changes changing accept accepts accepted reject rejected refuse refused deny denied access permission permissions
  allow allowed allows able unable possible impossible available unavailable ready busy overloaded down maintenance
  temporary temporarily locked lock connected disconnected connection reachable incomplete completed complete process
  processed processing progress internal transient
  use uses used using enter entered entering make made get gets give given go let set sets setting settings put see check
  checked checking read ask asked create created update updated upgrade upgrading connect come came back start started
  reduce amount slow slower fast quick quickly empty full left remain remains remaining belong belongs proof
  sms voice text audio image video template templates media link device devices decode decoded decrypt decrypted encoded
  signed signature`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/** Digits that are no time, such as a parameter's name or an error's code, and fixed expressions. */
const NO_TIMES =
  /#[0-9]+|\b(?:code|error|subcode|parameter|param)\s?[:=]?\s?[0-9]+(?![.:]?[0-9])|\b(?:version|v)\s?[:=]?\s?[0-9][0-9.]*|\btoo[ _]many|\b(?:next|another)[ _](?:attempt|try|request|code|one)(?![a-z])/gi;
/** An id. Ten, 13 and 16 digits may be a moment since 1970, in seconds, ms or µs; 12 and 14 a date. */
const ID = /(?<![0-9])(?![12](?:[0-9]{9}|[0-9]{11,13}|[0-9]{15})(?![0-9]))[0-9]{9,}/g;
const A_WORD = /\p{L}+(?:['’-]\p{L}+)*/gu;
const BETWEEN_WORDS = /^[\s.,;:!?'"“”‘’()[\]{}_/\\|#=<>&–—-]*$/;

/**
 * True if a text may speak of a time in any way, also one that isn't understood here: "try again at 14:30", "resets on
 * Monday", "3 часа". Only a text of known words can't.
 */
export function mentionsTime(text: string): boolean {
  const rest = text
    .replaceAll(NO_TIMES, " ")
    .replaceAll(ID, " ")
    .replaceAll(A_WORD, (word) => (isTimeless(word) ? " " : word));
  return !BETWEEN_WORDS.test(rest);
}

function isTimeless(word: string): boolean {
  const known = word.toLowerCase().replaceAll("’", "'");
  return WORDS.has(known) || known.split("-").every((part) => WORDS.has(part));
}
