import { SECRET_COPY_MS } from "../../shared/redacted.ts";

/** The clipboard as a page may use it, and what it notices of other uses. */
export type PageClipboard = {
  /** Rejects if the browser refuses it, as it does while another window is in front. */
  write(text: string): Promise<void>;
  /** True if the browser lets the page read without asking the person. */
  canRead(): Promise<boolean>;
  read(): Promise<string>;
  isInFront(): boolean;
  /** Calls back once something else may have been copied: the window was left, or a text in it was copied. */
  onOther(listener: () => void): () => void;
  /** Calls back when the window comes to the front. */
  onFront(listener: () => void): () => void;
};

/** What is copied. A secret is cleared from the clipboard again. */
export type CopiedContent = "secret" | "plain";

/** Copies through the page, where no host has a clipboard. */
export type PageCopies = {
  /** Rejects if the browser refuses it. */
  copy(text: string, content: CopiedContent): Promise<void>;
};

/**
 * Opens the copies of a window. What is to be cleared is cleared whichever screen is shown by then.
 *
 * A page that may read the clipboard clears it if it still holds the secret, at the latest when its window comes to the
 * front. One that may not clears it only if nothing else can have been copied meanwhile, because overwriting what a
 * person copied elsewhere would lose it.
 */
export function openPageCopies(page: PageClipboard): PageCopies {
  let stop = (): void => undefined;
  return {
    async copy(text, content) {
      await page.write(text);
      stop();
      stop = content === "secret" ? clearLater(page, text) : (): void => undefined;
    },
  };
}

function clearLater(page: PageClipboard, text: string): () => void {
  let [isOther, isStopped] = [false, false];
  const ends = [
    page.onOther(() => {
      isOther = true;
    }),
  ];
  const stop = (): void => {
    isStopped = true;
    for (const end of ends) end();
  };
  const clear = async (): Promise<void> => {
    if (!(await page.canRead())) {
      const isHeld = !isStopped && !isOther && page.isInFront();
      stop();
      if (isHeld) await page.write("");
      return;
    }
    // Otherwise when the window comes to the front.
    if (isStopped || !page.isInFront()) return;
    const there = await page.read();
    if (isStopped) return;
    if (there === text) await page.write("");
    stop();
  };
  // If the browser refuses, the text beside the button says what to do.
  const attempt = (): void => void clear().catch(() => undefined);
  const timer = setTimeout(() => {
    ends.push(page.onFront(attempt));
    attempt();
  }, SECRET_COPY_MS);
  ends.push(() => clearTimeout(timer));
  return stop;
}
