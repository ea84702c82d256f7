import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { migrate as english } from "../en/migrate.ts";

/** Texts of the screen where migrations start and open ones are listed. */
export const migrate = {
  title: "Migrar",
  choose: "Escolha um número para mover",
  openCount_one: "{{count}} migração está em aberto",
  openCount_other: "{{count}} migrações estão em aberto",
  lead: "Mova um número entre o cliente local e a nuvem, e continue migrações em aberto.",
  open: {
    title: "Migrações em aberto",
    go: "Abrir esta migração",
    goTo: "Abrir a migração de {{spoken}}",
    busy: "em andamento",
    since: "última mudança",
  },
  begin: {
    title: "Mover um número",
    none: "Nenhum espaço de trabalho tem um número ainda. Adicione um espaço de trabalho e um número para movê-lo daqui.",
    noNumber: "Este espaço de trabalho ainda não tem um número. Adicione um lá para movê-lo daqui.",
    addWorkspace: "Adicionar espaço de trabalho",
    addNumber: "Abrir espaço de trabalho",
    number: "Número",
    numberHint: "Do espaço de trabalho {{workspace}}",
    direction: "Direção",
    directions: { "to-cloud": "Do cliente local para a nuvem", "to-onprem": "Da nuvem para o cliente local" },
    suggested: "sugerida pela última verificação",
    isThere: "já estava lá na última verificação",
    seen: "Última verificação",
    unseen: "não verificado",
    go: "Preparar migração",
    openRun: "Há uma migração deste número em aberto. Conclua ou abandone essa primeiro.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
