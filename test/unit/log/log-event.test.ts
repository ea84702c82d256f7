import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { errorFacts } from "../../../shared/log/stack-frames.ts";
import { LogEvent } from "../../../shared/log/log-event.ts";
import { levelOf, logLine } from "../../../shared/log/log-line.ts";
import { readLogLine } from "../../../shared/log/read-log-line.ts";
import { LOG_LEVELS, isLogged } from "../../../shared/settings/log-level.ts";

const HEAD = { at: "2026-11-26T08:00:00.000Z", level: "info", pid: 7 } as const;

const EVENTS: readonly LogEvent[] = [
  {
    event: "started",
    host: "desktop",
    version: "0.1.0",
    node: "24.18.0",
    electron: "45.4.1",
    platform: "linux",
    arch: "x64",
  },
  { event: "stopped" },
  { event: "command", command: "vault recovery", exit: 0, ms: 12 },
  { event: "call", method: "migration.start", result: "problem", problem: "vaultLocked", ms: 3 },
  {
    event: "platform-call",
    api: "cloud",
    call: "register",
    outcome: "rejected",
    cause: "pin-wrong",
    status: 400,
    code: 133005,
    ms: 80,
  },
  { event: "journal", kind: "intent", run: "r-20261126-abc123", step: "register" } as LogEvent,
  { event: "vault", state: "open" },
  { event: "receiver", listening: true, checksSignatures: true, trouble: "disk-full" },
  { event: "alert", form: "slack", news: "ended", outcome: "refused", status: 404 },
  { event: "tunnel", kind: "ssh", status: "failed", cause: "auth-refused" },
  {
    event: "unexpected",
    reference: "0a1b2c3d",
    chain: [{ error: "TypeError", frames: ["run app.mjs:12:3"] }],
  },
  { event: "page-ended", reason: "oom" },
  { event: "lost", events: 3 },
];

describe("[ZU1] the operational log has no place for free text", () => {
  test("each kind of event is a known one, and is read back as it was written", () => {
    expect(EVENTS.map(({ event }) => event).toSorted()).toEqual(
      LogEvent.options
        .flatMap(({ shape }) => (shape.event.values.size > 0 ? [...shape.event.values] : []))
        .toSorted(),
    );
    for (const event of EVENTS) {
      const line = logLine({ ...HEAD, level: levelOf(event) }, event);
      expect(readLogLine(line)).toBe(line);
    }
  });

  test("every text of an event is of a closed list or of a narrow form", () => {
    const free: string[] = [];
    const walk = (schema: z.core.$ZodType, path: string): void => {
      if (schema instanceof z.ZodObject)
        for (const [name, inner] of Object.entries<z.core.$ZodType>(schema.shape))
          walk(inner, `${path}.${name}`);
      else if (schema instanceof z.ZodUnion || schema instanceof z.ZodDiscriminatedUnion)
        schema.options.forEach((one) => walk(one, path));
      else if (schema instanceof z.ZodOptional || schema instanceof z.ZodReadonly)
        walk(schema.unwrap(), path);
      else if (schema instanceof z.ZodArray) walk(schema.element, `${path}[]`);
      else if (schema instanceof z.ZodPipe) walk(schema.in, path);
      else if (schema instanceof z.ZodString) {
        // A text without a form, or whose form takes a number, a token or a sentence.
        const takes = (text: string): boolean => schema.safeParse(text).success;
        if (
          [
            "12025550123",
            "+12025550123",
            "+1 202 555 0123",
            "123456",
            "EAAx9Qk-secret/42",
            "Two loaves, please",
          ].some(takes)
        )
          free.push(path);
      } else if (
        !(
          schema instanceof z.ZodLiteral ||
          schema instanceof z.ZodEnum ||
          schema instanceof z.ZodNumber ||
          schema instanceof z.ZodBoolean
        )
      )
        free.push(`${path}: ${schema.constructor.name}`);
    };
    walk(LogEvent, "event");
    expect(free).toEqual([]);
  });

  test("an event with anything beside its members, or with a text in place of one, is none", () => {
    const secret = fc.oneof(fc.string(), fc.constantFrom("hunter2-token", "+12025550123", "482913"));
    fc.assert(
      fc.property(fc.constantFrom(...EVENTS), fc.string(), secret, (event, name, text) => {
        fc.pre(
          !(name in event) &&
            name !== "__proto__" &&
            !["code", "subcode", "late", "step", "cause", "trouble", "electron"].includes(name),
        );
        expect(LogEvent.safeParse({ ...event, [name]: text }).success).toBe(false);
      }),
    );
    for (const event of EVENTS)
      for (const member of Object.keys(event))
        for (const text of ["EAAx9Qk-secret/42", "+12025550123", "Two loaves, please"])
          expect(LogEvent.safeParse({ ...event, [member]: text }).success, `${event.event}.${member}`).toBe(
            false,
          );
  });

  test("a line that the program didn't write so is no line", () => {
    const line = logLine(HEAD, { event: "stopped" });
    for (const bad of [
      "",
      "{",
      "null",
      "[]",
      '"text"',
      line.slice(0, -1),
      `${line} `.replace('"pid":7', '"pid":"7"'),
    ])
      expect(readLogLine(bad)).toBeUndefined();
    expect(readLogLine(line.replace("}", ',"note":"hello"}'))).toBeUndefined();
    expect(readLogLine(line.replace("2026-11-26T08:00:00.000Z", "yesterday"))).toBeUndefined();
    fc.assert(fc.property(fc.string(), (text) => readLogLine(text) === undefined));
  });

  test("a level holds its events and those of the levels before it", () => {
    const counts = LOG_LEVELS.map(
      (level) => EVENTS.filter((event) => isLogged(levelOf(event), level)).length,
    );
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(counts.at(-1)).toBe(EVENTS.length);
    expect(levelOf({ event: "call", method: "settings.get", result: "ok", ms: 3 })).toBe("debug");
    expect(levelOf({ event: "call", method: "settings.get", result: "ok", ms: 3_000 })).toBe("info");
    expect(levelOf({ event: "call", method: "settings.get", result: "failed", ms: 3 })).toBe("error");
    expect(levelOf({ event: "command", command: "status", exit: 70, ms: 3 })).toBe("error");
  });
});

describe("[ZU1] an error is told by its name, its code and its places in the program", () => {
  test("its message is nowhere, nor are lines of it that pretend to be places", () => {
    const error = new TypeError(
      "hunter2\n    at hunter2 (hunter2.ts:1:1)\n    at /home/alice/hunter2.ts:3:4",
    );
    const facts = errorFacts(new Error("outside hunter2", { cause: error }));
    expect(JSON.stringify(facts)).not.toContain("hunter2");
    expect(JSON.stringify(facts)).not.toContain("alice");
    expect(facts.map((one) => one.error)).toEqual(["Error", "TypeError"]);
    expect(facts[0]?.frames[0]).toMatch(/log-event\.test\.ts:\d+:\d+$/);
  });

  test("a message that was changed later leaves no places, since they can't be told from it", () => {
    const error = new Error("first\n    at hunter2 (hunter2.ts:1:1)");
    // Written out by now, with the message that it had.
    expect(error.stack).toContain("first");
    error.message = "second";
    expect(errorFacts(error)).toEqual([{ error: "Error", frames: [] }]);
  });

  test("names, codes and functions that could hold anything are left out", () => {
    const error = Object.assign(new Error("x"), { code: "EAA secret", name: "Token 123456" });
    error.stack =
      "Token 123456: x\n    at Object.12025550123 (/a/b.ts:1:2)\n    at run12345 (file:///c/d-12345.ts:1:2)\n    at async Promise.all (index 0)\n    at node:fs:12:3\n    at new Thing (C:\\x\\thing.mjs:4:5)";
    expect(errorFacts(error)).toEqual([
      { error: "Error", frames: ["b.ts:1:2", "fs:12:3", "Thing thing.mjs:4:5"] },
    ]);
    expect(errorFacts(Object.assign(new Error(""), { code: "ENOSPC" }))[0]?.code).toBe("ENOSPC");
    expect(errorFacts("a text")).toEqual([{ error: "not-an-error", frames: [] }]);
    expect(errorFacts(undefined)).toEqual([{ error: "not-an-error", frames: [] }]);
  });

  test("a cause that leads back to itself ends", () => {
    const error = new Error("x");
    error.cause = error;
    expect(errorFacts(error)).toHaveLength(4);
  });

  test("whatever is thrown fits the log", () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), fc.string(), fc.string(), (cause, message, name, stack) => {
        const error = Object.assign(new Error(message, { cause }), { name, code: message });
        error.stack = `${name}: ${message}\n${stack}\n    at ${name} (${stack}:1:1)`;
        const event = { event: "unexpected", reference: "00000000", chain: errorFacts(error) };
        expect(LogEvent.safeParse(event).success).toBe(true);
      }),
    );
  });
});

test("[ZN10] a command that ran for months is in the log as others are", () => {
  const month = 30 * 24 * 3_600_000;
  for (const ms of [month, 60 * month]) {
    const line = logLine(
      { at: "2026-11-26T08:00:00.000Z", level: "info", pid: 7 },
      { event: "command", command: "webhooks listen", exit: 0, ms },
    );
    expect(readLogLine(line)).toBe(line);
  }
});
