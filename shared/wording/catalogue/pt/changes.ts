import type { changes as english } from "../en/changes.ts";
import type { TranslationOf } from "../words.ts";

/** What changed unexpectedly with the move. */
export const changes = {
  override:
    "A URL de callback da própria conta para o seu app era “{{before}}” antes da migração e agora é “{{after}}”. Defina-a novamente se quiser as notificações lá.",
  member:
    "{{member}} era “{{before}}” antes da migração e agora é “{{after}}”, embora uma migração não deva mudar isso.",
  expected:
    "{{member}} é “{{after}}” após a migração, e o esperado era “{{expected}}”. A plataforma ainda pode aumentar esse valor.",
  members: {
    "verified-name": "Nome verificado",
    "display-phone-number": "Número como exibido",
    "code-verification-status": "Verificação por código",
    "quality-rating": "Qualidade",
    "name-status": "Status do nome",
    "is-official-business-account": "Conta comercial oficial",
    "messaging-limit-tier": "Limite de mensagens",
    "account-mode": "Modo",
    status: "Situação",
    "platform-type": "Localização",
    throughput: "Taxa de transferência",
    "health-status": "Pode enviar",
    "webhook-configuration-number": "URL de callback do número",
    "webhook-configuration-account": "URL de callback da conta",
    "webhook-configuration-application": "URL de callback do app",
    "subscribed-apps-override": "Substituição da URL de callback",
    "owning-account": "Conta proprietária",
    "message-templates": "Modelos",
    "message-templates-status": "Status dos modelos",
  },
  same: "igual",
  changed: "mudou, como esperado",
  unexpected: "mudou inesperadamente",
  missed: "diferente do esperado",
  untold: "não pode ser comparado",
  notTold: "não informado",
  because: {
    promised: "A plataforma garante que uma migração não muda isso.",
    "not-explained":
      "Uma migração não deve mudar isso, e nada do que foi lido explica a mudança. Consulte o suporte da plataforma.",
    "own-rating":
      "Uma migração não deve mudar isso. A plataforma classifica os números o tempo todo, então a nova classificação pode ter outra causa.",
    "own-limit":
      "Uma migração não deve mudar isso. A plataforma ajusta os limites o tempo todo, então o novo limite pode ter outra causa.",
    "own-review":
      "Uma migração não deve mudar isso. A plataforma analisa os modelos o tempo todo, então isto pode ter outra causa.",
    "name-review":
      "Uma migração não deve mudar isso. Nomes são editados e analisados a qualquer momento, então isto pode ter outra causa.",
    elsewhere:
      "Uma migração não deve mudar isso. Alguém pode tê-lo mudado nesse meio-tempo, no gerenciador da plataforma ou com outro programa.",
    "by-the-move": "Depende da localização do número.",
    upgraded: "2 ou mais fragmentos: a plataforma aumentou o valor.",
    "not-upgraded":
      "O número funcionava com 2 ou mais fragmentos, então “{{expected}}” era esperado. Na última leitura, a plataforma não tinha aumentado o valor.",
    "few-shards": "Menos de 2 fragmentos: a plataforma não aumenta o valor.",
    "shards-not-told":
      "Não se sabe com quantos fragmentos o número funcionava; a partir de 2, a plataforma aumenta o valor sozinha.",
    "left-cloud": "Aplica-se apenas a um número na nuvem.",
    override: "Inscrever o app a remove. Defina-a novamente se quiser as notificações lá.",
  },
  untoldBecause: {
    before: "Não foi informado antes da migração, então não pode ser comparado.",
    after: "Não foi informado após a migração, então não pode ser comparado.",
    both: "Não foi informado nem antes nem após a migração, então não pode ser comparado.",
  },
  untoldList: "Não informado antes ou após a migração, portanto não comparado: {{members}}",
  templates: {
    changed: "{{name}} ({{language}}): {{before}}, agora {{after}}",
    added: "{{name}} ({{language}}): novo, {{after}}",
    removed: "{{name}} ({{language}}): ausente, era {{before}}",
    more_one: "Mais {{count}} modelo é diferente.",
    more_other: "Mais {{count}} modelos são diferentes.",
    unnamed: "Não se sabe mais quais são diferentes: a lista anterior não está mais guardada.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
