import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { sharedParts as english } from "../en/shared-parts.ts";

/** Texts of the parts that many screens are made of. */
export const sharedParts = {
  age: { now: "agora mesmo", seconds: "há {{n}} s" },
  copy: {
    copy: "Copiar",
    copied: "Copiado",
    failed: "Não foi possível copiar: selecione o texto e copie-o à mão",
    cleared: "Depois de copiado, é apagado da área de transferência após {{seconds}} s",
    clearedHere:
      "Depois de copiado, é apagado da área de transferência após {{seconds}} s se esta janela ficar à frente. Se não, copie outra coisa depois de colar.",
  },
  meaning: {
    proven: "Êxito",
    attention: "Precisa de atenção",
    stopped: "Falhou",
    unknown: "Desconhecido",
    busy: "Em andamento",
    pending: "Não iniciado",
    "left-out": "Ignorado",
  },
  /** What the location of a number rests on, short enough for a table. */
  basis: {
    "both-sides": "confirmada pelas duas APIs",
    "cloud-look-up": "confirmada pela nuvem",
    "client-look-up": "confirmada pelo cliente",
    "backup-given": "o cliente devolveu um backup",
    "register-answer": "confirmada pela resposta da nuvem",
    "account-answer": "confirmada pela resposta do cliente",
    "code-answer": "código aceito pelo cliente",
    webhook: "mensagem assinada",
    person: "informada por você",
    none: "não confirmada",
    older: "registrada por uma versão anterior",
  },
  parts: {
    what: "O que aconteceu",
    works: "Situação",
    next: "O que fazer",
    details: "Códigos e texto bruto",
    code: "Código",
    time: "Hora",
    copy: "Copiar o que aconteceu",
  },
  look: {
    loading: "Carregando",
    again: "Tentar novamente",
    stale: "Isto não pôde ser atualizado.",
    asOf: "Mostrando dados de {{age}}.",
  },
  question: { close: "Fechar" },
  crossing: {
    onPremises: "Cliente local",
    cloud: "Nuvem",
    label: {
      "on-premises": "{{spoken}} está no cliente local",
      cloud: "{{spoken}} está na nuvem",
      crossing: "{{spoken}} está sendo movido",
      unknown: "A localização de {{spoken}} é desconhecida",
    },
    place: {
      "on-premises": "Cliente local",
      cloud: "Nuvem",
      crossing: "Movendo",
      unknown: "Desconhecida",
    },
  },
  callProblem: {
    "link-lost": {
      what: "A conexão com o Switchover foi perdida antes que ele respondesse.",
      works: "Desconhecida: o Switchover pode ter iniciado o que você pediu.",
      next: "Inicie o Switchover novamente e verifique a migração antes de fazer algo duas vezes.",
    },
    mistake: {
      what: "O Switchover encontrou um erro interno.",
      works: "Desconhecido: o que você pediu pode ter sido feito.",
      next: "Verifique o que foi feito antes de fazer algo duas vezes. Se acontecer de novo, relate o problema.",
    },
    "not-loaded": {
      what: "Não foi possível carregar uma parte desta janela.",
      next: "Recarregue a janela. Se o Switchover foi encerrado, inicie-o novamente antes.",
    },
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
