import { rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { senderCheck } from "../../../main/core/allowlist/sender-check.ts";
import type { SenderList } from "../../../shared/allowlist/allowlist.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const LIST: SenderList = {
  asns: [64_500],
  family: "both",
  at: "2026-01-15T12:00:00.000Z",
  ipv4: ["9.9.9.0/24", "31.13.24.0/21", "66.220.144.0/20"],
  ipv6: ["2a03:2880::/32"],
};

function setUp(lists: readonly SenderList[], change: Record<string, unknown> = {}) {
  const ports = { dataDir: tempFolder(), clock: virtualClock() };
  const path = join(ports.dataDir, "allowlist.json");
  const write = (next: readonly SenderList[]): void => {
    writeFileSync(path, JSON.stringify({ format: 1, asns: [64_500], lists: next, ...change }));
  };
  if (lists.length > 0) write(lists);
  return { ports, path, write, check: senderCheck(ports) };
}

describe("the address that posted", () => {
  test.each([
    ["31.13.24.0", "listed"],
    ["31.13.31.255", "listed"],
    ["31.13.32.0", "unlisted"],
    ["31.13.23.255", "unlisted"],
    ["9.9.9.9", "listed"],
    ["66.220.159.255", "listed"],
    ["8.8.8.8", "unlisted"],
    ["223.255.255.254", "unlisted"],
    ["2a03:2880:f0fc:c:face:b00c:0:35", "listed"],
    ["2A03:2880::1", "listed"],
    ["2a03:2881::1", "unlisted"],
    // As a socket that listens on both families names an IPv4 address.
    ["::ffff:31.13.24.1", "listed"],
    ["::FFFF:1f0d:1801", "listed"],
    ["::ffff:8.8.8.8", "unlisted"],
  ])("[G9] %s is %s", (address, state) => {
    expect(setUp([LIST]).check(address)).toBe(state);
  });

  test.each([
    ["127.0.0.1"],
    ["::1"],
    ["::ffff:127.0.0.1"],
    ["10.0.0.8"],
    ["::ffff:192.168.1.20"],
    ["172.17.0.1"],
    ["fe80::1%eth0"],
    ["fd00::1"],
    ["100.64.0.1"],
    [""],
    ["unix:/tmp/socket"],
    ["31.13.24.0/21"],
    ["31.13.24"],
    [undefined],
  ])("[G9] %s, a proxy's or none, tells nothing about the sender", (address) => {
    expect(setUp([LIST]).check(address)).toBeUndefined();
  });

  test("[G9] without a list, or with one of the other family, it can't be told", () => {
    expect(setUp([]).check("8.8.8.8")).toBeUndefined();
    const { check } = setUp([{ ...LIST, family: "4", ipv6: [] }]);
    expect([check("8.8.8.8"), check("2a03:2881::1")]).toEqual(["unlisted", undefined]);
  });

  test("[G9] a list of other AS numbers than those kept by the schedule doesn't count", () => {
    const other = { ...LIST, asns: [64_501], ipv4: ["8.8.8.0/24"] };
    const schedule = { mode: "refresh", everyDays: 7, asns: [64_501], family: "both" };
    expect(setUp([LIST, other]).check("8.8.8.8")).toBe("unlisted");
    expect(setUp([LIST, other], { schedule }).check("8.8.8.8")).toBe("listed");
  });

  test("[G9] a refreshed list counts within seconds; one that was deleted or is unreadable tells nothing", async () => {
    const { check, write, path, ports } = setUp([LIST]);
    expect(check("8.8.8.8")).toBe("unlisted");
    write([{ ...LIST, ipv4: ["8.8.8.0/24"] }]);
    utimesSync(path, 1, 1);
    expect(check("8.8.8.8")).toBe("unlisted");
    await ports.clock.advance(5_000);
    expect(check("8.8.8.8")).toBe("listed");
    writeFileSync(path, "[");
    await ports.clock.advance(5_000);
    expect(check("8.8.8.8")).toBeUndefined();
    rmSync(path, { force: true });
    await ports.clock.advance(5_000);
    expect(check("8.8.8.8")).toBeUndefined();
  });
});
