import type { shards as english } from "../en/shards.ts";
import type { TranslationOf } from "../words.ts";

export const shards = {
  outcome: {
    ready_one: "O cliente está pronto para {{count}} fragmento",
    ready_other: "O cliente está pronto para {{count}} fragmentos",
    "not-ready_one": "O cliente não está pronto para {{count}} fragmento",
    "not-ready_other": "O cliente não está pronto para {{count}} fragmentos",
    unknown_one: "Não é possível saber se o cliente está pronto para {{count}} fragmento",
    unknown_other: "Não é possível saber se o cliente está pronto para {{count}} fragmentos",
  },
  now_one: "O cliente informa {{count}} fragmento agora.",
  now_other: "O cliente informa {{count}} fragmentos agora.",
  containers: {
    coreApps: "Core apps em execução",
    masters: "Mestres",
    found: "{{found}} de {{needed}}",
    notTold: "{{needed}} necessários; não informado",
    single: "Um nó basta para 1 fragmento.",
  },
  node: {
    title: "Nós",
    name: "Nó",
    role: "Função",
    gateway: "Estado",
    means: "Significado",
    noRole: "não informada",
  },
  means: {
    serving: "atende o número",
    standby: "em espera: corretamente desconectado",
    starting: "iniciando",
    unregistered: "nenhum número registrado aqui",
    missing: "desconectado, mas menos nós atendem do que deveriam",
    "not-set-up": "ainda não configurado",
    "not-told": "não é possível saber",
  },
  throughput: {
    title: "Taxa de transferência na nuvem",
    rises: "HIGH é o esperado após uma migração com estes fragmentos; agora é STANDARD.",
    drops: "STANDARD é o esperado após uma migração com este fragmento; agora é HIGH.",
    stays: "Permanece {{now}}.",
    "not-told":
      "{{expected}} é o esperado após uma migração com estes fragmentos; o valor atual não é informado.",
    other: "A nuvem informa {{now}}; {{expected}} é o esperado após uma migração com estes fragmentos.",
  },
  step: {
    title: "Nesta ordem",
    cluster: "Execute o cliente como cluster com um mestre primário e um secundário.",
    database:
      "Faça todos os contêineres usarem um único banco de dados. O cliente não informa isso; verifique nas configurações deles.",
    "core-apps_one": "Execute {{count}} core app.",
    "core-apps_other": "Execute {{count}} core apps: 1 a mais do que fragmentos.",
    nodes: "Verifique se cada nó responde e está configurado.",
    certificate: "Baixe um novo certificado e verifique-o: um expirado faz o número ser banido.",
    register: "Registre o número no cliente local: com uma migração, se ele está na nuvem.",
    set: "Defina os fragmentos, no máximo 7 dias após o registro. Uma migração para o cliente local faz isso quando o plano os tem.",
    verify_one: "Verifique novamente: o cliente informa {{count}} fragmento, e um nó atende.",
    verify_other:
      "Verifique novamente: o cliente informa {{count}} fragmentos; a mesma quantidade de core apps e o mestre primário atendem.",
    throughput:
      "Após uma migração para a nuvem, espere HIGH em até 1 min. Até lá, solicitações podem ser rejeitadas com 131057.",
  },
  state: {
    done: "feito",
    "to-do": "a fazer",
    "not-told": "não informado",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
