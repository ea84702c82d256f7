import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type {
  webhooksHostKey as englishHostKey,
  webhooksProbe as englishProbe,
  webhooksTunnel as englishTunnel,
} from "../en/webhooks-tunnel.ts";

/** Words of the way from the public internet to the receiver. */
export const webhooksTunnel = {
  title: "Túnel",
  status: {
    closed: "Fechado",
    opening: "Abrindo",
    open: "Aberto",
    reconnecting: "Reconectando",
    failed: "Falhou",
  },
  none: "A plataforma só entrega em uma URL https pública. Um túnel dá uma a este computador.",
  choose: "Túnel até este computador",
  kind: {
    ssh: "ssh, pelo seu próprio servidor",
    cloudflared: "cloudflared",
    ngrok: "ngrok",
    own: "A sua própria URL",
    lan: "Diretamente pela rede local",
    practice: "Túnel da Prática",
  },
  kindHint: {
    ssh: "Qualquer servidor com sshd e um front-end https que encaminhe para uma porta de loopback.",
    cloudflared: "Usa o programa cloudflared neste computador.",
    ngrok: "Precisa do authtoken da sua conta.",
    own: "Um proxy reverso ou roteador que você já configurou.",
    lan: "Para um cliente local na mesma rede. O receptor escuta lá com TLS.",
    practice: "Parte da Prática. Não precisa de configuração.",
  },
  lan: {
    address: "O endereço deste computador nessa rede",
    choose: "Escolha um endereço",
    every: "Escolha um que o cliente local consiga alcançar.",
    risk: "Enquanto o teste está em execução, este computador escuta nesse endereço, e qualquer um nessa rede pode se conectar. Só solicitações a um caminho secreto são aceitas. Uma nova CA é criada, enviada ao cliente local e removida no final; a chave dela nunca sai deste computador. O firewall talvez precise permitir conexões.",
  },
  managedUnknown:
    "Não é possível entender as configurações gerenciadas, então nenhum túnel pode ser usado. Peça ao administrador deste computador que as corrija e inicie o Switchover novamente.",
  notHere: "Não disponível neste computador.",
  field: {
    host: "Servidor",
    port: "Porta do sshd",
    user: "Usuário",
    keyFile: "Arquivo de chave privada",
    hostKey: "Chave de host",
    remotePort: "Porta de loopback no servidor",
    publicUrl: "URL pública",
    program: "Caminho do programa",
    name: "Nome do túnel",
    tokenFile: "Arquivo do token do túnel",
    domain: "Domínio",
  },
  fieldHint: {
    remotePort: "A porta para a qual o front-end https dele encaminha, por exemplo, 8080.",
    keyFile: "Deixe vazio para usar o agente ssh deste computador.",
    program: "Deixe vazio para usar o programa que foi encontrado.",
    name: "Para um túnel nomeado. Deixe vazio para um túnel rápido com uma nova URL.",
    tokenFile:
      "Para um túnel nomeado que é gerenciado na Cloudflare, em vez do nome dele. As regras dele precisam levar à porta do receptor.",
    domain: "Um domínio da sua conta. Deixe vazio para um que o ngrok atribui.",
  },
  fieldWrong: "Este valor não é válido. Verifique-o.",
  publicUrlHint: "Começa com https:// e leva a este computador.",
  publicUrlOptional: "Para um túnel nomeado. Deixe vazio para um túnel rápido com uma nova URL.",
  publicUrlWrong: "A plataforma só aceita URLs que começam com https://.",
  secret: { ssh: "Frase secreta da chave privada", ngrok: "authtoken do ngrok" },
  secretHint: {
    ssh: "Necessária apenas se o arquivo de chave tiver uma.",
    ngrok: "Encontre-o no seu painel do ngrok.",
  },
  open: "Abrir túnel",
  openHint: "Também inicia o receptor se ele estiver parado.",
  close: "Fechar túnel",
  way: "Tipo",
  address: "URL pública",
  copyAddress: "Copiar a URL pública",
  since: "Última mudança",
  latency: "Ida e volta",
  reconnects: "Conexão",
  held: "nenhuma reconexão desde que abriu",
  reconnected_one: "reconectado {{count}} vez",
  reconnected_other: "reconectado {{count}} vezes",
  moved: "A URL do túnel mudou",
  movedWhat:
    "O que ainda estiver definido com a URL anterior, como uma URL de callback, não alcança mais este computador. Ela era:",
} as const satisfies TranslationOf<"pt-BR", typeof englishTunnel>;

/** Words of recognising an ssh server by its key. */
export const webhooksHostKey = {
  title: "Chave de host do servidor",
  none: "O servidor precisa ser identificado pela chave dele antes que algo seja enviado a ele.",
  pinned: "O Switchover só se conecta a um servidor que apresente esta chave.",
  fetch: "Buscar chave de host",
  forget: "Excluir chave de host",
  shows: "O servidor apresenta esta chave, do tipo",
  compare:
    "Compare-a com a chave que o administrador do servidor fornece a você, ou com ssh-keygen -l no próprio servidor.",
  mine: "Comparei: este é o meu servidor",
  same: "O servidor apresenta a mesma chave.",
  differs:
    "O servidor apresenta uma chave diferente da que você confirmou. Pergunte o motivo ao administrador dele antes de continuar.",
  needed: "Busque a chave e confirme-a primeiro.",
  copy: "Copiar a chave de host",
} as const satisfies TranslationOf<"pt-BR", typeof englishHostKey>;

/** Words of the check of the public URL from outside. */
export const webhooksProbe = {
  title: "Verificar de fora",
  go: "Verificar de fora",
  hint: "Envia um texto aleatório à URL pública. Ele precisa voltar sem alterações.",
  waiting: "Aguardando o texto voltar",
  done: "Verificado",
} as const satisfies TranslationOf<"pt-BR", typeof englishProbe>;
