import type { endpointFindings as english } from "../en/endpoint-findings.ts";
import type { TranslationOf } from "../words.ts";

/** What the endpoint check found: the observed values as text. */
export const endpointFindings = {
  notAsked: "não verificado: não há conexão confiável",
  noAnswer: "nenhuma resposta utilizável chegou",
  none: {
    silent: "sem resposta completa em 10 s",
    lost: "a conexão caiu",
    unusable: "sem resposta utilizável",
  },
  address: {
    "not-https": "{{url}} não é uma URL https",
    "ip-literal": "{{url}} indica um endereço IP",
    "user-info": "{{url}} contém um nome de usuário ou uma senha",
    "port-unusual": "{{url}} indica uma porta própria",
    "name-not-found": "{{url}}: o nome não é conhecido",
    unreadable: "a entrada não pode ser lida como uma URL",
    leadsTo: "{{url}} leva a {{address}}, que não é público",
    same: "{{url}} também é a URL de callback do cliente local",
    fine: "{{url}} leva a {{addresses}}",
  },
  reachable: {
    answers: "{{host}} respondeu após {{ms}} ms",
    silent: "{{host}} não enviou uma resposta completa em 10 s",
    lost: "{{host}} não enviou uma resposta utilizável: a conexão foi interrompida antes, ou o que chegou não é HTTP completo",
  },
  tls: {
    accepted: "{{judged}}, pelas raízes públicas; {{system}}; {{versions}}",
    acceptedByCaFile:
      "{{judged}}, com o arquivo da autoridade certificadora em vez das raízes públicas; {{system}}; {{versions}}",
    refused: "{{judged}}; {{system}}",
    systemAccepts: "o repositório do próprio computador o aceita",
    systemRefuses: "o repositório do próprio computador o rejeita: {{why}}",
    systemUnasked: "o repositório do próprio computador não foi verificado",
    oldRefused: "TLS 1.0 e 1.1 são rejeitados; versões mais antigas e cifras individuais não foram testadas",
    oldAccepted: "{{versions}} também é aceito; versões mais antigas e cifras individuais não foram testadas",
    oldUntried: "não se sabe se ele aceita versões mais antigas do TLS: elas não puderam ser testadas",
  },
  redirect: {
    none: "o próprio endpoint responde",
    to: "HTTP {{status}}, para {{to}}",
    nowhere: "HTTP {{status}}, sem um destino",
  },
  handshake: {
    fine: "o token certo recebe o desafio puro; um errado e nenhum, não",
    untried: "um token errado e nenhum token não recebem o desafio; o certo não foi testado",
    refused: "HTTP {{status}} para o token certo",
    wrongToken: "o endpoint devolveu o desafio para um token errado",
    noToken: "o endpoint devolveu o desafio sem um token",
    anything: "o endpoint devolveu o desafio para um token errado e sem token",
    markup: "o endpoint devolveu marcação no desafio como página da web",
    form: {
      quoted: "o endpoint devolveu o desafio entre aspas",
      json: "o endpoint devolveu o desafio dentro de JSON",
      html: "o endpoint devolveu o desafio dentro de uma página da web",
      whitespace: "o endpoint devolveu o desafio com espaço em branco em volta",
      other: "o endpoint devolveu o desafio com outro texto em volta",
      missing: "HTTP 200 para o token certo, mas sem o desafio",
    },
  },
  sending: {
    notAsked: "nenhuma notificação foi enviada",
    unsigned:
      "o endpoint rejeitou uma notificação sem assinatura, e não há chave secreta do app para assinar",
    refused: "o endpoint não aceitou um texto simples, então nada mais foi enviado",
  },
  status: {
    fine: "o endpoint devolveu 200 para um texto simples",
    other: "o endpoint devolveu {{status}} para um texto simples",
    none: "nenhuma resposta utilizável a um texto simples ({{cause}})",
  },
  signature: {
    fine: "4 assinaturas corretas aceitas; uma ausente, uma errada e uma reescrita rejeitadas",
    unsignedRefused:
      "uma assinatura ausente foi rejeitada; sem uma chave secreta do app, nada mais pôde ser testado",
    missing: "o endpoint aceitou uma notificação sem assinatura",
    wrong: "o endpoint aceitou uma notificação com uma assinatura errada",
    rewritten: "o endpoint aceitou uma assinatura sobre JSON reescrito",
    escaped: "o endpoint rejeitou uma assinatura correta sobre caracteres de escape",
    refused: "o endpoint não aceitou assinaturas corretas: {{which}}",
  },
  kinds: {
    fine: "todos os {{kinds}} tipos foram aceitos",
    refused: "não aceitos: {{refused}}",
  },
  latency: {
    measured:
      "{{measured}} medidas: mediana de {{medianMs}} ms, mais lenta {{slowestMs}} ms, {{aboveOneSecond}} acima de 1 s",
  },
  large: {
    taken: "{{bytes}} bytes foram aceitos",
    refused: "{{bytes}} bytes não foram aceitos ({{answer}})",
  },
  batch: {
    taken:
      "{{updates}} atualizações em uma notificação foram aceitas; só os registros do próprio endpoint mostram se todas foram lidas",
    refused: "1.000 atualizações em uma notificação não foram aceitas ({{answer}})",
  },
  repeats: {
    fine: "a mesma notificação foi aceita 3 vezes; só os registros do próprio endpoint mostram se ela contou uma vez",
    refused: "não aceitos: {{refused}}",
  },
  order: {
    fine: "lido antes de entregue foi aceito",
    refused: "não aceitos: {{refused}}",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
