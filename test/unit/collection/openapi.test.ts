import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { collectCalls } from "../../../shared/collection/calls.ts";
import { plainly } from "../../../shared/collection/text.ts";
import { dialectOf, type DialectChoice } from "../../../shared/platform/dialect.ts";
import { isoOf } from "../../../shared/time.ts";
import { openApiDocument } from "../../../main/core/collection/openapi.ts";
import { parseJson } from "../../../shared/parse-json.ts";
import { readDocument } from "../../support/api-document.ts";
import { ToldRun } from "../../support/told-run.ts";

const CHAT: DialectChoice = { brand: "chat", apiVersion: "v23.0" };
const OTHER: DialectChoice = { brand: "parley", apiVersion: "v19.1" };

describe.each([CHAT, OTHER])("the document of %j", (dialect) => {
  const described = readDocument(dialect);

  test("[K6] is a document by the rules of OpenAPI 3.1", async () => {
    const validator = new Validator();
    const result = await validator.validate(structuredClone(described.document));
    expect(result).toEqual({ valid: true });
    expect(validator.version).toBe("3.1");
  });

  test("[K6] names each operation once, and every ID of a path", () => {
    const ids = described.operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const { paths } = described.document as { paths: Record<string, { parameters?: { name: string }[] }> };
    for (const [path, { parameters = [] }] of Object.entries(paths))
      expect([path, parameters.map(({ name }) => name)]).toEqual([
        path,
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
      ]);
  });

  test("[K6] has every path of the API settings, and uses their names", () => {
    const { cloud, onPrem, subscribedAppMember, envelopeObject } = dialectOf(dialect);
    const settings = [...Object.values(cloud), ...Object.values(onPrem)];
    expect(settings.length).toBeGreaterThan(14);
    for (const one of settings) {
      const path = typeof one === "string" ? one : one("10651");
      const known = ["GET", "POST", "DELETE", "PATCH"].filter(
        (method) => described.find(method, path) !== undefined,
      );
      expect([path, known.length > 0]).toEqual([path, true]);
    }
    const text = JSON.stringify(described.document);
    for (const name of [subscribedAppMember, envelopeObject, `"const":"${dialect.brand}"`])
      expect(text).toContain(name);
  });

  test("[K6] says what is assumed at every call but those that the platform document shows whole", () => {
    const shown = described.operations.filter(({ operation }) => operation["x-assumed"] === undefined);
    expect(shown.map(({ operation }) => operation.operationId).toSorted()).toEqual(["backUp", "register"]);
  });

  test("[K6] tells which calls change something", () => {
    const safe = described.operations.filter(({ operation }) => !operation["x-changes"]);
    expect(
      safe.filter(({ method }) => method !== "get").map(({ operation }) => operation.operationId),
    ).toEqual(["signIn", "backUp"]);
    const changing = described.operations.filter(({ operation }) => operation["x-changes"]);
    expect(changing.map(({ method }) => method)).not.toContain("get");
  });
});

test.each(["to-cloud", "to-onprem"] as const)(
  "[K6] %s, every call of a migration is in the document, with its body",
  (direction) => {
    const auth = { username: "admin", password: { env: "OLD" }, newPassword: { env: "NEW" } };
    const told = new ToldRun(direction, { auth, cloud: { appId: undefined, appSecret: { env: "S" } } }).add({
      kind: "password-change",
    });
    const { sent, planned, signIn } = collectCalls(
      told.rows.map(({ at, entry }) => ({ at: isoOf(at), entry })),
      0,
    );
    const described = readDocument(CHAT);
    const calls = [...sent, ...planned, ...(signIn === undefined ? [] : [signIn])];
    expect(calls.length).toBeGreaterThan(8);
    for (const { method, url, body } of calls) {
      const { pathname } = new URL(plainly(url));
      const operation = described.find(method, pathname)?.operation;
      expect([method, pathname, operation?.operationId]).not.toContain(undefined);
      const filled = plainly(body ?? [])
        .replace("${PIN}", "123456")
        .replace("${CODE}", "123456")
        .replace("${ONPREM_NEW_PASSWORD}", "Another-1-password");
      const reference = operation?.requestBody?.content["application/json"]?.schema.$ref;
      const faults =
        body === undefined || reference === undefined ? [] : described.faultsOf(reference, parseJson(filled));
      expect([pathname, faults, body === undefined || reference !== undefined]).toEqual([pathname, [], true]);
    }
  },
);

test("[K6] a migration's document has the URLs of its plan, and another has placeholders", () => {
  const servers = { cloud: "https://cloud.example/edge", onPrem: "https://onprem.example:9090" };
  const own = JSON.stringify(openApiDocument({ dialect: CHAT, appVersion: "1", servers }));
  expect(own).toContain('"url":"https://cloud.example/edge"');
  expect(own).toContain('"url":"https://onprem.example:9090"');
  const general = JSON.stringify(openApiDocument({ dialect: CHAT, appVersion: "1" }));
  expect(general).toContain('"url":"{cloud}"');
  expect(general).toContain('"url":"{on_premises}"');
});
