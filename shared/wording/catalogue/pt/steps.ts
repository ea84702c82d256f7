import type {
  skipped as englishSkipped,
  stepProofs as englishProofs,
  steps as english,
} from "../en/steps.ts";
import type { TranslationOf } from "../words.ts";

/** A step's name, its text while it is in progress, and its text once it is done. */
export const steps = {
  inspect: {
    name: "Verificar as duas APIs",
    doing: "Verificando o número nas duas APIs",
    done: "O número foi verificado antes da migração",
  },
  backup: {
    name: "Fazer backup do registro",
    doing: "Solicitando um backup ao cliente local",
    done: "O backup está criptografado no cofre e foi lido de volta",
  },
  register: {
    name: "Registrar na nuvem",
    doing: "Movendo o número para a nuvem",
    done: "O número está registrado na nuvem",
  },
  subscribe: {
    name: "Inscrever nos webhooks",
    doing: "Inscrevendo o seu app nos webhooks da conta",
    done: "O seu app está inscrito nos webhooks da conta",
  },
  verify: {
    name: "Verificar o resultado",
    doing: "Verificando nas duas APIs onde o número está",
    done: "O número foi verificado depois da migração, e nada contradiz isso",
  },
  account: {
    name: "Solicitar o registro",
    doing: "Pedindo ao cliente local que registre o número",
    done: "O cliente local solicitou o registro",
  },
  code: {
    name: "Inserir o código de registro",
    doing: "Movendo o número para o cliente local",
    done: "O número está registrado no cliente local",
  },
  shards: {
    name: "Definir os fragmentos",
    doing: "Distribuindo o número entre os fragmentos",
    done: "Os fragmentos estão definidos",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;

/** By what a step counts as done. */
export const stepProofs = {
  answer: "confirmado pela resposta",
  "look-up": "confirmado por uma verificação",
  asked: "não confirmado; nenhuma das APIs deu uma resposta utilizável",
  webhook: "confirmado por um webhook assinado",
  person: "informado por você",
} as const satisfies TranslationOf<"pt-BR", typeof englishProofs>;

/** Why a step was skipped. */
export const skipped = {
  "already-on-target": "não necessário: o número já está lá",
  "already-registered": "não necessário: o cliente respondeu que o número já está registrado lá",
  "not-wanted": "não solicitado pelo plano",
  "already-so": "não necessário: já definido",
  "no-look-ups": "não foi possível: nenhuma consulta foi respondida",
} as const satisfies TranslationOf<"pt-BR", typeof englishSkipped>;
