import type { questions as english } from "../en/questions.ts";
import type { TranslationOf } from "../words.ts";

/** What is asked of a person, and why it matters. */
export const questions = {
  warnings: {
    title_one: "{{count}} verificação terminou com um aviso. Continuar mesmo assim?",
    title_other: "{{count}} verificações terminaram com avisos. Continuar mesmo assim?",
    why: "Um aviso não impede a migração, mas pode custar a você o que a verificação indica.",
    about: "{{title}}: {{found}}",
  },
  "sending-paused": {
    title: "O envio por {{spoken}} está pausado?",
    why: "Mensagens enviadas durante a migração se perdem, e enviar pode fazer a migração falhar.",
  },
  "point-of-no-return": {
    "to-cloud": {
      title: "Mover {{spoken}} para a nuvem?",
      why: "A partir daqui, o número é movido: a nuvem o registra com o backup e o PIN, e o cliente local o perde. Tempo de inatividade: alguns segundos. Mensagens enviadas nesse momento se perdem sem aviso. Um registro não pode ser desfeito: mover de volta exige outra migração. Um PIN errado pode parar o cliente local. Se você não tem certeza do PIN, pare aqui e redefina-o primeiro no cliente local.",
    },
    "to-onprem": {
      title: "Mover {{spoken}} para o cliente local?",
      why: "A partir daqui, o número pode ser movido: o cliente local o solicita, e o código de registro o tira da nuvem. Tempo de inatividade: alguns segundos. Mensagens enviadas nesse momento se perdem sem aviso. Depois que o código é aceito, isso não pode ser desfeito: mover de volta exige outra migração.",
    },
  },
  "display-name": {
    titleNone: "O cliente local não informa um nome de exibição.",
    title: "O cliente local informa o nome de exibição “{{reported}}”.",
    whyNone: "O plano não tem nenhum para comparar. Verifique se esta é a sua empresa.",
    why: "Esperado: “{{expected}}”. Um nome diferente pode significar um certificado de outro número.",
  },
  "recent-register": {
    title:
      "Um registro de {{spoken}} pode ter sido enviado há menos de 1 h, e o resultado dele é desconhecido. Continuar mesmo assim?",
    titleCopied:
      "Um registro de {{spoken}} pode ter sido enviado de outra cópia desta pasta de dados, e o resultado dele é desconhecido. Continuar mesmo assim?",
    why: "Ele ainda pode surtir efeito. Um segundo agora conta para o limite da plataforma e pode colidir com o primeiro. Se puder, espere até que 1 h tenha passado e verifique novamente.",
    label: "Digite REGISTRAR NOVAMENTE para continuar",
    word: "REGISTRAR NOVAMENTE",
  },
  "refused-pin": {
    title: "Um PIN enviado de outra pasta de dados foi rejeitado para {{spoken}}. O seu é diferente?",
    why: "Só essa pasta sabe qual PIN era. Uma segunda rejeição encerra esta migração, e mais delas bloqueiam o PIN totalmente. Continue apenas se souber que o seu PIN é diferente. Se não souber, pare aqui e defina um novo PIN na API que tem o número.",
    label: "Digite OUTRO PIN para continuar",
    word: "OUTRO PIN",
  },
  "older-registration": {
    title:
      "{{spoken}} pode ter sido registrado no cliente local há muito tempo. Definir os fragmentos dele mesmo assim?",
    why: "Fragmentos podem ser definidos em até 7 dias após um registro. A partir do dia 8, a chamada desconecta o número. Não se sabe quando este foi registrado: foi antes desta migração, ou nenhum relógio além do deste computador mostra isso. Continue apenas se souber que foi há menos de 7 dias.",
    label: "Digite MENOS DE SETE DIAS para continuar",
    word: "MENOS DE SETE DIAS",
  },
  "wipe-override": {
    title: "A conta tinha uma URL de callback própria antes da migração. Deixar que a inscrição a remova?",
    why: "Não se sabe se o seu app recebe as mensagens do número na nuvem: até que isso se resolva, elas podem não chegar lá. Inscrever novamente remove a URL de callback da própria conta, e as mensagens dela passam a ir para a URL do app. Continue apenas se puder definir a URL de callback novamente.",
    label: "Digite REMOVER O ENDEREÇO para continuar",
    word: "REMOVER O ENDEREÇO",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
