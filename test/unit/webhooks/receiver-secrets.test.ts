import { expect, test } from "vitest";
import { workspaceSecrets, type UnkeptTokens } from "../../../main/core/webhooks/receiver/secrets.ts";
import type { Vault } from "../../../main/core/runtime/ports.ts";
import { redact } from "../../../shared/redacted.ts";
import { err, ok } from "../../../shared/result.ts";
import { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { randomFrom } from "../../support/seeded-random.ts";

const WORKSPACE = WorkspaceId.parse("ws-7k2q9d");
const ports = { random: randomFrom(11) };

/** A vault with these values, by the last part of their labels. */
function vaultOf(held: Readonly<Record<string, string | { readonly kind: string }>>, state = "open") {
  const put: string[] = [];
  const vault = {
    state: () => state,
    take: (label: string) => {
      const value = held[label.split(".").at(-1) ?? ""];
      if (value === undefined) return err({ kind: "recordMissing" });
      return typeof value === "string" ? ok(redact(value, label)) : err(value);
    },
    put: (label: string, _kind: string, value: { reveal(): string }) => {
      put.push(`${label} ${value.reveal().length}`);
      return held["refuses"] === undefined ? ok(null) : err(held["refuses"]);
    },
  } as unknown as Vault;
  return { vault, put };
}

test("[V10] in a folder without a vault the token is made once for this process, and no secret is looked for", () => {
  const { vault, put } = vaultOf({}, "absent");
  const unkept: UnkeptTokens = new Map();
  const [one, other] = [1, 2].map(() => valueOf(workspaceSecrets({ ports, vault }, WORKSPACE, unkept)));
  expect(one?.verifyToken?.reveal()).toHaveLength(32);
  expect(other?.verifyToken?.reveal()).toBe(one?.verifyToken?.reveal());
  expect([one?.appSecrets, put]).toEqual([[], []]);
});

test("[V10] one that was made before there was a vault is the one that the vault keeps", () => {
  const unkept: UnkeptTokens = new Map([[WORKSPACE, redact("made before", "verify token")]]);
  const { vault, put } = vaultOf({});
  expect(valueOf(workspaceSecrets({ ports, vault }, WORKSPACE, unkept)).verifyToken?.reveal()).toBe(
    "made before",
  );
  expect(put).toEqual(["ws-7k2q9d.verify-token 11"]);
});

test("[V3] [V10] a stored token is taken as it is, with both secrets of a rotation in their order", () => {
  const { vault, put } = vaultOf({
    "verify-token": "stored",
    "app-secret": "now",
    "app-secret-next": "next",
  });
  const given = valueOf(workspaceSecrets({ ports, vault }, WORKSPACE, new Map()));
  expect([given.verifyToken?.reveal(), given.appSecrets.map((secret) => secret.reveal())]).toEqual([
    "stored",
    ["now", "next"],
  ]);
  expect(put).toEqual([]);
});

test("a secret that was given for another address is none, and one that cannot be read is a problem", () => {
  const elsewhere = vaultOf({ "verify-token": "stored", "app-secret": { kind: "ofAnotherAddress" } });
  expect(
    valueOf(workspaceSecrets({ ports, vault: elsewhere.vault }, WORKSPACE, new Map())).appSecrets,
  ).toEqual([]);
  for (const damaged of ["app-secret", "app-secret-next", "verify-token"]) {
    const { vault } = vaultOf({ [damaged]: { kind: "recordDamaged" } });
    expect(problemIn(workspaceSecrets({ ports, vault }, WORKSPACE, new Map())).kind).toBe("recordDamaged");
  }
  const { vault } = vaultOf({ refuses: { kind: "storageFull" } });
  expect(problemIn(workspaceSecrets({ ports, vault }, WORKSPACE, new Map())).kind).toBe("storageFull");
});
