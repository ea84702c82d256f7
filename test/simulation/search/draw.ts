import type { Direction } from "../../../shared/migration/direction.ts";
import { type SeededRandom, randomFrom } from "../../support/seeded-random.ts";
import { HABITS, type History, type Leg, type Setting, type StatusAfterMove } from "../scene/history.ts";
import { REQUEST_FAULTS } from "../network/faults.ts";

const HOUR_MS = 3_600_000;

/** The history of a seed. */
export function historyOf(seed: number): History {
  const random = randomFrom(seed);
  const legs = Array.from({ length: random.between(1, 3) }, () => drawLeg(random));
  // Afterwards a careful person finishes in a world without faults.
  return { seed, setting: drawSetting(random), legs: [...legs, {}] };
}

const chance = (random: SeededRandom, of: number): boolean => random.between(1, of) === 1;

function drawSetting(random: SeededRandom): Setting {
  const direction = random.pick<Direction>(["to-cloud", "to-onprem"]);
  return {
    direction,
    ...(chance(random, 5) ? { wrongPin: true } : {}),
    ...(chance(random, 4) ? { wrongPinStopsClient: true } : {}),
    ...(chance(random, 4) ? { refusesByFalse: true } : {}),
    ...(chance(random, 12) ? { otherNumber: true } : {}),
    ...(direction === "to-onprem" && chance(random, 5) ? { otherName: true } : {}),
    ...(direction === "to-onprem" && chance(random, 2) ? { shards: 2 } : {}),
    ...(chance(random, 12) ? { certHours: random.between(1, 400) } : {}),
    ...(chance(random, 8)
      ? { statusAfterMove: random.pick<StatusAfterMove>(["BANNED", "RESTRICTED", "untold"]) }
      : {}),
  };
}

function drawLeg(random: SeededRandom): Leg {
  const faults = Array.from({ length: random.between(0, 3) }, () => ({
    at: random.between(0, 30),
    fault: random.pick(REQUEST_FAULTS),
  }));
  const second = random.between(0, 30);
  return {
    ...(faults.length > 0 ? { faults } : {}),
    ...(chance(random, 3) ? { diesAt: random.between(0, 90) } : {}),
    ...(chance(random, 6)
      ? {
          failsAt: {
            write: random.between(0, 20),
            count: random.between(1, 3),
            code: random.pick(["ENOSPC", "EIO"]),
          },
        }
      : {}),
    ...(chance(random, 3) ? { short: true } : {}),
    ...(chance(random, 2) ? { habit: random.pick(HABITS) } : {}),
    ...(chance(random, 8) ? { otherFolder: true } : {}),
    ...(chance(random, 5) ? { jumpMs: random.pick([-400, -30, -1, 1, 30, 400]) * 24 * HOUR_MS } : {}),
    ...(chance(random, 4)
      ? { restMs: random.pick([2000, 30_000, HOUR_MS, 30 * HOUR_MS, 200 * HOUR_MS]) }
      : {}),
    ...(chance(random, 8) ? { rival: { at: second, folder: random.pick(["same", "other"]) } } : {}),
    ...(chance(random, 20) ? { fullDisk: true } : {}),
    ...(chance(random, 6)
      ? {
          sleepsAt: {
            at: random.between(0, 30),
            ms: random.pick([2000, 30_000, 600_000, 9 * HOUR_MS]),
            clockStops: chance(random, 2),
          },
        }
      : {}),
  };
}
