import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { history as english } from "../en/history.ts";

/** Texts of the history. */
export const history = {
  lead: "Todas as migrações desta pasta de dados, as mais recentes primeiro, com o registro de atividades de cada uma.",
  headline: {
    none: "Nenhuma migração ainda",
    ended_one: "{{count}} migração, terminada",
    ended_other: "{{count}} migrações, todas terminadas",
    open_one: "{{count}} de {{all}} migrações não terminou",
    open_other: "{{count}} de {{all}} migrações não terminaram",
  },
  empty: "Cada migração aparece aqui com o registro de atividades e as evidências dela.",
  emptyDo: "Escolher um número para mover",
  filter: "Encontrar um número",
  count_one: "{{count}} migração",
  count_other: "{{count}} migrações",
  noneFits: "Nenhuma migração corresponde a este número.",
  more_one: "Mostrar mais {{count}}",
  more_other: "Mostrar mais {{count}}",
  column: { move: "Migração", end: "Resultado", proof: "Fonte", took: "Duração" },
  open: "Não terminada: {{where}}",
  followed: "desatualizada: uma migração mais recente veio depois",
  notEnded: "não terminada",
  unreadable: {
    title_one: "{{count}} migração não pode ser lida",
    title_other: "{{count}} migrações não podem ser lidas",
    text: "Elas faltam nas listas. Os arquivos delas foram mantidos; verifique as duas APIs antes de mover estes números novamente.",
    rows_one: "{{count}} linha corrompida",
    rows_other: "{{count}} linhas corrompidas",
    newer: "Gravada por uma versão mais recente",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
