import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");
const SCRIPT = `
  import { zoneHere } from "./shared/traffic/zone-here.ts";
  import { zoneClock } from "./shared/traffic/zone.ts";
  const zone = zoneHere();
  console.log(zone, zoneClock(zone)?.zone, zoneClock(zone)?.offsetMinutes(Date.now()) === -new Date().getTimezoneOffset());
`;

test.each([
  ["Europe/Madrid", "Europe/Madrid"],
  ["", "UTC"],
  ["Nowhere/Land", "UTC"],
  ["UTC+3", "-03:00"],
])("[Q1] the zone of a computer whose TZ is “%s” has a clock: %s", (tz, zone) => {
  const said = execFileSync(process.execPath, ["--input-type=module-typescript", "--eval", SCRIPT], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, TZ: tz },
  });
  expect(said).toBe(`${zone} ${zone} true\n`);
});
