import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { Plan } from "../../../shared/migration/plan.ts";

const file = join(import.meta.dirname, "../../../docs/plan.schema.json");

// UPDATE_PLAN_SCHEMA=1 npx vitest run test/contract/cli/plan-schema.test.ts rewrites the file.
test("docs/plan.schema.json describes the plan that the program reads", () => {
  const schema = {
    title: "Switchover migration plan",
    description:
      'Moves one phone number. Refers to secrets, never contains them: { "env": NAME }, { "file": PATH } or { "vault": LABEL }. A migration to the cloud needs number.pin, one to the on-premises client number.cert.',
    ...z.toJSONSchema(Plan, { io: "input" }),
  };
  if (process.env["UPDATE_PLAN_SCHEMA"] === "1") writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(JSON.parse(JSON.stringify(schema)));
});
