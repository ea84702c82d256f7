import { describe, expect, test } from "vitest";
import { collectCalls } from "../../../shared/collection/calls.ts";
import type { CollectedCall, Collection } from "../../../shared/collection/call.ts";
import { plainly } from "../../../shared/collection/text.ts";
import { isoOf } from "../../../shared/time.ts";
import { AT_HOME, confirmed, PAIR, readingOf, rejected, ToldRun, unknown } from "../../support/told-run.ts";

function collectionOf({ rows }: ToldRun, damaged = 0): Collection {
  return collectCalls(
    rows.map(({ at, entry }) => ({ at: isoOf(at), entry })),
    damaged,
  );
}

/** A call in one line, without what depends on the plan's URLs. */
function lineOf({ purpose, method, url, outcome }: CollectedCall): string {
  const what = "step" in purpose ? `${purpose.kind}:${purpose.step}` : purpose.kind;
  const path = plainly(url)
    .replace(/^https:\/\/[^/]+/, "")
    .replace(/\?.*/, "");
  return `${what} ${method} ${path} ${outcome?.evidence.httpStatus ?? outcome?.kind ?? "-"}`;
}

const answered = (status: number) => confirmed({ httpStatus: status });

describe("a migration to the cloud", () => {
  test("[K1] lists what was sent in the journal's order, and then what the plan would still send", () => {
    const told = new ToldRun("to-cloud")
      .inspected({ ...AT_HOME["to-cloud"], cloud: answered(200), onPrem: answered(200) })
      .takes("backup", answered(200), { kind: "pair", ref: PAIR })
      .confirm("point-of-no-return")
      .takes("register", unknown())
      .looks("register", { ...readingOf("cloud", "unregistered"), cloud: answered(200) });
    const { sent, planned } = collectionOf(told);
    expect(sent.map(lineOf)).toEqual([
      "step:inspect GET /v23.0/10651 200",
      "step:inspect GET /v1/health 200",
      "step:inspect GET /v1/settings/application -",
      "step:inspect GET /v23.0/10221/subscribed_apps -",
      "step:backup POST /v1/settings/backup 200",
      "step:register POST /v23.0/10651/register unknown",
      "look GET /v23.0/10651 200",
      "look GET /v1/health confirmed",
      "look GET /v1/settings/application -",
      "look GET /v23.0/10221/subscribed_apps -",
    ]);
    expect(planned.map(lineOf)).toEqual([
      "planned:subscribe POST /v23.0/10221/subscribed_apps -",
      "planned:verify GET /v23.0/10651 -",
      "planned:verify GET /v1/health -",
      "planned:verify GET /v1/settings/application -",
      "planned:verify GET /v23.0/10221/subscribed_apps -",
      "planned:verify GET /v23.0/10221/message_templates -",
      "planned:verify GET /v23.0/10221/phone_numbers -",
    ]);
  });

  test("[ZG20] what may have been sent elsewhere since a copy isn't among what was sent, whatever became of it", () => {
    const told = new ToldRun("to-cloud").backedUp().add({
      kind: "intent",
      step: "register",
      attempt: 1,
      monotonicMs: 1,
      sinceCopy: "2026-01-15T12:00:00.000Z",
    });
    const registersIn = (calls: readonly CollectedCall[]): number =>
      calls.filter(({ url }) => plainly(url).endsWith("/register")).length;
    for (const told2 of [
      told,
      told.add({ kind: "outcome", step: "register", attempt: 1, outcome: unknown() }),
    ]) {
      const { sent, planned } = collectionOf(told2);
      expect([registersIn(sent), registersIn(planned)]).toEqual([0, 1]);
    }
  });

  test("[K1] what is compared before and after is listed only where it was read", () => {
    const compared = {
      account: { id: "10221", number: "listed" },
      templates: { kind: "not-told", why: "rejected" },
    } as const;
    const listsOf = (told: ToldRun): readonly string[] =>
      collectionOf(told)
        .sent.filter(({ compares }) => compares === true)
        .map(({ url }) => plainly(url).replace("https://cloud.example", ""));
    const reading = AT_HOME["to-cloud"];
    expect(listsOf(new ToldRun("to-cloud").inspected({ ...reading, compared }))).toEqual([
      "/v23.0/10221/message_templates?fields=name,language,status,category,id&limit=100",
      "/v23.0/10221/phone_numbers?fields=id,display_phone_number,verified_name,platform_type&limit=100",
      "https://onprem.example:9090/v1/account/shards",
    ]);
    expect(listsOf(new ToldRun("to-cloud").inspected(reading))).toEqual([]);
    const silent = readingOf("silent", "serves-number", { compared });
    expect(listsOf(new ToldRun("to-cloud").inspected(silent))).toEqual([
      "https://onprem.example:9090/v1/account/shards",
    ]);
  });

  test("[K1] a call has its whole URL, its headers and its body's members", () => {
    const told = new ToldRun("to-cloud", { cloud: { baseUrl: "https://cloud.example/edge/" } })
      .backedUp()
      .intent("register");
    const call = collectionOf(told).sent.at(-1);
    expect(call).toMatchObject({ method: "POST", api: "cloud" });
    expect(plainly(call?.url ?? [])).toBe("https://cloud.example/edge/v23.0/10651/register");
    expect(call?.headers.map(({ name, value }) => `${name}: ${plainly(value)}`)).toEqual([
      "Accept: application/json",
      "Authorization: Bearer ${CLOUD_TOKEN}",
      "Content-Type: application/json",
    ]);
    expect(plainly(call?.body ?? [])).toBe(
      '{"messaging_product":"chat","pin":"${PIN}","backup":{"password":"${BACKUP_PASSWORD}","data":"${BACKUP_DATA}"}}',
    );
  });

  test("[K1] an attempt that is repeated is a call of its own, and each keeps its own response", () => {
    const told = new ToldRun("to-cloud")
      .inspected()
      .takes("backup", unknown())
      .takes("backup", answered(200), { kind: "pair", ref: PAIR });
    const backups = collectionOf(told).sent.filter(
      ({ purpose }) => "step" in purpose && purpose.step === "backup",
    );
    expect(backups.map(({ purpose, outcome }) => ({ purpose, outcome: outcome?.kind }))).toEqual([
      { purpose: { kind: "step", step: "backup", attempt: 1 }, outcome: "unknown" },
      { purpose: { kind: "step", step: "backup", attempt: 2 }, outcome: "confirmed" },
    ]);
  });

  test("[K1] a late response is that of its own attempt, and is told as late", () => {
    const told = new ToldRun("to-cloud")
      .backedUp()
      .takes("register", unknown())
      .add({
        kind: "late-answer",
        step: "register",
        attempt: 1,
        outcome: answered(200),
      });
    const call = collectionOf(told).sent.at(-1);
    expect(call).toMatchObject({ late: true, outcome: { kind: "confirmed" } });
  });

  test("[K1] asks for the app of the token until a response has told it", () => {
    const told = new ToldRun("to-cloud", { cloud: { appId: undefined } })
      .looks("inspect", readingOf("on-premises", "serves-number"))
      .looks("inspect", readingOf("on-premises", "serves-number", { ownApp: "6708" }))
      .looks("inspect", readingOf("on-premises", "serves-number"));
    const asked = collectionOf(told).sent.filter(({ url }) => plainly(url).includes("/debug_token"));
    expect(asked).toHaveLength(2);
    expect(plainly(asked[0]?.url ?? [])).toContain("?input_token=${CLOUD_TOKEN}");
  });

  test("[K1] a plan with the app's secret proves every call of the cloud API, and no other", () => {
    const told = new ToldRun("to-cloud", { cloud: { appSecret: { env: "APP_SECRET" } } }).inspected();
    const { sent, planned } = collectionOf(told);
    const proven = [...sent, ...planned].map(({ api, url }) => ({
      api,
      proven: plainly(url).endsWith("appsecret_proof=${APPSECRET_PROOF}"),
    }));
    expect(proven.length).toBeGreaterThan(6);
    for (const call of proven) expect(call.proven).toBe(call.api === "cloud");
  });
});

describe("a migration to on-premises", () => {
  test("[K1] keeps the channel of each code, and shows a PIN only where the plan has one", () => {
    const told = new ToldRun("to-onprem", { number: { pin: undefined } })
      .inspected()
      .intent("account", { method: "sms" })
      .outcome("account", answered(202))
      .intent("account", { method: "voice" });
    const bodies = collectionOf(told)
      .sent.filter(({ method }) => method === "POST")
      .map(({ body }) => plainly(body ?? []));
    expect(bodies).toEqual([
      '{"cc":"1","phone_number":"2025550123","method":"sms","cert":"${CERT}"}',
      '{"cc":"1","phone_number":"2025550123","method":"voice","cert":"${CERT}"}',
    ]);
  });

  test("[K1] a skipped step is neither sent nor planned", () => {
    const told = new ToldRun("to-onprem")
      .inspected()
      .takes("account", answered(201))
      .add({ kind: "skipped", step: "code", why: "already-registered" });
    const { sent, planned } = collectionOf(told);
    const steps = [...sent, ...planned].flatMap(({ purpose }) => ("step" in purpose ? [purpose.step] : []));
    expect(new Set(steps)).toEqual(new Set(["inspect", "account", "shards", "verify"]));
  });
});

test("[K1] a new password is a call of its own; signing in is beside the steps", () => {
  const auth = { username: "admin", password: { env: "OLD" }, newPassword: { env: "NEW" } };
  const told = new ToldRun("to-cloud", { auth }).add(
    { kind: "password-change" },
    { kind: "password-change", outcome: rejected("token-invalid", { httpStatus: 401 }) },
  );
  const { sent, signIn } = collectionOf(told);
  expect(sent.map(lineOf)).toEqual(["password-change POST /v1/users/login 401"]);
  expect(plainly(sent[0]?.body ?? [])).toBe('{"new_password":"${ONPREM_NEW_PASSWORD}"}');
  expect(signIn && lineOf(signIn)).toBe("sign-in POST /v1/users/login -");
  expect(plainly(signIn?.body ?? [])).toBe("{}");
});

test("[K1] after a corrupted row nothing is said to be open", () => {
  const told = new ToldRun("to-cloud").inspected();
  expect(collectionOf(told, 1)).toMatchObject({ damaged: 1, planned: [] });
});
