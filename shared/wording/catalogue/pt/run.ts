import type { run as english } from "../en/run.ts";
import type { TranslationOf } from "../words.ts";

/** Texts about migrations other than their phases and ends. */
export const run = {
  asOf: "Última verificação, {{at}}: {{sentence}}",
  basis: "Fonte: {{basis}}",
  inTheDark:
    "Localização desconhecida. Verifique as duas APIs novamente; se elas não mostrarem o número, encontre-o no painel da plataforma e informe a localização dele.",
  /** Shown where a migration starts: what no lock on this computer can prevent. */
  cannotLock:
    "Neste computador, o Switchover executa para você 1 migração de um número de cada vez, a partir de qualquer pasta de dados. Ele não vê outros computadores nem outros usuários deste: certifique-se de que o número não está sendo movido de lá.",
  held: {
    what: "Outro processo está trabalhando nesta migração.",
    next: "Espere até que ele pare e verifique novamente.",
  },
  /** Of a migration that a newer one of its number has followed. */
  past: {
    ended: "Esta migração terminou em {{at}} com: “{{end}}”",
    left: "Esta migração ficou em aberto em {{at}} com: “{{state}}”",
    works:
      "Existe uma migração mais recente deste número: {{newer}}. A localização registrada aqui está desatualizada.",
    worksElsewhere:
      "Existe uma migração mais recente deste número em outra pasta de dados: {{newer}}, em {{folder}}. O resultado dela é desconhecido aqui, e a localização registrada aqui pode estar desatualizada.",
    next: "Verifique a migração mais recente.",
    nextElsewhere: "Verifique a migração mais recente nessa pasta de dados.",
  },
  /** Of an ended migration: a response came that it had stopped waiting for. */
  answeredSince:
    "{{what}} A resposta a “{{step}}” só chegou depois que a migração tinha terminado: a plataforma informa que isso foi feito.",
  /** A response came that was no longer awaited, and this process cannot record it. */
  unwritten:
    "{{what}} Uma resposta atrasada a “{{step}}” chegou e ainda não está registrada: o disco pode estar cheio, ou outro programa pode estar trabalhando nesta migração. O Switchover tenta novamente enquanto este programa estiver em execução.",
  leftBehind: {
    what: "O Switchover parou de esperar antes que “{{step}}” recebesse uma resposta. O resultado é desconhecido.",
    copied:
      "“{{step}}” pode ter sido enviada de outro lugar depois que a cópia desta pasta de dados foi feita. O resultado é desconhecido.",
    next: "Retome a migração: ela verifica as duas APIs antes de qualquer outra coisa.",
  },
  /** What to fill in before the plan of a reverse migration is used. */
  reverseNotes: {
    cert: "number.cert: adicione uma referência ao certificado do nome verificado do número, que pode ser baixado no gerenciador da plataforma.",
    pin: "number.pin: adicione uma referência ao PIN de confirmação em duas etapas: o atual ou o que será definido.",
  },
  cause: {
    code: "{{cause}} {{advice}}",
    unknownWithCode: "{{sentence}} A resposta tinha o erro {{code}} da plataforma: {{cause}}",
    refusedWithWait: "{{sentence}} A plataforma pediu que você esperasse {{wait}} a partir daquele momento.",
    refusedWithoutWait: "{{sentence}} A plataforma não disse quanto tempo é preciso esperar.",
    refusedWithUnclearWait:
      "{{sentence}} A resposta da plataforma não deixa claro quanto tempo é preciso esperar.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
