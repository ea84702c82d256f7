import type {
  connectivity as englishConnectivity,
  tunnelCauses as englishRemedies,
  webhookCauses as englishCauses,
  webhookChecks as englishChecks,
} from "../en/webhook-checks.ts";
import type { TranslationOf } from "../words.ts";

/** What each line of the webhook test is about, and why. */
export const webhookChecks = {
  tunnel: {
    title: "Túnel até este computador",
    why: "A plataforma só entrega em uma URL https pública. Um túnel dá uma a este computador.",
  },
  "outside-in": {
    title: "URL pública, testada de fora",
    why: "Um texto aleatório enviado à URL pública precisa chegar aqui sem alterações antes que a plataforma receba a URL.",
  },
  borrowed: {
    title: "URL de callback temporária",
    why: "A plataforma entrega neste computador durante o teste, no nível que afeta o menor número de números.",
  },
  handshake: {
    title: "Solicitação de verificação",
    why: "A API da nuvem pede uma comprovação à URL antes de entregar qualquer coisa lá. O cliente local não pede.",
  },
  message: {
    title: "Mensagem de um telefone",
    why: "Só uma mensagem que um telefone enviou e que chegou aqui prova que os webhooks chegam.",
  },
  status: {
    title: "Status das suas mensagens",
    why: "As mensagens que a sua empresa envia são informadas como enviadas, entregues e lidas. Esses status chegam da mesma forma.",
  },
  restored: {
    title: "URL de callback original",
    why: "No final, tudo deve estar como era antes, ou as suas mensagens continuariam indo para um computador que não escuta mais.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof englishChecks>;

/** How a cause that the preflight checks explain is fixed for a tunnel. */
export const tunnelCauses = {
  "name-not-found": {
    remedy:
      "Verifique a grafia do nome do servidor e se este computador usa o servidor de nomes ou a VPN corretos.",
  },
  "connection-refused": {
    remedy: "Verifique a porta do servidor e se ele está em execução.",
  },
  "certificate-ends-soon": {
    remedy: "Peça a renovação antes de usar o túnel por mais tempo.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof englishRemedies>;

/** What each cause of such a line means and how to fix it. */
export const webhookCauses = {
  "auth-refused": {
    happened: "O servidor SSH rejeitou a chave.",
    remedy:
      "Verifique o nome de usuário e a chave, e se o authorized_keys do servidor contém a chave pública.",
  },
  "key-unreadable": {
    happened: "A chave privada não pode ser lida.",
    remedy:
      "Verifique o caminho e as permissões do arquivo, e se é uma chave privada no formato OpenSSH ou PEM.",
  },
  "key-passphrase": {
    happened: "A chave privada está protegida por uma frase secreta que está ausente ou não corresponde.",
    remedy: "Insira a frase secreta da chave, ou deixe o agente SSH guardar a chave.",
  },
  "agent-absent": {
    happened: "Nenhum agente SSH responde neste computador.",
    remedy: "Inicie o agente e adicione a chave a ele, ou indique um arquivo de chave privada.",
  },
  "host-key-unknown": {
    happened: "A chave de host do servidor SSH ainda não foi confirmada.",
    remedy: "Compare a impressão digital com a do administrador do servidor e confirme-a.",
  },
  "host-key-changed": {
    happened: "O servidor SSH apresenta uma chave de host diferente da confirmada.",
    remedy:
      "Pergunte ao administrador dele se a chave foi alterada. Se não, a conexão pode estar sendo interceptada: não continue.",
  },
  "port-taken": {
    happened: "A porta na outra ponta está em uso.",
    remedy: "Pare o que está escutando lá, talvez um túnel anterior, ou escolha outra porta.",
  },
  "forwarding-refused": {
    happened: "O servidor SSH não permite um túnel reverso.",
    remedy: "Permita-o lá: AllowTcpForwarding yes ou remote, e nenhum permitlisten que exclua esta porta.",
  },
  "program-missing": {
    happened: "O programa do túnel não está neste computador.",
    remedy: "Instale-o, ou defina o caminho dele.",
  },
  "program-failed": {
    happened: "O programa do túnel terminou com um erro.",
    remedy: "Leia a saída dele e execute-o à mão.",
  },
  "program-too-old": {
    happened: "O programa do túnel neste computador é antigo demais para um token de um arquivo.",
    remedy:
      "Atualize o cloudflared para 2025.4.0 ou mais recente. Versões mais antigas mostrariam o token a todos neste computador.",
  },
  "token-unreadable": {
    happened: "O arquivo com o token do túnel não pode ser lido.",
    remedy: "Verifique o caminho completo e as permissões dele. Só você deve poder lê-lo (modo 600).",
  },
  "token-refused": {
    happened: "O programa do túnel rejeitou o token no arquivo.",
    remedy: "Copie o token novamente da página do túnel na Cloudflare: apenas o token, em uma linha.",
  },
  "other-tunnel": {
    happened:
      "Um túnel diferente do solicitado já está aberto para este receptor. Ele foi deixado como está.",
    remedy: "Escolha o túnel aberto, ou feche-o primeiro.",
  },
  "authtoken-missing": {
    happened: "O serviço de túnel precisa do seu authtoken, e nenhum foi fornecido.",
    remedy: "Copie o authtoken do painel da sua conta e guarde-o.",
  },
  "authtoken-refused": {
    happened: "O serviço de túnel rejeitou o authtoken.",
    remedy:
      "Copie-o novamente do painel da sua conta. Vários túneis ao mesmo tempo podem exigir outra assinatura do serviço.",
  },
  lost: {
    happened: "O túnel foi perdido.",
    remedy: "Verifique a rede e tente novamente. Um túnel aberto se reconecta automaticamente.",
  },
  "not-practice": {
    happened: "O túnel da Prática não leva a lugar nenhum fora da Prática.",
    remedy: "Escolha outro túnel.",
  },
  "tunnel-not-allowed": {
    happened: "O administrador deste computador não permite este túnel.",
    remedy: "Escolha um túnel permitido ou consulte o administrador deste computador.",
  },
  "service-unreachable": {
    happened: "Não foi possível acessar o serviço do túnel.",
    remedy:
      "Verifique a conexão deste computador com a internet e se os firewalls permitem que ele se conecte ao serviço.",
  },
  "no-public-url": {
    happened: "O túnel está aberto, mas não informou a URL pública dele.",
    remedy: "Insira você a URL pública, ou atualize o programa do túnel.",
  },
  other: {
    happened: "O túnel não pôde ser aberto, por um motivo que o Switchover não conhece.",
    remedy: "Leia a saída do programa ou do servidor.",
  },
  "not-ours": {
    happened: "A URL pública respondeu, mas o que foi enviado para lá nunca chegou a este computador.",
    remedy: "A URL leva a outro lugar. Verifique para onde o seu proxy, roteador ou túnel a encaminha.",
  },
  "not-public": {
    happened: "A URL pública leva a um endereço que só este computador ou a rede dele alcança.",
    remedy: "Informe uma URL cujo nome leve a um endereço público da internet, ou escolha outro túnel.",
  },
  "name-not-seen": {
    happened: "O nome do túnel é novo, e o servidor DNS deste computador ainda não o conhece.",
    remedy:
      "A plataforma talvez já o veja: o teste continua. Caso contrário, espere 30 min, ou use um túnel com nome próprio.",
  },
  "interstitial-page": {
    happened: "O túnel mostra uma página para visitantes na frente da URL.",
    remedy:
      "A plataforma não pode clicar para dispensá-la. Use um plano de serviço ou um túnel sem uma página dessas.",
  },
  "body-changed": {
    happened: "O que chegou não é byte por byte o que foi enviado.",
    remedy:
      "Algo no caminho reescreve o corpo, então nenhuma assinatura vai corresponder. Desative isso para este caminho.",
  },
  "signature-header-lost": {
    happened: "O cabeçalho da assinatura não chegou.",
    remedy: "Faça o proxy encaminhar X-Hub-Signature-256 sem alterações.",
  },
  "status-not-200": {
    happened: "A URL pública não devolveu 200.",
    remedy: "Descubra no seu proxy ou túnel o que responde no lugar do Switchover.",
  },
  timeout: {
    happened: "Nenhuma resposta chegou a tempo.",
    remedy: "Verifique a conexão pelo túnel e pelo proxy e tente novamente.",
  },
  slow: {
    happened: "A conexão demora mais do que a plataforma gosta de esperar.",
    remedy: "É boa o bastante para um teste. Para produção, use um endpoint mais próximo da plataforma.",
  },
  "token-needed": {
    happened:
      "Há uma URL de callback definida no nível que tem precedência, e nenhuma chamada devolve o token de verificação dela.",
    remedy:
      "Peça ao dono dela o token de verificação, para que a URL possa ser restaurada exatamente. Nada é alterado antes.",
  },
  "level-taken": {
    happened: "Outra URL de callback está definida acima do nível escolhido e teria precedência.",
    remedy: "Deixe o Switchover escolher o nível, ou escolha o que tem precedência.",
  },
  "borrowed-already": {
    happened:
      "O próprio Switchover definiu a URL de callback atual, para outro teste ou a partir de outra pasta de dados. Nada foi alterado.",
    remedy:
      "Encerre o que está em execução lá, ou restaure a URL anterior a partir de lá (webhooks restore) e tente novamente.",
  },
  copied: {
    happened:
      "Esta pasta de dados foi restaurada de uma cópia em que uma URL de callback está substituída pela do Switchover. Onde a pasta foi copiada, ela pode ter sido restaurada desde então ou ainda estar em uso. Nada foi alterado.",
    remedy:
      "Certifique-se de que nada a use onde a pasta foi copiada. Depois restaure-a aqui (webhooks restore, ou “Restaurar agora” em Webhooks) e tente novamente.",
  },
  "not-subscribed": {
    happened: "O app do token não está inscrito na conta comercial, então nada seria entregue.",
    remedy: "Inscreva-o primeiro. Uma migração para a nuvem faz isso após o registro.",
  },
  refused: {
    happened: "A plataforma rejeitou a URL de callback.",
    remedy:
      "Verifique o motivo que ela devolveu. O token pode não ter permissão para gerenciar a conta, ou a implantação pode não oferecer este nível.",
  },
  "not-known": {
    happened: "Não se sabe: a plataforma não informou a URL de callback atual.",
    remedy:
      "O Switchover continua tentando restaurá-la, no mais tardar no próximo início. Enquanto isso, verifique o painel da plataforma.",
  },
  "address-too-long": {
    happened: "A URL pública é maior do que os 200 caracteres que a plataforma aceita.",
    remedy: "Use uma URL pública mais curta.",
  },
  "app-secret-missing": {
    happened: "Este nível precisa da chave secreta do app, e nenhuma está guardada.",
    remedy: "Guarde a chave secreta do app e tente novamente.",
  },
  "reaches-further": {
    happened: "Esta URL de callback afeta mais do que este número.",
    remedy:
      "Enquanto ela leva até aqui, tudo o que é enviado a ela chega aqui e é encaminhado se você escolheu isso. Escolha uma hora tranquila.",
  },
  "no-way-back": {
    happened:
      "Nenhuma URL de callback está definida neste nível, ou ela está desativada, e nenhuma chamada da plataforma poderia restaurar esse estado.",
    remedy:
      "Defina e ative primeiro a URL de callback do app no painel da plataforma, ou use uma implantação com URLs de callback por número.",
  },
  "private-address": {
    happened: "A URL de callback que receberia cópias leva a uma rede privada. Nada foi alterado.",
    remedy:
      "Se isso é intencional, permita-o com --allow-private ou com a caixa de seleção na janela. Ou teste sem encaminhar.",
  },
  "ip-literal": {
    happened: "A URL de callback que receberia cópias é um endereço IP. Nada foi alterado.",
    remedy:
      "Se isso é intencional, permita-o com --allow-private ou com a caixa de seleção na janela. Ou teste sem encaminhar.",
  },
  "port-unusual": {
    happened: "A URL de callback que receberia cópias tem uma porta diferente de 443. Nada foi alterado.",
    remedy:
      "Se isso é intencional, permita-o com --allow-private ou com a caixa de seleção na janela. Ou teste sem encaminhar.",
  },
  "own-address": {
    happened:
      "A URL de callback atual já leva a este receptor: as cópias circulariam para sempre. Nada foi alterado.",
    remedy:
      "Defina primeiro a sua URL de callback de produção no painel da plataforma, ou não encaminhe nada (--no-forward).",
  },
  "not-https": {
    happened:
      "A URL de callback que receberia cópias não começa com https://, então nenhuma pode ir para lá. Nada foi alterado.",
    remedy:
      "Dê primeiro à sua produção uma URL https, ou não encaminhe nada (--no-forward): a produção então não recebe notificações.",
  },
  "user-info": {
    happened:
      "A URL de callback que receberia cópias contém um nome de usuário ou uma senha, então nenhuma pode ir para lá. Nada foi alterado.",
    remedy:
      "Defina primeiro a sua URL de callback de produção sem eles, ou não encaminhe nada (--no-forward): a produção então não recebe notificações.",
  },
  unreadable: {
    happened:
      "A URL de callback que receberia cópias não pode ser lida como uma URL, então nenhuma pode ir para lá. Nada foi alterado.",
    remedy:
      "Defina primeiro a sua URL de callback de produção novamente, ou não encaminhe nada (--no-forward): a produção então não recebe notificações.",
  },
  "copies-came-back": {
    happened:
      "Uma cópia voltou da produção para cá. Nada mais é encaminhado, e pede-se aos remetentes que tentem novamente mais tarde.",
    remedy:
      "Encontre o que envia as notificações da produção para cá (um espelho, um segundo endpoint) e desative-o, ou não encaminhe nada (--no-forward).",
  },
  "word-needed": {
    happened: "Nada seria encaminhado à URL de callback que recebe as notificações agora. Nada foi alterado.",
    remedy: "Encaminhe cópias a ela, ou confirme que ela pode ficar sem elas.",
  },
  "authority-no-list": {
    happened:
      "O cliente local não lista os certificados de CA do callback, então o do próprio teste não poderia ser adicionado e removido separadamente. Nada foi substituído.",
    remedy: "Use um túnel com um certificado de uma autoridade pública.",
  },
  "authority-replaced": {
    happened:
      "Enviar o certificado de CA do teste substituiu aqueles em que o cliente local confiava. Eles são colocados de volta; nenhuma URL de callback foi substituída.",
    remedy:
      "Verifique os certificados de CA do cliente (certificates/webhooks/ca) e use um túnel com um certificado público.",
  },
  "authority-left": {
    happened:
      "Não resta nenhuma URL de callback a restaurar, mas o certificado de CA deste teste ainda está no cliente local.",
    remedy:
      "Tente novamente na tela de webhooks, ou com webhooks restore. A chave privada dele não existe mais; você também pode removê-lo no cliente.",
  },
  "not-written": {
    happened:
      "A URL de callback atual não pôde ser registrada, ou o registro de um teste anterior não pôde ser lido. Nada foi definido.",
    remedy: "Corrija o problema com a pasta de dados e inicie o teste novamente.",
  },
  "no-handshake": {
    happened: "A solicitação de verificação da plataforma nunca chegou aqui.",
    remedy: "Verifique se a URL pública pode ser alcançada pela internet, não apenas daqui.",
  },
  "none-there": {
    happened: "O cliente local não envia uma solicitação de verificação antes de entregar.",
    remedy: "Não há nada a fazer.",
  },
  "handshake-refused": {
    happened: "A solicitação de verificação da plataforma chegou aqui, mas a plataforma rejeitou a resposta.",
    remedy: "Algo no caminho altera a resposta. Veja a verificação da URL pública.",
  },
  slept: {
    happened:
      "Este computador estava suspenso enquanto o teste esperava a mensagem. Nada podia chegar então.",
    remedy: "Mantenha-o ativo e reenvie a palavra-chave se você já a tinha enviado.",
  },
  "no-message": {
    happened: "Nenhuma mensagem chegou a tempo.",
    remedy:
      "Verifique se o número está na API testada e se a palavra-chave foi enviada a ele, e tente novamente.",
  },
  "went-elsewhere": {
    happened: "As notificações do número agora vão para uma URL diferente.",
    remedy: "A URL de callback foi alterada nesse meio-tempo. Descubra por quem e tente novamente.",
  },
  "others-came": {
    happened: "Mensagens chegaram por esta URL de callback, mas nenhuma continha a palavra-chave.",
    remedy: "Teste novamente e envie a própria palavra-chave, como texto, de qualquer telefone.",
  },
  "line-broke": {
    happened: "O túnel esteve fora do ar durante a espera, então uma mensagem ausente não prova nada.",
    remedy: "Espere até que o túnel esteja aberto e teste novamente.",
  },
  "turned-away": {
    happened: "Este computador não recebeu tudo o que chegou, então uma mensagem ausente não prova nada.",
    remedy:
      "Veja o que impede o receptor: espaço em disco, o cofre ou solicitações demais. Depois teste novamente.",
  },
  "not-read": {
    happened: "Chegaram notificações que não foram lidas a tempo. A palavra-chave pode estar entre elas.",
    remedy: "Procure a palavra-chave nos eventos, ou teste novamente quando chegar menos.",
  },
  "number-moved": {
    happened: "O número saiu da API testada enquanto o teste esperava a mensagem.",
    remedy: "Teste a outra API, onde o número está agora.",
  },
  "signature-wrong": {
    happened: "O que chegou tem uma assinatura que não corresponde à chave secreta do app.",
    remedy: "Guarde a chave secreta do app inscrito. Até lá, nada do que chega vale como comprovação.",
  },
  unchecked: {
    happened:
      "Chegou, mas a assinatura não foi verificada: o cliente local não assina nada, e verificar a assinatura da nuvem exige a chave secreta do app.",
    remedy:
      "Para a nuvem, guarde a chave secreta do app, para que o que chega valha como comprovação. Para o cliente local, não há nada a fazer.",
  },
  "no-status": {
    happened: "Nenhum status chegou durante a espera.",
    remedy:
      "Os status só chegam para uma resposta. Se nenhuma foi enviada, nada está errado; se foi rejeitada, veja a rejeição.",
  },
  "not-restored": {
    happened:
      "A URL de callback não foi restaurada. As notificações podem ainda ir para uma URL onde o Switchover não escuta mais.",
    remedy: "Tente novamente agora mesmo, ou defina a URL de callback no painel da plataforma.",
  },
  "may-come-late": {
    happened:
      "A resposta à solicitação que substituiu a URL de callback se perdeu, e essa solicitação ainda pode surtir efeito.",
    remedy:
      "O Switchover continua verificando e a restaura se necessário, no mais tardar no próximo início. webhooks restore também faz isso.",
  },
  "not-here": {
    happened: "O número não está na API cujas URLs de callback deviam ser testadas. Nada foi alterado.",
    remedy: "Teste a outra API, onde o número está.",
  },
  "changed-meanwhile": {
    happened: "Algo foi alterado fora do Switchover nesse meio-tempo. O Switchover o deixou como está.",
    remedy: "Certifique-se de que é o que você quer.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof englishCauses>;

/** What the webhook test says: its findings, and what it waits for. */
export const connectivity = {
  levels: {
    number: "apenas este número",
    account: "toda a conta comercial",
    application: "o app e tudo o que ele atende",
    client: "o cliente local",
  },
  found: {
    sleptWell: "este computador foi suspenso; o túnel, a URL pública e a URL de callback estão como antes",
    sleptElsewhere: "este computador foi suspenso, e a URL de callback agora leva a outro lugar",
    sleptMoved: "este computador foi suspenso, e o túnel reabriu com uma URL diferente",
    sleptDown: "este computador foi suspenso, e o túnel ainda não reabriu",
    sleptNotHere: "este computador foi suspenso, e a URL pública não leva até aqui agora",
    sleptUnseen:
      "este computador foi suspenso, e não se sabe se a URL de callback do Switchover ainda está definida",
    tunnelOpen: "a URL pública é {{url}}",
    tunnelOpenNoting: "{{url}} está aberta; {{notices}}",
    tunnelOther: "{{url}} já está aberta lá; não é o túnel solicitado",
    tunnelFailed: "não aberto",
    tunnelFailedBecause: "não aberto: “{{detail}}”",
    outsideIn: "um texto enviado de fora chegou sem alterações",
    outsideInUnasked: "a URL pública não pôde ser testada de fora",
    callbackFree: "definida para {{level}}; nenhuma estava definida antes",
    callbackTaken: "definida para {{level}}, em vez de {{before}}",
    teed: "{{set}}. O que chega é encaminhado para {{to}}",
    notTeed: "{{set}}. O que chega não é encaminhado",
    authorityNoListFor:
      "nada foi substituído: o cliente não devolveu uma lista dos certificados de CA do callback: {{answer}}",
    authorityNoIds:
      "nada foi substituído: o cliente não devolve IDs dos certificados de CA do callback, então o do próprio teste não poderia ser removido separadamente",
    authorityReplaced:
      "nenhuma URL de callback foi substituída: o cliente substituiu os certificados de CA dele em vez de adicionar um",
    authorityUnseen:
      "nenhuma URL de callback foi substituída: o certificado de CA do teste foi enviado, mas o cliente não o lista",
    authorityNotAdded:
      "nenhuma URL de callback foi substituída: o certificado de CA do teste não pôde ser enviado: {{answer}}",
    authorityOthersChanged:
      "a URL de callback está como antes, e o certificado de CA do teste foi removido; outra pessoa alterou os outros nesse meio-tempo",
    authorityLeft:
      "não resta nenhuma URL de callback a restaurar; o certificado de CA do teste ainda está no cliente",
    authorityLeftBy:
      "não resta nenhuma URL de callback a restaurar; não se sabe se o certificado de CA do teste ainda está no cliente: {{answer}}",
    teeUnknown: "{{set}}. Não se sabe para onde ela levava antes, então nada pode ser encaminhado",
    wordNeeded: "nada foi definido: a URL de callback atual não receberia mais nada",
    takenUp: "ainda definida para {{level}}, como foi deixada",
    productionRefused: "nada foi definido: as cópias iriam para {{to}}",
    copiesCameBack: "uma cópia voltou de {{to}}: nada mais é encaminhado para lá",
    productionOwn: "nada foi definido: {{to}} já está definida e leva a este receptor",
    tokenNeeded: "{{before}} está definida para {{level}}; restaurá-la exige o token de verificação dela",
    tokenRefused:
      "a plataforma rejeitou {{before}} com este token de verificação: é outro, ou a URL não responde",
    tokenNotProved: "não se sabe se o token de verificação está certo: {{answer}}",
    tokenNotGiven:
      "{{before}} está definida para {{level}}; sem o token de verificação dela, nada foi alterado",
    noNumberLevel: "esta implantação não informa a URL de callback de um número",
    above: "{{before}} está definida para {{level}} e teria precedência",
    notSubscribed: "o app do token não está inscrito na conta",
    refused: "rejeitada para {{level}} ({{reason}})",
    setUnknown: "não se sabe se ela foi definida: {{answer}}",
    setUnseen: "definida, mas nenhuma verificação a mostra em vigor",
    look: "as URLs de callback não podem ser lidas: {{answer}}",
    notInCloud: "a nuvem informa que o número está no cliente local; nada foi alterado",
    notOnClient: "o cliente informa que não atende o número; nada foi alterado",
    lookClient: "as configurações do cliente não podem ser lidas: {{answer}}",
    ownUntold: "a plataforma não informa qual app inscrito é o do token",
    tooLong: "a URL pública tem {{length}} caracteres; a plataforma aceita 200",
    secretMissing: "alterar a URL de callback do próprio app exige a chave secreta do app",
    noWayBack: "o app não tem uma URL de callback que possa ser restaurada",
    noExactWayBack:
      "{{before}} está definida para {{level}}; a API a retorna cortada, parcialmente oculta ou com caracteres invisíveis, portanto não seria possível restaurá-la com exatidão",
    appSwitchedOff: "a URL de callback do app está desativada, e nenhuma chamada poderia restaurar isso",
    notWritten: "nada foi definido: a URL de callback atual não pôde ser registrada. {{why}}",
    leftUnread: "nada foi definido: o que um teste anterior deixou não pode ser lido. {{why}}",
    borrowedAlready:
      "a do próprio Switchover já está definida para {{level}}; a pasta de dados {{folder}} tem a anterior",
    leftCopied:
      "nada foi definido: esta pasta de dados foi restaurada de uma cópia, e nela uma URL de callback deste número está substituída pela do Switchover. Onde a pasta foi copiada, ela pode ter sido restaurada desde então ou ainda estar em uso. Restaure-a primeiro: webhooks restore, ou “Restaurar agora” em Webhooks",
    leftCopiedOther:
      "nada foi definido: esta pasta de dados foi restaurada de uma cópia, e nela a URL de callback que vale aqui está substituída pela do Switchover, para {{number}}. Onde a pasta foi copiada, ela pode ter sido restaurada desde então ou ainda estar em uso. Restaure-a primeiro: webhooks restore com {{number}}, ou “Restaurar agora” em Webhooks",
    leftCopiedUnknown:
      "nada foi restaurado: a URL de callback foi substituída antes de a cópia ser feita, e não se sabe se ainda está",
    leftBehind: "uma URL de callback que um teste anterior substituiu não pôde ser restaurada",
    handshake: "a solicitação de verificação da plataforma chegou e foi respondida",
    noHandshake: "a solicitação de verificação da plataforma não chegou aqui",
    handshakeRefused:
      "a solicitação de verificação da plataforma foi respondida, mas a plataforma rejeitou a URL",
    noHandshakeThere: "o cliente local não envia uma solicitação de verificação",
    message: "chegou após {{span}}",
    messageUnchecked: "chegou após {{span}}; a assinatura dela não foi verificada",
    messageUnsigned:
      "chegou após {{span}}. O cliente não assina nada: a palavra-chave e o caminho secreto das configurações do cliente a identificam",
    messageByWindow:
      "uma mensagem chegou após {{span}}; o texto dela não é guardado aqui, então a própria palavra-chave não foi vista",
    messageWrong: "chegou com uma assinatura que não corresponde",
    refusedCame_one:
      "nenhuma mensagem com a palavra-chave {{word}} valeu; {{count}} notificação chegou a esta URL com uma assinatura que não corresponde e foi rejeitada",
    refusedCame_other:
      "nenhuma mensagem com a palavra-chave {{word}} valeu; {{count}} notificações chegaram a esta URL com uma assinatura que não corresponde e foram rejeitadas",
    together: "{{first}}; além disso, {{second}}",
    besideTurnedAway: "este computador não recebeu tudo o que chegou",
    besideNotRead: "nem tudo o que chegou já foi lido",
    besideSleptMeanwhile: "este computador esteve suspenso por um tempo",
    besideNumberGone: "o número não está mais na API testada",
    besideLineBroke: "o túnel esteve fora do ar por um tempo",
    besideWentElsewhere: "as notificações do número agora vão para {{to}}",
    besideWentNowhere: "o número não tem mais uma URL de callback",
    besideStandingUnseen: "não se sabe se a URL de callback do Switchover ainda está definida",
    besideLeadsNoMore: "a URL pública não leva mais até aqui",
    noMessage: "nenhuma mensagem com a palavra-chave {{word}} chegou",
    wentElsewhere: "nenhuma mensagem chegou; as notificações do número agora vão para {{to}}",
    wentNowhere: "nenhuma mensagem chegou; o número não tem mais uma URL de callback",
    othersCame_one: "{{count}} mensagem chegou por esta URL de callback, mas sem a palavra-chave {{word}}",
    othersCame_other:
      "{{count}} mensagens chegaram por esta URL de callback, mas nenhuma com a palavra-chave {{word}}",
    turnedAway: "nenhuma mensagem valeu, mas este computador não recebeu tudo o que chegou",
    notRead: "nenhuma mensagem valeu até agora, mas nem tudo o que chegou já foi lido",
    sleptMeanwhile: "nenhuma mensagem chegou, mas este computador esteve suspenso por um tempo",
    numberGone: "nenhuma mensagem chegou; o número não está mais na API testada",
    lineBroke: "nenhuma mensagem chegou, mas o túnel esteve fora do ar por um tempo",
    standingUnseen:
      "nenhuma mensagem chegou; não se sabe se a URL de callback do Switchover ainda está definida",
    leadsNoMore: "nenhuma mensagem chegou, mas a URL pública não leva mais até aqui",
    addressMoved: "o túnel reabriu com uma URL diferente, então nada mais pode chegar aqui",
    notAwaited: "nenhuma mensagem com a palavra-chave chegou antes de o teste ser encerrado",
    status: "{{statuses}}, após {{span}}",
    statusWrong: "chegou com uma assinatura que não corresponde",
    noStatus: "nenhum chegou para uma resposta",
    restored: "tudo está como era antes",
    nothingBorrowed: "nada foi alterado",
    notRestored: "não restaurada ({{level}}): {{answer}}",
    notRestoredNow: "não restaurada ({{level}})",
    restoredButUnread:
      "o que os registros legíveis indicam foi restaurado; não se sabe se a URL de callback de um teste anterior ainda está definida: o registro dele está corrompido e foi guardado como {{setAside}}",
    restoreMayComeLate:
      "a URL de callback de {{level}} está como era até agora; a solicitação que a substituiu ainda pode surtir efeito",
    restoreUnknown: "não se sabe o que está definido para {{level}}: {{answer}}",
    restoreNeedsToken: "não restaurada ({{level}}); isso exige o token de verificação de {{before}}",
    restoreElsewhere: "não restaurada em {{api}}, onde foi substituída; a conexão agora leva a outro lugar",
    restoreNeedsSecret: "não restaurada ({{level}}); isso exige a chave secreta do app",
    otherSettings:
      "a URL de callback de {{level}} está como era; outras configurações ao lado dela foram alteradas nesse meio-tempo e foram deixadas como estão",
    otherVersions:
      "a URL de callback do app está como era; a plataforma agora lista os campos dela em outra versão da API",
    restoredOtherwise:
      "não há URL de callback de novo, como antes; o cliente agora armazena isso de outra forma",
    restoreSwitchedOff:
      "não restaurada: alguém desativou a URL de callback do app nesse meio-tempo, e definir uma a ativaria de novo. Quando ela estiver ativada, o Switchover a restaura",
    restoreUrlLost:
      "a do próprio Switchover ainda está definida para {{level}}; a anterior ({{before}}) não pode mais ser lida. Defina-a você novamente",
    notOurs:
      "{{to}} está definida para {{level}}, e a do próprio Switchover não está mais; não se sabe se essa é a anterior, que não pode mais ser lida",
    notOursNothing:
      "a do próprio Switchover não está mais em {{level}}, e nenhuma está definida; a anterior não pode mais ser lida",
    changedMeanwhile:
      "{{to}} agora está definida para {{level}}; outra pessoa a definiu, e ela foi deixada como está",
    changedToNothing: "a URL de callback de {{level}} foi alterada ou removida por outra pessoa",
  },
  phases: {
    working: "O teste está em execução.",
    "awaiting-token":
      "Uma URL de callback já está definida. O dono dela precisa fornecer o token de verificação dela.",
    "awaiting-message": "Agora envie {{word}} para {{number}} de qualquer telefone.",
    "awaiting-reply": "Você pode responder à mensagem se quiser.",
    restoring: "A URL de callback está sendo restaurada.",
    ended: "O teste terminou.",
  },
  awaitingToken:
    "{{before}} está definida para {{level}}. Insira o token de verificação dela, para que possa ser restaurada exatamente.",
  notKeptAwake:
    "O Switchover não consegue impedir que este computador entre em suspensão. Mantenha-o ativo enquanto as notificações devem chegar aqui: enquanto ele está suspenso, nada chega.",
  lacksKeyword:
    "Chegou uma mensagem sem a palavra-chave {{word}}. O teste continua aguardando uma que a contenha.",
  tokenRefusedAsk: "Este não é o token de verificação dela, ou a URL não responde. Insira o certo.",
  reply: {
    text: "Teste do Switchover: a sua mensagem chegou, e esta é a resposta. Você não precisa responder.",
    told: "Com --reply, quem envia a palavra-chave recebe uma única resposta, pela API onde o número está:",
    to: "Respondendo ao número que termina em {{digits}}.",
    status: "Status da resposta: {{status}}, após {{span}}.",
    sending: {
      works: "O envio funciona: a resposta chegou ao telefone.",
      refused: "O envio foi rejeitado.",
      unknown: "Não se sabe se o envio funciona.",
      none: "Nenhuma resposta foi enviada.",
    },
    reasons: {
      "no-message": "Nenhuma mensagem valeu, então não havia a que responder.",
      "not-signed":
        "A assinatura da mensagem não foi verificada ou não correspondeu. O Switchover só responde a uma mensagem assinada.",
      "keyword-not-seen":
        "Os textos não são guardados aqui, então a palavra-chave não foi vista na mensagem.",
      "sender-unknown": "A mensagem não contém um número a que responder.",
      "window-closed": "A mensagem tem mais de 24 h. Só uma mais recente pode ser respondida.",
      "not-here": "O número não está mais na API testada.",
      "number-busy": "Há uma migração deste número em aberto, ou outro processo está alterando algo nele.",
      "line-broke": "O túnel está fora do ar ou tem uma URL diferente, então nenhum status poderia chegar.",
      "not-recorded":
        "A pasta de dados não pôde registrar a resposta, e o Switchover não envia o que não pode registrar.",
      declined: "Você optou por não enviar uma.",
      "not-confirmed": "Não foi confirmada a tempo.",
      stopped: "O teste foi parado antes.",
      "not-sent": "Não foi possível alcançar a plataforma. Nada foi enviado.",
      rejected: "A plataforma rejeitou a resposta.",
      failed: "A plataforma aceitou a resposta e depois informou que ela falhou.",
      "response-unknown":
        "A resposta da plataforma se perdeu ou não foi clara. A resposta ao remetente pode ter sido enviada; ela não é reenviada.",
      "no-status": "A plataforma aceitou a resposta, mas não chegou nenhum status que valha.",
      "sent-only": "A plataforma informou a resposta como enviada, mas não como entregue.",
      "stopped-waiting": "O teste foi parado enquanto esperava os status.",
    },
  },
  verdicts: {
    arrives: "Os webhooks chegam.",
    "does-not-arrive": "Os webhooks não chegam.",
    inconclusive: "Ainda não se sabe se os webhooks chegam.",
    stopped: "O teste foi parado antes que uma mensagem fosse vista.",
    unchecked: "Mensagens chegam, mas as assinaturas delas não foram verificadas.",
    unsigned: "Mensagens chegam do cliente local, que não assina nada.",
    rejected: "Nenhuma mensagem valeu: o que chegou tinha uma assinatura incorreta.",
    others: "Mensagens chegaram, mas nenhuma com a palavra-chave.",
    interrupted: "O teste foi interrompido. Ainda não se sabe se os webhooks chegam.",
  },
  refusedBefore_one:
    "Até então, {{count}} notificação tinha chegado com uma assinatura que não corresponde e foi rejeitada: verifique se a chave secreta do app é a do app a que pertence esta URL de callback.",
  refusedBefore_other:
    "Até então, {{count}} notificações tinham chegado com uma assinatura que não corresponde e foram rejeitadas: verifique se a chave secreta do app é a do app a que pertence esta URL de callback.",
  restoredYes: "Todas as URLs de callback estão como eram antes.",
  restoredNo: "Uma URL de callback não está como era antes.",
  restoredChanged: "Algo foi alterado fora do Switchover nesse meio-tempo e deixado como está.",
  restoredCertificate:
    "Não resta nenhuma URL de callback a restaurar, mas o certificado de AC do teste ainda está no cliente local.",
  restoredUnknown: "Não se sabe se a URL de callback está como era antes.",
} as const satisfies TranslationOf<"pt-BR", typeof englishConnectivity>;
