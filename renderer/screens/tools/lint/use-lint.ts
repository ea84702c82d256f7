import { useCallback, useEffect, useRef, useState } from "react";
import type { LintSettings } from "../../../../shared/lint/finding.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { checkSources, diffOf, fixSource, type Checked, type Pausing } from "./check-sources.ts";
import { pausingWith } from "./pausing.ts";
import type { Given } from "./given.ts";
import type { Source } from "./source.ts";

/** What the screen shows. */
export type LintState =
  | { readonly kind: "empty"; readonly problem?: "canceled" | "unreadable" | "nothing" | "mistake" }
  /** `part` goes from 0 to 1. */
  | { readonly kind: "busy"; readonly what: "reading" | "checking" | "fixing"; readonly part: number }
  | {
      readonly kind: "done";
      readonly checked: Checked;
      readonly given: Given;
      /** The positions of sources that were fixed here and are to be saved. */
      readonly fixed: ReadonlySet<number>;
    };

export type Lint = {
  readonly state: LintState;
  readonly give: (given: Given | Promise<Given>, settings: LintSettings) => void;
  /** Checks what is here once more, with other settings. */
  readonly again: (settings: LintSettings) => void;
  readonly fix: (settings: LintSettings) => void;
  /** What `fix` would change; undefined if it was ended early. */
  readonly diff: (settings: LintSettings, signal: AbortSignal) => Promise<string | undefined>;
  readonly cancel: () => void;
  readonly reset: () => void;
};

/** The check of this screen: what was given, and what was found. One thing is done at a time. */
export function useLint(): Lint {
  const [state, setState] = useState<LintState>({ kind: "empty" });
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);
  const begin = useCallback(
    (
      what: Extract<LintState, { kind: "busy" }>["what"],
      before: LintState,
      run: (pausing: Pausing) => Promise<LintState>,
    ) => {
      work.current?.abort();
      const controller = new AbortController();
      work.current = controller;
      const show = (next: LintState): void => {
        if (work.current === controller) setState(next);
      };
      show({ kind: "busy", what, part: 0 });
      const pausing = pausingWith(controller.signal, (part) => show({ kind: "busy", what, part }));
      runInBackground(
        run(pausing).then(show, (cause: unknown) => {
          show(before.kind === "done" ? before : { kind: "empty", problem: problemOf(cause) });
        }),
      );
    },
    [],
  );
  const give: Lint["give"] = useCallback(
    (given, settings) =>
      begin("reading", { kind: "empty" }, async (pausing) => {
        const all = await given;
        if (all.sources.length === 0 && all.others.length === 0) return { kind: "empty", problem: "nothing" };
        const checked = await checkSources(all.sources, settings, pausing);
        return { kind: "done", checked, given: all, fixed: new Set() };
      }),
    [begin],
  );
  const again: Lint["again"] = useCallback(
    (settings) => {
      if (state.kind !== "done") return;
      begin("checking", state, async (pausing) => ({
        ...state,
        checked: await checkSources(sourcesOf(state.checked), settings, pausing),
      }));
    },
    [begin, state],
  );
  const fix: Lint["fix"] = useCallback(
    (settings) => {
      if (state.kind !== "done") return;
      begin("fixing", state, async (pausing) => {
        const fixed = new Set(state.fixed);
        const sources: Source[] = [];
        for (const [index, { source, problem, counts }] of state.checked.files.entries()) {
          const after =
            problem === undefined && counts.fixable > 0 ? await fixSource(source, settings, pausing) : source;
          if (after !== source) fixed.add(index);
          sources.push(after);
        }
        return { ...state, fixed, checked: await checkSources(sources, settings, pausing) };
      });
    },
    [begin, state],
  );
  const diff: Lint["diff"] = useCallback(
    async (settings, signal) => {
      if (state.kind !== "done") return undefined;
      const pausing = pausingWith(signal, () => undefined);
      const parts: string[] = [];
      try {
        for (const { source, problem, counts } of state.checked.files)
          if (problem === undefined && counts.fixable > 0)
            parts.push(await diffOf(source, settings, pausing));
        return parts.join("");
      } catch (cause) {
        if (cause instanceof DOMException) return undefined;
        throw cause;
      }
    },
    [state],
  );
  return {
    state,
    give,
    again,
    fix,
    diff,
    cancel: useCallback(() => work.current?.abort(), []),
    reset: useCallback(() => {
      work.current?.abort();
      work.current = undefined;
      setState({ kind: "empty" });
    }, []),
  };
}

/** Ended early, a file that can't be read any more, or a mistake of ours. */
function problemOf(cause: unknown): NonNullable<Extract<LintState, { kind: "empty" }>["problem"]> {
  if (!(cause instanceof DOMException)) return "mistake";
  return cause.name === "AbortError" ? "canceled" : "unreadable";
}

function sourcesOf({ files }: Checked): readonly Source[] {
  return files.map(({ source }) => source);
}
