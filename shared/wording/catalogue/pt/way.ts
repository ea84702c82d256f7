import type { way as english } from "../en/way.ts";
import type { TranslationOf } from "../words.ts";

/** O que há no caminho até uma API: cada etapa, o que encontrou e o que fazer. */
export const way = {
  step: {
    name: "Nome",
    connection: "Conexão",
    proxy: "Proxy",
    tls: "TLS",
    answer: "Resposta",
  },
  status: { passed: "aprovada", failed: "falhou", "not-tried": "não tentada" },
  through: "Pelo proxy {{proxy}}.",
  free: {
    what: "O caminho até {{host}} está livre.",
    next: "Nenhum token foi enviado. Se as chamadas ainda falharem, teste a conexão do espaço de trabalho: token e permissões não fazem parte deste teste.",
  },
  otherMethod: "outro método",
  note: {
    byChoice:
      "O certificado vale pelo que você escolheu; foi emitido por {{issuer}}. Nenhuma autoridade pública responde por ele.",
    clockAhead: "O relógio deste computador está {{minutes}} min adiantado em relação ao do servidor.",
    clockBehind: "O relógio deste computador está {{minutes}} min atrasado em relação ao do servidor.",
  },
  cause: {
    "no-network": {
      what: "Este computador não tem conexão de rede.",
      next: "Conecte-o a uma rede e teste de novo.",
    },
    "name-not-found": {
      what: "O nome de {{host}} não foi encontrado.",
      next: "Confira como está escrito. Se outros o alcançam, pergunte ao administrador da rede: em algumas empresas os programas só saem por um proxy.",
    },
    "name-servers-silent": {
      what: "Nenhum servidor de nomes informou o endereço de {{host}}.",
      next: "Confira a conexão de rede, a VPN e os servidores de nomes deste computador e teste de novo.",
    },
    refused: {
      what: "{{host}} recusou a conexão.",
      next: "Nada escuta nessa porta, ou um firewall rejeita a conexão. Confira host e porta e depois pergunte ao administrador da rede.",
    },
    reset: {
      what: "A conexão com {{host}} foi cortada antes de ser aberta.",
      next: "Um firewall pode fazer isso; não é certo. Pergunte ao administrador da rede se a conexão é permitida.",
    },
    "timed-out": {
      what: "{{host}} não respondeu.",
      next: "Muitas vezes um firewall descarta os pacotes; o servidor também pode estar fora do ar. Se sua empresa usa um proxy, informe-o nas configurações de rede do espaço de trabalho.",
    },
    "no-route": {
      what: "Este computador não tem rota até {{host}}.",
      next: "Confira a conexão de rede e a VPN e teste de novo.",
    },
    "not-allowed-here": {
      what: "O próprio computador não permitiu a conexão com {{host}}.",
      next: "Em geral quem decide isso é o firewall ou o software de proteção dele: permita o Switchover ali.",
    },
    "connection-failed": {
      what: "A conexão com {{host}} falhou.",
      next: "Teste de novo. Se continuar, passe o código ao administrador da rede.",
    },
    "proxy-settings-silent": {
      what: "As configurações de proxy deste computador não responderam a tempo.",
      next: "Elas podem indicar um script que não pode ser carregado. Escolha o proxy pela URL, ou nenhum, nas configurações de rede do espaço de trabalho.",
    },
    "proxy-unsupported": {
      what: "As configurações deste computador indicam um tipo de proxy que o Switchover não consegue usar.",
      next: "Informe um proxy http:// ou https:// nas configurações de rede do espaço de trabalho. SOCKS não é aceito.",
    },
    "proxy-invalid": {
      what: "Seu administrador fixou um proxy que o Switchover não entende, por isso ele não faz nenhuma conexão.",
      next: "Peça ao administrador que corrija as configurações gerenciadas.",
    },
    "proxy-sign-in": {
      what: "O proxy {{host}} exige usuário e senha.",
      next: "Informe-os nas configurações de rede do espaço de trabalho. O Switchover só se identifica com Basic: se o proxy quiser outra forma, peça uma exceção ao administrador dele.",
    },
    "proxy-sign-in-refused": {
      what: "O proxy {{host}} não aceitou o usuário e a senha.",
      next: "Informe-os de novo nas configurações de rede do espaço de trabalho. O Switchover só se identifica com Basic: se o proxy quiser outra forma, peça uma exceção ao administrador dele.",
    },
    "proxy-sign-in-method": {
      what: "O proxy {{host}} quer uma identificação que o Switchover não tem: {{methods}}.",
      next: "O Switchover só se identifica com Basic. Peça ao administrador do proxy uma exceção para este host ou uma conta com Basic. Ou execute um proxy local que se identifique por você, como Px ou Cntlm, e informe o endereço dele nas configurações de rede do espaço de trabalho.",
    },
    "proxy-refused": {
      what: "O proxy {{host}} não deixa passar conexões até {{server}}.",
      next: "Peça ao administrador dele que permita esse host e essa porta.",
    },
    "proxy-lost": {
      what: "{{host}} aceitou a conexão, mas não respondeu como um proxy responde.",
      next: "Confira host e porta do proxy; outro serviço pode escutar ali.",
    },
    "self-signed": {
      what: "{{host}} apresentou um certificado que ele mesmo emitiu: {{issuer}}.",
      next: "Se é um servidor seu, escolha o certificado dele no espaço de trabalho. Caso contrário, algo pode responder no lugar dele: pergunte ao administrador da rede.",
    },
    "unknown-ca": {
      what: "O certificado de {{host}} foi emitido por uma autoridade que aqui não é confiável: {{issuer}}.",
      next: "Um proxy ou software de proteção da empresa pode ler a conexão, ou outra pessoa. Peça ao administrador o certificado dessa autoridade em arquivo PEM e adicione-o só se for confirmado.",
      nextSystem:
        "O próprio computador confia nessa autoridade, portanto provavelmente um proxy ou software de proteção da empresa lê a conexão. Se o administrador confirmar, escolha confiar também nas autoridades deste computador.",
    },
    "name-mismatch": {
      what: "O certificado que veio de {{host}} é para outros nomes: {{names}}.",
      next: "Algo pode responder no lugar dele, como a página de acesso de uma rede ou um filtro; ou a URL está errada. Abra uma página da web em um navegador para ver se a rede pede um login.",
    },
    expired: {
      what: "O certificado de {{host}} expirou: {{validTo}}. O relógio deste computador diz {{here}}.",
      next: "Se o relógio está errado, corrija-o. Se está certo, o operador do servidor precisa renovar o certificado.",
    },
    "not-yet-valid": {
      what: "O certificado de {{host}} só vale a partir de {{validFrom}}. O relógio deste computador diz {{here}}.",
      next: "Se o relógio está errado, corrija-o. Se está certo, o operador do servidor precisa corrigir o certificado.",
    },
    "missing-intermediate": {
      what: "{{host}} apresentou seu certificado sem o do emissor: {{issuer}}.",
      next: "O operador do servidor precisa instalar a cadeia completa. Se outros alcançam o servidor sem erro, algo pode responder no lugar dele: pergunte ao administrador da rede.",
    },
    "weak-certificate": {
      what: "O certificado de {{host}} tem uma chave ou assinatura que já não é segura.",
      next: "O operador precisa substituí-lo. Seu emissor: {{issuer}}.",
    },
    "fingerprint-mismatch": {
      what: "{{host}} apresentou um certificado diferente do escolhido.",
      next: "Se o operador o renovou, escolha o novo no espaço de trabalho. Caso contrário, algo pode responder no lugar dele.",
    },
    "old-tls": {
      what: "{{host}} oferece apenas versões antigas de TLS.",
      next: "O operador precisa permitir TLS 1.2 ou mais novo.",
    },
    "no-tls": {
      what: "{{host}} respondeu sem TLS.",
      next: "Outro serviço escuta nessa porta, ou algo responde no lugar dele, como a página de acesso de uma rede ou um filtro.",
    },
    "tls-reset": {
      what: "A conexão com {{host}} foi cortada logo após a saudação do TLS.",
      next: "Pode ser um filtro que não permite o nome, ou o próprio servidor; daqui não dá para saber. Pergunte ao administrador da rede se {{host}} é permitido.",
    },
    "tls-timed-out": {
      what: "A saudação do TLS a {{host}} ficou sem resposta.",
      next: "Pode ser um filtro, ou uma VPN que perde pacotes grandes; daqui não dá para saber. Tente outra rede ou pergunte ao administrador da rede.",
    },
    "tls-failed": {
      what: "O TLS com {{host}} falhou.",
      next: "Teste de novo. Se continuar, passe o código ao administrador da rede.",
    },
    "no-answer": {
      what: "{{host}} não respondeu à requisição.",
      next: "Tudo antes disso funcionou. Teste de novo mais tarde; um filtro que lê a conexão também pode reter a resposta.",
    },
    redirect: {
      what: "{{host}} encaminha a requisição para {{to}} em vez de respondê-la.",
      whatUnnamed:
        "{{host}} encaminha a requisição em vez de respondê-la, e não indica nenhum servidor que possa ser consultado.",
      next: "Pode ser a página de acesso de uma rede ou um filtro; ou a URL não é a da API. Abra uma página da web em um navegador para ver se a rede pede um login.",
    },
    "sign-in-page": {
      what: "A rede pede um login antes de deixar sair conexões.",
      next: "Abra uma página da web em um navegador, faça o login ali e teste de novo.",
    },
    "web-page": {
      what: "Uma página da web respondeu no lugar da API.",
      next: "Pode ser a página de acesso de uma rede ou a mensagem de um filtro; ou a URL não é a da API. Abra uma página da web em um navegador para ver se a rede pede um login.",
    },
    "not-the-api": {
      what: "{{host}} respondeu, mas não como a API responde.",
      next: "Confira a URL. Se estiver certa, algo pode responder no lugar dele: pergunte ao administrador da rede.",
    },
  },
  fact: {
    code: "Código: {{code}}",
    status: "Status da resposta: {{status}}",
  },
  unnamed: "sem nome",
} as const satisfies TranslationOf<"pt-BR", typeof english>;
