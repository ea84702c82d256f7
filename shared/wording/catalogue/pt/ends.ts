import type { ends as english, endsByCause as englishByCause } from "../en/ends.ts";
import type { TranslationOf } from "../words.ts";

/** Why a migration ended and what to do next. */
export const ends = {
  complete: {
    next: "Envie uma mensagem de teste em ambas as direções antes de confiar no número.",
    nextWorksNot:
      "Peça uma análise à plataforma no gerenciador de números dela. Não confie no número até que uma mensagem de teste tenha passado em ambas as direções.",
    nextUnclear:
      "Descubra no gerenciador de números da plataforma o que isso significa para o número. Depois envie uma mensagem de teste em ambas as direções antes de confiar nele.",
  },
  "inspect-failed": {
    what: "Não movido: a verificação das duas APIs falhou.",
    whatElse: "A verificação das duas APIs falhou.",
    next: "Corrija a causa e retome a migração.",
  },
  "backup-refused": {
    what: "Não movido: o cliente local rejeitou a solicitação de backup.",
    whatElse: "O cliente local rejeitou a solicitação de backup.",
    next: "Corrija a causa e retome a migração.",
  },
  "backup-lost": {
    what: "Não movido: o cliente local não devolveu um backup.",
    whatElse: "O cliente local não devolveu um backup.",
    next: "Corrija a causa e retome a migração.",
  },
  "backup-of-another-number": {
    what: "Não movido: o cliente local atende um número diferente do que está no plano, então o backup dele não foi usado.",
    whatElse:
      "O cliente local atende um número diferente do que está no plano, então o backup dele não foi usado.",
    next: "Verifique a URL do cliente local e o número no plano e inicie uma nova migração.",
  },
  "register-refused": {
    what: "A nuvem rejeitou o registro.",
    next: "Corrija a causa e inicie uma nova migração.",
  },
  "access-refused": {
    what: "Acesso rejeitado: um token, uma senha ou uma permissão de que o plano depende.",
    next: "Substitua o que está guardado por um válido, ou peça a concessão da permissão. Depois retome a migração.",
  },
  "register-pin-refused": {
    what: "A nuvem rejeitou o PIN da confirmação em duas etapas.",
    next: "Não tente adivinhar. Redefina o PIN na API que tem o número agora, substitua o PIN guardado e retome a migração.",
  },
  "register-not-sent": {
    what: "A solicitação de registro nunca saiu deste computador.",
    next: "Corrija a causa e retome a migração.",
  },
  "register-had-no-effect": {
    what: "A solicitação de registro não recebeu uma resposta utilizável, e as verificações depois dela não mostraram efeito.",
    next: "Espere um pouco e inicie uma nova migração: ela verifica primeiro as duas APIs. Cada tentativa conta para o limite da plataforma.",
  },
  "attempts-spent": {
    what: "Não restam tentativas para este número. 2 das 10 da plataforma são mantidas em reserva, para que ele não seja bloqueado.",
    next: "Espere até que as tentativas mais antigas tenham 72 h e inicie uma nova migração.",
  },
  "pin-refused-twice": {
    what: "2 solicitações foram rejeitadas para este número, e o PIN foi a causa ou pode ter sido. Esta migração não envia uma terceira, porque mais PINs errados bloqueiam o PIN totalmente.",
    next: "Encontre o PIN correto, ou redefina-o na API que tem o número. Guarde-o e inicie uma nova migração.",
  },
  "told-to-wait": {
    what: "A plataforma respondeu “agora não”: solicitações demais, ou manutenção. A solicitação não é reenviada automaticamente.",
    next: "Espere o tempo que a plataforma pediu, ou um pouco se ela não disse quanto, e retome a migração.",
  },
  "platform-limit": {
    what: "A plataforma informa registros demais deste número: ela permite 10 em 72 h.",
    next: "Espere 72 h e inicie uma nova migração. Uma tentativa antes disso também seria rejeitada.",
  },
  "pair-unusable": {
    what: "O backup no cofre não pôde ser lido de volta, então não foi usado.",
    next: "Nada foi excluído. Verifique o disco e inicie uma nova migração, que cria um novo backup.",
  },
  "disk-full": {
    what: "Não há espaço em disco suficiente para guardar o backup com segurança.",
    next: "Libere espaço e retome a migração.",
  },
  "subscribe-refused": {
    what: "A plataforma rejeitou a inscrição do seu app.",
    next: "Corrija a causa logo e retome a migração. Ela não move o número uma segunda vez.",
  },
  "subscribe-lost": {
    what: "A solicitação para inscrever o seu app não recebeu uma resposta utilizável.",
    next: "Retome a migração logo. Ela não move o número uma segunda vez.",
  },
  "account-refused": {
    what: "O cliente local rejeitou a solicitação de registro.",
    next: "Corrija a causa e retome a migração. Se pode ter sido o PIN, guarde primeiro o correto: o mesmo PIN não é reenviado.",
  },
  "account-not-sent": {
    what: "A solicitação ao cliente local nunca saiu deste computador.",
    next: "Corrija a causa e retome a migração.",
  },
  "not-subscribed": {
    what: "A plataforma não lista o seu app como inscrito.",
    next: "Retome a migração logo. Ela inscreve o seu app novamente e não move o número uma segunda vez.",
  },
  "shards-refused": {
    what: "O cliente local rejeitou a quantidade de fragmentos.",
    next: "Corrija a causa e retome a migração. Ela não move o número uma segunda vez.",
  },
  "shards-lost": {
    what: "A solicitação para definir os fragmentos não recebeu uma resposta utilizável.",
    next: "Retome a migração. Ela não move o número uma segunda vez.",
  },
  "not-on-target": {
    what: "Todas as etapas foram executadas, mas a plataforma não informa o número onde ele deveria estar.",
    next: "Espere 1 min e retome a migração para verificar novamente.",
  },
  "said-unmoved": {
    what: "Você informou que o número não tinha sido movido, então a migração terminou.",
    next: "Para tentar novamente, inicie uma nova migração: ela verifica primeiro onde o número está.",
  },
  "certificate-expired": {
    what: "O certificado parece ter expirado. Um certificado expirado faz o número ser banido, então ele não foi enviado.",
    next: "Baixe um novo certificado no gerenciador de números da plataforma, substitua o guardado e retome a migração.",
  },
  "certificate-of-another-number": {
    what: "O certificado parece ser de outro número, então não foi enviado.",
    next: "Baixe o certificado deste número no gerenciador de números da plataforma, substitua o guardado e retome a migração.",
  },
  "shards-too-late": {
    what: "O número foi registrado no cliente local há mais de 7 dias. Definir fragmentos agora o desconectaria, então eles não foram definidos.",
    next: "Mantenha os fragmentos como estão. Mudá-los exige outro registro: inicie uma nova migração para isso quando for conveniente.",
  },
  "client-in-use": {
    what: "O cliente local atende outro número. Registrar este lá o deslocaria, então nada foi solicitado.",
    next: "Libere este cliente para o número e retome a migração.",
  },
  abandoned: {
    what: "A migração foi abandonada.",
    next: "Para tentar novamente, inicie uma nova migração: ela verifica primeiro onde o número está.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;

/** What to do next where the platform's reason for a rejection says more than the end of the migration. */
export const endsByCause = {
  attempts: {
    ofMigration: {
      what: "Esta migração usou as 3 tentativas dela.",
      next: "Descubra por que elas falharam e inicie uma nova migração: ela verifica primeiro as duas APIs.",
    },
    freeAgain: {
      what: "Não restavam tentativas para este número. Algumas estão disponíveis de novo.",
      next: "Inicie uma nova migração: ela verifica primeiro as duas APIs.",
    },
  },
  client: {
    another: "Todas as etapas foram executadas, mas o cliente local informa que atende outro número.",
    offline: "Todas as etapas foram executadas, mas o cliente local não está conectado.",
    next: "Verifique o cliente local, espere 1 min e retome a migração para verificar novamente.",
  },
  wait: { resume: "Espere e retome a migração.", anew: "Espere e inicie uma nova migração." },
  unexplained: {
    resume: "A causa é desconhecida: verifique o número no painel da plataforma e retome a migração.",
    anew: "A causa é desconhecida: verifique o número no painel da plataforma e inicie uma nova migração.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof englishByCause>;
