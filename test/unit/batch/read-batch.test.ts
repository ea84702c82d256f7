import { describe, expect, test } from "vitest";
import { readBatch } from "../../../main/core/batch/read-batch.ts";
import { BATCH_COLUMNS, planWith, readDayWindow, untilOpen } from "../../../shared/batch/row.ts";

function rows(text: string): unknown {
  const { rows: read, bad } = readBatch(text);
  return bad.length === 0 ? read : bad.map(({ line, message }) => `${line}: ${message}`);
}

describe("a table of numbers", () => {
  test.each([
    ["CSV", "plan,number.phoneNumber\na.json,\nb.json,202\n"],
    ["CSV with CRLF and a byte order mark", "\uFEFFplan,number.phoneNumber\r\na.json,\r\nb.json,202\r\n"],
    ["CSV of a spreadsheet with semicolons", "plan;number.phoneNumber\na.json;\nb.json;202\n"],
    ["a table with tabs", "plan\tnumber.phoneNumber\na.json\t\nb.json\t202\n"],
    ["CSV with spaces and quotation marks", 'plan , number.phoneNumber\n"a.json", \n b.json ,"202"'],
  ])("[B1] is read from %s, with the line of each row", (_name, text) => {
    expect(rows(text)).toEqual([
      { line: 2, cells: { plan: "a.json" } },
      { line: 3, cells: { plan: "b.json", "number.phoneNumber": "202" } },
    ]);
  });

  test("[B1] counts lines, not rows: blank ones and line ends in a cell too", () => {
    const text = 'plan,number.displayName\n\na.json,"Two\nlines"\n\n\nb.json,x\n';
    expect(rows(text)).toMatchObject([{ line: 3 }, { line: 7 }]);
  });

  test("[B1] is read from JSON: columns by their names, and members nested as in a plan", () => {
    const text = `[
  { "plan": "a.json", "number.shards": 2, "number.pin": { "file": "pin.txt" } },

  { "version": 1, "number": { "phoneNumber": "202", "pin": { "file": "pin.txt" } } }
]`;
    expect(rows(text)).toEqual([
      { line: 2, cells: { plan: "a.json", "number.shards": "2", "number.pin": "file:pin.txt" } },
      {
        line: 4,
        cells: {},
        members: { version: 1, number: { phoneNumber: "202", pin: { file: "pin.txt" } } },
      },
    ]);
  });

  test("[B1] names the line on which each object of JSON begins, and their order where several begin on one", () => {
    const apart = '[{"plan":"a"},\n {"plan":\n"b"}\r\n\r\n,\n{"plan":"d"}]';
    const cells = [{ plan: "a" }, { plan: "b" }, { plan: "d" }];
    expect(rows(apart)).toEqual([1, 2, 6].map((line, index) => ({ line, cells: cells[index] })));
    const text = '[{"plan":"a"}, {"plan":\n"b"},{"plan":"c"}\r\n\r\n,\n{"plan":"d"}]';
    expect(rows(text)).toMatchObject([1, 2, 3, 4].map((line) => ({ line, byOrder: true })));
  });

  test.each([
    ["a cell too many", "plan\na.json,b\nc.json\n", ["2: has 2 cells, the header has 1"]],
    [
      "an unknown column",
      "plan,pin\na.json,1\n",
      ["1: the header has columns that aren't known, or twice: pin"],
    ],
    [
      "a column twice",
      "plan,plan\na.json,b.json\n",
      ["1: the header has columns that aren't known, or twice: plan"],
    ],
    [
      "a column without a name",
      "plan,\na.json,\n",
      ["1: the header has columns that aren't known, or twice: (no name)"],
    ],
    [
      "a file that is no table",
      `${"x".repeat(200_000)}\na\n`,
      [`1: the header has columns that aren't known, or twice: ${"x".repeat(60)}…`],
    ],
    [
      "many unknown columns",
      `${Array.from({ length: 5_000 }, (_, at) => `c${at}`).join(",")}\n`,
      [
        `1: the header has columns that aren't known, or twice: ${Array.from({ length: 20 }, (_, at) => `c${at}`).join(", ")}, …`,
      ],
    ],
    ["nothing", "", ["1: the header is missing"]],
    ["no JSON", "[\n{]", ["2: isn't JSON"]],
    ["no array", '{"plan":"a"}', ["1: isn't an array of numbers"]],
    ["a text in an array", '[\n"a"]', ["2: isn't an object"]],
    [
      "an unknown column",
      '[{"plan":"a"},\n{"number.x":"1"}]',
      ["2: has members that aren't known, or aren't texts: number.x"],
    ],
    ["a plan that is no path", '[{"plan":{}}]', ["1: has members that aren't known, or aren't texts: plan"]],
  ])("[B2] with %s names the line", (_name, text, expected) => {
    expect(rows(text)).toEqual(expected);
  });

  test.each([
    ["in the second row", 'plan\na.json\n"b.json\nc.json\n', 3],
    ["after blank lines", 'plan\r\na.json\r\n\r\n\r\n"b.json\r\nc.json\r\n', 5],
    ["after a cell of two lines", 'plan,window\n"a\n.json",\nb.json,"x\nc.json,\n', 4],
    ["in the header", '"plan\na.json\n', 1],
    ["in the middle of a cell", 'plan\na.json\nb"b.json\nc.json\n', 3],
  ])("[B2] names the line of a row whose quotation mark is wrong: %s", (_name, text, line) => {
    expect(rows(text)).toEqual([`${line}: isn't CSV: check its quotation marks`]);
  });

  test.each([
    ["a column", '[{"plan":"a.json"},\n{"plan":"a.json","plan":"b.json"}]', "plan"],
    ["a member", '[{"plan":"a.json"},\n{"number":{"cc":"1","cc":"2"}}]', "cc"],
  ])("[B2] names the line of a row in JSON that says %s twice", (_name, text, key) => {
    expect(rows(text)).toEqual([`2: has a member twice: ${key}`]);
  });

  test("[B2] names the line of a row in JSON that says a member twice among a million values", () => {
    expect(rows(`[\n{"plan":"a.json","more":[${"1,".repeat(1_000_000)}{"a":1,"a":2}]}]`)).toEqual([
      "2: has a member twice: a",
    ]);
  });
});

describe("a row", () => {
  const absolute = (path: string): string => `/rows/${path}`;

  test("[B1] stands in place of its plan file's members, and its paths start from the table", () => {
    const base = {
      version: 1,
      number: { cc: "1", phoneNumber: "1", pin: { vault: "p" } },
      onPrem: { auth: { token: { env: "T" } } },
    };
    const cells = {
      "number.phoneNumber": "2",
      "number.pin": "file:pin.txt",
      "onPrem.auth.username": "u",
      "onPrem.auth.password": "env:P",
    };
    expect(planWith(base, { cells }, absolute)).toEqual({
      plan: {
        version: 1,
        number: { cc: "1", phoneNumber: "2", pin: { file: "/rows/pin.txt" } },
        onPrem: { auth: { username: "u", password: { env: "P" } } },
      },
      faults: [],
    });
    expect(base.number.phoneNumber).toBe("1");
  });

  test("[B1] merges members of JSON into its plan file's, and replaces secrets and ways to sign in whole", () => {
    const base = {
      number: { cc: "1", pin: { vault: "p" } },
      onPrem: { baseUrl: "u", auth: { username: "u", password: { env: "P" } } },
    };
    const members = {
      number: { phoneNumber: "2", pin: { file: "pin.txt" } },
      onPrem: { auth: { token: { env: "T" } } },
      cloud: { tls: { caFile: "ca.pem" } },
    };
    expect(planWith(base, { cells: {}, members }, absolute).plan).toEqual({
      version: 1,
      number: { cc: "1", phoneNumber: "2", pin: { file: "/rows/pin.txt" } },
      onPrem: { baseUrl: "u", auth: { token: { env: "T" } } },
      cloud: { tls: { caFile: "/rows/ca.pem" } },
    });
  });

  test("[B2] keeps what goes deeper than any plan as it is", () => {
    const deep = (levels: number): unknown => {
      let value: unknown = "ca.pem";
      for (let level = 0; level < levels; level += 1) value = { caFile: value };
      return value;
    };
    const members = { cloud: deep(100_000) };
    const { plan } = planWith({ cloud: deep(100_000) }, { cells: {}, members }, absolute);
    expect(Object.keys(plan)).toEqual(["version", "cloud"]);
    expect(planWith(undefined, { cells: {}, members: { cloud: deep(3) } }, absolute).plan).toEqual({
      version: 1,
      cloud: { caFile: { caFile: { caFile: "/rows/ca.pem" } } },
    });
  });

  test("[B2] never takes a secret itself", () => {
    const { plan, faults } = planWith(undefined, { cells: { "number.pin": "123456" } }, absolute);
    expect([JSON.stringify(plan).includes("123456"), faults.map(({ column }) => column)]).toEqual([
      false,
      ["number.pin"],
    ]);
    expect(JSON.stringify(faults)).not.toContain("123456");
  });

  test("[B1] has a column for each member that the template prints, once", () => {
    expect(new Set(BATCH_COLUMNS).size).toBe(BATCH_COLUMNS.length);
  });
});

describe("a window", () => {
  const minutes = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  test.each([
    ["09:00-17:00", "12:00", 0],
    ["09:00-17:00", "09:00", 0],
    ["09:00-17:00", "17:00", 16 * 60],
    ["09:00-17:00", "08:30", 30],
    ["22:00-05:00", "23:00", 0],
    ["22:00-05:00", "04:59", 0],
    ["22:00-05:00", "05:00", 17 * 60],
    ["22:00-05:00", "21:59", 1],
    ["00:00-23:59", "23:59", 1],
  ])("[B4] %s at %s opens in %i minutes", (text, now, wait) => {
    const window = readDayWindow(text);
    expect(window === undefined ? undefined : untilOpen(window, minutes(now) * 60_000) / 60_000).toBe(wait);
  });

  test.each(["", "9:00-17:00", "09:00", "24:00-01:00", "09:60-10:00", "09:00-09:00", "09:00 - 10:00"])(
    "[B4] “%s” is none",
    (text) => {
      expect(readDayWindow(text)).toBeUndefined();
    },
  );
});
