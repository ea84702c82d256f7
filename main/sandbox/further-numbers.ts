import { assemble, type Parts } from "./assemble.ts";
import type { SandboxSnapshot } from "./memory/snapshot.ts";
import type { SandboxOptions } from "./options.ts";
import { setScene } from "./scene.ts";
import type { Chance } from "./world/chance.ts";
import type { SandboxClock } from "./world/clock.ts";
import type { SeedData } from "./world/seed-data.ts";
import type { GrowingAccount } from "./world/shared-account.ts";

export const MOST_NUMBERS = 1_000;
/** Each has a hundred numbers that belong to nobody: 555-0100 to 555-0199. */
const AREAS = ["203", "205", "206", "207", "208", "209", "210", "212", "213", "214"] as const;
const FIRST_ID = 106_540_353_000_000;

/** A number besides the first one: its secrets, and the parts that answer for it. */
export type FurtherNumber = { readonly opening: SeedData; readonly parts: Parts };

type Around = {
  readonly options: SandboxOptions;
  readonly clock: SandboxClock;
  readonly chance: Chance;
  readonly first: SandboxSnapshot;
  readonly account: GrowingAccount;
};

/**
 * Adds numbers to the first one's business account. Each has a PIN, a certificate and an on-premises client of its
 * own; app, access token and subscriptions are the account's.
 */
export function addNumbers(
  count: number,
  { options, clock, chance, first, account }: Around,
): FurtherNumber[] {
  const { fixtures, cloudToken, accessToken } = first.opening;
  return Array.from({ length: count }, (_, index) => {
    const { opening, world } = setScene({
      options: {
        ...options,
        number: { phoneNumber: phoneNumberAt(index), phoneNumberId: String(FIRST_ID + index) },
      },
      nowMs: clock.nowMs(),
      chance,
      onPremCertificatePem: first.identities.onPrem.certPem,
    });
    const { appSecret, endpointToken } = fixtures;
    const own = { ...opening.fixtures, appSecret, endpointToken };
    const parts = assemble({
      options,
      clock,
      chance,
      first: { ...first, opening: { ...opening, fixtures: own }, world: { ...world, fixtures: own } },
      restored: false,
      ports: first.ports,
      account,
    });
    account.add(parts.keeper.state);
    return { opening: { ...opening, fixtures: own, cloudToken, accessToken }, parts };
  });
}

function phoneNumberAt(index: number): string {
  return `${AREAS[Math.floor(index / 100)]}5550${100 + (index % 100)}`;
}
