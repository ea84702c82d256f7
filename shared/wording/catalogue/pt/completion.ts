import type { complete as english } from "../en/completion.ts";
import type { TranslationOf } from "../words.ts";

/** The result of a complete migration, by how much of it is confirmed: no sentence may claim more. */
export const complete = {
  unproven: {
    "to-cloud":
      "Uma versão anterior do Switchover marcou esta migração como concluída, mas os registros dela não confirmam que {{spoken}} foi movido para a nuvem.",
    "to-onprem":
      "Uma versão anterior do Switchover marcou esta migração como concluída, mas os registros dela não confirmam que {{spoken}} foi movido para o cliente local.",
  },
  looked: {
    "to-cloud": "{{spoken}} foi movido para a nuvem, e cada etapa está confirmada.",
    "to-onprem": "{{spoken}} foi movido para o cliente local, e cada etapa está confirmada.",
  },
  "source-looked": {
    "to-cloud":
      "{{spoken}} foi movido para a nuvem: a plataforma respondeu a cada etapa, e o cliente local não tem mais o número. A própria nuvem não informou onde ele está.",
    "to-onprem":
      "{{spoken}} foi movido para o cliente local: a plataforma respondeu a cada etapa, e a nuvem não tem mais o número. O próprio cliente local não informou se o atende.",
  },
  answered: {
    "to-cloud":
      "{{spoken}} foi movido para a nuvem: a plataforma respondeu a cada etapa. Nenhuma consulta foi respondida, então o resultado não pôde ser verificado.",
    "to-onprem":
      "{{spoken}} foi movido para o cliente local: a plataforma respondeu a cada etapa. Nenhuma consulta foi respondida, então o resultado não pôde ser verificado.",
  },
  "attested-looked": {
    "to-cloud":
      "{{spoken}} foi movido para a nuvem. 1 etapa foi informada por você como feita; uma verificação posterior concordou.",
    "to-onprem":
      "{{spoken}} foi movido para o cliente local. 1 etapa foi informada por você como feita; uma verificação posterior concordou.",
  },
  attested: {
    "to-cloud":
      "Você informou que {{spoken}} foi movido para a nuvem. As outras etapas foram respondidas, mas a própria plataforma não confirmou a movimentação.",
    "to-onprem":
      "Você informou que {{spoken}} foi movido para o cliente local. As outras etapas foram respondidas, mas a própria plataforma não confirmou a movimentação.",
  },
  witnessed: {
    "to-cloud":
      "{{spoken}} foi movido para a nuvem: a resposta a 1 solicitação se perdeu, mas uma mensagem assinada recebida desde então confirma isso. Nenhuma consulta foi respondida, então o resultado não pôde ser verificado novamente.",
    "to-onprem":
      "{{spoken}} foi movido para o cliente local: a resposta a 1 solicitação se perdeu, mas o que foi recebido desde então confirma isso. Nenhuma consulta foi respondida, então o resultado não pôde ser verificado novamente.",
  },
  "there-already": {
    "to-cloud": "{{spoken}} já estava na nuvem. Esta migração não o moveu.",
    "to-onprem": "{{spoken}} já estava registrado no cliente local. Esta migração não o moveu.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
