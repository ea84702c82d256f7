import { unfitFor, type LetterFacts } from "../../../shared/letter/letter.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { ParsedInputOf, ProblemOf } from "../../../shared/rpc/api.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import { letterOf } from "../../../shared/wording/letters.ts";
import { loadTranslate } from "../../../shared/wording/translate.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { letterOfNumber, letterOfPlan, letterOfRun } from "../letter/gather-letter.ts";
import { renderLetter } from "../letter/render-letter.ts";
import type { Proofs } from "../proof/proofs.ts";
import { readWorkspace } from "../workspaces/edit.ts";

/** Handlers for letters about migrations. */
export function letterHandlers(
  ports: HostPorts,
  folder: DataFolder,
  proofs: Pick<Proofs, "chain">,
): Pick<Handlers, "letter.make"> {
  return {
    "letter.make": async ({ about, kind, form, language, at }) => {
      if (at !== undefined && Date.parse(at) < ports.clock.now())
        return err({ kind: "letterUnfit", why: "time-past" });
      const facts = factsAbout({ ports, folder, proofs }, about, { language, at });
      if (!facts.ok) return facts;
      const unfit = unfitFor(kind, facts.value);
      if (unfit !== undefined) return err({ kind: "letterUnfit", why: unfit });
      const t = await loadTranslate(language);
      const letter = letterOf(t, kind, facts.value);
      return ok({
        ...renderLetter(t, letter, form),
        subject: letter.subject,
        practice: facts.value.practice,
      });
    },
  };
}

type Sources = {
  readonly ports: HostPorts;
  readonly folder: DataFolder;
  readonly proofs: Pick<Proofs, "chain">;
};
type Input = ParsedInputOf<"letter.make">;

type Facts = Result<LetterFacts, ProblemOf<"letter.make">>;

function factsAbout(
  { ports, folder, proofs }: Sources,
  about: Input["about"],
  wish: Pick<Input, "language" | "at">,
): Facts {
  if ("plan" in about) return ok(letterOfPlan(ports, about.plan, wish));
  if ("workspace" in about) return factsOfNumber(ports, about, wish);
  if (!folder.exists()) return err({ kind: "noSuchRun", run: about.run });
  const storage = folder.storage();
  return storage.ok ? letterOfRun({ ports, storage: storage.value, proofs }, about.run, wish) : storage;
}

function factsOfNumber(
  ports: HostPorts,
  { workspace, phoneNumberId, direction }: Extract<Input["about"], { readonly workspace: unknown }>,
  wish: Pick<Input, "language" | "at">,
): Facts {
  const known = readWorkspace(ports, workspace);
  if (!known.ok) return known;
  const number = known.value.numbers.find((one) => one.phoneNumberId === phoneNumberId);
  return number === undefined
    ? err({ kind: "letterUnfit", why: "no-number" })
    : ok(letterOfNumber(ports, known.value, number, { ...wish, direction }));
}
