import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksPrivacy as english } from "../en/webhooks-privacy.ts";

/** Words of what is kept of notifications. */
export const webhooksPrivacy = {
  title: "Notificações armazenadas",
  lead: "São mensagens de outras pessoas. Armazene apenas o que você precisa, e apenas pelo tempo que precisar.",
  mode: {
    title: "O que armazenar",
    now: "em uso",
    searchable: {
      name: "Pesquisável",
      keeps: "Armazena tudo, com um índice de texto, em arquivos que só a sua conta de usuário pode ler.",
      cannot: "Quem puder ler os seus arquivos pode ler as mensagens.",
    },
    sealed: {
      name: "Criptografado",
      keeps:
        "Armazena tudo, criptografado com a chave do cofre. As mensagens não podem ser lidas sem o cofre.",
      cannot: "Os textos não podem ser pesquisados. Nada é recebido enquanto o cofre está bloqueado.",
    },
    facts: {
      name: "Apenas metadados",
      keeps:
        "Armazena IDs, tipos e horários. Os usuários aparecem como impressões digitais; nenhuma mensagem é armazenada.",
      cannot: "As mensagens não podem ser lidas, exportadas como recebidas nem reenviadas.",
    },
    fromNow:
      "Isto vale para novas notificações. As já armazenadas continuam como estão; exclua-as se não as quiser.",
    change: "Usar para novas notificações",
  },
  retention: {
    title: "Limites de armazenamento",
    hint: "Eventos mais antigos são excluídos, os mais antigos primeiro quando o armazenamento está cheio. Eventos protegidos que não foram exportados nunca são excluídos para liberar espaço.",
    keepDays: "Manter por (dias)",
    capMegabytes: "Limite de tamanho (MB)",
    between: "Um número inteiro de {{least}} a {{most}}.",
    save: "Salvar limites",
  },
  store: {
    title: "No armazenamento",
    again: "Atualizar",
    empty: "Nada está armazenado.",
    events: "Eventos",
    counted_one: "{{events}}, de {{count}} notificação",
    counted_other: "{{events}}, de {{notifications}} notificações",
    size: "Tamanho",
    oldest: "Mais antigo",
    newest: "Mais recente",
    heldBack: "Protegidos",
    heldNone: "nenhum",
    held_one: "{{count}} evento mantido até ser exportado, independentemente do limite de tamanho",
    held_other: "{{count}} eventos mantidos até serem exportados, independentemente do limite de tamanho",
    byMode: "Notificações por modo de armazenamento",
    mode: {
      searchable: "{{n}} pesquisáveis",
      sealed: "{{n}} criptografadas",
      facts: "{{n}} apenas metadados",
    },
  },
  erase: {
    title: "Excluir",
    text: "Exclua tudo de um número ou de uma pessoa, não importa a idade.",
    go: "Excluir eventos armazenados",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
