import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { networkInputs as english } from "../en/network-inputs.ts";

/** Why serve, egress, traffic, translate and sandbox can't be carried out as they were typed. */
export const networkInputs = {
  windowNotBuilt: {
    what: "A janela do Switchover não está compilada.",
    next: "Execute {{build}}, ou inicie-a com {{start}}.",
  },
  portUnusable: {
    what: "Não é possível escutar na porta {{port}} ({{code}}).",
    next: "Escolha outra porta, ou deixe a opção de fora.",
  },
  somePortUnusable: {
    what: "Não é possível escutar em uma porta ({{code}}).",
    next: "Escolha outra porta, ou deixe a opção de fora.",
  },
  authorityFile: {
    what: "{{file}} não tem de 1 a 20 certificados de autoridades em PEM.",
    next: "Peça ao administrador o certificado da autoridade da empresa; ele começa com -----BEGIN CERTIFICATE-----.",
  },
  authoritiesFixed: {
    what: "O administrador deste computador fixou as autoridades certificadoras.",
    next: "Para ver como:",
  },
  wayUrl: {
    what: "{{url}} não é a URL de uma API.",
    next: "Informe-a como https://HOST ou https://HOST:PORT, sem usuário, ? nem #. http:// só vale para este próprio computador.",
  },
  containerAndDocker: {
    what: "--container e --shell docker precisam um do outro, e do nome de um contêiner.",
    next: "Por exemplo:",
  },
  tooManyHosts: {
    what: "Há hosts demais: no máximo {{most}}.",
    next: "Deixe alguns de fora.",
  },
  noHostName: {
    what: "{{host}} não é um host.",
    next: "Indique nomes como chat.example, sem https:// nem porta.",
  },
  noHostKnown: {
    what: "Nenhum host é conhecido ainda.",
    next: "Indique os hosts que a documentação do cliente lista, cada um com --host.",
  },
  outputTooLong: {
    what: "A saída tem mais de {{most}} caracteres.",
    next: "Indique só a saída dos comandos.",
  },
  csvOfNumber: {
    what: "Um CSV não distingue números.",
    next: "Deixe --number de fora, ou indique um CSV desse número.",
  },
  numberIdWanted: {
    what: "--number aceita o ID de um número de telefone.",
    next: "Copie-o do plano.",
  },
  eventsUnread: {
    what: "As notificações guardadas não foram lidas.",
    next: "Tente novamente.",
  },
  partiesWanted: {
    what: "Uma notificação da nuvem nomeia o número e a conta dele, e a do cliente não os indica.",
    next: "Indique --phone-number-id, --display-phone-number e --business-account-id.",
  },
  emptyInput: {
    what: "{{file}} está vazio.",
    next: "Indique pelo menos uma notificação.",
  },
  notJson: {
    what: "A notificação {{index}} de {{file}} não é JSON em UTF-8, ou tem um membro duas vezes.",
    next: "Corrija-a ou deixe-a de fora.",
  },
  notJsonOnLine: {
    what: "A notificação {{index}} de {{file}}, na linha {{line}}, não é JSON em UTF-8, ou tem um membro duas vezes.",
    next: "Corrija-a ou deixe-a de fora.",
  },
  neitherShape: {
    what: "A notificação {{index}} de {{file}} não tem a forma de nenhuma das APIs: falta {{cloud}}, e também faltam {{client}}.",
    next: "Deixe-a de fora. As notificações são contadas a partir de 0.",
  },
  targetShape: {
    what: "A notificação {{index}} de {{file}} já tem a forma {{shape}}.",
    next: "Deixe-a de fora, ou use --to {{other}}. As notificações são contadas a partir de 0.",
  },
  secretCharacters: {
    what: "{{name}} aceita de 1 a 512 caracteres ASCII visíveis.",
    next: "Corrija-o ou deixe-o de fora.",
  },
  secretDigits: {
    what: "{{name}} aceita seis dígitos, como texto.",
    next: "Corrija-o ou deixe-o de fora.",
  },
  secretMembers: {
    what: "--secrets aceita um objeto JSON com {{names}}.",
    next: "Corrija-o ou deixe-o de fora.",
  },
  folderUnwritable: {
    what: "Não é possível gravar em {{folder}}: {{reason}}.",
    next: "Escolha outra pasta.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
