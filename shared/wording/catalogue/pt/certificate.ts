import type { certificate as english } from "../en/certificate.ts";
import type { TranslationOf } from "../words.ts";

export const certificate = {
  outcome: {
    fits: "Nada indica que este certificado esteja errado.",
    unclear: "Não é possível saber se este certificado é o certo.",
    wrong: "Não envie este certificado.",
  },
  why: {
    "tls-certificate":
      "É o certificado de um servidor web. O gerenciador da plataforma tem o certificado de nome verificado do número.",
    "not-base64": "Não é base64. Copie o texto inteiro novamente do gerenciador da plataforma.",
    expired: "A última data dele já passou. Baixe um novo no gerenciador da plataforma.",
    "another-number": "Ele indica outro número: {{numbers}}. O do plano é {{number}}.",
    "not-readable":
      "É base64, mas o conteúdo não pode ser lido. O cliente o lê quando o número é registrado.",
    "unclear-number":
      "Ele contém {{numbers}}, que pode ser outro número ou não ser um número de telefone. O número do plano é {{number}}.",
    "another-name": "Ele não contém o nome de exibição do plano. Compare os nomes.",
    "number-not-told": "Ele não indica um número de telefone para comparar.",
    "nothing-compared": "Ele não foi comparado com nenhum número. Forneça o plano para compará-lo.",
  },
  facts: {
    size: "Tamanho",
    sizeValue: "{{characters}} caracteres, {{bytes}} bytes",
    sizeText: "{{characters}} caracteres",
    words: "Textos",
    numbers: "Dígitos como os de um número de telefone",
    moments: "Datas",
    ends: "Provavelmente termina",
    endsIn_one: "{{date}}, em {{count}} dia",
    endsIn_other: "{{date}}, em {{count}} dias",
    ended_one: "{{date}}, há {{count}} dia",
    ended_other: "{{date}}, há {{count}} dias",
    notTold: "não está nele, até onde pode ser lido",
    others: "Outros textos",
    othersValue: "{{count}}, não mostrados",
  },
  layout:
    "O formato não é publicado: nomes e datas são lidos de onde provavelmente estão. A assinatura não é verificada; só a plataforma pode fazer isso.",
  risks: {
    title: "Antes de definir fragmentos",
    expired: "Um certificado expirado faz o número ser banido.",
    wrong:
      "Um certificado errado desconecta o cliente. Definir os fragmentos novamente com o certo o traz de volta.",
    late: "Mais de 7 dias após o registro do número, definir fragmentos o desconecta.",
    source:
      "O gerenciador só oferece um certificado enquanto o nome de exibição está aprovado ou disponível sem análise.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
