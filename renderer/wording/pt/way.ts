import type { way as english } from "../en/way.ts";
import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";

/** Palavras do teste do caminho até uma API. */
export const way = {
  title: "Teste de conexão",
  text: "Testa passo a passo o caminho até uma API: nome, conexão, proxy, TLS e resposta. Não envia token e não muda nada.",
  target: "Testar o caminho até",
  cloud: "API da nuvem de {{name}}",
  onPrem: "Cliente local de {{name}}",
  otherCloud: "Outra URL da API da nuvem",
  otherOnPrem: "Outra URL de um cliente local",
  url: "URL da API",
  urlHint: "Ela é alcançada com as configurações deste computador, sem o proxy de um espaço de trabalho.",
  noUrl: "Informe https:// e um host, sem usuário, ? nem #.",
  go: "Testar conexão",
  busy: "Testando cada etapa. Uma etapa leva no máximo 10 s.",
  steps: "Etapas do teste",
} as const satisfies TranslationOf<"pt-BR", typeof english>;
