import { describe, expect, test } from "vitest";
import { formatList } from "../../../main/core/allowlist/formats.ts";
import type { Family, SenderList } from "../../../shared/allowlist/allowlist.ts";

const IPV4 = ["8.8.8.0/24"];
const IPV6 = ["2001:4860::/32"];

function listOf(family: Family, ipv4: string[] = IPV4, ipv6: string[] = IPV6): SenderList {
  return { asns: [64500], family, at: "2026-01-15T00:00:00.000Z", ipv4, ipv6 };
}

describe("a list that is loaded where another one was", () => {
  test.each([
    ["nftables", "flush set inet switchover senders4", "flush set inet switchover senders6"],
    ["ipset", "flush switchover-senders4", "flush switchover-senders6"],
    ["iptables", "iptables -F SWITCHOVER", "ip6tables -F SWITCHOVER"],
  ] as const)(
    "[ZA2] %s empties what belongs to its family and leaves the other one's",
    (format, four, six) => {
      const emptied = (list: SenderList): readonly string[] => {
        const text = formatList(list, format);
        return [four, six].filter((command) => new RegExp(`(^|\\s)${command}$`, "m").test(text));
      };
      expect(emptied(listOf("4", IPV4, []))).toEqual([four]);
      expect(emptied(listOf("6", [], IPV6))).toEqual([six]);
      expect(emptied(listOf("both"))).toEqual([four, six]);
      // Senders without addresses of a family: what an earlier list let in must not stay.
      expect(emptied(listOf("both", IPV4, []))).toEqual([four, six]);
      expect(emptied(listOf("both", [], IPV6))).toEqual([four, six]);
    },
  );

  test("[ZA2] nftables has both sets, so that one rule may name both", () => {
    for (const family of ["4", "6", "both"] as const) {
      const text = formatList(
        listOf(family, family === "6" ? [] : IPV4, family === "4" ? [] : IPV6),
        "nftables",
      );
      for (const name of ["senders4", "senders6"])
        expect(text).toContain(`add set inet switchover ${name} {`);
    }
  });
});
