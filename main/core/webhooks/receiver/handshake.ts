/** What a verification request comes to. `none`: it is none at all. */
export type VerificationVerdict =
  | { readonly kind: "echo"; readonly challenge: string }
  | { readonly kind: "refused" }
  /** A parameter stood there twice: two readers would not agree on what was asked. */
  | { readonly kind: "ambiguous" }
  | { readonly kind: "none" };

const CHALLENGE = /^[A-Za-z0-9._-]{1,256}$/;

/** Judges the query of a GET. `knows` compares a token in constant time; what was wrong is not told apart. */
export function judgeVerification(query: string, knows: (token: string) => boolean): VerificationVerdict {
  const parameters = new URLSearchParams(query);
  const names = [...parameters.keys()];
  if (!names.some((name) => name.startsWith("hub."))) return { kind: "none" };
  if (new Set(names).size !== names.length) return { kind: "ambiguous" };
  const challenge = parameters.get("hub.challenge") ?? "";
  const known = knows(parameters.get("hub.verify_token") ?? "");
  return known && parameters.get("hub.mode") === "subscribe" && CHALLENGE.test(challenge)
    ? { kind: "echo", challenge }
    : { kind: "refused" };
}
