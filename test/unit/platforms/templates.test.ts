import { describe, expect, test } from "vitest";
import { cloudAt, cloudError, dialect, json, serve, type Asked } from "./servers.ts";

const query = (asked: Asked | undefined): URLSearchParams =>
  new URL(asked?.url ?? "", "http://x").searchParams;
const template = (index: number): Record<string, unknown> => ({
  id: String(index),
  name: `order_${index}`,
  language: "en_US",
  status: "APPROVED",
  category: "UTILITY",
});

/** Pages of `size` templates; `break` is what the second one answers instead. */
async function paged(total: number, size: number, second?: unknown) {
  return serve((asked, response) => {
    const start = Number(query(asked).get("after") ?? "0");
    if (start > 0 && second !== undefined) return json(response, 200, second);
    const end = Math.min(total, start + size);
    json(response, 200, {
      data: Array.from({ length: end - start }, (_unused, index) => template(start + index)),
      paging: {
        cursors: { after: String(end) },
        ...(end < total ? { next: `https://elsewhere.example/?after=${end}` } : {}),
      },
    });
  });
}

describe("the list of templates", () => {
  test("[D1] is read page by page while a next page is named, at our own address only", async () => {
    const server = await paged(250, 100);
    const outcome = await cloudAt(server.origin).listTemplates();
    expect(outcome.kind === "confirmed" ? outcome.value.length : outcome).toBe(250);
    expect(server.asked.map((asked) => query(asked).get("after"))).toEqual([null, "100", "200"]);
    expect(server.asked.every(({ method }) => method === "GET")).toBe(true);
    expect(query(server.asked[0]).get("fields")).toBe(dialect.templateFields.join(","));
    expect(server.asked[0]?.url).toMatch(/^\/v23\.0\/\d+\/message_templates\?/);
  });

  test.each([
    ["no list", {}],
    ["an entry without a status", { data: [{ id: "1", name: "a", language: "de" }] }],
    ["an entry without a name", { data: [{ id: "1", language: "de", status: "APPROVED" }] }],
    ["an entry that is no object", { data: ["order_1"] }],
    [
      "the same page again",
      { data: [template(1)], paging: { cursors: { after: "100" }, next: "x?after=100" } },
    ],
    ["an error under 200", cloudError(1)],
  ])("[D2] is not told where its second page is %s", async (_name, second) => {
    const server = await paged(250, 100, second);
    const outcome = await cloudAt(server.origin).listTemplates();
    expect(outcome.kind).not.toBe("confirmed");
  });

  test("[D2] is not told where its second page fails", async () => {
    const server = await serve((asked, response) =>
      query(asked).has("after")
        ? json(response, 500, cloudError(1))
        : json(response, 200, {
            data: [template(1)],
            paging: { cursors: { after: "1" }, next: "https://x.example/?after=1" },
          }),
    );
    expect(await cloudAt(server.origin).listTemplates()).toMatchObject({ kind: "unknown" });
  });

  test("is asked for without names of fields where one is refused, and then needs a status all the same", async () => {
    const server = await serve((asked, response) =>
      query(asked).has("fields")
        ? json(response, 400, cloudError(100))
        : json(response, 200, { data: [{ name: "a", language: "de", status: "APPROVED" }] }),
    );
    expect(await cloudAt(server.origin).listTemplates()).toMatchObject({
      kind: "confirmed",
      value: [{ name: "a", language: "de", status: "APPROVED" }],
    });
  });

  test("counts a template that came on two pages once, by its id", async () => {
    const server = await serve((asked, response) =>
      json(response, 200, {
        data: query(asked).has("after") ? [template(2), template(3)] : [template(1), template(2)],
        ...(query(asked).has("after") ? {} : { paging: { cursors: { after: "2" }, next: "x?after=2" } }),
      }),
    );
    const outcome = await cloudAt(server.origin).listTemplates();
    expect(outcome.kind === "confirmed" && outcome.value.map(({ name }) => name)).toEqual([
      "order_1",
      "order_2",
      "order_3",
    ]);
  });

  test("holds no character that could hide or reverse a text", async () => {
    const hostile = "a\u202egnp.exe\u0000";
    const server = await serve((_asked, response) =>
      json(response, 200, { data: [{ name: hostile, language: "de", status: hostile }] }),
    );
    const outcome = await cloudAt(server.origin).listTemplates();
    expect(JSON.stringify(outcome)).not.toMatch(/\u202e|\\u202e|\\u0000/);
  });
});
