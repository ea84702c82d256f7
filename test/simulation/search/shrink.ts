import type { History, Leg, Setting } from "../scene/history.ts";

/** What makes a history shorter, in the order in which it is tried. */
function* shorter({ seed, setting, legs }: History): Generator<History> {
  for (const index of legs.keys()) yield { seed, setting, legs: legs.filter((_leg, at) => at !== index) };
  for (const [index, leg] of legs.entries())
    for (const smaller of smallerLegs(leg)) yield { seed, setting, legs: legs.with(index, smaller) };
  for (const name of Object.keys(setting)) {
    if (name === "direction") continue;
    const { [name as keyof Setting]: _dropped, ...rest } = setting;
    yield { seed, setting: rest as Setting, legs };
  }
}

function* smallerLegs(leg: Leg): Generator<Leg> {
  for (const name of Object.keys(leg) as (keyof Leg)[]) {
    const { [name]: _dropped, ...rest } = leg;
    yield rest;
  }
  const { faults } = leg;
  if (faults !== undefined && faults.length > 1)
    for (const index of faults.keys()) yield { ...leg, faults: faults.filter((_fault, at) => at !== index) };
}

/**
 * The shortest history that still violates the same rule: parts are left out one after the other for as long as it
 * does.
 */
export async function shrink(
  history: History,
  violates: (candidate: History) => Promise<boolean>,
): Promise<History> {
  let shortest = history;
  for (let found = true; found;) {
    found = false;
    for (const candidate of shorter(shortest)) {
      if (candidate.legs.length === 0 || !(await violates(candidate))) continue;
      shortest = candidate;
      found = true;
      break;
    }
  }
  return shortest;
}
