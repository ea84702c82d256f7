import type { phaseNames as englishNames, phases as english } from "../en/phases.ts";
import type { TranslationOf } from "../words.ts";

/** The states of an open or ended migration in a few words, for lists. */
export const phaseNames = {
  ready: "pronta para retomar",
  pausing: "esperando para continuar",
  "awaiting-confirmation": "aguardando a sua confirmação",
  "awaiting-code": "aguardando o seu código",
  unknown: "localização desconhecida",
  ended: "terminada",
} as const satisfies TranslationOf<"pt-BR", typeof englishNames>;

/** Why an open migration is not advancing, and what to do next. */
export const phases = {
  ready: { what: "A migração foi interrompida e pode ser retomada.", next: "Retome a migração." },
  pausing: { what: "A migração está esperando até {{until}}.", next: "Retome-a depois disso." },
  "awaiting-confirmation": {
    what: "A migração precisa da sua confirmação para continuar.",
    next: "Leia a pergunta e confirme.",
    nextWithName:
      "Só uma pessoa pode aceitar um nome de exibição diferente. Digite o nome quando for pedido, ou abandone a migração.",
  },
  "awaiting-code": {
    refused: "Código rejeitado. O número não foi movido.",
    refusedElse: "O último código foi rejeitado.",
    refusedInTime: "O código foi rejeitado e provavelmente expirou desde então.",
    notTaken: "O código não foi verificado. Você pode inseri-lo novamente.",
    notTakenInTime: "O código não foi verificado e provavelmente expirou desde então.",
    expired: "O código de registro provavelmente expirou.",
    perhapsExpired:
      "Um código de registro pode ter sido enviado: a solicitação não recebeu uma resposta utilizável. Ele provavelmente já expirou.",
    sent: {
      sms: "Um código de registro está a caminho por SMS.",
      voice: "Um código de registro está a caminho por ligação telefônica.",
    },
    perhapsSent: {
      sms: "Um código de registro pode estar a caminho por SMS: a solicitação não recebeu uma resposta utilizável. Outro não é solicitado automaticamente.",
      voice:
        "Um código de registro pode estar a caminho por ligação telefônica: a solicitação não recebeu uma resposta utilizável. Outro não é solicitado automaticamente.",
    },
    another: {
      refused: "{{what}} Outro não foi solicitado. {{cause}}",
      lost: "{{what}} Outro pode ter sido solicitado. {{cause}}",
    },
    next: "Insira o código antes de {{until}}.",
    nextPerhaps:
      "Se um código chegar, insira-o antes de {{until}}. Se nenhum chegar, solicite outro; isso é possível a partir de {{from}}.",
    nextFrom: "Insira o código entre {{from}} e {{until}}.",
    nextLater: "Espere um pouco e insira o código antes de {{until}}.",
    nextAnotherNow: "Solicite outro código.",
    nextAnotherLater: "Espere um pouco e solicite outro código.",
    nextAnother: "Solicite outro código; isso é possível a partir de {{from}}.",
  },
  unknown: {
    unchecked: {
      interrupted:
        "“{{step}}” pode ter sido enviada: o Switchover foi interrompido antes de registrar uma resposta. Nenhuma das APIs foi verificada desde então.",
      copied:
        "“{{step}}” pode ter sido enviada de outro lugar depois que a cópia desta pasta de dados foi feita. Nenhuma das APIs foi verificada desde então.",
      answered:
        "“{{step}}” não recebeu uma resposta utilizável. Nenhuma das APIs foi verificada desde então.",
      next: "Verifique as duas APIs: ao retomar a migração, isso é feito antes de qualquer outra coisa.",
    },
    what: "“{{step}}” não recebeu uma resposta utilizável, e a verificação das duas APIs não mostrou onde o número está.",
    whatCopied:
      "“{{step}}” pode ter sido enviada de outro lugar depois que a cópia desta pasta de dados foi feita, e a verificação das duas APIs não mostrou onde o número está.",
    next: "Verifique as duas APIs novamente. Se elas não mostrarem o número, encontre-o no painel da plataforma e informe a localização dele. Reenvie a solicitação apenas se não conseguir descobrir: ela conta para o limite da plataforma.",
    nextRegister:
      "Verifique as duas APIs novamente. Se elas não mostrarem o número, envie uma mensagem de teste para ele, ou encontre-o no painel da plataforma e informe a localização dele. Reenvie a solicitação apenas se não conseguir descobrir: ela conta para o limite da plataforma.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
