import type { egress as english } from "../en/egress.ts";
import type { TranslationOf } from "../words.ts";

export const egress = {
  outcome: {
    open: "O host do cliente alcança tudo de que precisa",
    limited: "O host do cliente alcança 443, mas não 5222",
    blocked: "O host do cliente não consegue alcançar o que precisa",
    "not-told": "Não é possível saber por este texto o que o host do cliente alcança",
  },
  means: {
    open: "As conexões também precisam ficar abertas por horas: um firewall não deve cortar as ociosas.",
    limited: "O cliente funciona apenas com 443; 5222 é preferível. Abra-a se puder.",
    blocked:
      "Não mova um número para este cliente ainda: o registro e os reinícios precisam de 443, e 5222 sozinha não basta.",
    "not-told": "Execute os comandos novamente no host do cliente e cole tudo o que eles imprimem.",
  },
  state: {
    reachable: "alcançável",
    refused: "recusada",
    "timed-out": "tempo esgotado",
    "name-not-found": "nome não encontrado",
    "no-route": "rede inalcançável",
    reset: "cortada",
    "tls-intercepted": "TLS interceptado",
    "tls-not-told": "TLS não verificado",
    "tls-failed": "TLS falhou",
    "no-tool": "não testada",
    "not-told": "não é possível saber",
  },
  why: {
    reachable: "A conexão é aberta.",
    refused: "Uma máquina rejeita a conexão: um firewall que responde, ou nada escuta nesta porta.",
    "timed-out": "Nada responde: em geral, um firewall descarta os pacotes.",
    "name-not-found": "O servidor DNS do host não conhece o nome, ou não responde.",
    "no-route": "O host não tem caminho até essa rede: verifique o gateway dele, e o IPv6 se só houver esse.",
    reset: "A conexão é cortada imediatamente: em geral, por um firewall que a inspeciona.",
    "tls-intercepted":
      "O certificado não é o do próprio host, ou não foi emitido por nenhuma autoridade conhecida lá. Em geral, um proxy abre o TLS no caminho: isente este host dele. Se o emissor é uma autoridade pública, faltam autoridades no host do cliente.",
    "tls-not-told":
      "A conexão é aberta, mas nenhum certificado está no texto. Verifique o TLS com os comandos daqui.",
    "tls-failed": "A conexão é aberta, mas o TLS falha.",
    "no-tool":
      "Falta uma ferramenta lá: os comandos precisam de bash, timeout e openssl, ou o nome do contêiner está errado.",
    "not-told": "O texto não tem nada sobre isso que possa ser entendido.",
  },
  issuer: "Emissor: {{issuer}}",
  evidence: "Linha {{line}}: {{evidence}}",
  commands: {
    where: {
      linux: "Execute isto no host do cliente:",
      docker: "Execute isto na máquina com os contêineres:",
      powershell: "Execute isto no PowerShell no host do cliente:",
    },
    afterwards: "Depois forneça o que for impresso a: switchover egress read",
    harmless: "Abre cada conexão uma vez, não envia nada além de uma saudação TLS e não muda nada.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
