import { anything, assert, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { NOTHING_MANAGED, type ManagedState } from "../../../shared/settings/managed.ts";
import { parseManaged } from "../../../shared/settings/parse-managed.ts";
import { hindrances, judgeFeed, type GoingOn } from "../../../shared/updates/decide.ts";
import { feedIn, feedName, fileFor, type Feed, type Place } from "../../../shared/updates/feed.ts";
import { updateSource, type BuiltIn } from "../../../shared/updates/source.ts";
import { actionsIn, type UpdateState } from "../../../shared/updates/update-state.ts";
import { compareVersions, isPreview, isVersion } from "../../../shared/updates/version.ts";

const SUM = `${"A".repeat(86)}==`;
const SETUP = { url: "Switchover-1.3.0-x64-setup.exe", sha512: SUM, size: 100 };
const PLACE: Place = { kind: "nsis", arch: "x64" };
const written = (change: object = {}): unknown => ({
  version: "1.3.0",
  files: [SETUP],
  releaseDate: "2026-11-26T15:00:00.000Z",
  ...change,
});
const feedOf = (change: object = {}): Feed => {
  const feed = feedIn(written(change));
  if (feed === undefined) throw new Error("the feed isn't one");
  return feed;
};

describe("[ZE1] versions", () => {
  const ASCENDING = ["0.9.9", "1.0.0-1", "1.0.0-2", "1.0.0-10", "1.0.0-a", "1.0.0-a.1", "1.0.0-b", "1.0.0"];

  test("are in the order of semantic versioning, previews before what they precede", () => {
    for (const [at, left] of ASCENDING.entries())
      for (const [other, right] of ASCENDING.entries())
        expect(Math.sign(compareVersions(left, right) ?? Number.NaN), `${left} ${right}`).toBe(
          Math.sign(at - other),
        );
  });

  test.each([
    ["", "1", "1.2", "1.2.3.4", "v1.2.3", "01.2.3", "1.2.3-", "1.2.3-01", "1.2.3-a..b", "1.2.3+build"],
    ["1.2.3 ", " 1.2.3", "1.2.3\n", "1.2.-3", "1e3.0.0", "9999999999.0.0", `1.0.0-${"a".repeat(64)}`],
    ["1.2.3-../x", "1.2.3-$(x)", "1.2.3-\u202E", "٣.0.0", "latest", "NaN.0.0"],
  ])("in any other form are none, and compare with nothing: row beginning with %j", (...texts) => {
    for (const text of texts) {
      expect(isVersion(text), text).toBe(false);
      expect(compareVersions(text, "1.0.0")).toBeUndefined();
      expect(compareVersions("1.0.0", text)).toBeUndefined();
      expect(isPreview(text)).toBe(false);
    }
  });
});

describe("[ZE2] a feed", () => {
  test("as electron-builder writes it is understood, whatever else it holds", () => {
    const more = { path: "x", sha512: "y", releaseName: null, extra: { deep: [1] } };
    expect(feedIn({ ...(written() as object), ...more })).toEqual(written());
  });

  test.each([
    ["../Switchover.exe", "a/b.exe", "a\\b.exe", "..", ".exe", "", "-rf.exe", "a b.exe", "a%2Fb.exe"],
    ["https://other.example/a.exe", "//other.example/a.exe", "file:///a.exe", "C:a.exe", "a.exe?x=1"],
    ["a.exe#x", "a;calc.exe", "a'b.exe", "a$(x).exe", "a`x`.exe", "a\u0000.exe", "a\u202Eexe.txt"],
    [`${"a".repeat(129)}.exe`, 7, null],
  ])("whose package has more than a plain name isn't understood: row beginning with %j", (...urls) => {
    for (const url of urls) {
      expect(feedIn(written({ files: [{ ...SETUP, url }] })), String(url)).toBeUndefined();
      expect(feedIn(written({ files: [SETUP, { ...SETUP, url }] })), String(url)).toBeUndefined();
    }
  });

  test("without a checksum and a size for each package, or with one that can't be, isn't understood", () => {
    const { sha512, ...unchecked } = SETUP;
    const wrong = [
      unchecked,
      { ...SETUP, sha512: sha512.slice(1) },
      { ...SETUP, sha512: "0".repeat(128) },
      { ...SETUP, sha512: `${"A".repeat(85)}B==` },
      { ...SETUP, size: undefined },
      { ...SETUP, size: 0 },
      { ...SETUP, size: -1 },
      { ...SETUP, size: 1.5 },
      { ...SETUP, size: 2 ** 40 },
      { ...SETUP, size: "100" },
    ];
    for (const file of wrong)
      expect(feedIn(written({ files: [file] })), JSON.stringify(file)).toBeUndefined();
  });

  test("with a member of another kind isn't understood, and nothing is guessed", () => {
    const changes = [
      { version: "1.3" },
      { version: 1.3 },
      { files: [] },
      { files: undefined },
      { files: Array.from({ length: 51 }, () => SETUP) },
      { releaseDate: "yesterday" },
      { releaseDate: new Date() },
      { releaseNotes: "x".repeat(20_001) },
      { releaseNotes: [{ version: "1.3.0", note: "x" }] },
      { stagingPercentage: "50" },
      { stagingPercentage: -1 },
      { stagingPercentage: 101 },
      { stagingPercentage: Number.NaN },
      { packages: { x64: { path: "https://other.example/a.7z" } } },
    ];
    for (const change of changes) expect(feedIn(written(change)), JSON.stringify(change)).toBeUndefined();
    for (const value of [null, undefined, "1.3.0", 7, [], [written()], new Map()])
      expect(feedIn(value)).toBeUndefined();
  });

  test("never makes the judgement fail, whatever it holds", () => {
    assert(
      property(anything(), (value) => {
        expect(feedIn(value)).toBeUndefined();
        const notes = feedIn(written({ releaseNotes: value }))?.releaseNotes;
        expect(notes === undefined || typeof notes === "string").toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe("[ZE3] what a feed has for this computer", () => {
  const judge = (change: object, about: Partial<{ current: string; place: Place; draw: number }> = {}) =>
    judgeFeed(feedOf(change), { current: "1.2.0", place: PLACE, draw: 0, ...about });

  test("is a newer version with its package", () => {
    expect(judge({})).toMatchObject({ kind: "newer", file: SETUP, feed: { version: "1.3.0" } });
  });

  test("is nothing if it is the version that runs, or an older one", () => {
    expect(judge({ version: "1.2.0" })).toEqual({ kind: "current" });
    expect(judge({ version: "1.1.9" })).toEqual({ kind: "older", version: "1.1.9" });
    expect(judge({ version: "1.2.0-1" })).toEqual({ kind: "older", version: "1.2.0-1" });
    expect(judge({}, { current: "0.0" })).toEqual({ kind: "older", version: "1.3.0" });
  });

  test("is a preview only for who has one", () => {
    expect(judge({ version: "1.3.0-1" })).toEqual({ kind: "unfit", version: "1.3.0-1", why: "preview" });
    expect(judge({ version: "1.3.0-2" }, { current: "1.3.0-1" }).kind).toBe("newer");
    expect(judge({ version: "1.3.0" }, { current: "1.3.0-1" }).kind).toBe("newer");
  });

  test("comes in stages: by this computer's number, to all at last, to none at 0", () => {
    const kinds = (stagingPercentage: number | undefined, draws: readonly number[]) =>
      draws.map((draw) => judge(stagingPercentage === undefined ? {} : { stagingPercentage }, { draw }).kind);
    expect(kinds(25, [0, 24.9, 25, 99.9])).toEqual(["newer", "newer", "staged", "staged"]);
    expect(kinds(0, [0, 99.9])).toEqual(["staged", "staged"]);
    expect(kinds(100, [0, 99.999])).toEqual(["newer", "newer"]);
    expect(kinds(undefined, [99.999])).toEqual(["newer"]);
  });

  test("is the package of its own kind and processor, and none if there is no such one or two", () => {
    const files = [
      "Switchover-1.3.0-x64-setup.exe",
      "Switchover-1.3.0-arm64-setup.exe",
      "Switchover-1.3.0-universal.zip",
      "switchover-1.3.0-x86_64.AppImage",
      "switchover-1.3.0-arm64.AppImage",
      "switchover-1.3.0-amd64.deb",
      "switchover-1.3.0-x86_64.rpm",
      "switchover-1.3.0-aarch64.rpm",
    ].map((url) => ({ ...SETUP, url }));
    const named = (kind: Place["kind"], arch: string) => fileFor({ files }, { kind, arch })?.url;
    expect(named("nsis", "x64")).toBe("Switchover-1.3.0-x64-setup.exe");
    expect(named("nsis", "arm64")).toBe("Switchover-1.3.0-arm64-setup.exe");
    expect(named("mac", "arm64")).toBe("Switchover-1.3.0-universal.zip");
    expect(named("mac", "x64")).toBe("Switchover-1.3.0-universal.zip");
    expect(named("appimage", "x64")).toBe("switchover-1.3.0-x86_64.AppImage");
    expect(named("appimage", "arm64")).toBe("switchover-1.3.0-arm64.AppImage");
    expect(named("deb", "x64")).toBe("switchover-1.3.0-amd64.deb");
    expect(named("deb", "arm64")).toBeUndefined();
    expect(named("rpm", "arm64")).toBe("switchover-1.3.0-aarch64.rpm");
    expect(named("nsis", "ia32")).toBeUndefined();
    const twice = [SETUP, { ...SETUP, url: "Switchover-1.3.0-setup.exe" }];
    expect(fileFor({ files: twice }, PLACE)).toBeUndefined();
    expect(judge({ files: [{ ...SETUP, url: "a.zip" }] })).toEqual({
      kind: "unfit",
      version: "1.3.0",
      why: "no-file",
    });
  });

  test("is read from the file that electron-builder names for the system", () => {
    const names = (["nsis", "mac", "appimage", "deb"] as const).map((kind) =>
      feedName({ kind, arch: "x64" }),
    );
    expect(names).toEqual(["latest.yml", "latest-mac.yml", "latest-linux.yml", "latest-linux.yml"]);
    expect(feedName({ kind: "rpm", arch: "arm64" })).toBe("latest-linux-arm64.yml");
  });
});

describe("[ZE4] where updates come from", () => {
  const KEY = `${"A".repeat(43)}=`;
  const BUILD: BuiltIn = { url: "https://build.example/", keys: [KEY] };
  const managed = (text: string): ManagedState => parseManaged("there", new TextEncoder().encode(text));
  const source = (
    about: Partial<Parameters<typeof updateSource>[0]>,
    text = "{}",
  ): ReturnType<typeof updateSource> =>
    updateSource({ never: undefined, managed: managed(text), choice: "ask", builtIn: BUILD, ...about });

  test("is nowhere in this build: no feed is decided, and without a person's administrator none is asked", () => {
    const own = updateSource({ never: undefined, managed: NOTHING_MANAGED, choice: "ask" });
    expect(own).toEqual({ kind: "not-set-up" });
  });

  test("is the build's feed, or the administrator's, checked with its key or the build's", () => {
    expect(source({})).toEqual({ kind: "on", url: BUILD.url, keys: [KEY], by: "build" });
    const corp = '{"updates":{"url":"https://corp.example/s"}}';
    expect(source({}, corp)).toMatchObject({
      url: "https://corp.example/s",
      keys: [KEY],
      by: "administrator",
    });
    const own = `${"B".repeat(42)}A=`;
    const withKey = JSON.stringify({ updates: { url: "https://corp.example/s", key: own } });
    expect(source({}, withKey)).toMatchObject({ keys: [own], by: "administrator" });
  });

  test("is never a feed without a key to check it with", () => {
    const none = { url: "https://build.example/", keys: [] };
    expect(source({ builtIn: none })).toEqual({ kind: "no-key", url: none.url });
    expect(source({ builtIn: none }, '{"updates":{"url":"https://corp.example/s"}}').kind).toBe("no-key");
  });

  test("is nowhere if the user or the administrator said so, and the administrator's word comes first", () => {
    expect(source({ choice: "off" })).toEqual({ kind: "off", by: "user" });
    expect(source({}, '{"updates":"off"}')).toEqual({ kind: "off", by: "administrator" });
    expect(source({ choice: "off" }, '{"updates":"off"}')).toEqual({ kind: "off", by: "administrator" });
  });

  test("[ZD2] is nowhere if what the administrator fixed can't be understood", () => {
    for (const text of ['{"updates":"of"}', "{", '{"updates":{"url":"http://corp.example/"}}'])
      expect(source({}, text)).toEqual({ kind: "invalid" });
  });

  test("is nowhere for a copy that can't update itself, whatever else is set", () => {
    expect(source({ never: "checkout" }, '{"updates":{"url":"https://corp.example/s"}}')).toEqual({
      kind: "never",
      why: "checkout",
    });
  });
});

describe("[ZE5] an update waits for what it would interrupt", () => {
  const QUIET: GoingOn = {
    openRuns: 0,
    isDriving: false,
    isBatchUnderWay: false,
    replaced: 0,
    listening: 0,
  };
  const STATE: Pick<UpdateState, "source" | "checked" | "step" | "hindrances"> = {
    source: { kind: "on", url: "https://build.example/", keys: [], by: "build" },
    checked: { kind: "newer", offer: { version: "1.3.0", releasedAt: "", bytes: 1 } },
    step: { kind: "none" },
    hindrances: [],
  };

  test.each([
    [{ openRuns: 1 }, "migration"],
    [{ isDriving: true }, "migration"],
    [{ isBatchUnderWay: true }, "batch"],
    [{ replaced: 1 }, "callback"],
    [{ listening: 1 }, "receiver"],
    [{ openRuns: undefined }, "unknown"],
    [{ replaced: undefined }, "unknown"],
  ] as const)("%j", (change, named) => {
    expect(hindrances(QUIET)).toEqual([]);
    expect(hindrances({ ...QUIET, ...change })).toEqual([named]);
    const held = { ...STATE, hindrances: [...hindrances({ ...QUIET, ...change })] };
    expect(actionsIn(held)).toEqual({ check: true, download: false, install: false });
    expect(actionsIn({ ...held, step: { kind: "downloaded" } }).install).toBe(false);
  });

  test("and otherwise for a person, at each of its steps", () => {
    expect(actionsIn(STATE)).toEqual({ check: true, download: true, install: false });
    const at = (step: UpdateState["step"]) => actionsIn({ ...STATE, step });
    expect(at({ kind: "downloading", bytes: 0 })).toEqual({ check: false, download: false, install: false });
    expect(at({ kind: "downloaded" })).toEqual({ check: false, download: false, install: true });
    expect(at({ kind: "download-failed", why: "bad-package" }).download).toBe(true);
    expect(at({ kind: "install-failed" })).toEqual({ check: true, download: true, install: false });
    expect(at({ kind: "installing" }).install).toBe(false);
    expect(at({ kind: "downloaded", path: "/x.deb" }).install).toBe(false);
  });

  test("and nothing is offered without a feed, or without something newer in it", () => {
    const none = { check: false, download: false, install: false };
    expect(actionsIn({ ...STATE, source: { kind: "not-set-up" } })).toEqual(none);
    expect(
      actionsIn({ ...STATE, source: { kind: "off", by: "user" }, step: { kind: "downloaded" } }),
    ).toEqual(none);
    for (const checked of [{ kind: "current" }, { kind: "older", version: "1" }, undefined] as const)
      expect(actionsIn({ ...STATE, checked }).download).toBe(false);
  });
});
