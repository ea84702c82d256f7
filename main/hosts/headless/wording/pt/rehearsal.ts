import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { rehearsal as english } from "../en/rehearsal.ts";

/** What a rehearsal says. */
export const rehearsal = {
  sandbox: "Ambiente de testes: o número, as duas APIs e a pasta de dados existem só para este ensaio.",
  codeEntered: "O telefone do ambiente de testes recebeu um código de registro. Ele é inserido por você.",
  codeByProcess:
    "O telefone do ambiente de testes recebeu um código de registro. Outro processo novo o insere por você.",
  killed: "O Switchover foi encerrado à força durante “{{step}}”. Um novo processo retoma a migração.",
  interruption:
    "O Switchover é encerrado à força enquanto o número é movido, e um novo processo retoma a migração.",
  notMeasured: "não medido",
  location: "Localização, segundo o Switchover",
  truth: "Localização real no ambiente de testes",
  downtime: "Da solicitação da mudança à confirmação",
  gap: "Do registro à inscrição",
  sent: "Mensagens enviadas ao número",
  arrived:
    "{{onPrem}} chegaram ao cliente local, {{cloud}} à nuvem; {{dropped}} se perderam no caminho, {{unheard}} sem nenhum app inscrito",
  moved: "O número do ambiente de testes foi movido. Cada etapa está confirmada.",
  movedBack:
    "O número do ambiente de testes foi movido para a outra API e de volta. Cada etapa está confirmada.",
  agrees: "O ambiente de testes concorda com o Switchover sobre onde o número está.",
  next: "Nada deste ensaio é mantido. Escreva um plano para o seu próprio número e execute: switchover check PLAN",
  disagree: {
    what: "O Switchover e o ambiente de testes discordam sobre onde o número está.",
    works: "Isso nunca deve acontecer. Nenhum número real foi afetado.",
    next: "Relate isso com o comando que você executou.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
