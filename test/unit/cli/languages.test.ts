import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { RECOVERY_BYTES, readRecoveryKey, writeRecoveryKey } from "../../../main/core/vault/recovery-key.ts";
import { recoveryFile } from "../../../main/hosts/headless/commands/vault/recovery.ts";
import { loadTerminalTranslate } from "../../../main/hosts/headless/terminal/translate.ts";
import { LANGUAGES } from "../../../shared/language.ts";
import { redact } from "../../../shared/redacted.ts";
import { terminalLanguage } from "../../../main/hosts/headless/terminal/language.ts";
import type { CheckResult } from "../../../shared/checks/result.ts";
import { cli, planFolder, type CliOptions } from "../../support/cli.ts";
import { FAKE_RUN, fakeCore, type Script } from "../../support/fake-core.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import {
  cliIn,
  englishIn,
  LOCALES,
  toldInEachLanguage,
  type TerminalCase,
} from "../../support/terminal-languages.ts";

const CHECKS: readonly CheckResult[] = [
  {
    id: "onprem.health",
    status: "pass",
    found: "healthy",
    said: { key: "findings.health.fine", values: {} },
  },
  {
    id: "local.disk",
    status: "warn",
    cause: "disk-nearly-full",
    found: "7 MB free",
    said: { key: "findings.disk.free", values: { megabytes: 7 } },
  },
];

/** A plan with its passphrase, and a core that follows a script. */
function planned(script: Script = {}, more: CliOptions = {}): () => CliOptions {
  return () => ({ core: fakeCore(script), folder: planFolder().folder, ...more });
}

const WITH_PASSPHRASE = ["--passphrase-file", "passphrase.txt"];
const LATE = { rests: { kind: "unknown", step: "register" } } as const satisfies Script;

/** Every way in which a command of a migration ends. */
const MIGRATION: Readonly<Record<string, TerminalCase>> = {
  "a migration": { argv: ["migrate", "plan.json", "--yes", ...WITH_PASSPHRASE], options: planned() },
  "a migration that stops": {
    argv: ["migrate", "plan.json", "--yes", ...WITH_PASSPHRASE],
    options: planned({ ends: "register-pin-refused" }),
  },
  "a migration of unknown outcome": {
    argv: ["migrate", "plan.json", "--yes", ...WITH_PASSPHRASE],
    options: planned(LATE),
  },
  "a migration that asks": {
    argv: ["migrate", "plan.json", ...WITH_PASSPHRASE],
    options: planned({ asks: ["warnings", "sending-paused", "point-of-no-return"], checks: CHECKS }),
  },
  "a migration that fails its checks": {
    argv: ["migrate", "plan.json", ...WITH_PASSPHRASE],
    options: planned({
      checks: [{ id: "cloud.token", status: "fail", cause: "token-expired", found: "", said: GONE() }],
    }),
  },
  "a plan that isn't there": { argv: ["migrate", "absent.json"], options: planned() },
  "a plan with faults": {
    argv: ["check", "plan.json"],
    options: () => ({ folder: planFolder('{ "version": 2, "cloud": 1, "extra": true }').folder }),
  },
  "a plan that breaks off": {
    argv: ["check", "plan.json"],
    options: () => ({ folder: planFolder('{ "version": 1,').folder }),
  },
  checks: { argv: ["check", "plan.json"], options: planned({ checks: CHECKS }), values: /\bhealthy\b/g },
  "an ID that is none": { argv: ["resume", "123456"] },
  "a code that is none": { argv: ["code", FAKE_RUN], options: planned({}, { input: "12" }) },
  "a code that is wrong": {
    argv: ["code", FAKE_RUN, ...WITH_PASSPHRASE],
    options: planned({ code: "314159" }, { input: "000000" }),
  },
  "nothing to resolve with": { argv: ["resolve", FAKE_RUN] },
  "all migrations": { argv: ["status"], options: planned() },
  "one migration": { argv: ["status", FAKE_RUN], options: planned(LATE) },
  "no passphrase": {
    argv: ["resume", FAKE_RUN, "--no-input"],
    options: planned({ rests: { kind: "ready" } }),
  },
  "a passphrase file that is empty": {
    argv: ["vault", "list", "--passphrase-file", "empty.txt"],
    options: () => {
      const folder = tempFolder();
      writeFileSync(join(folder, "empty.txt"), "");
      return { folder, core: fakeCore() };
    },
  },
  "a vault": { argv: ["vault", "status", ...WITH_PASSPHRASE], options: planned() },
  "a secret that is stored": {
    argv: ["vault", "put", "cloud-token", ...WITH_PASSPHRASE],
    options: planned({}, { input: "value" }),
  },
  "a plan for the other direction": { argv: ["reverse", FAKE_RUN], options: planned() },
  "nothing to restore": { argv: ["webhooks", "restore", "plan.json"], options: planned() },
  "a tunnel that lacks an option": {
    argv: ["webhooks", "test", "plan.json", "--tunnel", "own"],
    options: planned(),
  },
  "an end that is no time": {
    argv: ["webhooks", "point", "plan.json", "--tunnel", "cloudflared", "--until", "soon"],
    options: planned(),
  },
  "a port that is none": {
    argv: ["webhooks", "test", "plan.json", "--tunnel", "cloudflared", "--port", "x"],
    options: planned(),
  },
  "a secret that isn't there": { argv: ["vault", "put", "x"], options: planned({}, { input: "" }) },
  "a label that is none": { argv: ["vault", "forget", "x y"], options: planned() },
};

function GONE() {
  return { key: "findings.token.endedAgo", values: { span: { key: "times.days", values: { count: 3 } } } };
}

describe("the language of a terminal", () => {
  test.each([
    [{}, "en"],
    [{ LANG: "" }, "en"],
    [{ LANG: "es_ES.UTF-8" }, "es"],
    [{ LANG: "pt_BR" }, "pt-BR"],
    [{ LANG: "pt_PT.UTF-8" }, "pt-BR"],
    [{ LANG: "id_ID" }, "id"],
    [{ LANG: "ar_EG.UTF-8" }, "ar"],
    [{ LANG: "fr_FR.UTF-8" }, "en"],
    [{ LANG: "C", LANGUAGE: "es" }, "en"],
    [{ LANG: "C.UTF-8", LANGUAGE: "es" }, "en"],
    [{ LANG: "POSIX" }, "en"],
    [{ LANGUAGE: "es" }, "en"],
    [{ LANG: "es_ES", LC_MESSAGES: "id_ID" }, "id"],
    [{ LANG: "es_ES", LC_MESSAGES: "id_ID", LC_ALL: "ar_EG" }, "ar"],
    [{ LANG: "es_ES", LC_ALL: "" }, "es"],
    [{ LANG: "es_ES", LC_ALL: "C" }, "en"],
    [{ LANG: "fr_FR.UTF-8", LANGUAGE: "fr:es:en" }, "es"],
    [{ LANG: "es_ES.UTF-8", LANGUAGE: "en" }, "en"],
    [{ LANG: "es_ES.UTF-8", LANGUAGE: ":" }, "es"],
    [{ LANG: "es_ES", LC_TIME: "id_ID" }, "es"],
    [{ LANG: "../../es\u0000" }, "en"],
  ])("[ZH1] is, with %j, %s", (env, language) => {
    expect(terminalLanguage(env)).toBe(language);
  });
});

toldInEachLanguage(MIGRATION);

describe("what is asked at a terminal", () => {
  const asking = { asks: ["recent-register"] } as const satisfies Script;

  test.each([
    ["in the language", "REGISTRAR OTRA VEZ"],
    ["in English", "register again"],
  ])("[ZH4] may be confirmed %s", async (_how, typed) => {
    const { code, stderr } = await cli(["migrate", "plan.json", ...WITH_PASSPHRASE], {
      ...planned(asking, { answers: ["no", typed] })(),
      env: { LANG: "es_ES.UTF-8" },
    });
    expect(code).toBe(0);
    expect(stderr).toContain("Escriba REGISTRAR OTRA VEZ para continuar (Esc: detenerse aquí)");
    expect(stderr).toContain("No coincide. En su lugar puede escribir: REGISTER AGAIN");
  });

  test("[ZH4] in English the phrase of another language isn't taken", async () => {
    const { code } = await cli(["migrate", "plan.json", ...WITH_PASSPHRASE], {
      ...planned(asking, { answers: ["REGISTRAR OTRA VEZ", undefined] })(),
    });
    expect(code).toBe(3);
  });
});

test.each(Object.entries(LOCALES))("[ZH2] an internal error is told in %s", async (_language, LANG) => {
  const { folder } = planFolder();
  const { code, stderr } = await cli(["migrate", "plan.json", ...WITH_PASSPHRASE], {
    core: fakeCore({ broken: true }),
    folder,
    env: { LANG },
  });
  expect(code).toBe(70);
  expect(englishIn(stderr)).toEqual([]);
});

describe.each(Object.entries(LOCALES))("the command line in %s", (_language, LANG) => {
  const said = async (argv: readonly string[]): Promise<string> => {
    const { stdout, stderr } = await cli(argv, { env: { LANG } });
    return stdout + stderr;
  };

  test("[ZH6] lists every command without an English sentence", async () => {
    const english = await cli(["--help"]);
    const text = await said(["--help"]);
    expect(englishIn(text.replaceAll(/\[(?:options|command)\]|\bcheck\b/g, ""))).toEqual([]);
    const names = (help: string): readonly string[] => help.match(/^ {2}[a-z][a-z-]+(?= {2})/gm) ?? [];
    expect(names(text)).toEqual(names(english.stdout));
  });

  test.each([
    [["chekc"]],
    [["check"]],
    [["check", "a", "b"]],
    [["check", "a", "--jes"]],
    [["vault", "putt"]],
    [["vault", "put", "a", "b"]],
    [["vault", "recovery"]],
    [["resolve", "r", "--as"]],
    [["resolve", "r", "--as", "moon"]],
    [["resolve", "r", "--as", "cloud", "--repeat"]],
    [["completion", "csh"]],
  ])("[ZH6] says in the language what is wrong with %j", async (argv) => {
    const { code } = await cli(argv, { env: { LANG } });
    expect(code).toBe(2);
    expect(englishIn((await said(argv)).replaceAll(/'[^']*'|\bcheck\b/g, ""))).toEqual([]);
  });
});

describe("marks of direction", () => {
  const ending = MIGRATION["a migration that stops"] ?? { argv: [] };
  const inArabic = (more: CliOptions): Promise<{ stdout: string; stderr: string }> =>
    cliIn(LOCALES.ar, { ...ending, options: () => ({ ...ending.options?.(), ...more }) });
  const MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

  test("[ZH5] are around values on a terminal, and in no file or pipe", async () => {
    const shown = await inArabic({ columns: 100, answers: [] });
    expect(shown.stdout).toMatch(/\u2068\+1 202 555 0123\u2069/u);
    const piped = await inArabic({});
    expect(piped.stdout + piped.stderr).not.toMatch(MARKS);
    expect(piped.stdout).toContain("+1 202 555 0123");
  });

  test("[ZH5] aren't in a command that is to be copied", async () => {
    const { stdout } = await inArabic({ columns: 100, answers: [] });
    const commands = stripVTControlCharacters(stdout)
      .split("\n")
      .filter((line) => line.includes("switchover resume"));
    expect(commands.map((line) => line.trim())).toEqual([`switchover resume ${FAKE_RUN}`]);
  });

  test("[ZH5] keep the sender of a message before its receiver", async () => {
    const event = {
      id: 9,
      source: "cloud",
      kind: "message",
      direction: "in",
      user: "12025550199",
      number: "12025550123",
      receivedAt: "2026-01-15T12:00:00.000Z",
      signature: "valid",
      repeats: 0,
    } as const;
    const { stdout } = await cliIn(LOCALES.ar, {
      argv: ["webhooks", "events"],
      options: () => ({ core: fakeCore({ events: [event] }), columns: 200 }),
    });
    expect(stdout).toContain("\u206812025550199 → 12025550123\u2069");
  });

  test("[ZH5] of a platform's text are shown as escapes", async () => {
    const { stdout } = await cliIn(LOCALES.ar, {
      argv: ["check", "plan.json"],
      options: planned(
        {
          checks: [
            {
              id: "number.account",
              status: "pass",
              found: "“a\u202Eb”",
              said: { key: "findings.quoted", values: { text: "a\u202Eb\u2067c\u2069" } },
            },
          ],
        },
        { columns: 100 },
      ),
    });
    expect(stdout).not.toMatch(/[\u202A-\u202E\u2067]/u);
  });
});

test.each(LANGUAGES)(
  "[ZH2] the file with a recovery key is in the language, and its key is found: %s",
  async (language) => {
    const key = writeRecoveryKey(Buffer.alloc(RECOVERY_BYTES, 7));
    const text = recoveryFile(await loadTerminalTranslate(language), key);
    expect(text.split("\n")[2]).toBe(key.reveal());
    expect(readRecoveryKey(redact(text, "file"))).toEqual({
      ok: true,
      value: Buffer.alloc(RECOVERY_BYTES, 7),
    });
    expect(text).not.toMatch(/[\u2066-\u2069]/u);
    expect(language === "en" ? [] : englishIn(text)).toEqual([]);
  },
);
