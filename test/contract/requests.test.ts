import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { afterEach, expect, test } from "vitest";
import type { Plan } from "../../shared/migration/plan.ts";
import { requestsOf, type RequestsAbout } from "../../shared/migration/requests.ts";
import { STEPS, type StepName } from "../../shared/migration/step.ts";
import { secretsIn } from "../support/byte-scan.ts";
import { migrate, must, startHarness, type Core, type Harness } from "../support/harness.ts";

let rig: Harness | undefined;
afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

/** A request reduced to what must match: API, method, path and the names of its body's members. */
type Seen = {
  readonly api: string;
  readonly method: string;
  readonly path: string;
  readonly members: string;
};

/** Records the requests of the HTTP client during each step. */
function listen(core: Core, cloudOrigin: string) {
  const byStep = new Map<StepName, Seen[]>();
  let step: StepName | undefined;
  const end = core.client.subscribe("steps", (event) => {
    step = event.phase === "intent" ? event.step : undefined;
  });
  const onRequest = (message: unknown): void => {
    const { request } = message as {
      request: { origin: string | URL; method: string; path: string; body: unknown };
    };
    const path = request.path.replace(/\?.*/s, "");
    if (step === undefined || path === "/v1/users/login") return;
    const api = new URL(request.origin).origin === cloudOrigin ? "cloud" : "onPrem";
    const seen = { api, method: request.method, path, members: membersOf(bodyOf(request.body)) };
    byStep.set(step, [...(byStep.get(step) ?? []), seen]);
  };
  subscribe("undici:request:create", onRequest);
  return {
    byStep,
    stop() {
      end();
      unsubscribe("undici:request:create", onRequest);
    },
  };
}

function bodyOf(body: unknown): unknown {
  if (typeof body === "string") return JSON.parse(body);
  return body instanceof Uint8Array ? JSON.parse(Buffer.from(body).toString("utf8")) : undefined;
}

function membersOf(value: unknown, under = ""): string {
  if (typeof value !== "object" || value === null) return under;
  return Object.entries(value)
    .map(([name, inner]) => membersOf(inner, under === "" ? name : `${under}.${name}`))
    .toSorted()
    .join(" ");
}

const aboutOf = ({ direction, dialect, cloud, number }: Plan): RequestsAbout => ({
  direction,
  dialect,
  businessAccountId: cloud.businessAccountId,
  namesApp: cloud.appId !== undefined,
  number: { ...number, withPin: number.pin !== undefined },
});

const shown = (step: StepName, plan: Plan): readonly Seen[] =>
  requestsOf(step, aboutOf(plan)).map(({ api, method, path, body }) => ({
    api,
    method,
    path,
    members: membersOf(body),
  }));

/** Each request once, sorted: queries are sent in parallel, and refused fields are requested again. */
const once = (requests: readonly Seen[]): readonly string[] =>
  [...new Set(requests.map((one) => JSON.stringify(one)))].toSorted();

function compare(plan: Plan, byStep: ReadonlyMap<StepName, readonly Seen[]>): void {
  for (const step of STEPS[plan.direction]) {
    const looks = step === "inspect" || step === "verify";
    // During a change, the engine also keeps connections warm and queries whether a change is needed; only
    // the changes are compared.
    const sent = (byStep.get(step) ?? []).filter(({ method }) => looks || method !== "GET");
    expect([step, once(sent)]).toEqual([step, once(shown(step, plan))]);
  }
}

test.each([true, false])(
  "to the cloud, each step sends what is shown of it (app named: %s)",
  async (appNamed) => {
    rig = await startHarness();
    const core = await rig.core();
    const plan = rig.plan("to-cloud", (json) => {
      if (!appNamed) json.cloud.appId = undefined;
    });
    const heard = listen(core, rig.sandbox.cloud.baseUrl);
    const done = await migrate(core, plan);
    heard.stop();
    expect(done.phase).toEqual({ kind: "ended", reason: "complete" });
    compare(plan, heard.byStep);
  },
);

test("to on-premises, each step sends what is shown of it", async () => {
  rig = await startHarness({ startsOn: "cloud" });
  const core = await rig.core();
  const plan = rig.plan("to-onprem", (json) => {
    json.number.shards = 2;
  });
  const heard = listen(core, rig.sandbox.cloud.baseUrl);
  const waiting = await migrate(core, plan);
  expect(waiting.phase.kind).toBe("awaiting-code");
  const code = rig.sandbox.world.lastCode() ?? "";
  must(await core.client.call("migration.enterCode", { run: waiting.run, code }));
  heard.stop();
  compare(plan, heard.byStep);
});

test("[I13] nothing that is shown of a request holds a secret", async () => {
  rig = await startHarness();
  const text = (["to-cloud", "to-onprem"] as const)
    .flatMap((direction) => {
      const plan = rig?.plan(direction);
      return plan === undefined ? [] : STEPS[direction].flatMap((step) => requestsOf(step, aboutOf(plan)));
    })
    .map((request) => JSON.stringify(request))
    .join("\n");
  expect(text).toContain("<redacted:pin>");
  expect(secretsIn(text, [...rig.env.values()])).toEqual([]);
});
