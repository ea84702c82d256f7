import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { isWished, type Size, type Wishes } from "./wishes.ts";

/** Takes screenshots of a window and saves them as small PNG files. */
export type Camera = {
  /** Every size in both themes, as `NAME.light.900.png`; `at` is scrolled into view. */
  readonly take: (page: Page, name: string, at?: Locator) => Promise<void>;
  /** One screenshot in the light theme and the first size, as `NAME.VARIANT.light.900.png`. */
  readonly takeOne: (page: Page, name: string, variant: string) => Promise<void>;
  /** Begins an animated picture of one window, `NAME.light.900.webp`; undefined if it isn't requested. */
  readonly film: (page: Page, name: string) => Promise<Film | undefined>;
  /** Resolves once every screenshot is written, with all files and their sizes in bytes. */
  readonly done: () => Promise<readonly Picture[]>;
};

export type Picture = { readonly file: string; readonly bytes: number };

/** An animated picture while it is taken. */
export type Film = {
  /** Shows the window as it is now, for that long. */
  readonly hold: (seconds: number) => Promise<void>;
  /** Shows what the window does until something is over, at most five pictures a second. */
  readonly until: (over: Promise<unknown>) => Promise<void>;
  /** Writes what was taken. */
  readonly end: () => void;
};

type Frame = { readonly bytes: Buffer; ms: number };

type Theme = "light" | "dark";

// Replaces the data folder's path, so that screenshots do not differ between machines.
const PLACE_IN_PICTURES = "/home/you/.local/share/switchover";

/** A camera that writes into the folder given by the options. */
export function openCamera(wishes: Wishes): Camera {
  mkdirSync(wishes.out, { recursive: true });
  const pictures: Promise<Picture>[] = [];
  const shoot = async (page: Page, theme: Theme, size: Size, at?: Locator): Promise<Buffer> => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.setViewportSize(size);
    // Moves the pointer away, so that no element shows its hover state.
    await page.mouse.move(0, size.height - 1);
    await settle(page);
    if (at !== undefined) await bringIntoSight(at);
    return page.screenshot({ animations: "disabled", caret: "hide", scale: "css" });
  };
  const keep = (bytes: Buffer, file: string): void => {
    pictures.push(write(bytes, join(wishes.out, file)).then((length) => ({ file, bytes: length })));
  };
  return {
    async take(page, name, at) {
      if (!isWished(wishes, name)) return;
      for (const size of wishes.sizes)
        for (const theme of ["light", "dark"] as const)
          keep(await shoot(page, theme, size, at), `${name}.${theme}.${size.width}.png`);
    },
    async takeOne(page, name, variant) {
      const [size] = wishes.sizes;
      if (size === undefined || !isWished(wishes, name)) return;
      keep(await shoot(page, "light", size), `${name}.${variant}.light.${size.width}.png`);
    },
    async film(page, name) {
      const [size] = wishes.sizes;
      if (size === undefined || !isWished(wishes, name)) return undefined;
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
      await page.setViewportSize(size);
      const file = `${name}.light.${size.width}.webp`;
      return startFilm(page, (frames) => {
        const written = writeFilm(frames, join(wishes.out, file));
        pictures.push(written.then((bytes) => ({ file, bytes })));
      });
    },
    done: () => Promise.all(pictures),
  };
}

const FRAME_MS = 200;

function startFilm(page: Page, keep: (frames: readonly Frame[]) => void): Film {
  const frames: Frame[] = [];
  const take = async (ms: number): Promise<void> => {
    await settle(page);
    const bytes = await page.screenshot({ caret: "hide", scale: "css" });
    const last = frames.at(-1);
    // A window that stands still is one frame, shown for longer.
    if (last?.bytes.equals(bytes) === true) last.ms += ms;
    else frames.push({ bytes, ms });
  };
  return {
    hold: (seconds) => take(seconds * 1_000),
    async until(over) {
      const progress = { isOver: false };
      const ended = over.finally(() => (progress.isOver = true));
      while (!progress.isOver) {
        await take(FRAME_MS);
        await page.waitForTimeout(FRAME_MS / 2);
      }
      await ended;
    },
    end: () => keep(frames),
  };
}

/** Writes frames as one picture that repeats for ever, and returns its size in bytes. */
async function writeFilm(frames: readonly Frame[], path: string): Promise<number> {
  const joined = sharp(
    frames.map(({ bytes }) => bytes),
    { join: { animated: true } },
  );
  const delay = frames.map(({ ms }) => Math.round(ms));
  const { size } = await joined.webp({ quality: 75, effort: 5, mixed: true, delay, loop: 0 }).toFile(path);
  return size;
}

type Part = { readonly scrollIntoView: (how: { readonly block: string }) => void };

/** Scrolls a part of the screen to the middle, or to the top if it does not fit. */
async function bringIntoSight(at: Locator): Promise<void> {
  const fits = ((await at.boundingBox())?.height ?? 0) < (at.page().viewportSize()?.height ?? 0) * 0.8;
  await at.evaluate((part: Part, block) => part.scrollIntoView({ block }), fits ? "center" : "start");
}

/** Waits until the page has drawn its latest state, and replaces this machine's own paths in it. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const shown = node.nodeValue.replace(/\\/\\S*switchover-gallery-\\w+/, ${JSON.stringify(PLACE_IN_PICTURES)});
      if (shown !== node.nodeValue) node.nodeValue = shown;
    }
  })()`);
}

// One file at a time, so that compressing leaves one core for the window.
let last: Promise<unknown> = Promise.resolve();

function write(bytes: Buffer, path: string): Promise<number> {
  const written = last.then(async () => {
    const { size } = await sharp(bytes).png({ palette: true, effort: 10, compressionLevel: 9 }).toFile(path);
    return size;
  });
  last = written.catch(() => undefined);
  return written;
}
