import type { endpointCauses as english } from "../en/endpoint-causes.ts";
import type { TranslationOf } from "../words.ts";

/** What each cause of the endpoint check means and how to fix it. */
export const endpointCauses = {
  "not-reachable": {
    happened: "Não verificado: a URL, a conexão ou o certificado falhou antes.",
    remedy: "Corrija o que as verificações anteriores a esta informam e verifique novamente.",
  },
  "not-answered": {
    happened: "Nenhuma resposta utilizável chegou em 10 s.",
    remedy:
      "Procure este horário no log do próprio endpoint. Ele deve responder primeiro e processar depois.",
  },
  "not-allowed": {
    happened: "O endpoint não aceitou uma notificação simples, então nenhuma outra foi enviada.",
    remedy: "Corrija o que as verificações de resposta e de assinatura informam e verifique novamente.",
  },
  "not-https": {
    happened: "A URL não começa com https. A plataforma só entrega em URLs https.",
    remedy: "Dê ao endpoint uma URL https com um certificado de uma autoridade pública.",
  },
  "ip-literal": {
    happened: "A URL contém um endereço IP em vez de um nome.",
    remedy: "Use o nome do certificado. Para um endpoint na sua própria rede, permita endereços privados.",
  },
  "user-info": {
    happened:
      "A URL contém um nome de usuário ou uma senha. Eles seriam enviados junto, e a plataforma não faz isso.",
    remedy: "Remova-os da URL. O token de verificação e a assinatura protegem o endpoint.",
  },
  "port-unusual": {
    happened: "A URL indica uma porta diferente de 443.",
    remedy:
      "Coloque o endpoint na porta 443. Para um endpoint na sua própria rede, permita endereços privados.",
  },
  "private-address": {
    happened:
      "O nome leva a um endereço que não é público. A plataforma não poderia alcançá-lo, e nada foi enviado para lá.",
    remedy:
      "Corrija a entrada DNS pública do nome. Se você se refere à sua própria rede, permita endereços privados.",
  },
  "name-not-found": {
    happened: "O servidor DNS não tem endereço para este nome.",
    remedy: "Verifique a grafia da URL e se o nome tem uma entrada DNS pública.",
  },
  unreadable: {
    happened: "Isto não é uma URL que possa ser verificada.",
    remedy: "Cole a URL inteira, começando com https, sem espaços e sem a parte depois de uma cerquilha (#).",
  },
  "same-endpoint": {
    happened:
      "O cliente local também entrega nesta URL. As duas APIs descrevem as mensagens de formas diferentes.",
    remedy: "Dê a cada API a própria URL, ou certifique-se de que o app por trás dela lê os dois formatos.",
  },
  "connection-refused": {
    happened: "Nada aceita conexões neste endereço e nesta porta.",
    remedy:
      "Verifique se o servidor está em execução e se o firewall dele permite conexões de qualquer lugar.",
  },
  "no-route": {
    happened: "A rede informa que o endpoint está inacessível.",
    remedy: "Verifique a rede deste computador e depois o endereço a que o nome leva.",
  },
  "connect-timeout": {
    happened: "O tempo limite da conexão esgotou.",
    remedy:
      "A causa costuma ser um firewall. O endpoint precisa aceitar conexões dos endereços da plataforma.",
  },
  "proxy-refused": {
    happened: "O proxy rejeitou a conexão.",
    remedy:
      "Peça ao administrador do proxy que permita o endereço IP e a porta do endpoint: o proxy recebe o endereço resolvido, não o nome. Ou verifique a partir de uma rede sem proxy.",
  },
  "proxy-unreachable": {
    happened: "Não é possível alcançar o proxy.",
    remedy:
      "Verifique o proxy em HTTPS_PROXY ou nas configurações deste computador, e se ele está em execução.",
  },
  "proxy-authentication": {
    happened: "O proxy rejeitou o nome de usuário e a senha, ou precisa deles e não os recebeu.",
    remedy: "Coloque-os na URL do proxy na variável de ambiente HTTPS_PROXY e reinicie o Switchover.",
  },
  "proxy-lost": {
    happened: "O proxy fechou a conexão antes que ela fosse estabelecida.",
    remedy:
      "Verifique novamente em instantes. Se persistir, consulte o administrador do proxy; o log dele tem os detalhes.",
  },
  "proxy-unsupported": {
    happened: "O Switchover não aceita o tipo de proxy definido aqui, como SOCKS.",
    remedy:
      "Defina um proxy HTTP ou HTTPS em HTTPS_PROXY. Se o endpoint puder ser alcançado sem proxy, exclua-o com NO_PROXY.",
  },
  "proxy-invalid": {
    happened:
      "Não é possível entender o que o administrador definiu como proxy neste computador, então nenhuma conexão é feita.",
    remedy:
      "Peça ao administrador deste computador que corrija as configurações gerenciadas e inicie o Switchover novamente.",
  },
  timeout: {
    happened: "O endpoint aceitou a conexão, mas não enviou uma resposta completa em 10 s.",
    remedy: "Descubra o que ele espera. Ele deve responder primeiro e processar depois.",
  },
  "connection-lost": {
    happened:
      "O endpoint não enviou uma resposta utilizável: interrompeu a conexão antes ou enviou algo que não é HTTP completo.",
    remedy: "Procure este horário nos logs do servidor e do proxy na frente dele.",
  },
  "self-signed": {
    happened: "O certificado é autoassinado. A plataforma o rejeita.",
    remedy:
      "Obtenha um certificado de uma autoridade pública para este nome e faça o servidor enviar a cadeia inteira.",
  },
  "unknown-ca": {
    happened:
      "O certificado vem de uma autoridade que não é pública, como a da própria empresa. Ele pode ter funcionado com o cliente local porque a autoridade foi enviada a ele; a nuvem o rejeita.",
    remedy: "Obtenha um certificado de uma autoridade pública para este nome.",
  },
  "system-roots-only": {
    happened:
      "Este computador confia no certificado, mas nenhuma autoridade pública o emitiu. Ele pode vir da autoridade da própria empresa ou de um dispositivo que intercepta conexões. A plataforma o rejeita.",
    remedy:
      "Obtenha um certificado de uma autoridade pública. Se o endpoint tem um, verifique a partir de uma rede sem um dispositivo desses.",
  },
  "missing-intermediate": {
    happened:
      "O servidor não envia um certificado que fica entre o dele e o da autoridade. Os navegadores o buscam sozinhos; a plataforma não.",
    remedy:
      "Faça o servidor enviar a cadeia inteira: primeiro o próprio certificado, depois o intermediário.",
  },
  "name-mismatch": {
    happened: "O certificado é para outros nomes que não o desta URL.",
    remedy: "Obtenha um certificado para este nome, ou use um dos nomes do certificado na URL.",
  },
  expired: {
    happened: "O certificado expirou.",
    remedy:
      "Se o relógio deste computador estiver certo, peça a renovação e descubra por que ele não foi renovado automaticamente.",
  },
  "not-yet-valid": {
    happened: "O certificado ainda não é válido.",
    remedy: "Verifique o relógio deste computador e depois o da máquina que criou o certificado.",
  },
  "weak-certificate": {
    happened: "O certificado tem uma chave ou assinatura fraca demais para ser confiável.",
    remedy:
      "Peça a substituição por um com chave RSA de 2048 bits ou mais, ou chave de curva elíptica, e assinatura SHA-256.",
  },
  "old-tls": {
    happened: "O endpoint aceita apenas versões desatualizadas do TLS.",
    remedy: "Peça que TLS 1.2 e 1.3 sejam ativados no servidor.",
  },
  "accepts-old-tls": {
    happened: "O endpoint aceita versões atuais do TLS, mas também desatualizadas.",
    remedy: "Peça que TLS 1.0 e 1.1 sejam desativados no servidor. A plataforma não precisa deles.",
  },
  "tls-failed": {
    happened: "A conexão criptografada falhou.",
    remedy:
      "Verifique se um servidor https responde neste endereço e nesta porta e se nenhum dispositivo no caminho intercepta a conexão.",
  },
  "certificate-ends-soon": {
    happened:
      "O certificado expira em menos de 2 semanas. Uma renovação automática já deveria ter acontecido.",
    remedy: "Peça a renovação e verifique o que deveria tê-lo renovado.",
  },
  redirect: {
    happened: "O endpoint redireciona para outra URL. A plataforma não segue.",
    remedy:
      "Use o destino do redirecionamento como URL de callback, ou faça o próprio endpoint responder. Uma barra a menos ou a mais no final é um motivo comum.",
  },
  "challenge-not-bare": {
    happened: "O endpoint aceitou o token certo, mas não devolveu o desafio puro.",
    remedy: "Devolva o valor de hub.challenge e nada mais: sem aspas, sem marcação, sem quebra de linha.",
  },
  "handshake-refused": {
    happened: "O endpoint rejeitou o token certo.",
    remedy:
      "Compare o token com o que o endpoint espera. Alguns frameworks trocam os pontos em hub.verify_token por sublinhados.",
  },
  "accepts-wrong-token": {
    happened: "O endpoint devolveu o desafio para um token errado.",
    remedy: "Faça-o comparar o token e devolver 403 se for diferente.",
  },
  "accepts-missing-token": {
    happened: "O endpoint devolveu o desafio sem nenhum token.",
    remedy: "Faça-o exigir o token e devolver 403 se estiver ausente.",
  },
  "reflects-anything": {
    happened:
      "O endpoint devolveu o desafio para um token errado e sem token: ele não verifica token nenhum.",
    remedy: "Faça-o comparar hub.verify_token com o próprio token e devolver 403 se for diferente.",
  },
  "reflects-html": {
    happened: "O endpoint devolve marcação no desafio como página da web, que um navegador executaria.",
    remedy: "Responda como text/plain, ou aceite apenas desafios de dígitos e letras.",
  },
  "status-not-200": {
    happened: "A resposta não foi 200. A plataforma conta todo o resto como falha, até 201 e 204.",
    remedy: "Devolva 200 assim que a notificação estiver armazenada.",
  },
  "token-not-given": {
    happened: "Nenhum token de verificação foi fornecido, então o certo não foi testado.",
    remedy: "Forneça o token de verificação do endpoint e verifique novamente.",
  },
  "not-asked": {
    happened: "Isto precisa de notificações de teste, que só são enviadas se você pedir.",
    remedy:
      "Peça-as quando o endpoint puder receber mensagens de teste. Elas têm o ID de número 0 e contêm “Switchover test”; o que o endpoint faz com elas depende dele.",
  },
  "secret-not-given": {
    happened:
      "Nenhuma chave secreta do app foi fornecida, e o endpoint rejeita notificações sem assinatura, como deve.",
    remedy:
      "Forneça a chave secreta do app, para que as notificações possam ser assinadas, e verifique novamente.",
  },
  "accepts-bad-signature": {
    happened: "O endpoint aceitou uma notificação cuja assinatura não corresponde aos bytes dela.",
    remedy:
      "Faça-o calcular HMAC-SHA256 com a chave secreta do app sobre o corpo como chegou, antes que algo o interprete, e devolver 401 se a assinatura for diferente.",
  },
  "accepts-missing-signature": {
    happened: "O endpoint aceitou uma notificação sem assinatura. Qualquer um poderia enviar uma a ele.",
    remedy: "Faça-o exigir o cabeçalho X-Hub-Signature-256 e devolver 401 se estiver ausente.",
  },
  "refuses-good-signature": {
    happened: "O endpoint não aceitou uma notificação assinada corretamente.",
    remedy:
      "Verifique se ambos usam a mesma chave secreta do app e se o endpoint assina os bytes como chegaram, não um texto decodificado.",
  },
  "refuses-escaped-text": {
    happened:
      "O endpoint rejeita notificações com caracteres de escape. Provavelmente ele interpreta o JSON, o escreve de novo e assina isso.",
    remedy:
      "Faça-o assinar o corpo como chegou. Acentos e emojis chegam como sequências de escape e seriam escritos de outra forma.",
  },
  "kind-refused": {
    happened: "O endpoint não aceitou um tipo de notificação.",
    remedy:
      "Devolva 200 para toda notificação assinada corretamente e separe os tipos que o seu app não conhece.",
  },
  "slow-median": {
    happened: "Metade das respostas demorou mais do que a meta de 250 ms.",
    remedy:
      "Armazene, responda e depois processe. Se este computador está longe, meça a partir de um mais próximo.",
  },
  "slow-tail": {
    happened: "Respostas demais demoraram mais de 1 s.",
    remedy:
      "Descubra o que atrasa solicitações individuais: bloqueios, partidas a frio ou trabalho que poderia esperar.",
  },
  "large-refused": {
    happened: "O endpoint não aceitou uma notificação de quase 3 MB.",
    remedy:
      "Aumente o limite do corpo para pelo menos 3 MB, no seu app e em todos os proxies na frente dele.",
  },
  "batch-refused": {
    happened: "O endpoint não aceitou um lote de 1.000 atualizações.",
    remedy: "Faça-o ler cada entrada e cada mudança, armazenar primeiro e processar depois.",
  },
  "repeat-refused": {
    happened: "O endpoint não aceitou a mesma notificação uma segunda e uma terceira vez.",
    remedy: "Devolva 200 para duplicatas e conte-as uma vez.",
  },
  "disorder-refused": {
    happened: "O endpoint não aceitou um status que chegou fora de ordem.",
    remedy: "Devolva 200 e mantenha o status mais avançado.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
