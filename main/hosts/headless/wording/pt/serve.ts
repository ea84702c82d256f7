import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { serve as english } from "../en/serve.ts";

/** What serve says in its terminal, and in a browser that isn't signed in. */
export const serve = {
  link: "Abra o Switchover neste link, que funciona uma vez:",
  anotherLink: "Pressione Enter para um link novo.",
  quit: "Pressione Ctrl-C para sair.",
  closed: "O Switchover foi fechado.",
  noVault: "Esta pasta de dados ainda não tem cofre. A frase secreta não é necessária.",
  obstacles: {
    "no-display": "Nenhuma tela encontrada, então nenhum navegador foi aberto.",
    root: "O Switchover está sendo executado como root, e um navegador não deveria, então nenhum foi aberto.",
    "no-browser": "Nenhum navegador encontrado.",
    "not-started": "O navegador não pôde ser iniciado.",
  },
  openIt: "Abra o link em um navegador, aqui ou por um túnel (consulte docs/command-line.md).",
  mistake: "O Switchover teve um erro interno em uma chamada da janela (referência {{reference}}).",
  waiting: "Aguardando a resposta a “{{step}}” da migração {{run}}; não pode ser cancelada.",
  closes:
    "O Switchover fecha quando a migração pausar ou terminar. Pressione Ctrl-C novamente para sair agora: o resultado fica desconhecido até que você retome a migração.",
  call: "Uma chamada da janela não terminou; o Switchover fecha depois dela. Pressione Ctrl-C novamente para sair agora.",
  leftCall:
    "Fechado antes de uma chamada da janela terminar. O que foi feito até agora está registrado. Para ver onde o número está: switchover status",
  leftStep:
    "Fechado sem a resposta a “{{step}}”: o resultado é desconhecido. Para descobrir, retome: switchover resume {{run}}",
  locked:
    "As notificações de {{spoken}} deveriam chegar aqui, mas o cofre está bloqueado. Desbloqueie-o na janela: então elas voltam a chegar, ou a URL de callback anterior é restaurada.",
  lockedUntil:
    "As notificações de {{spoken}} deveriam chegar aqui até {{until}}, mas o cofre está bloqueado. Desbloqueie-o na janela: então elas voltam a chegar, ou a URL de callback anterior é restaurada.",
  pages: {
    used: "Este link não pode ser usado",
    usedWhy: "Cada link do Switchover funciona uma vez, e só o mais novo funciona.",
    tooMany: "Tentativas demais",
    tooManyWhy: "Links inválidos demais foram tentados. Espere um minuto.",
    signedOut: "Este navegador não está conectado ao Switchover",
    signedOutWhy:
      "O Switchover mostra a janela só em um navegador que abriu um link do terminal dele. O Switchover também pode ter sido reiniciado desde então.",
    howToGet:
      "Para um link novo, pressione Enter no terminal em que o Switchover está em execução, ou inicie-o novamente com “{{command}}”. Depois abra o link que ele exibe.",
    opening: "Abrindo o Switchover.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
