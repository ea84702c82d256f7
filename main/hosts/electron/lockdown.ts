import { type Session, type WebContents, app } from "electron";
import { isOwnAddress, isOwnBlob } from "./origin.ts";
import type { WindowFiles } from "../common/window-files/window-files.ts";

/** Responds to a page's request for a window file; any other request gets 404. */
export function answerPage(files: WindowFiles, request: Request): Response {
  if (!isOwnAddress(request.url) || (request.method !== "GET" && request.method !== "HEAD"))
    return new Response(null, { status: 404 });
  const { status, headers, body } = files.answer(new URL(request.url).pathname);
  return new Response(request.method === "HEAD" ? null : body, { status, headers });
}

/** Blocks everything from a page except our own origin: requests, permissions, devices, downloads. */
export function lockSession(session: Session, packaged: boolean): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.setSpellCheckerEnabled(false);
  session.webRequest.onBeforeRequest((request, answer) =>
    answer({ cancel: !mayLoad(request.url, packaged) }),
  );
  // A page may download what it created itself (a report); the user still chooses the file.
  session.on("will-download", (event, item) => {
    if (!isOwnBlob(item.getURL())) event.preventDefault();
  });
}

/**
 * True if a page may load this URL: a file of the window, or what the page itself created to save it. In a
 * checkout the developer tools may load themselves, too.
 */
function mayLoad(address: string, packaged: boolean): boolean {
  return isOwnAddress(address) || isOwnBlob(address) || (!packaged && address.startsWith("devtools://"));
}

/** Prevents every page from navigating away. `openOwn` opens another window of ours at a screen. */
export function lockPages(openOwn: (hash: string) => void): void {
  app.on("web-contents-created", (_event, contents) => lockPage(contents, openOwn));
}

function lockPage(contents: WebContents, openOwn: (hash: string) => void): void {
  contents.on("will-navigate", (event) => event.preventDefault());
  contents.on("will-frame-navigate", (event) => event.preventDefault());
  contents.on("will-redirect", (event) => event.preventDefault());
  contents.on("will-attach-webview", (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    // Chromium's own child window is never created: it would keep a reference to its opener.
    if (isOwnAddress(url)) openOwn(new URL(url).hash);
    return { action: "deny" };
  });
}
