import type { accessCauses as english } from "../en/check-causes-access.ts";
import type { TranslationOf } from "../words.ts";

/** Causes of checks about connections, certificates, credentials and the client's health: what happened, how to fix it. */
export const accessCauses = {
  "not-reachable": {
    happened: "Não verificado: não foi possível alcançar o servidor.",
    remedy: "Corrija o que as verificações de conexão e de certificado informam e verifique novamente.",
  },
  "not-answered": {
    happened: "O servidor não devolveu uma resposta utilizável.",
    remedy:
      "Verifique novamente em instantes. Se a sua implantação não oferece esta consulta, certifique-se por conta própria antes de continuar.",
  },
  "not-allowed": {
    happened: "O servidor rejeitou esta consulta: suas credenciais não a permitem.",
    remedy: "Corrija o que as verificações de token e de permissões informam e verifique novamente.",
  },
  "not-told": {
    happened: "Os dados que esta verificação compara não estão disponíveis aqui.",
    remedy: "Não há nada a corrigir. Se for importante para você, certifique-se por conta própria.",
  },
  "name-not-found": {
    happened: "O servidor DNS não conhece o nome do servidor.",
    remedy: "Verifique a grafia da URL no plano e se este computador usa o servidor DNS ou a VPN certos.",
  },
  "connection-refused": {
    happened: "Nada aceita conexões no endereço e na porta do servidor.",
    remedy: "Verifique a porta no plano e se o servidor está em execução.",
  },
  "no-route": {
    happened: "A rede informa que o servidor está inacessível.",
    remedy:
      "Verifique a rede e a VPN deste computador, ou execute o Switchover em uma máquina na rede do servidor.",
  },
  "connect-timeout": {
    happened: "O tempo limite da conexão esgotou.",
    remedy:
      "A causa costuma ser um firewall. Permita que este computador se conecte ao endereço e à porta do servidor.",
  },
  "proxy-refused": {
    happened: "O proxy rejeitou a conexão.",
    remedy: "Peça ao administrador do proxy que permita o endereço do servidor, ou conecte-se sem o proxy.",
  },
  "proxy-unreachable": {
    happened: "Não é possível alcançar o proxy.",
    remedy:
      "Verifique o endereço e a porta do proxy, no plano ou nas configurações deste computador, e se o proxy está em execução.",
  },
  "proxy-authentication": {
    happened: "O proxy rejeitou o nome de usuário e a senha, ou precisa deles e não os recebeu.",
    remedy:
      "Defina o nome de usuário e a senha do proxy no plano, em proxy, ou na variável de ambiente que indica o proxy. Se ele quiser outro método que não Basic, “switchover network test PLAN” diz qual.",
  },
  "proxy-lost": {
    happened: "O proxy fechou a conexão antes que ela fosse estabelecida.",
    remedy:
      "Verifique novamente em instantes. Se persistir, consulte o administrador do proxy; o log dele tem os detalhes.",
  },
  "proxy-unsupported": {
    happened:
      "O Switchover não aceita o tipo de proxy definido aqui, como SOCKS, ou não consegue ler a URL dele.",
    remedy:
      "Defina um proxy HTTP ou HTTPS no plano, em proxy, ou em HTTPS_PROXY. Se o servidor puder ser alcançado sem proxy, exclua-o com NO_PROXY.",
  },
  "proxy-invalid": {
    happened:
      "Não é possível entender o que o administrador definiu como proxy neste computador, então nenhuma conexão é feita.",
    remedy:
      "Peça ao administrador deste computador que corrija as configurações gerenciadas e inicie o Switchover novamente.",
  },
  redirect: {
    happened:
      "O servidor redireciona para outra URL. O Switchover nunca segue redirecionamentos, porque seus segredos iriam para lá.",
    remedy: "Certifique-se de qual é a URL da própria API e defina-a no plano.",
  },
  "self-signed": {
    happened:
      "O certificado do servidor é autoassinado, então nenhuma autoridade certificadora responde por ele.",
    remedy:
      "Leia a impressão digital SHA-256 do certificado no próprio servidor e defina-a no plano como tls.sha256, ou indique a autoridade dele com tls.caFile.",
  },
  "unknown-ca": {
    happened: "O certificado do servidor vem de uma autoridade em que este computador não confia.",
    remedy:
      "Se for a autoridade da própria empresa, indique o certificado dela no plano com tls.caFile. Caso contrário, a conexão pode estar sendo interceptada: pergunte antes de continuar.",
  },
  "name-mismatch": {
    happened: "O certificado do servidor é para um nome diferente da URL no plano.",
    remedy:
      "Use um dos nomes do certificado na URL, ou defina a impressão digital do certificado no plano como tls.sha256.",
  },
  expired: {
    happened: "O certificado expirou.",
    remedy:
      "Verifique primeiro o relógio deste computador. Se estiver certo, obtenha um novo certificado: para um servidor, com o administrador dele; para o registro de um número, no gerenciador de números da plataforma. Depois verifique novamente.",
  },
  "not-yet-valid": {
    happened: "O certificado do servidor ainda não é válido.",
    remedy:
      "Verifique os relógios deste computador e do servidor. Se ambos estiverem certos, espere ou peça a substituição do certificado.",
  },
  "missing-intermediate": {
    happened: "O servidor não envia um certificado que fica entre o dele e o da autoridade.",
    remedy:
      "Faça o servidor enviar a cadeia inteira, ou indique o certificado que falta no plano com tls.caFile.",
  },
  "old-tls": {
    happened: "O servidor aceita apenas versões desatualizadas do TLS.",
    remedy: "Peça que TLS 1.2 ou mais recente seja ativado no servidor.",
  },
  "weak-certificate": {
    happened: "O certificado do servidor tem uma chave ou assinatura fraca demais para ser confiável.",
    remedy:
      "Peça a substituição por um com chave RSA de 2048 bits ou mais, ou chave de curva elíptica, e assinatura SHA-256.",
  },
  "fingerprint-mismatch": {
    happened:
      "O certificado do servidor não corresponde à impressão digital no plano. Nada foi enviado a ele.",
    remedy:
      "Se o certificado foi substituído de propósito, leia a nova impressão digital no próprio servidor e defina-a no plano. Caso contrário, a conexão pode estar sendo interceptada.",
  },
  "tls-failed": {
    happened: "A conexão criptografada falhou.",
    remedy:
      "Verifique se a URL e a porta são de um servidor HTTPS e se nenhum dispositivo no caminho intercepta a conexão.",
  },
  "certificate-ends-soon": {
    happened: "O certificado do servidor expira em menos de um dia.",
    remedy:
      "Peça a renovação antes de mover o número, para que as etapas seguintes ainda consigam se conectar.",
  },
  "plain-http": {
    happened:
      "Esta URL está no seu próprio computador e não é criptografada, então não há certificado a verificar.",
    remedy: "Não há nada a corrigir.",
  },
  "version-refused": {
    happened: "A API de nuvem rejeitou a versão no plano.",
    remedy: "Defina dialect.apiVersion no plano com uma versão que a sua plataforma aceita.",
  },
  "token-invalid": {
    happened: "As credenciais foram rejeitadas.",
    remedy: "Crie um novo token, ou verifique o nome de usuário e a senha, e guarde-o onde o plano indica.",
  },
  "token-expired": {
    happened: "O token expirou.",
    remedy: "Crie um novo token e guarde-o onde o plano indica.",
  },
  "token-ends-soon": {
    happened: "O token expira em breve, possivelmente durante a migração.",
    remedy:
      "Crie um que dure pelo menos um dia, como o de um usuário do sistema, e guarde-o onde o plano indica.",
  },
  "app-differs": {
    happened: "O token pertence a um app diferente do indicado no plano.",
    remedy:
      "Use um token do app planejado. Se o app do token é o que você quer, defina-o no plano como cloud.appId.",
  },
  "permission-missing": {
    happened: "Falta ao token uma permissão de que a migração precisa.",
    remedy: "Dê ao app do token as duas permissões indicadas aqui e crie um novo token.",
  },
  "brand-differs": {
    happened: "As permissões do token têm um prefixo da marca diferente do plano.",
    remedy: "Defina dialect.brand no plano com o prefixo com que começam os nomes da sua plataforma.",
  },
  "account-not-granted": {
    happened: "As permissões do token são para outras contas comerciais.",
    remedy:
      "Dê ao usuário do token acesso a esta conta e crie um novo token. Ou corrija cloud.businessAccountId no plano.",
  },
  "password-change-required": {
    happened: "O cliente ainda tem a primeira senha e não dá acesso até que ela seja alterada.",
    remedy: "Altere-a no cliente, ou defina uma nova no plano como onPrem.auth.newPassword.",
  },
  "password-will-change": {
    happened:
      "O cliente ainda tem a primeira senha. Você forneceu uma nova; a migração a define antes de qualquer outra coisa.",
    remedy:
      "Continue, ou altere primeiro a senha no cliente: até lá, as outras verificações dele não podem ser executadas.",
  },
  "not-admin": {
    happened: "Este usuário consegue entrar, mas não consegue ver as configurações do cliente.",
    remedy: "Use no plano um administrador do cliente.",
  },
  "gateway-disconnected": {
    happened: "O cliente local não está conectado à plataforma.",
    remedy:
      "Verifique se ele consegue se conectar às portas 443 e 5222, reinicie o core app dele e espere até que a integridade mostre connected.",
  },
  "gateway-uninitialized": {
    happened: "O cliente local não terminou de iniciar.",
    remedy:
      "Espere até que o core app esteja em execução e o banco de dados possa ser alcançado, e verifique novamente.",
  },
  "gateway-unregistered": {
    happened: "Nenhum número está registrado no cliente local.",
    remedy:
      "Certifique-se de que o plano aponta para o cliente que atende o seu número. Se o número já está na nuvem, não há nada a migrar.",
  },
  "gateway-unclear": {
    happened: "O cliente local devolveu um estado de conexão que o Switchover não conhece.",
    remedy: "Certifique-se no cliente de que ele está conectado antes de continuar.",
  },
  "no-primary": {
    happened: "Nenhum nó do cluster local é o mestre primário.",
    remedy: "Espere até que o cluster eleja um, ou reinicie os nós mestres dele, e verifique novamente.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
