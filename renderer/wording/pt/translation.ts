import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { translation as english } from "../en/translation.ts";

/** Words of notifications in the other API's shape. */
export const translation = {
  shape: { cloud: "API de nuvem", "on-premises": "API local" },
  kind: {
    renamed: "Renomeado",
    moved: "Movido",
    dropped: "Descartado",
    supplied: "Acrescentado",
    changed: "Alterado",
  },
  differences_one: "{{count}} diferença",
  differences_other: "{{count}} diferenças",
  nothing: "A outra API não tem equivalente para esta notificação.",
  local: "A tradução é feita nesta janela: o que você solta ou cola aqui não é enviado a lugar nenhum.",
  drop: "Solte aqui notificações de webhook de qualquer uma das APIs: uma, uma lista ou uma por linha.",
  choose: "Escolher arquivo",
  paste: { title: "Ou cole", field: "Notificações de qualquer uma das APIs", go: "Traduzir" },
  empty: "Cole uma notificação primeiro.",
  reset: "Traduzir outras",
  title: {
    cloud: "No formato da API de nuvem",
    "on-premises": "No formato da API local",
  },
  told: {
    cloud: "Reconhecida pelo formato: API de nuvem",
    "on-premises": "Reconhecida pelo formato: API local",
  },
  count_one: "{{count}} notificação",
  count_other: "{{count}} notificações",
  which: "Notificação",
  one: "Notificação {{index}}",
  copy: "Copiar tradução",
  save: "Salvar todas as traduções",
  parties: {
    title: "O que só a API de nuvem indica",
    text: "Uma notificação de um cliente não indica o número nem a conta dele. Eles vêm do espaço de trabalho, até onde ele os conhece.",
    businessAccountId: "ID da conta comercial",
    phoneNumberId: "ID do número de telefone",
    displayPhoneNumber: "Número de telefone como exibido",
    missing: "Preencha os três para ver a tradução.",
  },
  fixtures: {
    title: "Notificações de exemplo para os seus próprios testes",
    text: "Um zip de cada tipo nos dois formatos, byte por byte como são enviados, com cabeçalhos e um índice. As da API de nuvem estão com e sem assinatura, feita com uma chave secreta publicada. Com a chave secreta do seu app, em um terminal, execute: switchover webhooks fixtures --out FILE --app-secret-file FILE",
    save: "Salvar exemplos",
  },
  problem: {
    empty: "Não há nenhuma notificação aí.",
    tooLarge: "Isto tem mais de 8 MB. Em um terminal, execute: switchover translate FILE --to SHAPE",
    unreadable: "O arquivo não pode ser lido.",
    notJson: "A notificação {{index}} não é JSON em UTF-8, tem um membro duas vezes ou tem níveis demais.",
    notJsonAt: "A linha {{line}} não é JSON em UTF-8, tem um membro duas vezes ou tem níveis demais.",
    neitherShape:
      "A notificação {{index}} não tem o formato de nenhuma das APIs: nenhuma lista entry, e nenhum contacts, messages, statuses ou errors.",
  },
  event: {
    view: "Outra API",
    whole: "A notificação inteira, como a outra API a enviaria.",
    shortened:
      "Só o começo desta notificação é mostrado aqui. Exporte-a e use Ferramentas > Traduzir notificações.",
    unreadable: "Esta notificação não tem o formato de nenhuma das APIs.",
    missing:
      "O espaço de trabalho não conhece o número ou a conta comercial dele. Ferramentas > Traduzir notificações os pede.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
