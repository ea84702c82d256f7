const LIVE_ROLES: Readonly<Record<string, "polite" | "assertive" | "off">> = {
  status: "polite",
  log: "polite",
  alert: "assertive",
  timer: "off",
};

/**
 * Records what a screen reader would announce without being asked. The returned function stops recording and
 * returns the texts.
 */
export function listenForAnnouncements(): () => readonly string[] {
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) if (isAnnounced(target)) heard.push(target.textContent ?? "");
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    return heard;
  };
}

/** The nearest ancestor with a live setting decides. */
function isAnnounced(node: Node): boolean {
  for (let at: Node | null = node; at !== null; at = at.parentNode) {
    if (!(at instanceof Element)) continue;
    const live = at.getAttribute("aria-live") ?? LIVE_ROLES[at.getAttribute("role") ?? ""];
    if (live !== undefined) return live !== "off";
  }
  return false;
}
