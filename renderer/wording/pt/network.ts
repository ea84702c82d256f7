import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { network as english } from "../en/network.ts";

/** Words of how a workspace's servers are reached: proxy and client certificate. */
export const network = {
  lead: "A maioria das redes não precisa de alterações. Estas configurações se aplicam às verificações, migrações e alterações de PIN deste espaço de trabalho. Túneis e o encaminhamento ao seu próprio endpoint não as usam.",
  fact: {
    system: "Configurações de proxy do sistema",
    none: "Nenhum proxy",
    proxy: "Proxy {{host}}",
    fixed: {
      system: "Configurações de proxy do sistema, fixadas pelo administrador",
      none: "Nenhum proxy, fixado pelo administrador",
      proxy: "Proxy {{host}}, fixado pelo administrador",
      except: "Proxy {{host}} com exceções, fixado pelo administrador",
    },
    unknown: "Proxy desconhecido, então nenhuma conexão é feita",
    client: "certificado de cliente {{subject}}",
  },
  proxy: {
    label: "Proxy",
    kind: { system: "Configurações do sistema", none: "Nenhum proxy", own: "Proxy personalizado" },
    when: {
      system:
        "As configurações deste computador decidem se um proxy é usado e qual. Recomendado, a menos que um teste de conexão mostre o contrário.",
      none: "Necessário se as configurações deste computador indicam um proxy que não leva a estes servidores. Ambos são alcançados diretamente.",
      own: "Necessário se a sua empresa só permite conexões de saída por um proxy que as configurações deste computador não indicam. Os dois servidores são alcançados por ele.",
    },
    address: "URL do proxy",
    addressHint: "Host e porta, por exemplo, http://proxy.example:3128",
    fault: {
      "scheme-missing": "Insira a URL inteira com http://, por exemplo, http://proxy.example:3128.",
      unsupported: "Use http:// ou https://. Outros proxies, inclusive SOCKS, não são aceitos.",
      credentials: "Remova o nome de usuário e a senha da URL. Eles têm campos separados.",
      "more-than-address": "Remova tudo depois do host e da porta.",
      "not-an-address": "Isto não é uma URL. Insira http:// e o nome do proxy.",
    },
    username: "Nome de usuário (opcional)",
    usernameHint: "Necessário apenas se o proxy o exigir.",
    usernameWrong: "No máximo 128 caracteres, sem dois-pontos.",
    password: "Senha do proxy",
    save: "Salvar proxy",
    saved: "Salvo. Teste as duas conexões para verificar se os servidores delas são alcançados desta forma.",
  },
  client: {
    label: "Certificado de cliente",
    when: "Necessário apenas se o servidor na frente do cliente local exige um certificado de cliente (TLS mútuo). O administrador do servidor o fornece.",
    add: "Adicionar certificado de cliente",
    replace: "Substituir certificado de cliente",
    remove: "Remover certificado de cliente",
    removeShort: "Remover",
    until: "Válido até {{until}}",
    ended: "Expirado ({{until}}): o servidor vai rejeitá-lo.",
    stored: "Chave privada guardada",
    missing: "A chave privada dele não está no cofre. Adicione o certificado novamente.",
    unknown: "O cofre está bloqueado, então não se sabe se a chave privada dele está guardada.",
    title: "Certificado de cliente",
    form: "Formato do arquivo",
    kind: { pfx: "Um arquivo PFX", pem: "Certificado e chave" },
    pfx: "Arquivo PFX (.pfx ou .p12)",
    cert: "Certificado (PEM)",
    key: "Chave privada (PEM)",
    passphrase: "Frase secreta (deixe vazio se não houver)",
    keeps:
      "A chave privada é guardada no cofre. Os arquivos ficam onde estão; o Switchover não precisa deles depois.",
    store: "Salvar certificado de cliente",
    tooLarge: "O arquivo é grande demais. Escolha outro.",
    fault: {
      "not-a-pfx": "Este não é um arquivo PFX.",
      "outdated-pfx":
        "Este arquivo usa criptografia desatualizada. Exporte-o novamente com AES, ou use certificado e chave.",
      "no-key": "Este arquivo não tem um certificado com a chave privada dele.",
      "not-a-certificate": "Este arquivo não tem um certificado PEM (“-----BEGIN CERTIFICATE-----”).",
      "not-a-key": "Este arquivo não tem uma chave privada PEM (“-----BEGIN PRIVATE KEY-----”).",
      "key-mismatch": "Esta chave pertence a outro certificado.",
      "does-not-open": "A frase secreta não abre este arquivo.",
    },
    removeTitle: "Remover o certificado de cliente?",
    removeWhat:
      "A chave privada e a frase secreta dele são excluídas do cofre e não podem ser recuperadas. Servidores que exigem o certificado vão rejeitar conexões.",
  },
  file: {
    choose: "Escolher arquivo",
    chooseFor: "Escolher arquivo: {{label}}",
    none: "Nenhum arquivo escolhido",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
