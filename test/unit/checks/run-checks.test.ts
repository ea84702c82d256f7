import { describe, expect, it } from "vitest";
import type { Check, CheckContext } from "../../../main/core/checks/context.ts";
import { CHECKS } from "../../../main/core/checks/registry.ts";
import { runChecks } from "../../../main/core/checks/run-checks.ts";
import { CHECK_IDS } from "../../../shared/checks/catalogue.ts";
import { phrase, pass } from "../../../main/core/checks/finding.ts";
import { verdictOf, type CheckResult } from "../../../shared/checks/result.ts";
import { checkContext, rejected, resultOf, unanswered } from "../../support/check-context.ts";

const quick = (
  id: Check["id"],
  run: Check["run"],
  directions: Check["directions"] = ["to-cloud"],
): Check => ({ id, directions, run });
const passing: Check["run"] = async () => pass(phrase("findings.vault.open"));

describe("runChecks", () => {
  it.each(["to-cloud", "to-onprem"] as const)(
    "lets a healthy deployment go %s, with nothing to warn about",
    async (direction) => {
      const results = await runChecks(checkContext({ direction }));
      expect(verdictOf(results)).toBe("go");
      expect(results.filter(({ status }) => status === "warn" || status === "fail")).toEqual([]);
      expect(results.map(({ id }) => id)).toEqual(
        CHECKS.filter((check) => check.directions.includes(direction)).map(({ id }) => id),
      );
    },
  );

  it("reports each result as soon as it is there and gives the list in the registry's order", async () => {
    const release: { now: () => void } = { now: () => undefined };
    const held = new Promise<void>((resolve) => (release.now = resolve));
    const heard: string[] = [];
    const checks = [
      quick("local.disk", async () => {
        await held;
        return pass(phrase("findings.disk.free", { megabytes: 1 }));
      }),
      quick("local.vault", passing),
    ];
    const onResult = ({ id }: CheckResult): void => {
      heard.push(id);
      if (id === "local.vault") release.now();
    };
    const results = await runChecks(checkContext(), { checks, onResult });
    expect(heard).toEqual(["local.vault", "local.disk"]);
    expect(results.map(({ id }) => id)).toEqual(["local.disk", "local.vault"]);
  });

  it("runs those of the plan's direction alone, and of them those that are asked for", async () => {
    const checks = [
      quick("local.disk", passing),
      quick("local.vault", passing),
      quick("cert.readable", passing, ["to-onprem"]),
    ];
    expect((await runChecks(checkContext(), { checks })).map(({ id }) => id)).toEqual([
      "local.disk",
      "local.vault",
    ]);
    expect(
      (await runChecks(checkContext(), { checks, only: ["local.vault", "cert.readable"] })).map(
        ({ id }) => id,
      ),
    ).toEqual(["local.vault"]);
  });

  it("asks only what the wanted checks need", async () => {
    const context = checkContext();
    const looks = { ...context.queries, number: () => Promise.reject(new Error("was asked")) };
    await expect(
      runChecks({ ...context, queries: looks }, { only: ["local.disk", "onprem.tls"] }),
    ).resolves.toHaveLength(2);
    await expect(runChecks({ ...context, queries: looks }, { only: ["number.status"] })).rejects.toThrow(
      "was asked",
    );
  });

  it("does not swallow a mistake of ours", async () => {
    const checks = [quick("local.disk", () => Promise.reject(new TypeError("ours")))];
    await expect(runChecks(checkContext(), { checks })).rejects.toThrow("ours");
  });

  it("says no-go as soon as one check blocks", async () => {
    expect(verdictOf(await runChecks(checkContext({ local: { freeBytes: 0 } })))).toBe("no-go");
  });

  it("asks at most four times of one host and three of the other on the way to the cloud, and less on the way back", async () => {
    expect(await askedBy("to-cloud")).toEqual([
      "health",
      "number",
      "numbers",
      "onPremTokenEnd",
      "settings",
      "shards",
      "subscriptions",
      "token",
    ]);
    expect(await askedBy("to-onprem")).toEqual([
      "health",
      "number",
      "numbers",
      "onPremTokenEnd",
      "settings",
      "token",
    ]);
  });

  it("holds every check of the catalogue once", () => {
    expect(CHECKS.map(({ id }) => id).sort()).toEqual([...CHECK_IDS].sort());
  });

  it("runs every check alone as it does with the others", async () => {
    const changes = { looks: { number: rejected("token-expired", 190), health: unanswered() } } as const;
    const together = await runChecks(checkContext(changes));
    for (const check of CHECKS.filter(({ directions }) => directions.includes("to-cloud"))) {
      expect(together.find(({ id }) => id === check.id)).toEqual({
        id: check.id,
        ...(await resultOf(check, changes)),
      });
    }
  });

  it("sends nothing at all for a number that repeats its country code", async () => {
    const context = checkContext({});
    const { cc, phoneNumber } = context.plan.number;
    const plan = { ...context.plan, number: { ...context.plan.number, phoneNumber: `${cc}${phoneNumber}` } };
    const looks = new Proxy(context.queries, {
      get: (_looks, name) => () => {
        throw new Error(`${String(name)} was asked`);
      },
    });
    const results = await runChecks({ ...context, plan, queries: looks });
    expect(results.map(({ id, status, cause }) => [id, status, cause])).toEqual([
      ["number.format", "fail", "country-code-repeated"],
    ]);
  });
});

async function askedBy(direction: "to-cloud" | "to-onprem"): Promise<readonly string[]> {
  const asked = new Set<string>();
  const context: CheckContext = checkContext({ direction });
  const looks = new Proxy(context.queries, {
    get: (target, name: keyof CheckContext["queries"]) => {
      asked.add(name);
      return target[name];
    },
  });
  await runChecks({ ...context, queries: looks });
  return [...asked].filter((name) => !name.endsWith("Tls")).toSorted();
}
