import { BlockList } from "node:net";
import { describe, expect, test } from "vitest";
import { addressCount, aggregate } from "../../../main/core/allowlist/aggregate.ts";
import { addressText, readPrefix, type IpFamily, type Range } from "../../../main/core/allowlist/prefix.ts";
import { seededRandom } from "../../support/seeded-random.ts";

function ranges(prefixes: readonly string[], family: IpFamily = 4): Range[] {
  return prefixes.map((prefix) => {
    const read = readPrefix(prefix, family);
    if (!read.ok) throw new Error(`${prefix}: ${read.problem}`);
    return read.value;
  });
}

describe("a prefix", () => {
  test.each([
    ["31.13.24.0/21", 4],
    ["8.8.8.8/32", 4],
    ["1.0.0.0/8", 4],
    ["2a03:2880::/32", 6],
    ["2A03:2880:F0FC::/47", 6],
    ["2620:0:1c00:0:face:b00c:0:3/128", 6],
  ] as const)("[G1] %s is one", (text, family) => {
    expect(readPrefix(text, family).ok).toBe(true);
  });

  test.each([
    ["31.13.24.0", 4, "no-prefix"],
    ["31.13.24.0/33", 4, "no-prefix"],
    ["31.13.24.0/021", 4, "no-prefix"],
    ["031.13.24.0/21", 4, "no-prefix"],
    ["31.13.24/21", 4, "no-prefix"],
    ["31.13.24.256/32", 4, "no-prefix"],
    ["31.13.24.0/21/3", 4, "no-prefix"],
    ["31.13.24.0/-1", 4, "no-prefix"],
    ["0x1f.13.24.0/21", 4, "no-prefix"],
    ["31.13.24.0/21 31.13.64.0/24", 4, "no-prefix"],
    ["2a03:2880::/32", 4, "no-prefix"],
    ["", 4, "no-prefix"],
    ["31.13.24.0/21", 6, "no-prefix"],
    ["2a03:2880::/129", 6, "no-prefix"],
    ["2a03:2880::%eth0/64", 6, "no-prefix"],
    ["::ffff:31.13.24.0/120", 6, "no-prefix"],
    ["2a03::2880::/32", 6, "no-prefix"],
    ["31.13.24.1/21", 4, "host-bits"],
    ["2a03:2880::1/32", 6, "host-bits"],
    ["0.0.0.0/0", 4, "default-route"],
    ["::/0", 6, "default-route"],
    ["10.0.0.0/8", 4, "reserved"],
    ["10.1.2.0/24", 4, "reserved"],
    ["8.0.0.0/5", 4, "reserved"],
    ["127.0.0.1/32", 4, "reserved"],
    ["100.64.0.0/10", 4, "reserved"],
    ["169.254.0.0/16", 4, "reserved"],
    ["172.31.0.0/16", 4, "reserved"],
    ["192.168.0.0/16", 4, "reserved"],
    ["198.19.0.0/16", 4, "reserved"],
    ["192.0.2.0/24", 4, "reserved"],
    ["224.0.0.0/4", 4, "reserved"],
    ["240.0.0.0/4", 4, "reserved"],
    ["255.255.255.255/32", 4, "reserved"],
    ["::1/128", 6, "reserved"],
    ["fc00::/7", 6, "reserved"],
    ["fe80::/10", 6, "reserved"],
    ["ff00::/8", 6, "reserved"],
    ["2001:db8::/32", 6, "reserved"],
    ["2001::/16", 6, "reserved"],
    ["64:ff9b::/96", 6, "reserved"],
    ["::ffff:0:0/96", 6, "reserved"],
  ] as const)("[G1] %s as IPv%i is refused: %s", (text, family, problem) => {
    expect(readPrefix(text, family)).toEqual({ ok: false, problem });
  });
});

describe("a list", () => {
  test("[G2] joins neighbors and leaves out what is within another, in the order of addresses", () => {
    const given = [
      "31.13.65.0/24",
      "31.13.64.0/24",
      "31.13.24.0/21",
      "31.13.26.0/24",
      "9.0.0.0/9",
      "9.128.0.0/9",
      "31.13.24.0/21",
    ];
    expect(aggregate(ranges(given), 4)).toEqual(["9.0.0.0/8", "31.13.24.0/21", "31.13.64.0/23"]);
    expect(aggregate(ranges(["31.13.25.0/24", "31.13.26.0/24"]), 4)).toEqual([
      "31.13.25.0/24",
      "31.13.26.0/24",
    ]);
    expect(aggregate(ranges(["2a03:2881::/32", "2a03:2880::/32", "2620:0:1c00::/40"], 6), 6)).toEqual([
      "2620:0:1c00::/40",
      "2a03:2880::/31",
    ]);
    expect(aggregate([], 4)).toEqual([]);
  });

  test("[G2] has the same addresses before and after, none twice, and no fewer prefixes would do", () => {
    const random = seededRandom(7);
    for (let round = 0; round < 150; round += 1) {
      const given = Array.from({ length: random.between(1, 12) }, () => {
        const length = random.between(24, 32);
        const host = random.between(0, 255) & (0xff << (32 - length)) & 0xff;
        return `31.13.24.${host}/${length}`;
      });
      const joined = aggregate(ranges(given), 4);
      const [before, after] = [given, joined].map((prefixes) => {
        const list = new BlockList();
        for (const prefix of prefixes)
          list.addSubnet(prefix.split("/")[0] ?? "", Number(prefix.split("/")[1]), "ipv4");
        return Array.from({ length: 256 }, (_, host) => list.check(`31.13.24.${host}`));
      });
      expect(after, given.join(" ")).toEqual(before);
      expect(addressCount(ranges(joined))).toBe(BigInt(after?.filter(Boolean).length ?? 0));
      const sum = joined.reduce((total, prefix) => total + 2 ** (32 - Number(prefix.split("/")[1])), 0);
      expect(BigInt(sum)).toBe(addressCount(ranges(given)));
      // Two halves of one prefix would be that prefix.
      const halves = joined.filter((prefix, index) => {
        const [one, two] = [prefix, joined[index + 1]].map((each) =>
          each === undefined ? undefined : ranges([each])[0],
        );
        const size = one === undefined ? 0n : one.last - one.first + 1n;
        return (
          two !== undefined &&
          one !== undefined &&
          two.last - two.first + 1n === size &&
          one.first % (2n * size) === 0n &&
          two.first === one.last + 1n
        );
      });
      expect(halves).toEqual([]);
    }
  });

  test("[G2] writes an address as its registry does: IPv6 short and in lower case", () => {
    expect(addressText(ranges(["2A03:2880:0000:0000::/64"], 6)[0]?.first ?? 0n, 6)).toBe("2a03:2880::");
    expect(addressText(ranges(["31.13.24.0/21"])[0]?.last ?? 0n, 4)).toBe("31.13.31.255");
  });
});
