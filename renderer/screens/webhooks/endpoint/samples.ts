import type { CheckResult } from "../../../../shared/checks/result.ts";

/** The languages in which the code of a cure is shown. */
export const SAMPLE_LANGUAGES = ["Node", "Python", "PHP"] as const;
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];

/** What a sample does; its name in the wording. */
export type SampleTopic = "signature" | "verification" | "receipt";

export type Sample = { readonly topic: SampleTopic; readonly code: Readonly<Record<SampleLanguage, string>> };

// Without a framework and without comments: the sentence beside it says what to do with the result.
const SIGNATURE: Sample["code"] = {
  Node: `import { createHmac, timingSafeEqual } from "node:crypto";

export function isSigned(rawBody, header, appSecret) {
  const hmac = createHmac("sha256", appSecret);
  const own = "sha256=" + hmac.update(rawBody).digest("hex");
  const given = Buffer.from(header ?? "");
  return given.length === own.length
    && timingSafeEqual(given, Buffer.from(own));
}`,
  Python: `import hashlib
import hmac

def is_signed(raw_body, header, app_secret):
    own = "sha256=" + hmac.new(
        app_secret.encode(), raw_body, hashlib.sha256
    ).hexdigest()
    return hmac.compare_digest(
        (header or "").encode(), own.encode()
    )`,
  PHP: `function isSigned($rawBody, $header, $appSecret): bool
{
    $own = 'sha256='
        . hash_hmac('sha256', $rawBody, $appSecret);
    return hash_equals($own, $header ?? '');
}`,
};

const VERIFICATION: Sample["code"] = {
  Node: `export function answerVerification(query, verifyToken) {
  const isPlatform = query.get("hub.mode") === "subscribe"
    && query.get("hub.verify_token") === verifyToken;
  return isPlatform
    ? { status: 200, type: "text/plain",
        body: query.get("hub.challenge") ?? "" }
    : { status: 403, type: "text/plain", body: "" };
}`,
  Python: `def answer_verification(query, verify_token):
    is_platform = (
        query.get("hub.mode") == "subscribe"
        and query.get("hub.verify_token") == verify_token
    )
    if not is_platform:
        return 403, "text/plain", ""
    return 200, "text/plain", query.get("hub.challenge", "")`,
  PHP: `$isPlatform = ($_GET['hub_mode'] ?? '') === 'subscribe'
    && ($_GET['hub_verify_token'] ?? '') === $verifyToken;
http_response_code($isPlatform ? 200 : 403);
header('Content-Type: text/plain');
echo $isPlatform ? ($_GET['hub_challenge'] ?? '') : '';`,
};

const RECEIPT: Sample["code"] = {
  Node: `import { createHash } from "node:crypto";

export async function receive(rawBody, queue) {
  const key = createHash("sha256").update(rawBody).digest("hex");
  await queue.put(key, rawBody);
  return { status: 200, body: "" };
}`,
  Python: `import hashlib

def receive(raw_body, queue):
    key = hashlib.sha256(raw_body).hexdigest()
    queue.put(key, raw_body)
    return 200, ""`,
  PHP: `$rawBody = file_get_contents('php://input');
$queue->put(hash('sha256', $rawBody), $rawBody);
http_response_code(200);`,
};

const TOPICS: Readonly<Record<string, Sample>> = {
  "endpoint.signature": { topic: "signature", code: SIGNATURE },
  "endpoint.handshake": { topic: "verification", code: VERIFICATION },
  "endpoint.status": { topic: "receipt", code: RECEIPT },
  "endpoint.kinds": { topic: "receipt", code: RECEIPT },
  "endpoint.large": { topic: "receipt", code: RECEIPT },
  "endpoint.batch": { topic: "receipt", code: RECEIPT },
  "endpoint.repeats": { topic: "receipt", code: RECEIPT },
  "endpoint.order": { topic: "receipt", code: RECEIPT },
};

/** Code that cures a failed check; undefined where no code does, as with a certificate. */
export function sampleOf({ id }: Pick<CheckResult, "id">): Sample | undefined {
  return TOPICS[id];
}
