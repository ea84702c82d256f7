import type { CauseOf } from "../../../../shared/checks/catalogue.ts";
import type { MessageDescriptor } from "../../../../shared/checks/result.ts";
import { BOTH_WAYS, type Check } from "../context.ts";
import { type CheckFinding, fail, pass, phrase, skip, warn } from "../finding.ts";
import { unseen } from "../unseen.ts";
import { quoted, shown } from "../words.ts";
import { targetOf } from "../../../../shared/migration/direction.ts";
import { resolveLocation } from "../resolve-location.ts";

const CERTIFIED: readonly string[] = ["APPROVED", "AVAILABLE_WITHOUT_REVIEW"];

/** Checks whether the display name is approved, so that its certificate is valid, and is the plan's name. */
export const numberName: Check<"number.name"> = {
  id: "number.name",
  directions: ["to-onprem"],
  run: async ({ plan, queries: looks }) => {
    const number = await looks.number();
    if (number.kind !== "confirmed") return unseen("number", number);
    const { nameStatus, verifiedName } = number.value;
    const expected = plan.number.displayName;
    if (nameStatus !== undefined && !CERTIFIED.includes(nameStatus)) {
      return warn("name-not-approved", phrase("findings.name.status", { status: quoted(nameStatus) }), {
        nameStatus: shown(nameStatus),
      });
    }
    if (expected !== undefined && verifiedName !== undefined && expected !== verifiedName) {
      return warn(
        "name-differs",
        phrase("findings.name.differs", { shown: shown(verifiedName), expected: shown(expected) }),
        { verifiedName: shown(verifiedName) },
      );
    }
    if (nameStatus === undefined) return skip("not-told", phrase("findings.name.untold"));
    return pass(
      verifiedName === undefined
        ? phrase("findings.name.approved", { status: quoted(nameStatus) })
        : phrase("findings.name.namedApproved", { name: shown(verifiedName), status: quoted(nameStatus) }),
      { nameStatus: shown(nameStatus) },
    );
  },
};

const UNVERIFIED: readonly string[] = ["NOT_VERIFIED", "UNVERIFIED", "EXPIRED"];

/**
 * Checks whether the number is verified in the cloud. With a backup no code should be needed, but an
 * unverified number may be refused.
 */
export const numberVerification: Check<"number.verification"> = {
  id: "number.verification",
  directions: ["to-cloud"],
  run: async ({ queries: looks }) => {
    const number = await looks.number();
    if (number.kind !== "confirmed") return unseen("number", number);
    const status = number.value.codeVerificationStatus;
    if (status === undefined) return skip("not-told", phrase("findings.verification.untold"));
    const facts = { codeVerificationStatus: shown(status) };
    const found = phrase("findings.verification.told", { status: quoted(status) });
    return UNVERIFIED.includes(status) ? warn("not-verified", found, facts) : pass(found, facts);
  },
};

/**
 * Checks whether the platform lets the number, its account, business and app send messages.
 *
 * A number on-premises may be reported as blocked for that reason alone, so this never fails.
 */
export const numberSending: Check<"number.sending"> = {
  id: "number.sending",
  directions: BOTH_WAYS,
  run: async ({ queries: looks }) => {
    const number = await looks.number();
    if (number.kind !== "confirmed") return unseen("number", number);
    const { canSend } = number.value;
    if (canSend === undefined) return skip("not-told", phrase("findings.sending.untold"));
    const facts = { canSend: shown(canSend) };
    const found = phrase("findings.sending.told", { sending: quoted(canSend) });
    if (canSend === "BLOCKED") return warn("sending-blocked", found, facts);
    if (canSend === "LIMITED") return warn("sending-limited", found, facts);
    return canSend === "AVAILABLE" ? pass(found, facts) : warn("sending-not-known", found, facts);
  },
};

/**
 * Checks for a quality rating so low that the platform may limit the number at any time, also during a
 * migration.
 */
export const numberQuality: Check<"number.quality"> = {
  id: "number.quality",
  directions: BOTH_WAYS,
  run: async ({ queries: looks }) => {
    const number = await looks.number();
    if (number.kind !== "confirmed") return unseen("number", number);
    const { qualityRating } = number.value;
    if (qualityRating === undefined) return skip("not-told", phrase("findings.quality.untold"));
    const facts = { qualityRating: shown(qualityRating) };
    const found = phrase("findings.quality.told", { quality: quoted(qualityRating) });
    return qualityRating === "RED" ? warn("quality-low", found, facts) : pass(found, facts);
  },
};

/** Checks where the number is, and whether both APIs agree. */
export const numberPlace: Check<"number.place"> = {
  id: "number.place",
  directions: BOTH_WAYS,
  run: async (context) => {
    const { home, reason, words } = await resolveLocation(context);
    const facts = { numberIs: home };
    if (reason === "sides-contradict" || reason === "not-registered-anywhere")
      return warn(reason, words, facts);
    if (home === targetOf(context.plan.direction)) return warn("already-on-target", words, facts);
    return home === "unknown" ? skip("not-told", words, facts) : pass(words, facts);
  },
};

/** Checks whether the number is live or in sandbox mode. */
export const numberMode: Check<"number.mode"> = {
  id: "number.mode",
  directions: BOTH_WAYS,
  run: async ({ queries: looks }) => {
    const number = await looks.number();
    if (number.kind !== "confirmed") return unseen("number", number);
    const { accountMode } = number.value;
    if (accountMode === undefined) return skip("not-told", phrase("findings.mode.untold"));
    const facts = { accountMode: shown(accountMode) };
    const found = phrase("findings.mode.told", { mode: quoted(accountMode) });
    return accountMode === "SANDBOX" ? warn("sandbox-mode", found, facts) : pass(found, facts);
  },
};

type StatusFinding = CheckFinding<CauseOf<"number.status">>;

const RESTRICTED = (said: MessageDescriptor): StatusFinding => warn("number-restricted", said);

// The platform may add values: what an unlisted one means is not known, so it is shown unchanged and passes nothing.
const UNOBJECTIONABLE: readonly string[] = ["CONNECTED", "DISCONNECTED", "PENDING", "LINKED", "UNLINKED"];

const JUDGED: ReadonlyMap<string, (said: MessageDescriptor) => StatusFinding> = new Map([
  ["BANNED", (said: MessageDescriptor): StatusFinding => fail("number-banned", said)],
  ["DELETED", (said: MessageDescriptor): StatusFinding => fail("number-deleted", said)],
  ["MIGRATED", (said: MessageDescriptor): StatusFinding => warn("number-migrated", said)],
  ["RESTRICTED", RESTRICTED],
  ["FLAGGED", RESTRICTED],
  ["RATE_LIMITED", RESTRICTED],
]);

function judge(status: string, said: MessageDescriptor): StatusFinding {
  if (UNOBJECTIONABLE.includes(status)) return pass(said);
  return JUDGED.get(status)?.(said) ?? warn("status-not-known", said);
}

/** Checks the number's status in the cloud for a ban, a deletion or a restriction. */
export const numberStatus: Check<"number.status"> = {
  id: "number.status",
  directions: BOTH_WAYS,
  run: async ({ queries: looks }) => {
    const number = await looks.number();
    if (number.kind !== "confirmed") return unseen("number", number);
    const { status } = number.value;
    if (status === undefined) return skip("not-told", phrase("findings.status.untold"));
    const said = phrase("findings.status.told", { status: quoted(status) });
    return { ...judge(status, said), facts: { status: shown(status) } };
  },
};
