import { execFileSync, spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FuseState, FuseV1Options, getCurrentFuseWire } from "@electron/fuses";
import { Arch, Platform, build } from "electron-builder";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runNode } from "../../scripts/lib/run.mjs";
import { builtProgram } from "../support/electron/built.ts";
import { makeDummyRuntime } from "../support/electron/dummy-runtime.ts";
import { tempFolder } from "../support/temp-folder.ts";

const checkout = join(import.meta.dirname, "../..");
const { version, devDependencies } = JSON.parse(readFileSync(join(checkout, "package.json"), "utf8")) as {
  readonly version: string;
  readonly devDependencies: Readonly<Record<string, string>>;
};
const isLinux = process.platform === "linux" && process.arch === "x64";

/** What electron-builder hands to the tool that writes a deb or an rpm, with the files that it names. */
type Handed = {
  readonly args: readonly string[];
  readonly afterInstall: string;
  readonly afterRemove: string;
  readonly desktop: string;
  /** The file types that the package makes known to the system. */
  readonly types: string;
};

/** A whole package for Linux, of everything but the runtime, and the installers as far as they go without tools. */
describe.skipIf(!isLinux)("a package for Linux, around a runtime that is none", () => {
  let work: string;
  let folder: string;
  let resources: string;
  let terminal: string;
  const installers: Handed[] = [];
  let appImage = "";

  beforeAll(async () => {
    work = mkdtempSync(join(tmpdir(), "switchover-package-"));
    builtProgram();
    const release = join(work, "release");
    const runtime = makeDummyRuntime(join(work, "runtime"));
    const wishes = [`-c.electronDist=${runtime}`, `-c.directories.output=${release}`];
    const { code, output } = await runNode(
      process.execPath,
      [join(checkout, "scripts/package.mjs"), "--linux", "--dir", ...wishes],
      { output: "capture", limitMs: 400_000 },
    );
    if (code !== 0) throw new Error(output);
    folder = join(release, "linux-unpacked");
    resources = join(folder, "resources");
    terminal = join(resources, "terminal");
    await build({
      projectDir: checkout,
      publish: "never",
      prepackaged: folder,
      targets: Platform.LINUX.createTarget(["AppImage", "deb", "rpm"], Arch.x64),
      config: { extends: "electron-builder.unsigned.yml", directories: { output: release } },
      effectiveOptionComputed: (computed: unknown) => {
        if (Array.isArray(computed)) installers.push(handed(computed as [readonly string[], string]));
        else appImage = (computed as { readonly desktop: string }).desktop;
        // True: the tool itself is left out.
        return Promise.resolve(true);
      },
    });
  }, 600_000);

  afterAll(() => rmSync(work, { recursive: true, force: true }));

  test("has its fuses set as the configuration says", async () => {
    const wire = await getCurrentFuseWire(join(folder, "switchover-desktop"));
    expect(wire[FuseV1Options.RunAsNode]).toBe(FuseState.DISABLE);
    expect(wire[FuseV1Options.OnlyLoadAppFromAsar]).toBe(FuseState.ENABLE);
    expect(wire[FuseV1Options.EnableNodeCliInspectArguments]).toBe(FuseState.DISABLE);
  });

  test("[ZI7] keeps exactly the native module beside its archive", () => {
    const beside = filesBelow(join(resources, "app.asar.unpacked"));
    expect(beside).toEqual(["node_modules/@ngrok/ngrok-linux-x64-gnu/ngrok.linux-x64-gnu.node"]);
  });

  test("[ZI10] contains this build's files and none of an earlier one, and starts what the build made", () => {
    const archived = filesIn(join(resources, "app.asar"));
    const made = JSON.parse(readFileSync(join(checkout, "dist/files.json"), "utf8")) as readonly string[];
    const inArchive = made.filter((file) => /^(?:window|desktop)\//.test(file)).map((file) => `dist/${file}`);
    expect(inArchive).toContain("dist/desktop/entry.mjs");
    expect(archived.filter((file) => /^dist\/(?:window|desktop)\//.test(file)).toSorted()).toEqual(
      inArchive.toSorted(),
    );
    const rest = archived.filter((file) => !file.startsWith("dist/") && !file.startsWith("node_modules/"));
    expect(rest.toSorted()).toEqual(["LICENSE", "NOTICE", "package.json"]);
  });

  test("[ZI11] names both runtimes in its bill of materials, and brings their licenses", () => {
    const bill = JSON.parse(
      readFileSync(join(checkout, ".cache/shipped/application/bill-of-materials.cdx.json"), "utf8"),
    ) as { readonly components: readonly { readonly purl: string; readonly type: string }[] };
    const runtimes = bill.components.filter(({ type }) => type === "platform").map(({ purl }) => purl);
    expect(runtimes).toEqual([
      `pkg:npm/electron@${devDependencies["electron"] ?? ""}`,
      `pkg:generic/node@${process.versions.node}`,
    ]);
    expect(existsSync(join(folder, "LICENSE.electron.txt"))).toBe(true);
    expect(readFileSync(join(terminal, "LICENSE.node.txt"), "utf8")).toContain("Node.js");
  });

  test("[ZI12] its program on the command line runs on the Node beside it, also through a link from elsewhere", () => {
    const links = tempFolder();
    symlinkSync(join(terminal, "switchover"), join(links, "first"));
    symlinkSync("first", join(links, "second"));
    const dataDir = join(links, "data");
    const run = (...args: readonly string[]) =>
      spawnSync(join(links, "second"), args, { cwd: "/", encoding: "utf8", env: { PATH: "/usr/bin:/bin" } });
    expect(run("--version")).toMatchObject({ status: 0, stdout: `${version}\n`, stderr: "" });
    expect(run("status", "--data-dir", dataDir, "--json")).toMatchObject({ status: 0 });
    expect(run("check", "/nowhere/plan.json", "--data-dir", dataDir).status).toBe(2);
  });

  test("[ZI12] it finds its window and the native module of its tunnel", () => {
    expect(existsSync(join(terminal, "window/index.html"))).toBe(true);
    const found = execFileSync(
      join(terminal, "node"),
      ["-e", `process.stdout.write(typeof require("@ngrok/ngrok").forward)`],
      { cwd: terminal, encoding: "utf8" },
    );
    expect(found).toBe("function");
  });

  test("[ZI8] every menu entry is one that the window belongs to, and turns no protection off", () => {
    for (const entry of [appImage, ...installers.map(({ desktop }) => desktop)]) {
      expect(entry).toContain("\nStartupWMClass=switchover-desktop\n");
      expect(entry).toContain("\nIcon=switchover-desktop\n");
      expect(entry).toMatch(/\nExec=(?:AppRun|\/opt\/Switchover\/switchover-desktop) %U\n/);
      expect(entry).not.toContain("no-sandbox");
    }
    expect(installers).toHaveLength(2);
  });

  test.skipIf(!existsSync("/usr/bin/desktop-file-validate"))(
    "each menu entry is valid (left out where desktop-file-validate is missing)",
    () => {
      for (const entry of [appImage, ...installers.map(({ desktop }) => desktop)]) {
        const file = join(tempFolder(), "switchover-desktop.desktop");
        writeFileSync(file, entry);
        expect(spawnSync("desktop-file-validate", [file], { encoding: "utf8" })).toMatchObject({
          status: 0,
          stdout: "",
        });
      }
    },
  );

  test("[ZO2] each menu entry opens our kinds of files, and deb and rpm make them known to the system", () => {
    const types = ["plan+json", "report+json", "workspace"].map(
      (kind) => `application/vnd.switchover.${kind}`,
    );
    for (const entry of [appImage, ...installers.map(({ desktop }) => desktop)])
      expect(entry).toContain(`\nMimeType=${types.join(";")};\n`);
    for (const { types: known } of installers)
      for (const [at, ending] of ["switchover-plan", "switchover-report", "switchover"].entries()) {
        expect(known).toContain(`<mime-type type="${types[at]}">`);
        expect(known).toContain(`<glob pattern="*.${ending}"/>`);
      }
  });

  test("icons are installed in the sizes that menus search for", () => {
    for (const { args } of installers) {
      const icons = args.filter((arg) => arg.includes("/icons/hicolor/"));
      expect(icons.map((arg) => /hicolor\/(\d+)x/.exec(arg)?.[1])).toEqual([
        "16",
        "24",
        "32",
        "48",
        "64",
        "128",
        "256",
        "512",
      ]);
      for (const arg of icons) expect(existsSync(arg.slice(0, arg.indexOf("=")))).toBe(true);
    }
  });

  test("[ZI2] deb and rpm bring an AppArmor profile that lets this program alone use user namespaces", () => {
    const profile = readFileSync(join(resources, "apparmor-profile"), "utf8");
    expect(profile).toContain(
      'profile "switchover-desktop" "/opt/Switchover/switchover-desktop" flags=(unconfined) {\n  userns,\n',
    );
    for (const { afterInstall, afterRemove } of installers) {
      expect(afterInstall).toContain("/etc/apparmor.d/switchover-desktop");
      expect(afterRemove).toContain(`rm -f "$APPARMOR_PROFILE_DEST"`);
    }
  });

  test.each(["after-install", "after-remove"])(
    "%s does everything that electron-builder's own script does",
    (name) => {
      const templates = join(
        createRequire(join(checkout, "package.json")).resolve("app-builder-lib/package.json"),
        "../templates/linux",
      );
      const theirs = readFileSync(join(templates, `${name}.tpl`), "utf8")
        .trimEnd()
        .split("\n");
      const ours = readFileSync(join(checkout, `build/linux/${name}.tpl`), "utf8").split("\n");
      expect(theirs.length).toBeGreaterThan(20);
      // In their order, with nothing left out in between.
      let at = 0;
      for (const line of ours) if (line === theirs[at]) at += 1;
      expect(theirs.slice(at)).toEqual([]);
    },
  );

  test("[ZI13] installing puts the command on the PATH, and removing takes it away and says where the data stays", () => {
    for (const { afterInstall, afterRemove } of installers) {
      const machine = scratchMachine();
      const link = join(machine.root, "usr/bin/switchover");
      expect(machine.run(afterInstall, "configure")).toMatchObject({ status: 0 });
      expect(readlinkSync(link)).toBe(`${machine.root}/opt/Switchover/resources/terminal/switchover`);
      const removed = machine.run(afterRemove, "remove");
      expect(removed).toMatchObject({ status: 0 });
      expect(removed.stdout).toContain("Its data stays with each user, in ~/.local/share/switchover");
      expect(existsSync(link) || isLink(link)).toBe(false);
      expect(machine.run(afterRemove, "purge")).toMatchObject({ status: 0, stdout: "" });
    }
  });

  test.each(["upgrade", "1"])(
    "[ZI13] the old version's script leaves a newer one alone when it is run with %s",
    (word) => {
      for (const { afterInstall, afterRemove } of installers) {
        const machine = scratchMachine();
        machine.run(afterInstall, "configure");
        // An rpm runs the older version's script after the newer one has been set up.
        expect(machine.run(afterRemove, word)).toMatchObject({ status: 0, stdout: "" });
        for (const name of ["switchover", "switchover-desktop"])
          expect(isLink(join(machine.root, "usr/bin", name))).toBe(true);
      }
    },
  );

  test("[ZI13] another program of that name is neither replaced nor removed", () => {
    const [first] = installers;
    const machine = scratchMachine();
    const path = join(machine.root, "usr/bin/switchover");
    writeFileSync(path, "another program");
    expect(machine.run(first?.afterInstall ?? "", "configure").stdout).toContain("another program's");
    machine.run(first?.afterRemove ?? "", "remove");
    expect(readFileSync(path, "utf8")).toBe("another program");
  });

  test("what is kept for each user is not touched by any of it", () => {
    for (const { args, afterInstall, afterRemove } of installers) {
      expect(args.filter((arg) => /=\/(?:home|root|var)/.test(arg))).toEqual([]);
      expect(afterInstall + afterRemove).not.toMatch(/rm -[a-z]*r/);
    }
  });

  /** Reads what is handed over at once: electron-builder's temporary files are gone afterwards. */
  function handed([args, desktopFile]: readonly [readonly string[], string]): Handed {
    const typesFile = args.find((arg) => arg.includes("=/usr/share/mime/packages/")) ?? "";
    const read = (option: string): string => readFileSync(args[args.indexOf(option) + 1] ?? "", "utf8");
    return {
      args,
      afterInstall: read("--after-install"),
      afterRemove: read("--after-remove"),
      desktop: readFileSync(desktopFile, "utf8"),
      types: readFileSync(typesFile.slice(0, typesFile.indexOf("=")), "utf8"),
    };
  }

  /** A folder in place of the system's, for scripts that run as root on the real one, with few programs. */
  function scratchMachine() {
    const root = tempFolder();
    const programs = join(root, "programs");
    for (const inside of ["usr/bin", "opt/Switchover/resources/terminal", "etc/apparmor.d", "programs"])
      mkdirSync(join(root, inside), { recursive: true });
    copyFileSync(join(terminal, "switchover"), join(root, "opt/Switchover/resources/terminal/switchover"));
    for (const name of ["ln", "rm", "readlink", "chmod", "cp"])
      symlinkSync(existsSync(`/bin/${name}`) ? `/bin/${name}` : `/usr/bin/${name}`, join(programs, name));
    return {
      root,
      run(script: string, ...args: readonly string[]) {
        const moved = script.replaceAll(/(?<=['"=\s])\/(?=usr\/|opt\/|etc\/apparmor\.d)/g, `${root}/`);
        return spawnSync("/bin/bash", ["-c", moved, "script", ...args], {
          encoding: "utf8",
          env: { PATH: programs },
        });
      },
    };
  }
});

const isLink = (path: string): boolean =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;

/** The files below a folder, each by its path from there. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
}

type Entry = { readonly files?: Readonly<Record<string, Entry>>; readonly unpacked?: boolean };

/** The files in an archive, each by its path. Its header is a pickle of a JSON text. */
function filesIn(archive: string): readonly string[] {
  const bytes = readFileSync(archive);
  const header = JSON.parse(bytes.toString("utf8", 16, 16 + bytes.readUInt32LE(12))) as Entry;
  const walk = ({ files = {} }: Entry, above: string): readonly string[] =>
    Object.entries(files).flatMap(([name, entry]) =>
      entry.files === undefined ? [`${above}${name}`] : walk(entry, `${above}${name}/`),
    );
  return walk(header, "");
}
