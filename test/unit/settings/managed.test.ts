import { chmodSync, lchownSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { managedByFile, managedByRegistry } from "../../../main/hosts/common/ports/managed-settings.ts";
import { systemFolder } from "../../../main/hosts/common/ports/registry.ts";
import {
  isRetentionFixed,
  isTunnelAllowed,
  MANAGED_KEYS,
  MANAGED_TUNNELS,
  NOTHING_MANAGED,
  retentionUnder,
  type ManagedState,
} from "../../../shared/settings/managed.ts";
import { parseManaged } from "../../../shared/settings/parse-managed.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const parse = (text: string): ManagedState => parseManaged("there", new TextEncoder().encode(text));
/** 32 bytes in base64. */
const KEY = `${"A".repeat(43)}=`;
const USUAL = { keepDays: 30, capMegabytes: 2048 };
const WHOLE = JSON.stringify({
  proxy: { url: "http://proxy.example:3128", except: [".internal", "10.0.0.0/8"] },
  retention: { keepDays: 7 },
  tunnels: ["ssh", "own"],
  updates: { url: "https://updates.corp.example/switchover/" },
  certificates: { system: true },
});

describe("[ZD1] managed settings as they were written down", () => {
  test("each member fixes its setting, and what isn't there is the user's", () => {
    expect(parse(WHOLE)).toEqual({
      source: "there",
      proxy: {
        kind: "fixed",
        value: { url: "http://proxy.example:3128", except: [".internal", "10.0.0.0/8"] },
      },
      retention: { kind: "fixed", value: { keepDays: 7 } },
      tunnels: { kind: "fixed", value: ["ssh", "own"] },
      updates: { kind: "fixed", value: { url: "https://updates.corp.example/switchover/" } },
      certificates: { kind: "fixed", value: { system: true, authorities: [] } },
      troubles: [],
    });
    expect(parse("{}")).toEqual({ source: "there", ...NOTHING_MANAGED });
  });

  test.each([
    {
      key: "proxy",
      values: [null, "none", {}, { url: "socks5://a:1" }, { url: "http://u:p@a:1" }, { url: "none", x: 1 }],
    },
    {
      key: "proxy",
      values: [
        { url: "http://a:1", except: ["a,b"] },
        { url: "http://a:1", except: "a" },
      ],
    },
    {
      key: "certificates",
      values: [
        null,
        "system",
        {},
        { system: "yes" },
        { system: true, file: "/etc/ca.pem" },
        { system: true, authorities: ["ca.pem"] },
        { system: true, authorities: "-----BEGIN CERTIFICATE-----\nAA==\n-----END CERTIFICATE-----" },
      ],
    },
    {
      key: "retention",
      values: [null, {}, { keepDays: 0 }, { keepDays: "7" }, { capMegabytes: 1 }, { days: 7 }],
    },
    { key: "tunnels", values: [null, "ssh", ["SSH"], ["practice"], ["ssh", 1], {}] },
    { key: "updates", values: [null, true, "on", "OFF", ["off"], {}, { key: KEY }, { url: 1 }] },
    {
      key: "updates",
      values: [
        "http://a.example/",
        "https://u:p@a.example/",
        "https://a.example/?token=1",
        "https://a.example/#x",
        "https://a.example/ x",
        "https:\\\\a.example\\x",
        "https://",
        "file:///opt/feed",
        "javascript:alert(1)",
        `https://a.example/${"x".repeat(2000)}`,
      ].map((url) => ({ url })),
    },
    {
      key: "updates",
      values: [
        { url: "https://a.example/", key: "" },
        { url: "https://a.example/", key: KEY.slice(1) },
        { url: "https://a.example/", key: `${"A".repeat(42)}B=` },
        { url: "https://a.example/", keys: [KEY] },
      ],
    },
  ] as const)(
    "[ZD2] a $key that can't be understood is named, isn't the user's again, and leaves the others",
    ({ key, values }) => {
      for (const value of values) {
        const other = key === "retention" ? { tunnels: ["ssh"] } : { retention: { keepDays: 7 } };
        const state = parse(JSON.stringify({ ...other, [key]: value }));
        expect(state).toMatchObject({ [key]: { kind: "invalid" }, troubles: [{ kind: "invalid", key }] });
        const [known = "tunnels"] = Object.keys(other) as readonly ("tunnels" | "retention")[];
        expect(state[known].kind).toBe("fixed");
      }
    },
  );

  test("[ZD2] what is no object, is cut off, names a member twice or is endless fixes everything with something unknown", () => {
    const cut = Array.from({ length: WHOLE.length - 1 }, (_, at) => WHOLE.slice(0, at));
    const texts = [
      ...cut,
      "[]",
      "null",
      "7",
      '{"tunnels":["ssh"],"tunnels":["ngrok"]}',
      "\uFEFF{}",
      "[".repeat(60_000),
    ];
    for (const text of texts) {
      const state = parse(text);
      expect(
        MANAGED_KEYS.map((key) => state[key].kind),
        text,
      ).toEqual(["invalid", "invalid", "invalid", "invalid", "invalid"]);
      expect(state.troubles).toEqual([{ kind: "unusable", why: "not-json" }]);
    }
    const bytes = Uint8Array.from([0x7b, 0xff, 0x7d]);
    expect(parseManaged("there", bytes).troubles).toEqual([{ kind: "unusable", why: "not-json" }]);
    expect(parse(`{"a":"${"x".repeat(65_536)}"}`).troubles).toEqual([{ kind: "unusable", why: "too-large" }]);
  });

  test("[ZD3] members that this version doesn't know are named and fix nothing", () => {
    const state = parse('{"tunels":["ssh"],"__proto__":{"a":1},"constructor":1}');
    expect(state.tunnels).toEqual({ kind: "open" });
    expect(state.troubles).toEqual(
      ["tunels", "__proto__", "constructor"].map((key) => ({ kind: "unknown", key })),
    );
    const many = parse(
      JSON.stringify(Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`k${at}`, 1]))),
    );
    expect(many.troubles).toHaveLength(20);
  });
});

describe("[ZD4] what applies", () => {
  const invalid = parse("{");
  test("only named tunnels, none where the list isn't known, and always that of Practice", () => {
    const allowed = (state: ManagedState): readonly string[] =>
      [...MANAGED_TUNNELS, "practice" as const].filter((kind) => isTunnelAllowed(state, kind));
    expect(allowed(NOTHING_MANAGED)).toEqual([...MANAGED_TUNNELS, "practice"]);
    expect(allowed(parse('{"tunnels":["own"]}'))).toEqual(["own", "practice"]);
    expect(allowed(parse('{"tunnels":[]}'))).toEqual(["practice"]);
    expect(allowed(invalid)).toEqual(["practice"]);
  });

  test("the fixed limits, the user's others, and nothing is deleted by a limit that isn't known", () => {
    const fixed = parse('{"retention":{"keepDays":7}}');
    expect(retentionUnder(fixed, USUAL)).toEqual({ keepDays: 7, capMegabytes: 2048 });
    expect(retentionUnder(invalid, USUAL)).toEqual(USUAL);
    expect(isRetentionFixed(fixed, { keepDays: 7, capMegabytes: 100 })).toBe(false);
    expect(isRetentionFixed(fixed, { keepDays: 8, capMegabytes: 2048 })).toBe(true);
    expect(isRetentionFixed(invalid, USUAL)).toBe(true);
    expect(isRetentionFixed(NOTHING_MANAGED, USUAL)).toBe(false);
  });
});

const ME = process.getuid?.() ?? 0;
const TRUSTED = new Set([0, ME]);

describe.skipIf(process.platform === "win32")("[ZD5] a file of managed settings", () => {
  function written(text = WHOLE): { readonly folder: string; readonly file: string } {
    const folder = join(tempFolder(), "etc");
    mkdirSync(folder, { mode: 0o755 });
    const file = join(folder, "managed.json");
    writeFileSync(file, text, { mode: 0o644 });
    return { folder, file };
  }
  const unprotected = (at: string): unknown => [{ kind: "unusable", why: "not-protected", at }];

  test("counts where only administrators can change it, also through their own link", () => {
    const { folder, file } = written();
    expect(managedByFile(file, TRUSTED)).toMatchObject({
      source: file,
      tunnels: { kind: "fixed" },
      troubles: [],
    });
    const link = join(folder, "link.json");
    symlinkSync("managed.json", link);
    expect(managedByFile(link, TRUSTED)).toMatchObject({ source: link, tunnels: { kind: "fixed" } });
  });

  test("that isn't there, nor its folder, fixes nothing", () => {
    const { folder } = written();
    for (const path of [join(folder, "other.json"), join(folder, "none", "managed.json")])
      expect(managedByFile(path, TRUSTED)).toEqual(NOTHING_MANAGED);
  });

  test("that isn't there fixes nothing, whoever owns the folders on the way or can write to them", () => {
    const { folder } = written();
    const missing = join(folder, "other.json");
    const nobody = new Set([ME === 12_345 ? 54_321 : 12_345]);
    expect(managedByFile(missing, nobody)).toEqual(NOTHING_MANAGED);
    expect(managedByFile(join(folder, "managed.json", "below"), TRUSTED)).toEqual(NOTHING_MANAGED);
    symlinkSync(folder, join(folder, "again"));
    expect(managedByFile(join(folder, "again", "other.json"), nobody)).toEqual(NOTHING_MANAGED);
    chmodSync(folder, 0o777);
    expect(managedByFile(missing, TRUSTED)).toEqual(NOTHING_MANAGED);
  });

  test("that is a link to nothing, or behind one, can't be read, and everything is fixed", () => {
    const { folder } = written();
    symlinkSync(join(folder, "gone", "managed.json"), join(folder, "link.json"));
    symlinkSync("gone", join(folder, "switchover"));
    symlinkSync("managed.json/below", join(folder, "through-file"));
    for (const name of ["link.json", "switchover/managed.json", "through-file"])
      expect(managedByFile(join(folder, name), TRUSTED), name).toMatchObject({
        proxy: { kind: "invalid" },
        troubles: [{ kind: "unusable", why: "unreadable" }],
      });
  });

  test.each([0o664, 0o646, 0o666, 0o777])("with mode %o doesn't count, and everything is fixed", (mode) => {
    const { file } = written();
    chmodSync(file, mode);
    expect(managedByFile(file, TRUSTED)).toMatchObject({
      tunnels: { kind: "invalid" },
      troubles: unprotected(file),
    });
  });

  test("in a folder that others can write to doesn't count, though the file is protected", () => {
    const { folder, file } = written();
    for (const mode of [0o775, 0o757]) {
      chmodSync(folder, mode);
      expect(managedByFile(file, TRUSTED).troubles).toEqual(unprotected(folder));
    }
  });

  test("behind a link into a folder of others doesn't count", () => {
    const { folder } = written();
    const theirs = written();
    chmodSync(theirs.folder, 0o777);
    const link = join(folder, "link.json");
    symlinkSync(theirs.file, link);
    expect(managedByFile(link, TRUSTED).troubles).toEqual(unprotected(theirs.folder));
  });

  test("of somebody who isn't an administrator doesn't count", () => {
    const { file } = written();
    const [trouble] = managedByFile(file, new Set([ME === 12_345 ? 54_321 : 12_345])).troubles;
    expect(trouble).toMatchObject({ kind: "unusable", why: "not-protected" });
  });

  test("behind a link of somebody who isn't an administrator doesn't count", () => {
    const link = `/tmp/managed-${process.pid}.json`;
    symlinkSync("/etc/passwd", link);
    try {
      if (ME === 0) lchownSync(link, 12_345, 12_345);
      expect(managedByFile(link, new Set([0])).troubles).toEqual(unprotected(link));
    } finally {
      rmSync(link);
    }
  });

  test("that is a folder, or links in a circle, can't be read, and everything is fixed", () => {
    const { folder } = written();
    mkdirSync(join(folder, "sub"), { mode: 0o755 });
    symlinkSync("b", join(folder, "a"));
    symlinkSync("a", join(folder, "b"));
    for (const name of ["sub", "a"])
      expect(managedByFile(join(folder, name), TRUSTED)).toMatchObject({
        proxy: { kind: "invalid" },
        troubles: [{ kind: "unusable" }],
      });
  });
});

describe("[ZD6] the policy key of Windows", () => {
  const HEAD = "\r\nHKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\";
  const policies = `${HEAD}Microsoft\r\n${HEAD.trim()}Switchover\r\n`;
  const read = (listed: string | undefined, above: string | undefined = policies): ManagedState =>
    managedByRegistry((key) => (key.endsWith("\\Switchover") ? listed : above));

  test("holds the same text as a file, in one value", () => {
    const state = read(
      `${HEAD}Switchover\r\n    Other    REG_DWORD    0x1\r\n    ManagedSettings    REG_SZ    ${WHOLE}\r\n\r\n`,
    );
    expect(state).toEqual({ ...parse(WHOLE), source: "HKLM\\SOFTWARE\\Policies\\Switchover" });
  });

  test("that is missing, or has no such value, fixes nothing", () => {
    expect(read(undefined, `${HEAD}Microsoft\r\n${HEAD.trim()}Switchover Pro\r\n`)).toEqual(NOTHING_MANAGED);
    expect(read(`${HEAD}Switchover\r\n    Other    REG_SZ    x\r\n`)).toEqual(NOTHING_MANAGED);
  });

  test("is no missing key where the registry can't be asked at all", () => {
    expect(managedByRegistry(() => undefined)).toMatchObject({
      proxy: { kind: "invalid" },
      troubles: [{ kind: "unusable", why: "unreadable" }],
    });
  });

  test("is read too where tabs separate name, type and value", () => {
    const listed = `${HEAD}Switchover\r\n\tManagedSettings\tREG_SZ\t${WHOLE}\r\n`;
    expect(read(listed).tunnels).toEqual({ kind: "fixed", value: ["ssh", "own"] });
  });

  test("is asked with the system's own program, whatever the environment names", () => {
    const loaded = ["C:\\Users\\ana\\node.exe", "E:\\WINDOWS\\SYSTEM32\\ntdll.dll"];
    expect(systemFolder(loaded)).toBe("E:\\WINDOWS\\SYSTEM32");
    expect(systemFolder(["\\\\server\\x\\ntdll.dll"])).toBe("C:\\Windows\\System32");
  });

  test("that is there and can't be read, or holds something else, fixes everything", () => {
    expect(read(undefined).troubles).toEqual([{ kind: "unusable", why: "unreadable" }]);
    for (const line of [
      "ManagedSettings    REG_DWORD    0x1",
      "ManagedSettings    REG_SZ    ",
      "ManagedSettings    REG_SZ    {",
    ])
      expect(read(`${HEAD}Switchover\r\n    ${line}\r\n`).tunnels, line).toEqual({ kind: "invalid" });
  });
});
