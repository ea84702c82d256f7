import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { notFound as english } from "../en/not-found.ts";

/** Texts for an address that leads to no screen. */
export const notFound = {
  title: "Página não encontrada",
  text: "O Switchover não tem uma tela neste endereço.",
  do: "Abrir visão geral",
} as const satisfies TranslationOf<"pt-BR", typeof english>;
