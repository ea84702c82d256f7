import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { problems as english } from "../en/problems.ts";

export const problems = {
  works: "Isto não alterou nada na plataforma.",
  badCall: {
    what: "A janela enviou uma solicitação que o Switchover não aceita: um erro interno.",
    next: "Recarregue a janela. Se acontecer de novo, relate o problema.",
  },
  settingsReadOnly: {
    what: "As configurações não puderam ser salvas: a pasta de dados é somente leitura.",
    next: "Permita a gravação na pasta, ou inicie o Switchover com outra pasta de dados.",
  },
  vaultInUse: {
    what: "O cofre continua desbloqueado enquanto uma migração está em andamento.",
    next: "Espere até que a migração pare e bloqueie o cofre.",
  },
  vaultStaysShut: {
    what: "O cofre não foi desbloqueado, então nada foi salvo nem enviado.",
    next: "Tente novamente e insira a frase secreta: os segredos são guardados apenas no cofre.",
  },
  keyStoreUnusable: {
    what: "O armazenamento de chaves deste computador não desbloqueia nem salva a chave do cofre.",
    next: "Desbloqueie o cofre com a frase secreta. Nada nele se perdeu.",
  },
  recoveryRefused: {
    why: {
      "none-made": "Este cofre não tem chave de recuperação.",
      "not-a-key": "Isto não é uma chave de recuperação: ela tem 9 grupos de 4 letras e dígitos.",
      mistyped: "A chave de recuperação tem um erro de digitação: o último grupo não corresponde aos outros.",
      another:
        "Esta chave de recuperação não desbloqueia este cofre. Ela pertence a outro, ou uma folha mais recente a substituiu.",
    },
    next: "Compare-a com a folha mais recente, grupo por grupo. Nada é excluído, por mais vezes que você tente.",
  },
  sheetFailed: {
    why: {
      "not-here": "O Switchover não pode fazer isto aqui.",
      "print-failed": "A folha de recuperação não foi impressa.",
      exists: "Já existe um arquivo com este nome. O Switchover não o sobrescreve.",
      "in-data-folder":
        "A pasta de dados não é lugar para a folha: quem copiasse o cofre obteria a chave dele.",
      "no-such-folder": "Esta pasta não existe.",
      "not-writable": "O Switchover não consegue gravar nesta pasta.",
      "disk-full": "O disco está cheio.",
      "left-behind":
        "Uma folha foi salva, mas a chave dela não desbloqueia nada e o arquivo não pôde ser excluído. Exclua-o você mesmo.",
    },
    next: "Tente novamente, ou salve-a em outro lugar. Uma folha anterior continua válida.",
  },
  sheetNotConfirmed: {
    why: {
      differs: "Estes não são os quatro últimos caracteres de uma folha que aguarda confirmação.",
      "no-sheet": "Não há uma folha a confirmar.",
    },
    next: "Digite o último grupo da folha mais recente, ou imprima-a novamente.",
  },
  waiverNotTyped: {
    what: "O texto não corresponde.",
    next: "Digite-o como mostrado, ou crie uma chave de recuperação.",
  },
  noSuchWorkspace: {
    what: "Este espaço de trabalho não existe mais: ele foi removido em outra janela ou programa.",
    next: "Abra a visão geral.",
  },
  badRows: {
    what: "Algumas linhas da tabela não podem ser usadas, então nada foi iniciado.",
    next: "Corrija as linhas indicadas e leia a tabela novamente.",
  },
  batchUnderWay: {
    what: "Um lote está em andamento, aqui ou em outra janela ou terminal.",
    next: "Espere até que ele termine, ou pare-o lá.",
  },
  noBatchUnderWay: {
    what: "O lote já terminou.",
    next: "Veja como os números dele terminaram e inicie a tabela novamente se restarem alguns.",
  },
  workspaceInUse: {
    what: "O espaço de trabalho não foi removido: um dos números dele tem uma migração em aberto.",
    next: "Conclua ou abandone a migração e remova o espaço de trabalho.",
  },
  changedElsewhere: {
    what: "Não salvo: isto foi alterado em outro lugar nesse meio-tempo.",
    next: "Revise os valores atuais e tente novamente.",
  },
  notSetUp: {
    what: "Uma conexão de que isto precisa ainda não está configurada.",
    next: "Configure as conexões deste espaço de trabalho e tente novamente.",
  },
  lookFailed: {
    token: "A nuvem rejeitou o token de acesso.",
    permission: "O token de acesso não tem acesso a esta conta comercial.",
    refused: "A nuvem rejeitou a solicitação dos números da conta.",
    unclear: "A nuvem não devolveu uma resposta utilizável.",
    next: "Teste a conexão da nuvem para ver o que está errado e como corrigir.",
  },
  notReached: {
    "name-not-found": "O nome do servidor não foi encontrado.",
    "connection-refused": "Nada aceita conexões neste endereço e nesta porta.",
    "no-route": "A rede deste computador não tem conexão com o servidor.",
    "connect-timeout": "O servidor não aceitou a conexão a tempo. Um firewall costuma ser a causa.",
    "proxy-refused": "Um proxy recusou a conexão.",
    "proxy-unreachable": "Não é possível alcançar o proxy.",
    "proxy-authentication": "O proxy rejeitou o nome de usuário e a senha, ou os exige.",
    "proxy-lost": "O proxy fechou a conexão antes que ela fosse estabelecida.",
    "proxy-unsupported": "O proxy deste computador é de um tipo que o Switchover não aceita, como SOCKS.",
    "proxy-invalid": "Não é possível entender o que o administrador deste computador definiu como proxy.",
    "self-signed": "O certificado do servidor é autoassinado, então não foi considerado confiável.",
    "unknown-ca": "O certificado do servidor foi emitido por uma autoridade que não é confiável aqui.",
    "name-mismatch": "O certificado do servidor é para outro nome.",
    expired: "O certificado do servidor expirou.",
    "not-yet-valid": "O certificado do servidor ainda não é válido.",
    "missing-intermediate": "O servidor não envia toda a cadeia de certificados.",
    "old-tls": "O servidor aceita apenas versões desatualizadas do TLS.",
    "weak-certificate": "O certificado do servidor é fraco demais para ser confiável.",
    "fingerprint-mismatch": "O certificado do servidor não é o fixado.",
    "tls-failed":
      "Não foi possível estabelecer uma conexão TLS. Verifique se a URL e a porta são de um servidor HTTPS.",
    "cancelled-before-sending": "Cancelado antes que algo fosse enviado.",
    "sign-in-refused": "O servidor rejeitou as credenciais.",
    other: "O servidor não respondeu como esperado.",
    next: "Verifique a URL e tente novamente.",
  },
  instead: {
    recordMissing: "Salve-o novamente no espaço de trabalho ou nos segredos do número e tente novamente.",
    secretsMissing: "Salve cada um deles no espaço de trabalho ou nos segredos do número e tente novamente.",
    secretInvalid: "Corrija-o no espaço de trabalho ou nos segredos do número.",
    fileUnusable:
      "Escolha novamente o arquivo da autoridade certificadora, ou importe novamente o certificado de cliente, no espaço de trabalho.",
    noCertificate: "Salve o certificado nos segredos do número, ou cole-o aqui.",
    requestChanged:
      "Salve novamente nos segredos do número o PIN que foi enviado antes, ou informe onde você vê o número no painel da plataforma.",
    wordNeeded:
      "Escolha encaminhar cópias, ou permita que a sua produção fique sem elas, e inicie novamente.",
    tokenNotKept:
      "Desbloqueie o cofre, para que o token seja guardado até que a URL de callback seja restaurada.",
  },
  notACertificate: {
    what: "O arquivo não tem um certificado no formato PEM (“-----BEGIN CERTIFICATE-----”).",
    next: "Escolha o arquivo com o certificado da sua autoridade.",
  },
  clientUnusable: { next: "Escolha o arquivo certo, ou insira a frase secreta novamente." },
  notHere: {
    what: "O Switchover não pode fazer isso a partir desta janela.",
    next: "Faça à mão: o texto ou o caminho está na tela.",
  },
  notPractice: {
    what: "Isto está disponível apenas na Prática, e estes são os seus próprios números.",
    next: "Abra a Prática primeiro.",
  },
  noSuchFault: {
    what: "O ambiente de testes não tem essa falha.",
    next: "Recarregue a janela: ela pode ser mais antiga do que o programa por trás dela.",
  },
  runUnderWay: {
    what: "Uma migração de prática está em andamento, então a prática não pode ser reiniciada agora.",
    next: "Espere até que a migração pare e reinicie a prática.",
  },
  addressRefused: {
    "not-https": "A URL não começa com https://, então nada é enviado para lá.",
    "ip-literal": "A URL tem um endereço IP no lugar de um nome de host, então nada é enviado para lá.",
    "user-info": "A URL contém um nome de usuário ou uma senha, então nada é enviado para lá.",
    "port-unusual": "A URL tem uma porta diferente de 443, então nada é enviado para lá.",
    "private-address": "A URL leva a uma rede privada, então nada é enviado para lá.",
    "name-not-found": "O nome de host da URL não foi encontrado.",
    unreadable: "Esta não é uma URL válida.",
    "same-endpoint": "O cliente local e a nuvem usariam a mesma URL.",
    other: "Não é possível enviar notificações para esta URL.",
    next: "Corrija a URL e tente novamente.",
  },
  noSuchEvent: {
    what: "Este evento não existe mais: foi excluído, ou o prazo de retenção dele acabou.",
    next: "Volte à lista.",
  },
  noSuchTest: {
    what: "Este teste não existe mais: o Switchover foi reiniciado.",
    next: "Verifique se uma URL de callback ainda precisa ser restaurada e inicie um novo teste.",
  },
  notAnAuthority: {
    "not-an-authority":
      "O arquivo tem um certificado que não é de uma autoridade, por isso não pode responder por servidores.",
    "too-many": "O arquivo tem mais de 20 certificados ou é grande demais.",
    next: "Peça ao administrador o certificado da autoridade da empresa em arquivo PEM.",
  },
  fixedByAdministrator: {
    what: "O administrador deste computador fixou esta configuração.",
    next: "Consulte o administrador se ela precisar ser diferente.",
  },
  notListening: {
    what: "O receptor deste espaço de trabalho não está em execução.",
    next: "Inicie o receptor e tente novamente.",
  },
  portTaken: {
    what: "O receptor não pôde ser iniciado: outro programa neste computador usa a porta {{port}}.",
    next: "Escolha outra porta ou deixe vazio e inicie o receptor novamente.",
  },
  testRunning: {
    what: "Um teste de webhooks está em andamento neste espaço de trabalho.",
    next: "Conclua esse teste e inicie outro.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
