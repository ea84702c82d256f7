import type { World } from "../scene/world.ts";

/** Secrets that may be in no text but the vault's and the wire's. */
export function secretsOf(world: World): readonly string[] {
  const { truth, secrets } = world;
  return [
    truth.identity.accessToken,
    truth.identity.password,
    ...truth.sessions.keys(),
    ...truth.backups.flatMap(({ password, data }) => [password, data]),
    ...[...secrets].flatMap(([name, value]) => (name === "PIN" || name === "CERT" ? [] : [value])),
  ];
}

/** True if a text holds six digits that stand alone: a PIN or a code is short enough to occur by chance. */
export function holdsDigits(text: string, digits: string): boolean {
  for (let at = text.indexOf(digits); at >= 0; at = text.indexOf(digits, at + 1)) {
    const around = `${text[at - 1] ?? " "}${text[at + digits.length] ?? " "}`;
    if (!/[0-9a-f:.-]/i.test(around)) return true;
  }
  return false;
}
