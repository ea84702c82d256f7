import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { forms as english } from "../en/forms.ts";

/** Words of the parts that forms are made of. */
export const forms = {
  close: "Fechar",
  cancel: "Cancelar",
  needed: "Obrigatório.",
  address: {
    "scheme-missing": "Insira a URL inteira com https://, por exemplo, https://api.example:9090.",
    credentials: "Remova o nome de usuário e a senha da URL.",
    "more-than-address": "Remova tudo a partir de ? ou #.",
    "plain-http": "Use https://. http:// simples só é aceito para endereços do próprio computador.",
    "too-long": "Use no máximo {{most}} caracteres.",
    "not-an-address": "Isto não é uma URL. Insira https:// e o nome do servidor.",
    shorten: "Você colou mais do que a URL do servidor. Usar apenas {{origin}}?",
    useOrigin: "Usar {{origin}}",
    keep: "Manter o que colei",
  },
  id: { wrong: "Use letras, dígitos, - e _, como mostrado pela plataforma: no máximo 64." },
  file: {
    choose: "Escolher arquivo",
    chooseFor: "Escolher arquivo: {{label}}",
    tooLarge: "O arquivo é maior do que qualquer certificado. Escolha outro.",
    unreadable: "O arquivo não pôde ser lido.",
  },
  phone: {
    region: "País",
    choose: "Escolha um país",
    noRegion: "Nenhum país corresponde.",
    national: "Número de telefone",
    "no-region": "Escolha um país, ou cole o número completo com o +.",
    "not-digits": "Use apenas dígitos.",
    "too-short": "O número é curto demais.",
    "too-long": "O número é longo demais.",
    unlikely: {
      "too-short": "Para {{region}}, este número parece curto demais. Verifique-o no painel da plataforma.",
      "too-long": "Para {{region}}, este número parece longo demais. Verifique-o no painel da plataforma.",
      "not-of-region": "Este não parece ser um número de {{region}}. Verifique-o no painel da plataforma.",
    },
  },
  elsewhere: {
    what: "Isto foi alterado em outro lugar.",
    next: "Carregue o estado atual, ou continue editando: salvar vai sobrescrevê-lo.",
    take: "Carregar estado atual",
    keep: "Continuar editando",
  },
  unsaved: {
    title: "Alterações não salvas",
    what: "As suas alterações nesta tela não estão salvas. Se você sair, elas se perdem.",
    stay: "Continuar editando",
    leave: "Sair sem salvar",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
