import type { AuthoritiesState } from "../network/authorities.ts";
import { visible } from "../visible.ts";
import { localTime } from "./times.ts";
import type { Translate } from "./translate.ts";

/** Each authority that was added, a sentence each. */
function addedAuthorities(t: Translate, { added }: Pick<AuthoritiesState, "added">): readonly string[] {
  return added.map(({ subject, sha256, validTo }) =>
    t("authorities.added", {
      subject: visible(subject, 500),
      validTo: localTime(t, validTo),
      fingerprint: sha256,
    }),
  );
}

/** Which authorities connections trust, and who decided it. */
export function authoritySentences(t: Translate, state: AuthoritiesState): readonly string[] {
  const added = addedAuthorities(t, state);
  return [
    t("authorities.public"),
    t(state.system ? "authorities.system" : "authorities.notSystem"),
    ...(added.length === 0 ? [t("authorities.none")] : added),
    ...(state.by === "user"
      ? []
      : [t(state.by === "administrator" ? "managed.here" : "authorities.unknown")]),
  ];
}
